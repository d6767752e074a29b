// How many people may be invited, and how many mails their addresses get.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type SignedIn, startApp, type TestApp } from '../support/app.ts'

const DAY = 86_400
const TRIAL = 4
const FULL = 'Tu plan permite 3 personas con las invitaciones pendientes. Anula alguna o cambia de plan.'

let app: TestApp
let bot: number
let boss: { id: number }
let asBoss: SignedIn
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  await app.forgetLimits()
  boss = await app.user()
  bot = await newBot(TRIAL)
  asBoss = await app.as(boss)
})

async function newBot(planId: number): Promise<number> {
  const id = await app.bot({ planId })
  await app.member(id, boss, 2)
  return id
}

let serial = 0
const address = () => `invitada${++serial}@example.com`
const invite = (email = address(), to = bot) => asBoss.call('POST', `/admin/${to}`, { body: { email } })
const resend = (id: number, of = bot) => asBoss.call('POST', `/admin/invitations/${of}/${id}`, { body: {} })
const withdraw = (id: number, of = bot) => asBoss.call('DELETE', `/admin/invitations/${of}/${id}`)
async function nextDay(days = 1): Promise<void> {
  app.clock.advance(days * DAY)
  asBoss = await app.as(boss)
}

test('members and pending invitations are at most as many as the plan allows', async () => {
  const first = (await invite()).body
  expect((await invite()).status).toBe(201)
  const refused = await invite()
  expect([refused.status, refused.body.code, refused.body.fields]).toEqual([409, 'plan_limit', { email: [FULL] }])
  expect(await app.mails()).toHaveLength(2)
  // A larger plan and a withdrawn invitation make room.
  await withdraw(first.id)
  const third = await invite()
  expect(third.status).toBe(201)
  expect((await invite()).status).toBe(409)
  await app.db.updateTable('bot').set({ plan_id: 2 }).where('id', '=', bot).execute()
  expect((await invite()).status).toBe(201)
})

test('an expired invitation takes no place, and is sent again only while there is one', async () => {
  const expired = (await invite()).body
  await invite()
  await nextDay(8)
  expect((await asBoss.call('GET', `/admin/invitations/${bot}`)).body).toHaveLength(2)
  const valid = [(await invite()).body, (await invite()).body]
  const refused = await resend(expired.id)
  expect([refused.status, refused.body.code]).toEqual([409, 'plan_limit'])
  expect((await resend(valid[0].id)).status).toBe(200)
  await withdraw(valid[0].id)
  expect((await resend(expired.id)).status).toBe(200)
})

test('one address gets five mails a day, invited or sent again, by whichever bot', async () => {
  const email = address()
  const { id } = (await invite(email)).body
  expect((await resend(id)).status).toBe(200)
  await withdraw(id)
  const again = (await invite(email.toUpperCase())).body
  expect((await resend(again.id)).status).toBe(200)
  const other = await newBot(TRIAL)
  expect((await invite(email, other)).status).toBe(201)
  const refused = [await resend(again.id), await invite(email, await newBot(TRIAL))]
  for (const { status, body, headers } of refused) {
    expect([status, body.message]).toEqual([429, 'Hiciste muchos intentos. Espera 24 horas.'])
    expect(headers['retry-after']).toBe(String(DAY))
  }
  expect((await app.mails()).filter(({ to }) => to.toLowerCase() === email)).toHaveLength(5)
  expect((await invite(address(), other)).status).toBe(201)
  await nextDay()
  expect((await resend(again.id)).status).toBe(200)
})

/** Invites and withdraws until it is refused. */
async function untilRefused(ofBot: () => Promise<number>): Promise<number> {
  for (let sent = 0; ; sent++) {
    const id = await ofBot()
    const { status, body } = await invite(address(), id)
    if (status === 429) return sent
    expect(status).toBe(201)
    await withdraw(body.id, id)
  }
}

test('a person sends 30 invitations a day in all their bots, however many they withdraw', async () => {
  expect(await untilRefused(() => newBot(TRIAL))).toBe(30)
  await nextDay()
  expect((await invite()).status).toBe(201)
})

test('what the plan or the team refuses sends no mail, and counts as none', async () => {
  const email = address()
  expect((await invite(email)).status).toBe(201)
  for (let at = 0; at < 6; at++) expect((await invite(email)).status).toBe(409)
  expect((await invite()).status).toBe(201)
  for (let at = 0; at < 35; at++) expect((await invite()).status).toBe(409)
  expect((await invite(email, await newBot(TRIAL))).status).toBe(201)
  await nextDay(8)
  const [{ id }] = (await asBoss.call('GET', `/admin/invitations/${bot}`)).body
  const valid = [(await invite()).body, (await invite()).body]
  for (let at = 0; at < 25; at++) expect((await resend(id)).status).toBe(409)
  await withdraw(valid[0].id)
  expect((await resend(id)).status).toBe(200)
})

test('a bot sends 30 invitations a day, whoever of its team invites', async () => {
  expect(await untilRefused(async () => bot)).toBe(30)
  const colleague = await app.user()
  await app.member(bot, colleague, 2)
  asBoss = await app.as(colleague)
  expect((await invite()).status).toBe(429)
  boss = colleague
  expect((await invite(address(), await newBot(TRIAL))).status).toBe(201)
})

test('an invitation is sent again 20 times a day per bot', async () => {
  const ids: number[] = []
  const large = await newBot(2)
  for (let i = 0; i < 6; i++) ids.push((await invite(address(), large)).body.id)
  const statuses: number[] = []
  for (let i = 0; i < 21; i++) statuses.push((await resend(ids[i % 6] as number, large)).status)
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429])
  await nextDay()
  expect((await resend(ids[0] as number, large)).status).toBe(200)
})
