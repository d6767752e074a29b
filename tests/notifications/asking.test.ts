import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { NotificationLimitsLimits } from '../../generated/limits.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { createTeam, type Team, tokenOf } from './fixtures.ts'

// What somebody who configures alerts learns of whether a contact was asked for their consent.

const MAIL = 'martin.q@example.com'

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

const contact = async (given: { email?: string | null; blocked?: boolean } = {}) => {
  const row = { bot_id: team.botId, name: 'Martín Quiroga', phone: '', email: MAIL, ...given }
  return (await app.db.insertInto('contact').values(row).returning('id').executeTakeFirstOrThrow()).id
}
const add = async (contact_id: number, type = 1) =>
  (await team.admin.call('POST', `/bots/${team.botId}`, { body: { contact_id, type } })).body
/** A contact on the list whom nobody asked. */
const silent = async (given: object) => {
  const row = { bot_id: team.botId, contact_id: await contact(given), type: 1 as const }
  await app.db.insertInto('notification_contact').values(row).execute()
  return row.contact_id
}
const tries = (contact_id: number, channel = 'email') =>
  team.admin.call('POST', `/bots/notifications/test/${team.botId}`, { body: { channel, contact_id } })
const answers = (token: string, answer: 'confirm' | 'refuse') =>
  app.call('POST', `/notifications/public/${token}`, { body: { answer } })
const asked = async () =>
  (await app.db.selectFrom('alert_consent').select('asks').where('bot_id', '=', team.botId).execute()).length
const suspend = () =>
  app.db
    .updateTable('bot')
    .set({ suspended_at: app.clock.now(), suspended_reason: 'Abuso', special_state: 'chatbot_off' })
    .where('id', '=', team.botId)
    .execute()
const useUp = async () => {
  for (let at = 0; at < NotificationLimitsLimits.asks_per_day.maximum; at++)
    await add(await contact({ email: `${at}@example.com` }), at % 2 ? 1 : 2)
  await team.mailed()
}
const LATER = 'Le pediremos confirmar su correo.'
const REFUSED = 'No quiere recibir avisos por correo.'

test('who adds a contact learns whether the contact was asked, at each state of their address', async () => {
  const id = await contact()
  expect(await add(id)).toMatchObject({ consent: 'pending', notice: 'Le pedimos que confirme su correo.' })
  const [mail] = await team.mailed()
  const token = tokenOf(mail ?? { text: '' })
  await answers(token, 'refuse')
  expect(await add(id, 2)).toMatchObject({ consent: 'refused', notice: REFUSED })
  await answers(token, 'confirm')
  expect(await add(id, 4)).not.toHaveProperty('notice')
  expect(await add(await contact({ email: null }))).not.toHaveProperty('notice')
  const blocked = await add(await contact({ email: 'otro@example.com', blocked: true }))
  expect(blocked).toMatchObject({ consent: 'pending', notice: 'Está bloqueado: no recibirá avisos.' })
  expect(await team.mailed()).toEqual([])
})

test.each([
  ['is suspended', suspend],
  ['asked as many as it may in a day', useUp],
])('nobody reads that a contact was asked while the chatbot %s', async (_, happens) => {
  await happens()
  const before = await asked()
  const id = await contact()
  expect(await add(id)).toMatchObject({ consent: 'pending', notice: LATER })
  expect(await tries(id)).toMatchObject({
    status: 409,
    body: { message: 'No confirmó su correo y ahora no podemos pedírselo. Inténtalo más tarde.' },
  })
  expect(await asked()).toBe(before)
  expect(await team.mailed()).toEqual([])
})

test('a test asks a contact who was not asked, says so, and never one who is blocked', async () => {
  const id = await silent({ blocked: true })
  for (const channel of ['email', 'whatsapp'])
    expect(await tries(id, channel)).toMatchObject({
      status: 409,
      body: { message: 'Ese contacto está bloqueado. Desbloquéalo primero.' },
    })
  expect(await asked()).toBe(0)
  await app.db.updateTable('contact').set({ blocked: false }).where('id', '=', id).execute()
  for (let times = 0; times < 2; times++)
    expect((await tries(id)).body.message).toBe(
      'Todavía no confirmó su correo. Pídele que busque nuestro mensaje de confirmación.',
    )
  expect((await team.mailed()).map(({ to }) => to)).toEqual([MAIL])
})

test('addresses of one mailbox are asked together as often as one may be in a day', async () => {
  const most = NotificationLimitsLimits.asks.maximum
  const ids = []
  for (let at = 0; at <= most; at++) ids.push(await contact({ email: `Ana+${at}@example.com` }))
  const added = []
  for (const id of ids) added.push(await add(id))
  expect(added.map(({ notice }) => notice)).toEqual([...Array(most).fill('Le pedimos que confirme su correo.'), LATER])
  expect((await team.mailed()).length).toBe(most)
  const again = await team.admin.call('POST', `/bots/notifications/resend/${team.botId}/${added[0].id}`)
  expect([again.status, again.body.message]).toEqual([
    429,
    `Hoy ya le pedimos ${most} veces que confirme. Inténtalo mañana.`,
  ])
  // What was not asked leaves the day to others. A test asks one for whom the list has no room.
  const others = NotificationLimitsLimits.asks_per_day.maximum - most
  for (let at = 1; at < others; at++) await add(await contact({ email: `${at}@example.com` }))
  await tries(await silent({ email: 'ultima@example.com' }))
  expect((await team.mailed()).length).toBe(others)
  app.clock.advance(86_401)
  team = { ...team, admin: await app.as(team.boss) }
  await tries(ids.at(-1) ?? 0)
  expect((await team.mailed()).map(({ to }) => to)).toEqual([`Ana+${most}@example.com`])
})
