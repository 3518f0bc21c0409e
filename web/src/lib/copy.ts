/** Copies a text; says whether it was. Plain http on a local network has no clipboard: then the field is selected. */
export async function copied(text: string, field: HTMLInputElement | null): Promise<boolean> {
  field?.select();
  const written = navigator.clipboard?.writeText(text);
  if (!written) return false;
  return written.then(
    () => true,
    () => false,
  );
}
