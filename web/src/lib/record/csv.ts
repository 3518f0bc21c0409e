/** Rows for a spreadsheet. */

/** A field of a CSV. What a spreadsheet would take for a formula is marked as text. */
function field(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** Says that the text is UTF-8: a spreadsheet that guesses would spoil every letter that is not English. */
const MARK = "\uFEFF";

export const csvOf = (rows: readonly (readonly string[])[]): string =>
  MARK + rows.map((row) => row.map(field).join(",")).join("\r\n") + "\r\n";
