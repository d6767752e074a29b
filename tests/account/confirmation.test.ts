import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'

let t: TestApp
let serial = 0
beforeAll(async () => {
  t = await startApp()
})
afterAll(() => t.stop())
beforeEach(() => t.forgetLimits())

const HOUR = 3600
const password = 'jacaranda-25'

interface Person {
  username: string
  email: string
  token: string
}

/** Signs up a new person. */
async function signUp(): Promise<Person> {
  const username = `nueva${++serial}`
  const email = `${username}@example.com`
  const { status, body } = await t.call('POST', '/signup', { body: { name: 'Nadia Paz', username, email, password } })
  expect(status).toBe(201)
  return { username, email, token: body.jwt }
}

/** Returns the tokens of the confirmation mails to an address, oldest first. */
async function linksTo(email: string): Promise<string[]> {
  const mails = (await t.mails()).filter(({ to }) => to === email)
  return mails.flatMap(({ text }) => /\/register\/confirm\/([\w-]+)/.exec(text)?.[1] ?? [])
}

const newestLink = async (email: string) => (await linksTo(email)).at(-1) ?? ''
const look = (link: string) => t.call('GET', `/signup/confirm/${link}`)
const confirm = (link: string) => t.call('POST', `/signup/confirm/${link}`, { body: {} })
const resend = ({ token }: Person) => t.call('POST', '/signup/confirm', { token, body: {} })
const me = async ({ token }: Person) => (await t.call('GET', '/me', { token })).body
const move = ({ token, username }: Person, email: string, secret = password) =>
  t.call('PUT', '/edit', { token, body: { name: 'Nadia Paz', username, email, current_password: secret } })

