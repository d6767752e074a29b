// Makes the console installable and shows an offline page when there is no network. Caches only that page and its
// script, never API responses or build files, so that it cannot serve stale content.
const BUILD = '__BUILD__'
const CACHE = `offline-${BUILD}`
const PAGE = '/offline.html'
const KEPT = [PAGE, '/offline.js']

self.addEventListener('install', (event) => {
  const fresh = KEPT.map((file) => new Request(file, { cache: 'reload' }))
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(fresh)))
  self.skipWaiting()
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name)
      await self.clients.claim()
      for (const client of await self.clients.matchAll()) client.postMessage({ build: BUILD })
    })(),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET') return
  const file = request.mode === 'navigate' ? PAGE : KEPT.find((name) => name === new URL(request.url).pathname)
  if (!file) return
  event.respondWith(fetch(request).catch(() => caches.match(file).then((kept) => kept ?? Response.error())))
})
