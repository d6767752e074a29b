import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type SignedIn, startApp, type TestApp } from '../support/app.ts'

const consoleDir = mkdtempSync(path.join(os.tmpdir(), 'console-'))
const page = '<!doctype html><title>Consola</title>'
const script = 'export default 1\n'.repeat(100)
mkdirSync(path.join(consoleDir, 'assets'))
mkdirSync(path.join(consoleDir, '.vite'))
writeFileSync(path.join(consoleDir, '.vite/manifest.json'), '{}')
writeFileSync(path.join(consoleDir, 'index.html'), page)
writeFileSync(path.join(consoleDir, 'assets/app-1a2b3c4d.js'), script)
writeFileSync(path.join(consoleDir, 'assets/app-1a2b3c4d.js.br'), brotliCompressSync(script))

let t: TestApp
let me: SignedIn
beforeAll(async () => {
  t = await startApp({
    settings: { consoleDir, publicUrl: 'https://consola.example' },
    handlers: {
      botInfoGet: () => {
        throw new Error('contraseña-en-el-texto')
      },
    },
  })
  me = await t.as(await t.user())
})
afterAll(() => t.stop())
beforeEach(() => t.forgetLimits())

const good = { name: 'Nombre Nuevo', username: 'nombrenuevo', email: 'nuevo@example.com', password: 'clave1' }
const signUp = (raw: string | Buffer, type?: string, headers?: Record<string, string>) =>
  t.call('POST', '/signup', { raw, type, headers })

describe('request bodies', () => {
  it('are accepted as UTF-8 JSON with or without a charset', async () => {
    const types = ['application/json', 'application/json; charset=utf-8', 'Application/JSON;charset="UTF-8"']
    for (const [i, type] of types.entries()) {
      const body = { ...good, name: 'Ñandú Pérez', username: `ñandu${i}`.replace('ñ', 'n'), email: `n${i}@example.com` }
      const answer = await signUp(JSON.stringify(body), type)
      expect(answer.status).toBe(201)
    }
  })

  it.each([
    ['if truncated', '{"name":"a'],
    ['with single quotes', "{'name':1}"],
    ['with a duplicate key', '{"username":"a","username":"b"}'],
    ['with __proto__', '{"__proto__":{"admin":true},"username":"a"}'],
    ['with NUL', String.raw`{"username":"a\u0000b"}`],
    ['with a lone surrogate', String.raw`{"username":"\ud800"}`],
    ['if nested too deeply', `${'['.repeat(5_000)}${']'.repeat(5_000)}`],
    ['if they are not UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])],
    ['if they are plain text', 'hola'],
  ])('are refused %s', async (_, raw) => {
    const answer = await signUp(raw)
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'bad_json', message: expect.stringContaining('contenido') },
    })
  })

  it.each([['[]'], ['null'], ['"x"'], ['1'], ['[{}]']])(
    'are refused if they are %s instead of an object',
    async (raw) => {
      expect((await signUp(raw)).status).toBe(422)
    },
  )

  it.each([
    ['a number', { username: 12345 }],
    ['null', { username: null }],
    ['a list', { username: ['abc'] }],
    ['an object', { username: { $ne: null } }],
    ['a boolean', { username: true }],
  ])('are not coerced: %s is refused for a text field', async (_, change) => {
    const answer = await signUp(JSON.stringify({ ...good, ...change }))
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.body.fields)).toEqual(['username'])
  })

  it('are refused with fields by an operation that takes none', async () => {
    const bot = await t.bot()
    const owner = await t.user()
    await t.member(bot, owner, 2)
    const who = await t.as(owner)
    const key = `/bots/export/${bot}`
    expect(await who.call('POST', key, { body: { plan: 9 } })).toMatchObject({
      status: 422,
      body: { code: 'invalid', fields: { plan: ['No conocemos este campo. Quítalo.'] } },
    })
    expect((await who.call('POST', key, { body: {} })).status).toBeLessThan(300)
  })

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/html',
    'x',
    'application/json; charset=latin1',
  ])('are refused with the content type %s', async (type) => {
    expect(await signUp(JSON.stringify(good), type)).toMatchObject({
      status: 415,
      body: { code: 'unsupported_media_type' },
    })
  })

  it('are refused if compressed', async () => {
    const answer = await signUp(brotliCompressSync(JSON.stringify(good)), 'application/json', {
      'content-encoding': 'br',
    })
    expect(answer.status).toBe(415)
  })

  it('are refused above the size limit and accepted below it', async () => {
    const padded = (bytes: number) => JSON.stringify(good).padEnd(bytes, ' ')
    expect(await signUp(padded(100_001))).toMatchObject({ status: 413, body: { code: 'too_large' } })
    expect((await signUp(padded(99_999))).status).toBe(201)
  })
})

