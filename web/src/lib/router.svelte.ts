/** The page's addresses. The key of a seat stays in the fragment, which no server ever sees. */

export type Route =
  | { is: "create"; start: string | null; code: string | null }
  | { is: "room"; game: string; key: string | null }
  | { is: "match"; id: string; key: string | null }
  | { is: "record" }
  | { is: "desk" }
  | { is: "hall"; key: string | null }
  | { is: "games"; hash: string }
  | { is: "laws"; sought: string }
  | { is: "code"; code: string; article: string | null; case: number }
  | { is: "compare"; topic: string | null; codes: string[] }
  | { is: "changes"; older: string; newer: string }
  | { is: "timeline"; subject: string | null; step: number }
  | { is: "learn"; leaflet: boolean }
  | { is: "tour"; step: number }
  | { is: "replay"; game: string | null; hash: string; under: string | null; framed: boolean }
  | { is: "print"; what: string | null; which: string | null; asked: URLSearchParams }
  | { is: "nowhere" };

export function routeOf({ pathname, search, hash }: Pick<URL, "pathname" | "search" | "hash">): Route {
  const parts = pathname.split("/").filter(Boolean).map(decode);
  const [first, second, third, ...rest] = parts;
  const asked = new URLSearchParams(search);
  if (first === "laws" && second === "changes" && third && rest.length === 1)
    return { is: "changes", older: third, newer: rest[0]! };
  if (rest.length > 0) return { is: "nowhere" };
  if (first === undefined) return create(asked);
  if (first === "g" && second && !third) return { is: "room", game: second, key: hash.slice(1) || null };
  if (first === "m" && second && !third) return { is: "match", id: second, key: hash.slice(1) || null };
  if ((first === "record" || first === "desk") && !second) return { is: first };
  if (first === "games" && !second) return { is: "games", hash };
  if (first === "hall" && !second) return { is: "hall", key: hash.slice(1) || null };
  if (first === "learn" && !third && (!second || second === "leaflet"))
    return { is: "learn", leaflet: second === "leaflet" };
  if ((first === "replay" || first === "embed") && !third) {
    const under = asked.get("under") || null;
    return { is: "replay", game: second ?? null, hash, under, framed: first === "embed" };
  }
  if (first === "tour" && !third) return { is: "tour", step: numberOf(second ?? null) };
  if (first === "print") return { is: "print", what: second ?? null, which: third ?? null, asked };
  if (first !== "laws") return { is: "nowhere" };
  if (second === undefined) return { is: "laws", sought: asked.get("q") ?? "" };
  if (second === "compare") return { is: "compare", topic: third ?? null, codes: listOf(asked.get("codes")) };
  if (second === "timeline")
    return { is: "timeline", subject: third ?? null, step: numberOf(asked.get("step")) };
  return { is: "code", code: second, article: third ?? null, case: numberOf(asked.get("case")) };
}

const listOf = (text: string | null): string[] => (text ?? "").split(",").filter(Boolean);

/** A number from 1; 1 where none is named. */
const numberOf = (text: string | null): number => (/^[1-9]\d{0,3}$/.test(text ?? "") ? Number(text) : 1);

const create = (asked: URLSearchParams): Route => ({
  is: "create",
  start: asked.get("start"),
  code: asked.get("code"),
});

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const articlePath = (code: string, no: string): string =>
  `/laws/${encodeURIComponent(code)}/${encodeURIComponent(no)}`;

/** A case of an article, to be stepped through. */
export const casePath = (code: string, no: string, number: number): string =>
  `${articlePath(code, no)}${number > 1 ? `?case=${number}` : ""}`;

/** What every code says on a topic. */
export const topicPath = (topic: string, codes: readonly string[] = []): string =>
  `/laws/compare/${encodeURIComponent(topic)}${codes.length > 0 ? `?codes=${codes.map(encodeURIComponent).join(",")}` : ""}`;

