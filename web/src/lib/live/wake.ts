/** Takes up the line again when the network or the reader comes back. */

/** Milliseconds out of sight after which the page asks for what is new: a phone's line may be dead and not know it. */
const SLEEP = 30_000;

/** Watches until the function that it gives back is called. */
export function wakes(line: { doubts(): void; retry(): void; refresh(): void }): () => void {
  let hidden = Date.now();
  const online = () => line.retry();
  const offline = () => line.doubts();
  const seen = () => {
    if (document.hidden) hidden = Date.now();
    else if (Date.now() - hidden > SLEEP) line.refresh();
  };
  addEventListener("online", online);
  addEventListener("offline", offline);
  document.addEventListener("visibilitychange", seen);
  return () => {
    removeEventListener("online", online);
    removeEventListener("offline", offline);
    document.removeEventListener("visibilitychange", seen);
  };
}