describe('URLs', () => {
  it('return 405 with the allowed methods', async () => {
    const refused = await t.call('DELETE', '/login')
    expect(refused).toMatchObject({ status: 405, body: { code: 'method_not_allowed' } })
    expect(refused.headers.allow).toBe('OPTIONS, POST')
    expect((await t.call('HEAD', '/login')).status).toBe(405)
    expect((await t.call('TRACE', '/login')).status).toBe(405)
    expect((await me.call('POST', '/preferences', { raw: '<x>', type: 'text/xml' })).headers.allow).toBe(
      'GET, HEAD, OPTIONS, PUT',
    )
    const options = await t.call('OPTIONS', '/preferences')
    expect(options).toMatchObject({ status: 204, headers: { allow: 'GET, HEAD, OPTIONS, PUT' } })
    expect(options.headers['access-control-allow-origin']).toBeUndefined()
    expect((await me.call('HEAD', '/preferences')).status).toBe(200)
  })

  it('return 404 in JSON if they do not exist, also if the client accepts HTML', async () => {
    for (const place of ['/nada', '/', '', '/login/', '/LOGIN'])
      expect(await t.call('GET', place, { headers: { accept: 'text/html' } })).toMatchObject({
        status: 404,
        body: { code: 'not_found', message: expect.any(String) },
      })
  })

  it('return errors in JSON if they are malformed or too long', async () => {
    expect((await t.call('GET', '/%zz')).body).toMatchObject({ code: 'bad_request' })
    const opened = (url: string) => t.app.inject({ method: 'GET', url, headers: { accept: 'text/html' } })
    const led = await opened('/c/%ff?x=%ff')
    expect([led.statusCode, led.headers.location]).toEqual([302, '/c/%EF%BF%BD'])
    expect((await opened('//sitio.example/%ff')).headers.location).toBe('/sitio.example/%EF%BF%BD')
    expect((await t.call('GET', `/me?x=${'a'.repeat(9_000)}`)).status).toBe(414)
    expect((await t.call('GET', '/me?x=a')).status).toBe(200)
  })

  it.each([
    '0',
    '-1',
    '1.5',
    '1e3',
    ' 1',
    '1 ',
    '+1',
    '0x1',
    '01',
    '2147483648',
    '99999999999999999999',
    'uno',
    '%00',
    '%ED%A0%80',
    "1'--",
    'null',
  ])('return 404 for the id %s', async (id) => {
    expect((await me.call('DELETE', `/sessions/${encodeURIComponent(decodeSafely(id))}`)).status).toBe(404)
  })
})

