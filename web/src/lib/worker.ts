/** The page's worker, which keeps the page for the next time, and hears of games while no page is open. */

/** Begins the worker once the page has nothing better to do. A page inside a frame of another site has none. */
export function keepPage(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator) || window.top !== window) return;
  const begin = (): void => {
    // Where a browser allows no worker, the page works as before.
    navigator.serviceWorker.register("/worker.js").catch(() => undefined);
  };
  if (document.readyState === "complete") begin();
  else window.addEventListener("load", begin, { once: true });
}
