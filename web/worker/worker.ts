/**
 * The page's worker: the page opens at once, and without a network. It keeps files of the page, and nothing else; and it
 * shows what the server tells a player whose page is not open.
 */

import { noticeOf, type Told } from "./notice";
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

self.addEventListener("push", (event) => {
  const { title, path, ...notice } = noticeOf(read(event.data));
  const icons = { icon: "/icon-192.png", badge: "/icon-192.png" };
  event.waitUntil(self.registration.showNotification(title, { ...notice, ...icons, data: path }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(String(event.notification.data)));
});

function read(data: PushMessageData | null): Partial<Told> | null {
  try {
    return data?.json() as Partial<Told> | null;
  } catch {
    return null;
  }
}

/** The window in which a page is open, or a new one. */
async function show(path: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find(({ url }) => new URL(url).pathname === path);
  await (there ? there.focus() : self.clients.openWindow(path));
}

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
