/** The page's worker: the page opens at once, and without a network. It keeps files of the page, and nothing else. */

import { PATIENCE, wayOf } from "./way";

declare const self: ServiceWorkerGlobalScope;

/** The document and what it needs first, and a name that changes with any of it: the build writes both. */
declare const SHELL: readonly string[];
declare const VERSION: string;

const DOCUMENT = "/";
const CACHE = `jadoube ${VERSION}`;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([...SHELL])));
});

// It begins once no page of the last version is open, so none loses the files that it is made of.
self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))),
      ),
  );
});

self.addEventListener("fetch", (event) => {
  const way = wayOf(event.request, self.location.origin);
  if (way === "kept") event.respondWith(kept(event.request));
  if (way === "document") event.respondWith(documentOf(event.request));
});

/** A file, out of the cache; it is fetched once. */
async function kept(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const there = await cache.match(request);
  if (there) return there;
  const fetched = await fetch(request);
  if (fetched.ok) await cache.put(request, fetched.clone());
  return fetched;
}

/** The document that the server has; the one that is kept, where the server does not answer soon. */
async function documentOf(request: Request): Promise<Response> {
  const fetched = fetch(request);
  const late = new Promise<null>((told) => setTimeout(() => told(null), PATIENCE));
  const soon = await Promise.race([fetched.catch(() => null), late]);
  // A proxy says so where the server behind it is away.
  if (soon && soon.status < 500) return soon;
  return (await (await caches.open(CACHE)).match(DOCUMENT)) ?? fetched;
}
