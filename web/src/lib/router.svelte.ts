/** The page's addresses. The key of a seat stays in the fragment, which no server ever sees. */

export type Route =
  | { is: "create"; start: string | null; code: string | null }
  | { is: "room"; game: string; key: string | null }
  | { is: "record" }
  | { is: "laws" }
  | { is: "code"; code: string; article: string | null }
  | { is: "nowhere" };

export function routeOf({ pathname, search, hash }: Pick<URL, "pathname" | "search" | "hash">): Route {
  const parts = pathname.split("/").filter(Boolean).map(decode);
  const [first, second, third, ...rest] = parts;
  if (rest.length > 0) return { is: "nowhere" };
  if (first === undefined) return create(new URLSearchParams(search));
  if (first === "g" && second && !third) return { is: "room", game: second, key: hash.slice(1) || null };
  if (first === "record" && !second) return { is: "record" };
  if (first !== "laws") return { is: "nowhere" };
  return second ? { is: "code", code: second, article: third ?? null } : { is: "laws" };
}

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

class Router {
  route = $state<Route>({ is: "nowhere" });

  start(): void {
    const look = () => (this.route = routeOf(location));
    addEventListener("popstate", look);
    addEventListener("hashchange", look);
    addEventListener("click", (event) => this.follow(event));
    look();
  }

  go(address: string): void {
    history.pushState(null, "", address);
    this.route = routeOf(location);
    scrollTo(0, 0);
  }

  /** Links within the page are followed without loading it again. */
  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || link.target || link.origin !== location.origin || link.hasAttribute("download")) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