/** A step of a subject in the timeline, from 1. */
export const stepPath = (subject: string, step: number): string =>
  `/laws/timeline/${encodeURIComponent(subject)}${step > 1 ? `?step=${step}` : ""}`;

/** A step of the tour, from 1. */
export const tourPath = (step: number): string => (step > 1 ? `/tour/${step}` : "/tour");

/**
 * A game replayed, in the page or in a frame of another.
 *
 * @param hash the key of a seat at the game, or the packed game itself
 */
export const replayPath = (
  game: string | null,
  hash: string,
  { under = null, framed = false }: { under?: string | null; framed?: boolean } = {},
): string =>
  `/${framed ? "embed" : "replay"}${game === null ? "" : `/${encodeURIComponent(game)}`}` +
  `${under === null ? "" : `?under=${encodeURIComponent(under)}`}${hash}`;

/** The search over all codes. */
export const searchPath = (sought: string): string =>
  sought.trim() === "" ? "/laws" : `/laws?q=${encodeURIComponent(sought)}`;

/** What changed from one edition to another. */
export const changesPath = (older: string, newer: string): string =>
  `/laws/changes/${encodeURIComponent(older)}/${encodeURIComponent(newer)}`;

/** How long a page may take to grow until it is as long as it was, in milliseconds. */
const PATIENCE = 3000;

class Router {
  route = $state<Route>({ is: "nowhere" });
  /** Where the reader was on the page to which he has come back; null on a page to which he has come newly. */
  kept: number | null = null;

  start(): void {
    history.scrollRestoration = "manual";
    const look = () => (this.route = routeOf(location));
    addEventListener("popstate", (event) => {
      this.kept = (event.state as { y?: number } | null)?.y ?? null;
      look();
      goesElsewhere.abort();
      if (this.kept !== null) comeBack(this.kept);
    });
    addEventListener("hashchange", look);
    addEventListener("click", (event) => this.follow(event));
    addEventListener("scrollend", () => keep());
    addEventListener("pagehide", () => keep());
    this.kept = (history.state as { y?: number } | null)?.y ?? null;
    look();
    if (this.kept !== null) comeBack(this.kept);
  }

  /** Goes to an address of the page, to its top, or where the reader is now. */
  go(address: string, scrolls: "to-top" | "stays" = "to-top"): void {
    keep();
    goesElsewhere.abort();
    history.pushState(null, "", address);
    this.kept = null;
    this.route = routeOf(location);
    if (scrolls === "to-top") scrollTo(0, 0);
  }

  /** The same page under another address: the way back does not lead to the one before. */
  rename(address: string): void {
    history.replaceState(history.state, "", address);
    this.route = routeOf(location);
  }

  /** Links within the page are followed without loading it again. */
  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || link.target || link.origin !== location.origin || link.hasAttribute("download")) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash, link.dataset.stays === undefined ? "to-top" : "stays");
  }
}

/** Keeps with this address how far down the reader is. */
const keep = (): void => history.replaceState({ ...history.state, y: scrollY }, "");

/** Frames for which a reader who is back in his place is kept there: the page that he left may be shown for one more. */
const STAYS = 20;

/** Ends the way back of a reader who has gone elsewhere. */
let goesElsewhere = new AbortController();

/** Scrolls down to where the reader was, as soon as the page is long enough again, unless he scrolls himself. */
function comeBack(y: number): void {
  goesElsewhere.abort();
  const stop = (goesElsewhere = new AbortController());
  const until = performance.now() + PATIENCE;
  const leave = () => stop.abort();
  for (const own of ["wheel", "touchmove", "pointerdown", "keydown"])
    addEventListener(own, leave, { signal: stop.signal });
  let stayed = 0;
  const look = (): void => {
    if (stop.signal.aborted) return;
    if (Math.abs(scrollY - y) <= 1) stayed += 1;
    else {
      stayed = 0;
      scrollTo(0, y);
    }
    if (stayed >= STAYS || performance.now() > until) leave();
    else requestAnimationFrame(look);
  };
  look();
}

export const router = new Router();
