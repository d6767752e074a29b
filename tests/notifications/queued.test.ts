import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { createTeam, type Team, tokenOf } from './fixtures.ts'

// Mails wait in their queue, also for a day and a half while the mail server does not answer.

let app: TestApp
let team: Team
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  team = await createTeam(app)
  await app.forgetLimits()
})

const NAME = 'Martín Quiroga'
const recipient = async (email: string) => {
  const row = { bot_id: team.botId, name: NAME, phone: '', email }
  const { id } = await app.db.insertInto('contact').values(row).returning('id').executeTakeFirstOrThrow()
  const { body } = await team.admin.call('POST', `/bots/${team.botId}`, { body: { contact_id: id, type: 1 } })
  return { contactId: id, id: body.id as number }
}
/** A contact who was mailed the link, and its token. */
const asked = async (email: string) => {
  const { contactId, id } = await recipient(email)
  const mail = (await team.mailed()).find(({ to }) => to === email)
  return { contactId, id, token: tokenOf(mail ?? { text: '' }) }
}
const answers = async (token: string, answer: 'confirm' | 'refuse') =>
  expect((await app.call('POST', `/notifications/public/${token}`, { body: { answer } })).status).toBe(200)
const queues = async (contact_id: number | null) =>
  expect(
    (
      await team.admin.call('POST', `/bots/notifications/test/${team.botId}`, {
        body: { channel: 'email', contact_id },
      })
    ).status,
  ).toBe(200)
const erase = async (contactId: number) =>
  expect(
    (await team.admin.call('POST', `/contacts/data/delete/${team.botId}/${contactId}`, { body: { name: NAME } }))
      .status,
  ).toBeLessThan(300)

test('an alert that waits does not leave once its person refused, and does if they accept again', async () => {
  const { contactId, token } = await asked('martin@example.com')
  await answers(token, 'confirm')
  await queues(contactId)
  await answers(token, 'refuse')
  expect(await team.mailed()).toEqual([])
  await answers(token, 'confirm')
  await queues(contactId)
  expect((await team.mailed()).map(({ to }) => to)).toEqual(['martin@example.com'])
})

test('a person of the team with the same address still gets theirs', async () => {
  const { contactId, token } = await asked(team.boss.email)
  await answers(token, 'confirm')
  await queues(contactId)
  await queues(null)
  await answers(token, 'refuse')
  const mails = await team.mailed()
  expect(mails).toMatchObject([{ to: team.boss.email, text: expect.stringContaining('Hola, Ana Ríos') }])
})

test('what one chatbot may not send does not stop the alerts of another', async () => {
  const { contactId, token } = await asked('martin@example.com')
  await answers(token, 'confirm')
  const first = team
  team = await createTeam(app)
  const other = await asked('martin@example.com')
  await answers(other.token, 'refuse')
  team = first
  await queues(contactId)
  expect((await team.mailed()).map(({ to }) => to)).toContain('martin@example.com')
})

test('nothing that waits leaves to whom was erased, nor is anybody asked again who answered meanwhile', async () => {
  const { contactId, token } = await asked('martin@example.com')
  await answers(token, 'confirm')
  await queues(contactId)
  await erase(contactId)
  const { contactId: unasked } = await recipient('luis@example.com')
  await erase(unasked)
  expect(await team.mailed()).toEqual([])

  const again = await asked('eva@example.com')
  const sent = await team.admin.call('POST', `/bots/notifications/resend/${team.botId}/${again.id}`)
  expect(sent.status).toBe(200)
  await answers(again.token, 'refuse')
  expect(await team.mailed()).toEqual([])
})
