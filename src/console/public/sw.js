// Makes the console installable and says so when there is no network. It answers nothing else than that page and the
// script by which it comes back: no call of the API and no file of a build is ever kept here, so that nothing old can
// hide something new.
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
