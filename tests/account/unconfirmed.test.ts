import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cleaningJobs } from '../../src/server/cleaning.ts'
import { startCleaning } from '../../src/server/foundation/jobs/cleaning.ts'
import { runDue } from '../../src/server/foundation/jobs/due.ts'
import { startApp, type TestApp } from '../support/app.ts'

let t: TestApp
let serial = 0
beforeAll(async () => {
  t = await startApp()
})
afterAll(() => t.stop())
beforeEach(() => t.forgetLimits())

const HOUR = 3600
const DAY = 24 * HOUR
const password = 'jacaranda-25'

/** Cleans as the worker of the server does; fails if a part of it fails. */
const clean = () =>
  t.store.run(async () => {
    const failed: unknown[] = []
    const log = { error: (error: unknown) => failed.push(error) }
    await startCleaning()
    await runDue(cleaningJobs({ clock: t.clock.now, log }), log.error)
    expect(failed).toEqual([])
  })

const signUp = (username: string, email: string) =>
  t.call('POST', '/signup', { body: { name: 'Nadia Paz', username, email, password } })
const names = () => {
  const username = `primera${++serial}`
  return { first: username, second: `segunda${serial}`, email: `${username}@example.com` }
}
const has = async (username: string) =>
  (await t.db.selectFrom('app_user').select('email').where('username', '=', username).executeTakeFirst()) ?? null

async function linkTo(email: string, page: 'confirm' | 'invited'): Promise<string> {
  const mails = (await t.mails()).filter(({ to }) => to === email)
  return mails.flatMap(({ text }) => new RegExp(`/register/${page}/([\\w-]+)`).exec(text)?.[1] ?? []).at(-1) ?? ''
}

async function invite(email: string): Promise<string> {
  const bot = await t.bot()
  const boss = await t.user()
  await t.member(bot, boss, 2)
  expect((await (await t.as(boss)).call('POST', `/admin/${bot}`, { body: { email } })).status).toBe(201)
  return linkTo(email, 'invited')
}

const accept = (link: string, username: string, secret = 'otra-clave-25') =>
  t.call('POST', `/admin/accept/${link}`, { body: { name: 'Dueña Real', username, password: secret } })

describe('the address of an unconfirmed account', () => {
  test('is kept for 24 hours, then goes to whoever signs up with it', async () => {
    const { first, second, email } = names()
    const before = (await signUp(first, email)).body.jwt
    t.clock.advance(DAY - 1)
    const refused = await signUp(second, email.toUpperCase())
    expect(refused.status).toBe(409)
    expect(refused.body.fields.email[0]).toContain('Alguien empezó a registrarse con este correo.')
    expect(await has(second)).toBeNull()

    t.clock.advance(1)
    const link = await linkTo(email, 'confirm')
    expect((await signUp(second, email)).status).toBe(201)
    expect(await has(first)).toBeNull()
    expect((await t.call('GET', '/preferences', { token: before })).status).toBe(401)
    expect((await t.call('POST', `/signup/confirm/${link}`, { body: {} })).status).toBe(404)
    const own = await linkTo(email, 'confirm')
    expect((await t.call('POST', `/signup/confirm/${own}`, { body: {} })).status).toBe(200)
    t.clock.advance(30 * DAY)
    expect((await signUp(first, email)).body.fields).toEqual({ email: ['El correo ya está en uso. Ingresa otro.'] })
  })

  test('goes to whoever changes to it after 24 hours', async () => {
    const { first, email } = names()
    await signUp(first, email)
    const user = await t.user({ password: 'una clave larga' })
    const { call } = await t.as(user)
    const body = { name: user.name, username: user.username, email, current_password: 'una clave larga' }
    expect((await call('PUT', '/edit', { body })).status).toBe(409)
    t.clock.advance(DAY)
    expect((await (await t.as(user)).call('PUT', '/edit', { body })).status).toBe(200)
    expect(await has(first)).toBeNull()
  })

  test('goes at once to an invited person, who proves it with the link', async () => {
    const { first, second, email } = names()
    const squatter = (await signUp(first, email)).body.jwt
    const link = await invite(email)
    expect((await t.call('GET', `/admin/accept/${link}`)).body.registered).toBe(false)
    const { status, body } = await accept(link, second)
    expect(status).toBe(201)
    expect((await t.call('GET', '/me', { token: body.jwt })).body).toMatchObject({ email, email_confirmed: true })
    expect((await t.call('GET', '/preferences', { token: squatter })).status).toBe(401)
    expect(await has(first)).toBeNull()
  })

  test('is confirmed when its own person accepts an invitation to it', async () => {
    const { first, email } = names()
    const { id } = (await t.call('GET', '/me', { token: (await signUp(first, email)).body.jwt })).body
    const { body } = await accept(await invite(email), first, password)
    const now = (await t.call('GET', '/me', { token: body.jwt })).body
    expect(now).toMatchObject({ id, email_confirmed: true })
    expect(now.bots).toHaveLength(1)
  })

  test('is taken from an account in a team without deleting the account', async () => {
    const { first, second, email } = names()
    const { id } = (await t.call('GET', '/me', { token: (await signUp(first, email)).body.jwt })).body
    await t.member(await t.bot(), { id }, 2)
    t.clock.advance(DAY)
    expect((await signUp(second, email)).status).toBe(201)
    expect(await has(first)).toEqual({ email: null })
  })
})

