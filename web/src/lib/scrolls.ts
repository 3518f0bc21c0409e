/**
 * A region has the keys while it scrolls, so that whoever has no pointer reads it to its end; otherwise they pass it by.
 */
export function keysWhereItScrolls(region: HTMLElement): () => void {
  if (typeof ResizeObserver === "undefined") return () => undefined;
  const look = (): void => {
    if (region.scrollHeight > region.clientHeight) region.tabIndex = 0;
    else region.removeAttribute("tabindex");
  };
  const sizes = new ResizeObserver(look);
  for (const seen of [region, ...region.children]) sizes.observe(seen);
  return () => sizes.disconnect();
}
