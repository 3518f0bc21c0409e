/** The game as a script, laid into the reader's own files. */

import { script } from "./api";

export async function saveScript(game: string, key: string): Promise<void> {
  const text = await script(game, key).catch((error: unknown) => `# ${String(error)}\n`);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = `${game}.acts`;
  link.click();
  URL.revokeObjectURL(link.href);
}
