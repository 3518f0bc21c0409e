/** Saves the game as a file that other programs read. */

import { exported, type Form } from "../api";

const ENDS: Record<Form, string> = { script: "acts", pgn: "pgn" };

export async function save(game: string, key: string, form: Form): Promise<void> {
  const text = await exported(game, key, form).catch((error: unknown) => `# ${String(error)}\n`);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = `${game}.${ENDS[form]}`;
  link.click();
  URL.revokeObjectURL(link.href);
}
