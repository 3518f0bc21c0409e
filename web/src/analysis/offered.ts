/** Whether an engine can be asked about games under a code. */

import { engine, everyCode } from "../lib/live/requests";

/** One is installed, and the men move as they do today. Where nobody answers, none is offered. */
export async function isOffered(code: string | null): Promise<boolean> {
  const [name, known] = await Promise.all([engine(), code === null ? [] : everyCode().catch(() => [])]);
  return name !== null && !known.some(({ id, older }) => older && id === code);
}