test('unconfirmed accounts without bots are deleted after 7 days, unless a link could still confirm them', async () => {
  const [plain, member, confirmed, waiting] = [names(), names(), names(), names()]
  const tokens: Record<string, string> = {}
  for (const { first, email } of [plain, member, confirmed, waiting])
    tokens[first] = (await signUp(first, email)).body.jwt
  const { id } = (await t.call('GET', '/me', { token: tokens[member.first] })).body
  await t.member(await t.bot(), { id }, 2)
  const link = await linkTo(confirmed.email, 'confirm')
  expect((await t.call('POST', `/signup/confirm/${link}`, { body: {} })).status).toBe(200)
  const left = async () => {
    await clean()
    const all = [plain, member, confirmed, waiting]
    return (await Promise.all(all.map(({ first }) => has(first)))).map((row) => row !== null)
  }
  t.clock.advance(6 * DAY)
  await t.forgetLimits()
  const login = await t.call('POST', '/login', { body: { username: waiting.first, password } })
  expect((await t.call('POST', '/signup/confirm', { token: login.body.jwt, body: {} })).status).toBe(200)
  expect(await left()).toEqual([true, true, true, true])
  t.clock.advance(DAY)
  expect(await left()).toEqual([false, true, true, true])
  t.clock.advance(DAY)
  expect(await left()).toEqual([false, true, true, false])
})

test('asking for links keeps an unconfirmed account no longer than nine days', async () => {
  const [lone, member] = [names(), names()]
  const own = async ({ first }: { first: string }) => {
    await t.forgetLimits()
    return (await t.call('POST', '/login', { body: { username: first, password } })).body.jwt as string
  }
  for (const { first, email } of [lone, member]) await signUp(first, email)
  const { id } = (await t.call('GET', '/me', { token: await own(member) })).body
  await t.member(await t.bot(), { id }, 2)
  const resend = async (who: { first: string }) =>
    t.call('POST', '/signup/confirm', { token: await own(who), body: {} })
  t.clock.advance(7 * DAY - 1)
  for (const who of [lone, member]) expect((await resend(who)).status).toBe(200)
  t.clock.advance(1)
  await clean()
  const refused = await resend(lone)
  expect([refused.status, refused.body.code]).toEqual([409, 'gone'])
  expect((await resend(member)).status).toBe(200)
  const move = { name: 'Nadia Paz', username: lone.first, email: `x${lone.email}`, current_password: password }
  expect((await t.call('PUT', '/edit', { token: await own(lone), body: move })).status).toBe(409)
  // A recovery that is asked for again and again does not keep it either.
  t.clock.advance(2 * DAY - 1)
  await t.forgetLimits()
  await t.call('POST', '/forgot', { body: { username: lone.first } })
  await t.mails()
  await clean()
  expect(await has(lone.first)).not.toBeNull()
  t.clock.advance(1)
  await clean()
  expect(await has(lone.first)).toBeNull()
  expect(await has(member.first)).not.toBeNull()
})

test('many sign-ups from one network are refused early, are told why, and leave nothing behind', async () => {
  const count = async (table: 'app_user' | 'session' | 'audit' | 'account_link') =>
    Number(
      (
        await t.db
          .selectFrom(table)
          .select(({ fn }) => fn.countAll().as('n'))
          .executeTakeFirstOrThrow()
      ).n,
    )
  const counts = async () => [await count('app_user'), await count('session'), await count('account_link')]
  const flood = (i: number) =>
    t.call('POST', '/signup', {
      body: { name: 'Nadia Paz', username: `masa${i}`, email: `masa${i}@example.com`, password },
      // One IPv6 network: its addresses count together.
      from: `2001:db8::${i + 1}`,
    })
  const mails = (await t.mails()).length
  const [users = 0, sessions = 0, links = 0] = await counts()
  for (let i = 0; i < 20; i++) expect((await flood(i)).status).toBe(201)
  const audited = await count('audit')
  for (let i = 20; i < 80; i++) {
    const refused = await flood(i)
    expect(refused.status).toBe(429)
    expect(refused.body.message).toMatch(/^Hiciste muchos intentos\. Espera \d+ minutos\.$/)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  }
  expect(await counts()).toEqual([users + 20, sessions + 20, links + 20])
  expect(await count('audit')).toBe(audited)
  expect((await t.mails()).length).toBe(mails + 20)
  t.clock.advance(HOUR)
  expect((await flood(80)).status).toBe(201)
})

test('who confirmed an address once keeps the account when a later one is never confirmed, or taken by its owner', async () => {
  const [{ first, email }, { second, email: theirs }] = [names(), names()]
  const { jwt: token } = (await signUp(first, email)).body
  const link = await linkTo(email, 'confirm')
  expect((await t.call('POST', `/signup/confirm/${link}`, { body: {} })).status).toBe(200)
  const body = { name: 'Nadia Paz', username: first, email: theirs, current_password: password }
  expect((await t.call('PUT', '/edit', { token, body })).status).toBe(200)
  t.clock.advance(8 * DAY)
  await t.forgetLimits()
  await clean()
  expect(await has(first)).toEqual({ email: theirs })
  expect((await signUp(second, theirs)).status).toBe(201)
  expect(await has(first)).toEqual({ email: null })
  expect((await t.call('POST', '/login', { body: { username: first, password } })).status).toBe(200)
})
