/** A text in an address: compressed, behind the #, which no server ever sees. */

const MARK = "#game=";

/** The longest such fragment, in letters: what every browser, mail and chat lets through. */
export const LONGEST = 6000;

/** The most letters that an address may unpack to: a script that the server takes. */
const MOST = 64 * 1024;

async function through(bytes: Uint8Array<ArrayBuffer>, by: GenericTransformStream): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(by as ReadableWritablePair<Uint8Array, BufferSource>);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** A text as a fragment; null where it is too long for one. */
export async function packed(text: string, mark = MARK): Promise<string | null> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  const hash = mark + letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  return hash.length <= LONGEST ? hash : null;
}

/** The text in a fragment; null where there is none that can be read. */
export async function unpacked(hash: string, mark = MARK): Promise<string | null> {
  if (!hash.startsWith(mark)) return null;
  try {
    const letters = atob(hash.slice(mark.length).replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const text = await through(bytes, new DecompressionStream("deflate-raw"));
    return text.length <= MOST ? new TextDecoder("utf-8", { fatal: true }).decode(text) : null;
  } catch {
    return null;
  }
}
