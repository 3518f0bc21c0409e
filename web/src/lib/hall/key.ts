/** The key of the hall. It comes with the link, and is kept for the way back from the desk. */

type Shelf = Pick<Storage, "getItem" | "setItem">;

const NAME = "jadoube hall key";

/** The key of the link, or the one that was used last in this browser. */
export function keyOf(link: string | null, shelf: Shelf): string | null {
  try {
    if (link !== null) shelf.setItem(NAME, link);
    return link ?? shelf.getItem(NAME);
  } catch {
    return link;
  }
}
