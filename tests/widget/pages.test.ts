import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { builtWidget } from './build.ts'
import { createWidgetFixture, SITE, type WidgetFixture } from './fixtures.ts'

let app: TestApp
let on: WidgetFixture
let built: Awaited<ReturnType<typeof builtWidget>>

beforeAll(async () => {
  built = await builtWidget()
  app = await startApp({ settings: { widgetDir: built.folder } })
  on = await createWidgetFixture(app)
})
afterAll(async () => {
  await app.stop()
  built.remove()
})

const get = (url: string, headers: Record<string, string> = {}) => app.app.inject({ method: 'GET', url, headers })
const policyOf = (answer: { headers: Record<string, unknown> }) => String(answer.headers['content-security-policy'])

test('a page loads at most 3 kB before a click, and the whole widget at most 30 kB', async () => {
  const loader = await get(`/widget/loader.js?bot=${on.key}`, { 'accept-encoding': 'gzip, br' })
  expect(loader.headers['content-encoding']).toBe('br')
  expect(loader.rawPayload.length).toBeLessThanOrEqual(3_000)
  const assets = path.join(built.folder, 'assets')
  const sizes = readdirSync(assets)
    .filter((name) => name.startsWith('frame-') && name.endsWith('.br'))
    .map((name) => statSync(path.join(assets, name)).size)
  expect(sizes).toHaveLength(2)
  const page = (await get(`/widget/frame/${on.key}`)).rawPayload.length
  expect(sizes.reduce((sum, size) => sum + size, loader.rawPayload.length + page)).toBeLessThanOrEqual(30_000)
})

test('the script of a survey weighs at most 40 kB', async () => {
  const assets = path.join(built.folder, 'assets')
  const [script, ...others] = readdirSync(assets).filter((name) => /^survey-.*\.js\.br$/.test(name))
  expect(others).toEqual([])
  expect(statSync(path.join(assets, script ?? '')).size).toBeLessThanOrEqual(40_000)
})

test('the loader can be used by other sites, is cached for minutes, and is equal in every encoding', async () => {
  const [br, plain] = [
    await get(`/widget/loader.js?bot=${on.key}`, { 'accept-encoding': 'br' }),
    await get(`/widget/loader.js?bot=${on.key}`),
  ]
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body)
  expect(plain.headers).toMatchObject({
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=300',
    'content-type': 'text/javascript; charset=utf-8',
  })
  const again = await get(`/widget/loader.js?bot=${on.key}`, { 'if-none-match': String(plain.headers.etag) })
  expect(again.statusCode).toBe(304)
})

test('the loader knows the sites that may show it, and a site that may not loads it anew each time', async () => {
  const { body, headers } = await get(`/widget/loader.js?bot=${on.key}`, { referer: `${SITE}/` })
  expect(body).toContain(`"sites":["${SITE}"]`)
  expect(headers['cache-control']).toBe('public, max-age=300')
  const refused = await get(`/widget/loader.js?bot=${on.key}`, { referer: 'https://otra.example/' })
  expect(refused.body).toBe(body)
  expect(refused.headers['cache-control']).toBe('no-store')
})

test('the frame of an unconfigured bot shows a greeting and an offer to talk to a person', async () => {
  const { body } = await get(`/widget/frame/${on.key}`)
  const { face } = JSON.parse(/id="face">(.*?)<\/script>/s.exec(body)?.[1] ?? '')
  expect(face).toMatchObject({
    welcome_message: expect.stringMatching(/^¡Hola!/),
    starter_buttons: [{ title: 'Hablar con una persona' }],
  })
})

test('the frame can be embedded only by the allowed sites of the bot', async () => {
  const answer = await get(`/widget/frame/${on.key}`)
  expect(answer.statusCode).toBe(200)
  expect(policyOf(answer)).toContain(`frame-ancestors 'self' ${SITE}`)
  expect(policyOf(answer)).toContain("script-src 'self';")
  expect(policyOf(answer)).not.toContain('unsafe')
  expect(answer.headers['x-frame-options']).toBeUndefined()
  // All other pages of the server cannot be framed.
  expect((await get('/health')).headers['x-frame-options']).toBe('DENY')
})

test('a bot without sites can be embedded only by this server, and an unknown key returns 404', async () => {
  const lonely = await createWidgetFixture(app)
  await lonely.settings({})
  expect(policyOf(await get(`/widget/frame/${lonely.key}`))).toMatch(/frame-ancestors 'self'$/)
  for (const url of ['/widget/frame/no-such-key-here', '/widget/loader.js?bot=no-such-key-here', '/widget/loader.js'])
    expect((await get(url)).statusCode, url).toBe(404)
})

test('texts of the settings cannot inject markup or script, nor a site a policy directive', async () => {
  const hostile = '</script><script>alert(1)</script>"\'<img src=x onerror=alert(1)>'
  const other = await createWidgetFixture(app)
  await other.settings({
    webchat: {
      style: { title: hostile, open: hostile },
      parameters: { welcome_message: hostile, allowed_domains: [`${SITE}; script-src *`] },
    },
  })
  const page = await get(`/widget/frame/${other.key}`)
  expect(page.body).not.toContain('<script>alert')
  expect(page.body).not.toContain('<img')
  expect(policyOf(page)).not.toContain('script-src *')
  const loader = await get(`/widget/loader.js?bot=${other.key}`)
  expect(loader.body).not.toContain('</script>')
  expect(() => new Function(loader.body)).not.toThrow()
})

test("the frame's files have a hash in their names and are cached forever", async () => {
  const { script, style } = JSON.parse(readFileSync(path.join(built.folder, 'manifest.json'), 'utf8'))
  for (const name of [script, style]) {
    const answer = await get(`/widget/assets/${name}`, { 'accept-encoding': 'br' })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toContain('immutable')
    expect(answer.headers['content-encoding']).toBe('br')
  }
})

test('the demo page embeds the widget under a strict policy, and does not exist in production', async () => {
  const page = await get(`/demo/${on.key}`)
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain(`<script async src="/widget/loader.js?bot=${on.key}"></script>`)
  expect(policyOf(page)).toContain("default-src 'none'")
  // Without its own icon, browsers request /favicon.ico, and the policy would report that at each load.
  const [, icon = ''] = /<link rel="icon" href="([^"]+)"/.exec(page.body) ?? []
  expect(icon).toBe('/favicon.svg')
  expect(policyOf(page)).toContain("img-src 'self'")
  const production = await startApp({ store: app.store, settings: { widgetDir: built.folder, mode: 'production' } })
  const answer = await production.app.inject({ method: 'GET', url: `/demo/${on.key}` })
  await production.stop()
  expect(answer.statusCode).toBe(404)
})

test('the token of a company lets its site embed the frame; without it, nothing tells of the site', async () => {
  const boss = await app.user()
  await app.member(on.botId, boss, 2)
  const admin = await app.as(boss)
  const made = await admin.call('POST', `/access/${on.botId}`, { body: { company_name: 'Distribuidora Sur' } })
  const { company_id: id, company_token } = made.body
  const body = { id, company_name: 'Distribuidora Sur', url: 'https://sur.example/ayuda' }
  await admin.call('PUT', `/access/${on.botId}`, { body })
  const policy = async (query: string) => policyOf(await get(`/widget/frame/${on.key}${query}`))
  expect(await policy(`?company=${company_token}`)).toContain('https://sur.example')
  for (const query of ['', '?company=', `?company=emp_${'x'.repeat(43)}`])
    expect(await policy(query), query).not.toContain('sur.example')
  expect((await get(`/widget/loader.js?bot=${on.key}`)).body).not.toContain('sur.example')
})
