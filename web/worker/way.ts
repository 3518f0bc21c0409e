/** Which requests of the page the worker answers: files of the page that never change, and its one document. */

/** What is known of a request before it is sent. */
export type Asked = Pick<Request, "method" | "mode" | "url">;

/**
 * `kept`: a file whose name has a hash of its bytes, so that what is kept is what the server has.
 * `document`: what the server has now; what is kept where it is away or slow.
 * `sent`: the worker has no part in it. Everything of a game is `sent`.
 */
export type Way = "kept" | "document" | "sent";

/** How long a document is waited for before the one that is kept is shown, in milliseconds. */
export const PATIENCE = 1500;

/**
 * How a request is answered.
 *
 * `wayOf({ method: "GET", mode: "cors", url: "http://a/assets/index-4fd1.js" }, "http://a")` is `"kept"`.
 */
export function wayOf({ method, mode, url }: Asked, origin: string): Way {
  const at = new URL(url);
  if (method !== "GET" || at.origin !== origin) return "sent";
  if (at.pathname.startsWith("/assets/")) return "kept";
  return mode === "navigate" && isOfThePage(at.pathname) ? "document" : "sent";
}

/** The board for frames has rules of its own about who may show it: only the server's answer has them. */
function isOfThePage(path: string): boolean {
  const [first = ""] = path.slice(1).split("/");
  return first !== "api" && first !== "xfcc" && first !== "embed" && !first.includes(".");
}
