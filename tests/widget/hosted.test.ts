import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hostedPath } from '../../src/contract/hosted-page.ts'
import { startApp, type TestApp, type TestUser } from '../support/app.ts'
import { builtWidget } from './build.ts'
import { createWidgetFixture, SITE, type WidgetFixture } from './fixtures.ts'

const OWN = 'https://consola.example'

let app: TestApp
let on: WidgetFixture
let owner: TestUser
let built: Awaited<ReturnType<typeof builtWidget>>

beforeAll(async () => {
  built = await builtWidget()
  app = await startApp({ settings: { widgetDir: built.folder, publicUrl: OWN } })
})
afterAll(async () => {
  await app.stop()
  built.remove()
})
beforeEach(async () => {
  on = await createWidgetFixture(app)
  owner = await app.user()
  await app.member(on.botId, owner, 2)
})

const get = (url: string, headers: Record<string, string> = {}) => app.app.inject({ method: 'GET', url, headers })
const load = (referer: string) => get(`/widget/loader.js?bot=${on.key}`, { referer })
const open = (body: object) => app.call('POST', `/webchat/${on.key}/sessions`, { body })
const publication = async () => (await (await app.as(owner)).call('GET', `/bots/webchat/publication/${on.botId}`)).body

describe("the bot's own page", () => {
  test('shows the chat under a strict policy, and cannot be framed', async () => {
    await on.settings({ webchat: { style: { title: 'Trigal "y" <b>' }, parameters: { allowed_domains: [SITE] } } })
    const { statusCode, headers, body } = await get(hostedPath(on.key))
    expect(statusCode).toBe(200)
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'; style-src 'self';")
    expect(headers['content-security-policy']).not.toContain('unsafe')
    expect(headers['x-frame-options']).toBe('DENY')
    expect(body).toContain('<title>Trigal &quot;y&quot; &lt;b&gt;</title>')
    expect(body).toContain(`<meta property="og:url" content="${OWN}/c/${on.key}">`)
    expect(JSON.parse(/id="face">(.*?)<\/script>/s.exec(body)?.[1] ?? '')).toMatchObject({ key: on.key, hosted: true })
  })

  test('exists in production too, and not for an unknown key', async () => {
    const production = await startApp({ store: app.store, settings: { widgetDir: built.folder, mode: 'production' } })
    const page = (url: string) => production.app.inject({ method: 'GET', url })
    expect((await page(hostedPath(on.key))).statusCode).toBe(200)
    expect((await page(hostedPath('no-such-key-here'))).statusCode).toBe(404)
    await production.stop()
  })

  test.each(['an unknown key', 'a removed bot', 'an address that is no key', 'an address below it'])(
    'of %s is a plain page for customers: it never leads to the console',
    async (which) => {
      const consoleDir = await mkdtemp(path.join(tmpdir(), 'console-'))
      await writeFile(path.join(consoleDir, 'index.html'), '<title>Ingresar</title><script>start()</script>')
      const whole = await startApp({ store: app.store, settings: { widgetDir: built.folder, consoleDir } })
      const page = (url: string) =>
        whole.app.inject({ method: 'GET', url, headers: { accept: 'text/html', host: 'consola.example' } })
      expect((await page(hostedPath(on.key))).body).toContain('id="face"')
      if (which === 'a removed bot')
        await app.db.updateTable('bot').set({ removed_at: app.clock.now() }).where('id', '=', on.botId).execute()
      const addresses: Record<string, string> = {
        'an unknown key': hostedPath('no-such-key-here'),
        'a removed bot': hostedPath(on.key),
        'an address that is no key': hostedPath('X'),
        'an address below it': hostedPath(`${on.key}/chat`),
      }
      const { statusCode, headers, body } = await page(addresses[which] ?? '')
      expect(statusCode).toBe(404)
      expect(headers['content-type']).toBe('text/html; charset=utf-8')
      expect(headers['x-robots-tag']).toBe('noindex')
      expect(body).toContain('Esta página no existe o ya no está publicada.')
      expect(body).not.toMatch(/<script|<a |Ingresar/)
      // Other addresses are the console's.
      expect((await page('/login')).body).toContain('Ingresar')
      await whole.stop()
      await rm(consoleDir, { recursive: true })
    },
  )

  test('is not listed by search engines unless the owner wants that', async () => {
    const page = await get(hostedPath(on.key))
    expect(page.headers['x-robots-tag']).toBe('noindex')
    expect(page.body).toContain('<meta name="robots" content="noindex">')
    await on.settings({ webchat: { parameters: { hosted_indexed: true } } })
    const listed = await get(hostedPath(on.key))
    expect(listed.headers['x-robots-tag']).toBeUndefined()
    expect(listed.body).not.toContain('noindex')
  })

  test('says so when it is switched off, without a script', async () => {
    await on.settings({ webchat: { parameters: { hosted_page: false } } })
    const { statusCode, body, headers } = await get(hostedPath(on.key))
    expect(statusCode).toBe(404)
    expect(body).toContain('Por ahora no atendemos por esta página.')
    expect(body).not.toContain('<script')
    expect(headers['x-robots-tag']).toBe('noindex')
  })

  test('can be opened whatever sites are allowed, and counts apart from them', async () => {
    const page = hostedPath(on.key)
    expect((await open({ origin: OWN, page, team: true })).status).toBe(201)
    expect(await publication()).toMatchObject({ url: OWN + page, page: { outside: false }, sites: [] })
    expect((await open({ origin: OWN, page })).status).toBe(201)
    // A colleague who opens it afterwards does not take that back.
    await open({ origin: OWN, page, team: true })
    expect(await publication()).toMatchObject({ page: { outside: true }, sites: [] })
    // The page of another bot, and a site with a page of the same name, are no visit of it.
    await open({ origin: SITE, page })
    expect((await publication()).sites).toMatchObject([{ origin: SITE, page, allowed: true }])
  })
})

