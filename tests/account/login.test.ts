import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startApp()
})
afterAll(() => t.stop())
beforeEach(() => t.forgetLimits())

const login = (username: string, password: string, from?: string) =>
  t.call('POST', '/login', { body: { username, password }, from })

describe('POST /login', () => {
  it('accepts the username or the e-mail in any case, with surrounding white space', async () => {
    const user = await t.user({ username: 'Marcela1', email: 'Marcela@example.com', password: 'una clave larga' })
    for (const name of ['Marcela1', 'marcela1', 'MARCELA@EXAMPLE.COM', ' marcela1 ']) {
      const answer = await login(name, 'una clave larga')
      expect(answer.status).toBe(200)
      const me = await t.call('GET', '/me', { token: answer.body.jwt })
      expect(me.body).toMatchObject({ id: user.id, username: 'Marcela1' })
    }
  })

  it('returns the same response for a wrong password and for an unknown account', async () => {
    const user = await t.user({ password: 'una clave larga' })
    const wrong = await login(user.username, 'otra clave')
    const unknown = await login('nadie', 'otra clave')
    expect(wrong.status).toBe(401)
    expect(unknown.status).toBe(401)
    expect(unknown.body).toEqual(wrong.body)
    expect(Object.keys(unknown.headers).sort()).toEqual(Object.keys(wrong.headers).sort())
  })

  it('spends as much CPU time on an unknown account as on an existing one', async () => {
    const user = await t.user()
    await login('calentamiento', 'x')
    const cpu = async (name: string) => {
      const start = process.cpuUsage()
      for (let i = 0; i < 4; i++) await login(name, 'no es esta', `10.9.${i}.${name.length}`)
      const { user, system } = process.cpuUsage(start)
      return user + system
    }
    const known = await cpu(user.username)
    const unknown = await cpu('nadieconestenombre')
    // Without the decoy hash, an unknown account costs less than a fifth of a known one.
    expect(unknown).toBeGreaterThan(known / 3)
  })

  it.each([
    ['no username', { password: 'x' }],
    ['no password', { username: 'x' }],
    ['only white space', { username: '   ', password: '   ' }],
    ['nothing', {}],
    ['no body', undefined],
  ])('returns 422 with a message when given %s', async (_, body) => {
    const answer = await t.call('POST', '/login', { body })
    expect(answer.status).toBe(422)
    expect(answer.body.message).toBe('Debes completar todos los campos obligatorios.')
    expect(answer.body.fields).toBeDefined()
  })

  it('limits an address to 5 failures in 5 minutes', async () => {
    const user = await t.user({ password: 'una clave larga' })
    for (let i = 0; i < 5; i++) expect((await login(`nadie${i}`, 'x')).status).toBe(401)
    const refused = await login(user.username, 'una clave larga')
    expect(refused.status).toBe(429)
    expect(refused.body.message).toBe('Hiciste muchos intentos. Espera 5 minutos.')
    const wait = Number(refused.headers['retry-after'])
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(300)
    expect((await login(user.username, 'una clave larga', '10.0.0.2')).status).toBe(200)
    t.clock.advance(wait)
    expect((await login(user.username, 'una clave larga')).status).toBe(200)
  })

  it('limits an account to 10 failures in 15 minutes, from any address', async () => {
    const user = await t.user({ password: 'una clave larga' })
    const spell = (i: number) => (i % 2 ? user.username.toUpperCase() : ` ${user.username} `)
    for (let i = 0; i < 10; i++) expect((await login(spell(i), 'x', `10.1.0.${i}`)).status).toBe(401)
    const refused = await login(user.username, 'una clave larga', '10.1.1.1')
    expect(refused.status).toBe(429)
    const other = await t.user({ password: 'una clave larga' })
    expect((await login(other.username, 'una clave larga', '10.1.1.1')).status).toBe(200)
    t.clock.advance(Number(refused.headers['retry-after']))
    expect((await login(user.username, 'una clave larga', '10.1.1.1')).status).toBe(200)
  })

  it('allows ten concurrent sign-ins from one address, and many of one person', async () => {
    const people = await Promise.all(Array.from({ length: 10 }, () => t.user({ password: 'una clave larga' })))
    const office = await Promise.all(people.map(({ username }) => login(username, 'una clave larga', '10.2.0.1')))
    expect(office.map(({ status }) => status)).toEqual(Array(10).fill(200))
    const one = await t.user({ password: 'una clave larga' })
    const tabs = await Promise.all(
      Array.from({ length: 20 }, (_, i) => login(one.username, 'una clave larga', `10.2.1.${i}`)),
    )
    expect(tabs.map(({ status }) => status)).toEqual(Array(20).fill(200))
  })

  it('does not check more concurrent guesses than allowed', async () => {
    const user = await t.user({ password: 'una clave larga' })
    const guesses = await Promise.all(Array.from({ length: 30 }, () => login(user.username, 'x', '10.3.0.1')))
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(5)
    const spread = await Promise.all(Array.from({ length: 30 }, (_, i) => login(user.username, 'x', `10.3.1.${i}`)))
    expect(spread.filter(({ status }) => status === 401)).toHaveLength(5)
  })

  it('counts the username and the e-mail of an account together', async () => {
    const user = await t.user({ password: 'una clave larga' })
    const guess = (i: number) => login(i % 2 ? user.email : user.username, 'x', `10.4.0.${i}`)
    for (let i = 0; i < 10; i++) expect((await guess(i)).status).toBe(401)
    expect((await guess(10)).status).toBe(429)
    expect((await guess(11)).status).toBe(429)
  })

  it('slows down guesses on one account instead of locking it', async () => {
    const user = await t.user({ password: 'una clave larga' })
    for (let i = 0; i < 10; i++) await login(user.username, 'x', `10.5.0.${i}`)
    const refused = await login(user.username, 'una clave larga', '10.5.1.1')
    expect(refused.status).toBe(429)
    const wait = Number(refused.headers['retry-after'])
    expect(wait).toBeLessThanOrEqual(60)
    t.clock.advance(wait)
    expect((await login(user.username, 'x', '10.5.1.2')).status).toBe(401)
    expect((await login(user.username, 'una clave larga', '10.5.1.1')).status).toBe(429)
    t.clock.advance(wait)
    expect((await login(user.username, 'una clave larga', '10.5.1.1')).status).toBe(200)
  })

  it('lets the owner in from a known address or browser despite failed guesses of strangers', async () => {
    const user = await t.user({ password: 'una clave larga' })
    const first = await login(user.username, 'una clave larga', '10.6.0.1')
    const [device = ''] = [first.headers['set-cookie'] ?? []].flat()
    expect(device).toMatch(/^device=[\w-]{22}; .*HttpOnly; SameSite=Strict/)
    const cookie = device.split(';')[0] ?? ''
    const stranger = await t.user({ password: 'una clave larga' })
    for (let i = 0; i < 10; i++) await login(user.username, 'x', `10.6.1.${i}`)
    for (let i = 0; i < 5; i++) await login(stranger.username, 'x', '10.6.0.1')
    expect((await login(user.username, 'una clave larga', '10.6.2.1')).status).toBe(429)
    expect((await login(user.username, 'una clave larga', '10.6.0.1')).status).toBe(200)
    const elsewhere = await t.call('POST', '/login', {
      body: { username: user.email, password: 'una clave larga' },
      headers: { cookie: `a=b; ${cookie}` },
      from: '10.6.2.2',
    })
    expect(elsewhere.status).toBe(200)
    // The cookie does not exempt guesses on another account from the limit.
    const others = await t.call('POST', '/login', {
      body: { username: stranger.username, password: 'x' },
      headers: { cookie },
      from: '10.6.0.1',
    })
    expect(others.status).toBe(429)
  })

  it('limits guesses from a known address too', async () => {
    const user = await t.user({ password: 'una clave larga' })
    await login(user.username, 'una clave larga', '10.7.0.1')
    for (let i = 0; i < 5; i++) expect((await login(user.username, 'x', '10.7.0.1')).status).toBe(401)
    expect((await login(user.username, 'una clave larga', '10.7.0.1')).status).toBe(429)
    t.clock.advance(300)
    for (let i = 0; i < 5; i++) expect((await login(user.username, 'x', '10.7.0.1')).status).toBe(401)
    t.clock.advance(300)
    expect((await login(user.username, 'x', '10.7.0.1')).status).toBe(429)
  })

  it('forgets known addresses and devices when the password is reset, except the one that reset it', async () => {
    const user = await t.user({ password: 'una clave larga' })
    await login(user.username, 'una clave larga', '10.8.0.1')
    await t.call('POST', '/forgot', { body: { username: user.username }, from: '10.8.0.2' })
    const link = (await t.mails()).at(-1)?.text.match(/forgot\/([\w-]+)/)?.[1]
    const done = await t.call('POST', `/forgot/${link}`, { body: { password: 'clave nueva 26' }, from: '10.8.0.2' })
    expect(done.status).toBe(200)
    for (let i = 0; i < 10; i++) await login(user.username, 'x', `10.8.1.${i}`)
    expect((await login(user.username, 'clave nueva 26', '10.8.0.1')).status).toBe(429)
    expect((await login(user.username, 'clave nueva 26', '10.8.0.2')).status).toBe(200)
  })

  it('counts an IPv6 network as one address, and every notation of an IPv4 address as the same', async () => {
    for (let i = 1; i <= 5; i++) expect((await login(`nadie${i}`, 'x', `2001:db8:0:7::${i}`)).status).toBe(401)
    expect((await login('nadie', 'x', '2001:db8:0:7:ffff:1:2:3')).status).toBe(429)
    expect((await login('nadie', 'x', '2001:db8:0:8::1')).status).toBe(401)
    for (let i = 1; i <= 5; i++) expect((await login(`nadie${i}`, 'x', '::ffff:10.9.9.9')).status).toBe(401)
    expect((await login('nadie', 'x', '10.9.9.9')).status).toBe(429)
  })

  it('does not count successful sign-ins, because an office shares one address', async () => {
    const user = await t.user({ password: 'una clave larga' })
    for (let i = 0; i < 12; i++) expect((await login(user.username, 'una clave larga')).status).toBe(200)
  })

  it('records both outcomes in the audit log, without the password or an unknown username', async () => {
    const user = await t.user({ password: 'una clave larga' })
    await login(user.username, 'una clave larga')
    await login(user.username, 'no es esta')
    await login('mi-clave-secreta', 'no es esta')
    const lines = await t.audit(({ resource_type }) => resource_type === 'session')
    const mine = lines.filter(({ actor_id }) => actor_id === user.id)
    expect(mine.map(({ action, status }) => [action, status])).toEqual([
      ['login', 'ok'],
      ['login_failed', 'failed'],
    ])
    expect(mine[0]).toMatchObject({ actor_name: user.name, ip: '127.0.0.1' })
    expect(JSON.stringify(lines)).not.toMatch(/no es esta|una clave larga|mi-clave-secreta/)
  })
})
