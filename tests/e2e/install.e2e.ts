import { request as ask, createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, people, test } from '../support/e2e.ts'

/** Starts a proxy in front of the server. After `deploy()` it replaces the build id in pages and the service worker. */
async function before(url: string): Promise<{ url: string; deploy: () => void; server: Server }> {
  const target = new URL(url)
  let deployed = false
  const server = createServer((request, response) => {
    const { 'if-none-match': _tag, 'if-modified-since': _since, ...asking } = request.headers
    const headers = { ...asking, host: target.host, 'accept-encoding': 'identity' }
    const asked = ask({
      hostname: target.hostname,
      port: target.port,
      path: request.url,
      method: request.method,
      headers,
    })
    asked.on('response', (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => {
        const body = Buffer.concat(parts)
        const { 'content-length': _, ...rest } = answer.headers
        const build = /(name="build" content|const BUILD =)(="| ')[0-9a-f]{12}/
        const text = body.toString('utf8')
        const page = deployed && build.test(text)
        response.writeHead(answer.statusCode ?? 500, rest)
        response.end(page ? text.replace(build, '$1$2ffffffffffff') : body)
      })
    })
    asked.on('error', () => response.destroy())
    request.pipe(asked)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, deploy: () => (deployed = true), server }
}

test('the console is installable, and its service worker caches only the offline page', async ({ page, signInAs }) => {
  await signInAs(people.manager)
  await page.goto('/home')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.goto('/chats')
  await expect(page.getByText('En línea')).toBeVisible()
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toMatch(/\/sw\.js$/)
  const devtools = await page.context().newCDPSession(page)
  const manifest = await devtools.send('Page.getAppManifest')
  expect(manifest.errors).toEqual([])
  expect(JSON.parse(manifest.data ?? '{}')).toMatchObject({ display: 'standalone', start_url: '/home', lang: 'es-AR' })
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
  // Tests run in an incognito context, for which browsers never offer an installation.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return all.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept).toEqual(['/offline.html', '/offline.js'])
})

test('a new build is offered and applied by a reload, and the offline page is shown without a network', async ({
  page,
  server,
  quiet,
}) => {
  quiet.allow(/net::|Failed to load resource/)
  const place = await before(server.url)
  const build = () => page.locator('meta[name="build"]').getAttribute('content')
  await page.goto(`${place.url}/login`)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const first = await build()
  expect(first).toMatch(/^[0-9a-f]{12}$/)
  await expect(page.getByText('Hay una versión nueva')).toHaveCount(0)

  place.deploy()
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update()
  })
  await expect(page.getByText('Hay una versión nueva')).toBeVisible()
  await page.getByRole('button', { name: 'Recargar' }).click()
  await expect.poll(build).toBe('ffffffffffff')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeVisible()
  await expect(page.getByText('Hay una versión nueva')).toHaveCount(0)

  await new Promise<void>((resolve) => {
    place.server.close(() => resolve())
    place.server.closeAllConnections()
  })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Sin conexión' })).toBeVisible()
})