describe('sites that showed the widget', () => {
  test('are noted from the loader, without query, from the first visit to the last', async () => {
    const first = app.clock.now().toISOString()
    await load(`${SITE}/contacto?correo=ana@example.com#x`)
    const [site] = (await publication()).sites
    const visit = { first_seen_at: first, last_seen_at: first }
    expect(site).toEqual({ origin: SITE, page: '/contacto', refused: false, allowed: true, ...visit })
    app.clock.advance(599)
    await load(`${SITE}/otra`)
    expect((await publication()).sites).toMatchObject([{ page: '/contacto', last_seen_at: first }])
    app.clock.advance(1)
    await load(`${SITE}/otra`)
    const last_seen_at = app.clock.now().toISOString()
    expect((await publication()).sites).toMatchObject([{ page: '/otra', first_seen_at: first, last_seen_at }])
  })

  test('get their page from the chat when the browser tells only the origin', async () => {
    await load(`${SITE}/`)
    expect((await publication()).sites).toMatchObject([{ origin: SITE, page: null }])
    await open({ origin: SITE, page: '/productos' })
    expect((await publication()).sites).toMatchObject([{ origin: SITE, page: '/productos' }])
  })

  test('are shown too when they are not allowed, and become allowed', async () => {
    const foreign = 'https://www.tienda.example'
    await load(`${foreign}/`)
    expect((await open({ origin: foreign })).status).toBe(403)
    expect((await publication()).sites).toMatchObject([{ origin: foreign, refused: true, allowed: false }])
    const caller = await app.as(owner)
    const body = { position: 'right', allowed_domains: [SITE, foreign] }
    expect((await caller.call('PUT', `/bots/webchat/parameters/${on.botId}`, { body })).status).toBe(200)
    expect((await publication()).sites).toMatchObject([{ origin: foreign, refused: true, allowed: true }])
    // The change is noted at once.
    await load(`${foreign}/`)
    expect((await publication()).sites).toMatchObject([{ origin: foreign, refused: false, allowed: true }])
  })

  test('are noted from the frame when the page sends no referrer with its scripts', async () => {
    await get(`/widget/frame/${on.key}`, { referer: `${SITE}/` })
    expect((await publication()).sites).toMatchObject([{ origin: SITE }])
  })

  test('are at most 20 besides the allowed ones, which come first and which forged ones never push out', async () => {
    await load(`${SITE}/`)
    for (let at = 0; at < 120; at++) await load(`https://falso-${at}.example/`)
    const { sites } = await publication()
    expect(sites).toHaveLength(21)
    expect(sites[0]).toMatchObject({ origin: SITE, allowed: true })
    // Refused ones are written 60 times at most within ten minutes.
    expect(sites.map(({ origin }: { origin: string }) => origin)).not.toContain('https://falso-60.example')
    app.clock.advance(600)
    await load('https://falso-60.example/')
    expect((await publication()).sites[1].origin).toBe('https://falso-60.example')
  })

  test('are kept while forged ones come, once they are allowed, and while they are seen again and again', async () => {
    const [mine, other] = ['https://mia.example', 'https://vista.example']
    await load(`${mine}/`)
    await load(`${other}/`)
    app.clock.advance(600)
    await load(`${other}/`)
    await on.settings({ webchat: { parameters: { allowed_domains: [mine] } } })
    for (let at = 0; at < 50; at++) await load(`https://falso-${at}.example/`)
    const { sites } = await publication()
    expect(sites[0]).toMatchObject({ origin: mine, allowed: true })
    expect(sites.map(({ origin }: { origin: string }) => origin)).toContain(other)
  })

  test('that no site can be are forgotten when an earlier version had noted them', async () => {
    const at = app.clock.now()
    const wrong = [
      'http://a',
      'https://1.2.3.4.5',
      'http://0.0.0.0',
      'https://t.example:0',
      'https://tienda.e',
      'https://-.example',
    ]
    const right = [
      'https://a.example:8443',
      'http://localhost:5173',
      'http://[::1]:8080',
      'http://10.0.0.2',
      'https://xn--a-b.co',
    ]
    const row = { bot_id: on.botId, first_seen_at: at, last_seen_at: at, refused: true }
    await app.db
      .insertInto('webchat_site')
      .values([...wrong, ...right].map((origin) => ({ ...row, origin })))
      .execute()
    await app.db
      .insertInto('webchat_site')
      .values({ ...row, origin: 'http://intranet', refused: false })
      .execute()
    const file = '../../src/server/foundation/store/migrations/0144_webchat_site_origins.sql'
    await sql.raw(await readFile(new URL(file, import.meta.url), 'utf8')).execute(app.db)
    const { sites } = await publication()
    expect(sites.map(({ origin }: { origin: string }) => origin).toSorted()).toEqual(
      [...right, 'http://intranet'].toSorted(),
    )
  })

  test('are noted although forged ones were, at their first visit too', async () => {
    for (let at = 0; at < 70; at++) await load(`https://falso-${at}.example/`)
    for (let at = 0; at < 70; at++) expect((await open({ origin: `https://otro-${at}.example` })).status).toBe(403)
    await load(`${SITE}/`)
    const { sites } = await publication()
    expect(sites).toHaveLength(21)
    expect(sites).toContainEqual(expect.objectContaining({ origin: SITE, allowed: true, refused: false }))
  })

  test('are not the server itself under a name that the request made up', async () => {
    const host = 'inventado.example'
    const sent = { headers: { host }, body: { origin: `https://${host}` } }
    expect((await app.call('POST', `/webchat/${on.key}/sessions`, sent)).status).toBe(201)
    expect((await publication()).sites).toEqual([])
    expect((await open({ origin: SITE })).status).toBe(201)
    expect((await publication()).sites).toMatchObject([{ origin: SITE }])
  })

  test.each([
    'http://a',
    'https://intranet',
    'https://-.example',
    'https://doble..punto.example',
    'https://1.2.3.4.5',
    'http://0.0.0.0',
    'https://[::]',
    'https://[::1',
    'https://tienda.example:0',
    'https://tienda.example:70000',
    'https://tienda.example:x',
    'https://tienda.e',
    `https://${'a'.repeat(64)}.example`,
    `https://${'a.'.repeat(130)}example`,
  ])('are not at %s, which is refused and not noted', async (origin) => {
    expect([403, 422]).toContain((await open({ origin })).status)
    await load(`${origin}/`)
    expect((await publication()).sites).toEqual([])
  })

  test.each(['null', 'ftp://tienda.example', 'javascript:alert(1)', `https://${'a'.repeat(300)}.example`])(
    'have no origin like %s, which is refused at its field',
    async (origin) => {
      const refused = await open({ origin })
      expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['origin']])
      await load(origin)
      expect((await publication()).sites).toEqual([])
    },
  )

  test.each([
    'https://tienda.example:8443',
    'https://xn--panadera-j2a.example',
    'http://localhost:5173',
    'http://192.168.0.20',
    'http://[::1]:8080',
  ])('can be at %s, also where somebody only tries the widget', async (origin) => {
    expect((await open({ origin })).status).toBe(403)
    expect((await publication()).sites).toMatchObject([{ origin, refused: true }])
  })

  test('are noted whatever their name if the bot allows them', async () => {
    const origin = 'http://intranet'
    await on.settings({ webchat: { parameters: { allowed_domains: [origin] } } })
    expect((await open({ origin })).status).toBe(201)
    expect((await publication()).sites).toMatchObject([{ origin, allowed: true }])
  })

  test.each(['no-es-una-direccion', 'file:///C:/pagina.html', `https://${'a'.repeat(250)}.example/`, ''])(
    'nothing is noted from the referrer «%s»',
    async (referer) => {
      expect((await load(referer)).statusCode).toBe(200)
      expect((await publication()).sites).toEqual([])
    },
  )

  test('are shown only to members who may configure the bot', async () => {
    const operator = await app.user()
    await app.member(on.botId, operator, 4)
    const path = `/bots/webchat/publication/${on.botId}`
    expect((await (await app.as(operator)).call('GET', path)).status).toBe(403)
    expect((await (await app.as(owner)).call('GET', path)).status).toBe(200)
  })
})