describe('the link that confirms an address', () => {
  test('is mailed on sign-up, names the account, and confirms with a POST, not with a GET', async () => {
    const person = await signUp()
    expect((await me(person)).email_confirmed).toBe(false)
    const mail = (await t.mails()).find(({ to }) => to === person.email)
    expect(mail?.text).toContain(`«${person.username}»`)
    const link = await newestLink(person.email)
    expect(Buffer.from(link, 'base64url').length * 8).toBeGreaterThanOrEqual(128)

    const shown = { email: person.email, username: person.username }
    expect((await look(link)).body).toEqual({ ...shown, confirmed: false })
    expect((await me(person)).email_confirmed).toBe(false)
    expect(await confirm(link)).toMatchObject({ status: 200, body: { message: 'Correo confirmado correctamente.' } })
    expect((await me(person)).email_confirmed).toBe(true)
    expect((await look(link)).body).toEqual({ ...shown, confirmed: true })
    const lines = await t.audit(({ actor_name, action }) => actor_name === 'Nadia Paz' && action === 'update')
    expect(lines.at(-1)).toMatchObject({ resource_type: 'user', after: { email_confirmed: true } })
  })

  test('is stored only as a hash', async () => {
    const { email } = await signUp()
    const link = await newestLink(email)
    const stored = await Promise.all([
      t.db.selectFrom('account_link').selectAll().execute(),
      t.db.selectFrom('job').selectAll().execute(),
    ])
    expect(JSON.stringify([stored, await t.audit()])).not.toContain(link)
  })

  test('used twice says that the address was confirmed already, also at the same time', async () => {
    const person = await signUp()
    const link = await newestLink(person.email)
    const answers = await Promise.all([confirm(link), confirm(link)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await confirm(link)).toMatchObject({
      status: 200,
      body: { message: 'Tu correo ya estaba confirmado: puedes seguir.' },
    })
  })

  test('works for 48 hours', async () => {
    const [early, late] = [await signUp(), await signUp()]
    const links = [await newestLink(early.email), await newestLink(late.email)] as const
    t.clock.advance(48 * HOUR - 1)
    expect((await confirm(links[0])).status).toBe(200)
    t.clock.advance(1)
    for (const answer of [await look(links[1]), await confirm(links[1])])
      expect(answer).toMatchObject({ status: 404, body: { code: 'bad_link' } })
  })

  test('is refused when it never existed, or is for another purpose', async () => {
    const person = await signUp()
    await t.call('POST', '/forgot', { body: { username: person.username } })
    const recovery = (await t.mails()).map(({ text }) => /\/login\/forgot\/([\w-]+)/.exec(text)?.[1]).at(-1) ?? ''
    expect(recovery).not.toBe('')
    for (const link of ['x', 'A'.repeat(43), recovery]) expect((await confirm(link)).status).toBe(404)
    const link = await newestLink(person.email)
    const body = { password: 'una clave larga' }
    expect((await t.call('POST', `/forgot/${link}`, { body })).status).toBe(404)
    expect((await confirm(link)).status).toBe(200)
  })

  test('can be sent again, which ends the earlier one, five times an hour', async () => {
    const person = await signUp()
    for (let i = 0; i < 5; i++)
      expect((await resend(person)).body.message).toBe(
        `Te enviamos otro enlace a ${person.email}. Ábrelo antes de 48 horas.`,
      )
    expect((await resend(person)).status).toBe(429)
    const links = await linksTo(person.email)
    expect(links).toHaveLength(6)
    const newer = 'Este enlace ya no sirve: después te enviamos otro. Abre el del correo más nuevo.'
    for (const answer of [await look(links[4] ?? ''), await confirm(links[4] ?? '')])
      expect(answer).toMatchObject({ status: 404, body: { message: newer } })
    expect((await confirm(links[5] ?? '')).status).toBe(200)
    expect((await confirm(links[4] ?? '')).body.message).not.toBe(newer)
    t.clock.advance(HOUR)
    expect(await resend(person)).toMatchObject({
      status: 409,
      body: { message: 'Tu correo ya estaba confirmado: puedes seguir.' },
    })
  })

  test('limits attempts from an address', async () => {
    const from = '10.9.0.1'
    for (let i = 0; i < 20; i++) await t.call('POST', '/signup/confirm/x', { body: {}, from })
    expect((await t.call('POST', '/signup/confirm/x', { body: {}, from })).status).toBe(429)
    expect((await t.call('POST', '/signup/confirm/x', { body: {}, from: '10.9.0.2' })).status).toBe(404)
  })
})

describe('another address', () => {
  test('is confirmed by its own link; the link of the earlier address confirms nothing', async () => {
    const person = await signUp()
    const first = await newestLink(person.email)
    const other = `otra.${person.email}`
    expect((await move(person, other)).status).toBe(200)
    const used = 'Este enlace ya no sirve: se usó o venció. Pide uno nuevo.'
    expect(await confirm(first)).toMatchObject({ status: 404, body: { code: 'bad_link', message: used } })
    expect((await me(person)).email_confirmed).toBe(false)
    expect((await confirm(await newestLink(other))).status).toBe(200)
    expect((await me(person)).email_confirmed).toBe(true)
    // Now the earlier link is neither good nor "already confirmed".
    expect((await look(first)).status).toBe(404)
  })

  test('counts as another mail of the hour', async () => {
    const person = await signUp()
    for (let i = 0; i < 5; i++) expect((await move(person, `cambio${i}.${person.email}`)).status).toBe(200)
    expect((await move(person, `cambio5.${person.email}`)).status).toBe(429)
  })

  test('and repeated links are ten mails a day', async () => {
    const person = await signUp()
    for (let i = 0; i < 5; i++) expect((await move(person, `cambio${i}.${person.email}`)).status).toBe(200)
    t.clock.advance(HOUR)
    for (let i = 0; i < 5; i++) expect((await resend(person)).status).toBe(200)
    t.clock.advance(HOUR)
    const refused = [await resend(person), await move(person, `cambio6.${person.email}`)]
    for (const { status, headers } of refused) expect([status, headers['retry-after']]).toEqual([429, `${22 * HOUR}`])
    const other = await signUp()
    expect((await resend(other)).status).toBe(200)
  })

  test('of a person with a confirmed one waits for its own confirmation, and the earlier address is notified', async () => {
    const person = await signUp()
    await confirm(await newestLink(person.email))
    const other = `otra.${person.email}`
    expect((await move(person, other)).status).toBe(200)
    expect((await me(person)).email_confirmed).toBe(false)
    expect((await confirm(await newestLink(other))).status).toBe(200)
    expect((await me(person)).email_confirmed).toBe(true)
    expect((await t.mails()).filter(({ to }) => to === person.email).at(-1)?.subject).toContain('cambió')
  })
})

test('the recovery of a password confirms the address that its link was sent to', async () => {
  const person = await signUp()
  await t.call('POST', '/forgot', { body: { username: person.email } })
  const mail = (await t.mails()).filter(({ to }) => to === person.email).at(-1)
  const link = /\/login\/forgot\/([\w-]+)/.exec(mail?.text ?? '')?.[1]
  expect((await t.call('POST', `/forgot/${link}`, { body: { password: 'una clave larga' } })).status).toBe(200)
  const login = await t.call('POST', '/login', { body: { username: person.username, password: 'una clave larga' } })
  expect((await me({ ...person, token: login.body.jwt })).email_confirmed).toBe(true)
})
