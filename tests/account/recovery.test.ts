import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startApp()
})
afterAll(() => t.stop())
beforeEach(() => t.forgetLimits())

const ask = (username: string, from?: string) => t.call('POST', '/forgot', { body: { username }, from })
const complete = (token: string, password: string) => t.call('POST', `/forgot/${token}`, { body: { password } })

/** Requests a recovery link and returns its token from the e-mail. */
async function linkFor(name: string, email: string): Promise<string> {
  expect((await ask(name)).status).toBe(200)
  const mail = (await t.mails()).filter(({ to }) => to === email).at(-1)
  const token = /\/login\/forgot\/([\w-]+)/.exec(mail?.text ?? '')?.[1]
  expect(token).toBeDefined()
  return token as string
}

describe('recovery', () => {
  it('changes the password and ends every open session', async () => {
    const user = await t.user({ password: 'una clave larga' })
    const before = await t.as(user)
    const token = await linkFor(user.username, user.email)
    expect(token.length).toBeGreaterThanOrEqual(22)
    const link = await t.call('GET', `/forgot/${token}`)
    expect(link.status).toBe(200)
    expect(new Date(link.body.expires_at).getTime() - t.clock.now().getTime()).toBeLessThanOrEqual(3_600_000)

    expect((await complete(token, 'otra clave larga')).status).toBe(200)
    expect((await before.call('GET', '/preferences')).status).toBe(401)
    const login = (password: string) => t.call('POST', '/login', { body: { username: user.username, password } })
    expect((await login('una clave larga')).status).toBe(401)
    expect((await login('otra clave larga')).status).toBe(200)
  })

  it('returns the same response for an unknown account, and sends mail only to the stored address', async () => {
    const user = await t.user()
    const known = await ask(user.email)
    const unknown = await ask('nadie@example.com')
    expect(known.status).toBe(200)
    expect({ ...unknown, headers: {} }).toEqual({ ...known, headers: {} })
    expect((await t.mails()).filter(({ to }) => to === user.email)).toHaveLength(1)
    expect((await t.mails()).filter(({ to }) => to === 'nadie@example.com')).toHaveLength(0)
  })

  it('stores neither the token nor the e-mail in plain text', async () => {
    const user = await t.user()
    await ask(user.username)
    const waiting = JSON.stringify(await t.db.selectFrom('job').selectAll().execute())
    expect(waiting).not.toContain(user.username)
    const token = await linkFor(user.username, user.email)
    const stored = JSON.stringify([
      await t.db.selectFrom('account_link').selectAll().execute(),
      await t.db.selectFrom('job').selectAll().execute(),
    ])
    expect(stored).not.toContain(token)
  })

  it('allows a link to be used once, even by two concurrent requests', async () => {
    const user = await t.user()
    const token = await linkFor(user.username, user.email)
    const both = await Promise.all([complete(token, 'clave número uno'), complete(token, 'clave número dos')])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404])
    expect((await t.call('GET', `/forgot/${token}`)).status).toBe(404)
  })

  it('invalidates the other links when one is used', async () => {
    const user = await t.user()
    const first = await linkFor(user.username, user.email)
    const second = await linkFor(user.username, user.email)
    expect((await complete(second, 'una clave larga')).status).toBe(200)
    expect((await complete(first, 'otra clave larga')).status).toBe(404)
  })

  it('keeps only the latest link valid, also for two concurrent requests', async () => {
    const [user, other] = [await t.user(), await t.user()]
    const untouched = await linkFor(other.username, other.email)
    const first = await linkFor(user.username, user.email)
    const second = await linkFor(user.username, user.email)
    expect((await t.call('GET', `/forgot/${first}`)).status).toBe(404)
    expect((await complete(first, 'otra clave larga')).status).toBe(404)
    await Promise.all([ask(user.username), ask(user.email)])
    await t.mails()
    const open = await t.db.selectFrom('account_link').selectAll().where('user_id', '=', user.id).execute()
    expect(open.filter(({ used_at }) => used_at === null)).toHaveLength(1)
    expect((await t.call('GET', `/forgot/${second}`)).status).toBe(404)
    await t.forgetLimits()
    expect((await complete(await linkFor(user.username, user.email), 'una clave larga')).status).toBe(200)
    expect((await complete(untouched, 'una clave larga')).status).toBe(200)
  })

  it('expires a link after an hour', async () => {
    const user = await t.user()
    const token = await linkFor(user.username, user.email)
    t.clock.advance(3_599)
    expect((await t.call('GET', `/forgot/${token}`)).status).toBe(200)
    t.clock.advance(2)
    expect((await t.call('GET', `/forgot/${token}`)).status).toBe(404)
    expect((await complete(token, 'una clave larga')).status).toBe(404)
  })

  it('refuses an unknown link, and does not consume a link when the password is too short', async () => {
    const user = await t.user()
    for (const token of ['x', 'A'.repeat(43), '%00', '..%2f..', 'ñ'.repeat(10)])
      expect((await complete(token, 'una clave larga')).status).toBe(404)
    const token = await linkFor(user.username, user.email)
    const short = await complete(token, 'corta12')
    expect(short.status).toBe(422)
    expect(short.body.fields).toEqual({ password: ['La contraseña debe tener al menos 8 caracteres.'] })
    expect((await complete(token, 'una clave larga')).status).toBe(200)
  })

  it('allows 5 requests per hour from an address and for an account', async () => {
    const user = await t.user()
    for (let i = 0; i < 5; i++) expect((await ask(`nadie${i}`)).status).toBe(200)
    expect((await ask(user.username)).status).toBe(429)
    for (let i = 0; i < 5; i++) expect((await ask(user.username, `10.2.0.${i}`)).status).toBe(200)
    const refused = await ask(user.username, '10.2.1.1')
    expect(refused.status).toBe(429)
    t.clock.advance(Number(refused.headers['retry-after']))
    expect((await ask(user.username, '10.2.1.1')).status).toBe(200)
  })

  it('notifies the owner by e-mail that the password changed', async () => {
    const user = await t.user()
    await complete(await linkFor(user.username, user.email), 'una clave larga')
    const mail = (await t.mails()).filter(({ to }) => to === user.email).at(-1)
    expect(mail?.subject).toContain('Tu contraseña cambió')
    expect(mail?.text).toContain('/login/reset\n')
  })
})
