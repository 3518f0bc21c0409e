/** Saves the game as a file that other programs read. */

import { exported, type Form } from "../live/requests";

const ENDS: Record<Form, string> = { script: "acts", pgn: "pgn" };

export async function save(game: string, key: string, form: Form): Promise<void> {
  saveText(
    await exported(game, key, form).catch((error: unknown) => `# ${String(error)}\n`),
    `${game}.${ENDS[form]}`,
  );
}

export function saveText(text: string, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
