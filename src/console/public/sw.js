// Makes the console installable and says so when there is no network. It answers nothing else: no call of the API and no
// file of a build is ever kept here, so that nothing old can hide something new.
const BUILD = '__BUILD__'
const CACHE = `offline-${BUILD}`
const PAGE = '/offline.html'

self.addEventListener('install', (event) => {
  const fresh = new Request(PAGE, { cache: 'reload' })
  event.waitUntil(caches.open(CACHE).then((cache) => cache.add(fresh)))
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
  if (event.request.mode !== 'navigate' || event.request.method !== 'GET') return
  event.respondWith(fetch(event.request).catch(() => caches.match(PAGE).then((page) => page ?? Response.error())))
})