describe('errors', () => {
  it('of the server contain no details except the request id for the log', async () => {
    const answer = await me.call('GET', '/bots/info')
    expect(answer).toMatchObject({ status: 500, body: { code: 'internal' } })
    expect(JSON.stringify(answer.body)).not.toMatch(/contraseña-en-el-texto|\.ts|at /)
    expect(answer.headers['x-request-id']).toMatch(/^[\w-]{36}$/)
  })

  it('of the HTTP protocol are returned in JSON', async () => {
    await t.app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = t.app.server.address() as { port: number }
    expect(await raw(port, 'GET /\r\nhola\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 [\s\S]*"code":"bad_request"/)
    const long = `GET /health HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`
    expect(await raw(port, long)).toMatch(/^HTTP\/1\.1 431 [\s\S]*"code":"headers_too_large"/)
    expect(await raw(port, 'GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /)
    // Only the headers are sent: a body that is refused for its type is not waited for.
    const head = (type: string, length: number) =>
      `POST /api/login HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`
    expect(await raw(port, head('multipart/form-data; boundary=x', 90_000))).toMatch(/^HTTP\/1\.1 415 /)
    expect(await raw(port, `${head('application/json', 2)}{}`)).toMatch(/^HTTP\/1\.1 422 /)
  })
})

describe('headers', () => {
  it('are secure on every response', async () => {
    const answers = [
      await me.call('GET', '/preferences'),
      await t.call('GET', '/preferences'),
      await t.call('GET', '/nada'),
      await t.call('DELETE', '/login'),
      await signUp('x'),
    ]
    for (const { headers } of answers) {
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'cache-control': 'no-store',
        'strict-transport-security': expect.stringContaining('max-age='),
      })
      expect(headers['x-powered-by'] ?? headers.server).toBeUndefined()
    }
    const ids = answers.map(({ headers }) => headers['x-request-id'])
    expect(new Set(ids).size).toBe(ids.length)
  })

  it("allow only the console's own scripts on its page", async () => {
    const answer = await t.app.inject({ url: '/login', headers: { accept: 'text/html' } })
    const policy = String(answer.headers['content-security-policy'])
    const rules = Object.fromEntries(policy.split('; ').map((rule) => [rule.split(' ')[0], rule]))
    expect(rules['script-src']).toBe("script-src 'self'")
    expect(rules['default-src']).toBe("default-src 'self'")
    expect(rules['object-src']).toBe("object-src 'none'")
    expect(rules['frame-ancestors']).toBe("frame-ancestors 'none'")
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|\*/)
  })

  it("allow the page's inline script by its hash, also after a later build has changed it", async () => {
    const scriptRule = async () => {
      const { headers } = await t.app.inject({ url: '/login', headers: { accept: 'text/html' } })
      return /script-src [^;]*/.exec(String(headers['content-security-policy']))?.[0]
    }
    const file = path.join(consoleDir, 'index.html')
    for (const [at, code] of ['first()', 'second()'].entries()) {
      writeFileSync(file, `${page}<script>${code}</script>`)
      utimesSync(file, 1_000 + at, 1_000 + at)
      const hash = createHash('sha256').update(code).digest('base64')
      expect(await scriptRule()).toBe(`script-src 'self' 'sha256-${hash}'`)
    }
    writeFileSync(file, page)
    utimesSync(file, 2_000, 2_000)
    expect(await scriptRule()).toBe("script-src 'self'")
  })

  it('let pages load pictures from elsewhere only for the map that the operator chose', async () => {
    const imageRule = async ({ app }: TestApp) => {
      const { headers } = await app.inject({ url: '/login', headers: { accept: 'text/html' } })
      return /img-src [^;]*/.exec(String(headers['content-security-policy']))?.[0]
    }
    expect(await imageRule(t)).toBe("img-src 'self' data: blob:")
    const map = { url: 'https://mapas.example:8443/{z}/{x}/{y}.png', attribution: '© Mapas' }
    const withMap = await startApp({ settings: { consoleDir, publicUrl: 'https://consola.example', map } })
    expect(await imageRule(withMap)).toBe("img-src 'self' data: blob: https://mapas.example:8443")
    await withMap.stop()
  })

  it('ignore an address or a request id sent by the client', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.7', 'x-request-id': 'inventado' }
    for (let i = 0; i < 5; i++) {
      const body = { username: 'nadie', password: 'x' }
      const answer = await t.call('POST', '/login', {
        body,
        headers: { ...headers, 'x-forwarded-for': `203.0.113.${i}` },
      })
      expect(answer.status).toBe(401)
      expect(answer.headers['x-request-id']).not.toBe('inventado')
    }
    const refused = await t.call('POST', '/login', { body: { username: 'nadie', password: 'x' }, headers })
    expect(refused.status).toBe(429)
  })
})

describe('proxies', () => {
  it('are trusted only as far as configured', async () => {
    const behind = await startApp({ settings: { trustProxy: 1 } })
    const body = { username: 'nadie', password: 'x' }
    const from = (address: string) =>
      behind.call('POST', '/login', { body, headers: { 'x-forwarded-for': `198.51.100.${Math.random()}, ${address}` } })
    for (let i = 0; i < 5; i++) expect((await from('203.0.113.1')).status).toBe(401)
    expect((await from('203.0.113.1')).status).toBe(429)
    await behind.db.deleteFrom('rate_count').where('key', 'like', '%account%').execute()
    expect((await from('203.0.113.2')).status).toBe(401)
    await behind.stop()
  })
})

describe('static files of the console', () => {
  const get = (url: string, accept = 'text/html', encoding = '') =>
    t.app.inject({ url, headers: { accept, 'accept-encoding': encoding } })

  it('return the page for every page URL and are revalidated', async () => {
    for (const url of ['/', '/home', '/forms/survey/7', '/una/que/no/existe', '/login/forgot/abc']) {
      const answer = await get(url)
      expect(answer).toMatchObject({ statusCode: 200, body: page })
      expect(answer.headers['cache-control']).toBe('no-cache')
      expect(answer.headers['content-type']).toContain('text/html')
    }
  })

  it('are cached forever if their name contains a hash, and are sent compressed', async () => {
    const plain = await get('/assets/app-1a2b3c4d.js', '*/*')
    expect(plain.body).toBe(script)
    expect(plain.headers['cache-control']).toContain('immutable')
    expect(plain.headers['content-type']).toContain('javascript')
    const small = await get('/assets/app-1a2b3c4d.js', '*/*', 'br')
    expect(small.headers['content-encoding']).toBe('br')
    expect(small.headers['content-type']).toContain('javascript')
    expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length)
  })

  it('include those of a later build', async () => {
    const file = 'assets/later-5e6f7a8b.js'
    expect((await get(`/${file}`)).statusCode).toBe(404)
    writeFileSync(path.join(consoleDir, file), script)
    // The folder is read again at most once a second.
    const soon = performance.now() + 2_000
    vi.spyOn(performance, 'now').mockReturnValue(soon)
    try {
      expect((await get(`/${file}`)).statusCode).toBe(200)
    } finally {
      vi.restoreAllMocks()
    }
  })

  it('are not served from outside their folder', async () => {
    for (const url of [
      '/assets/otro.js',
      '/favicon.ico',
      '/..%2f..%2fetc%2fpasswd',
      '/.stamp',
      '/assets/%2e%2e/%2e%2e/x.js',
    ])
      expect((await get(url)).body).not.toContain('root:')
    expect((await get('/assets/otro.js')).statusCode).toBe(404)
    expect((await get('/favicon.ico')).statusCode).toBe(404)
  })

  it('are not served if only the build needs them', async () => {
    expect((await get('/.vite/manifest.json')).statusCode).toBe(404)
    expect((await get('/assets/app-1a2b3c4d.js.br')).statusCode).toBe(404)
    expect((await get('/assets/app-1a2b3c4d.js')).statusCode).toBe(200)
  })
})

describe('health and description', () => {
  it('report that the server is alive and ready', async () => {
    expect((await t.app.inject('/health')).statusCode).toBe(200)
    expect((await t.app.inject('/ready')).json()).toEqual({ status: 'ready' })
  })

  it('include the OpenAPI document, compressed and with an ETag', async () => {
    const description = await t.call('GET', '/openapi.json')
    expect(description.body).toMatchObject({ openapi: expect.stringMatching(/^3\.1/), paths: { '/login': {} } })
    const small = await t.app.inject({ url: '/api/openapi.json', headers: { 'accept-encoding': 'gzip, br' } })
    expect(JSON.parse(brotliDecompressSync(small.rawPayload).toString())).toEqual(description.body)
    const headers = { 'if-none-match': String(description.headers.etag) }
    expect((await t.call('GET', '/openapi.json', { headers })).status).toBe(304)
  })
})

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return '�'
  }
}

/** Sends raw bytes and returns the response. */
function raw(port: number, request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request))
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })
}
