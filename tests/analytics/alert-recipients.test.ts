import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { AlertMetricOptions } from '../../generated/options.ts'
import { heldAlertJobs } from '../../src/server/conversation/analytics/alerts/held.ts'
import { alertJobs, startAlerts } from '../../src/server/conversation/analytics/alerts/watch.ts'
import { inCall } from '../../src/server/foundation/http/context.ts'
import { runDue } from '../../src/server/foundation/jobs/due.ts'
import { mayMail } from '../../src/server/foundation/notify/hourly.ts'
import { json } from '../../src/server/foundation/store/sql.ts'
import { type Inbox, type Member, startInbox } from '../chats/fixtures.ts'

// An alert counts what its author sees. It is told to those who see all of that, and leads to a page that they may open.

let t: Inbox
let boss: Member
let coordinator: Member
let seller: Member
let serial = 0
let read = 0

beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
  coordinator = await t.staff(5)
  seller = await t.staff(4, { configuration: true, chats: true })
})
afterAll(() => t.stop())
beforeEach(async () => {
  await t.db.deleteFrom('analytics_alert').execute()
  read = (await t.mails()).length
})

const given = (some: object) => ({
  metric: 'waiting',
  direction: 'below',
  threshold: 5,
  name: `A ${++serial}`,
  ...some,
})
const create = (who: Member, some: object = {}) =>
  who.call('POST', `/analytics/alerts/${t.bot_}`, { body: given(some) })

/** Looks at all alerts, as a server does. */
async function look(): Promise<void> {
  t.clock.advance(60)
  await t.db.deleteFrom('job').where('queue', '=', 'analytics-alerts').execute()
  await t.store.run(async () => {
    await startAlerts()
    await runDue(alertJobs(t.app.services), (error) => expect(error).toBeUndefined())
  })
}

test('recipients who see less than the author are refused, and the error names them', async () => {
  const refused = await create(boss, { user_ids: [coordinator.id, seller.id] })
  expect(refused.status).toBe(422)
  expect(refused.body.fields).toEqual({
    user_ids: [`Solo puede recibirla quien ve todas las conversaciones. Quita a ${seller.name}.`],
  })
  expect((await create(boss, { user_ids: [coordinator.id] })).status).toBe(201)
  const colleague = await t.staff(4)
  expect((await create(seller, { user_ids: [colleague.id] })).status).toBe(422)
  const own = await create(seller, { user_ids: [boss.id] })
  expect(own.status).toBe(201)
  const body = given({ user_ids: [seller.id] })
  expect((await boss.call('PUT', `/analytics/alerts/${t.bot_}/${own.body.id}`, { body })).status).toBe(200)
  const also = given({ user_ids: [colleague.id] })
  expect((await boss.call('PUT', `/analytics/alerts/${t.bot_}/${own.body.id}`, { body: also })).status).toBe(422)
})

test('the link leads to the figure, who may change the alert finds it too, and recipients who see less by now get nothing', async () => {
  const demoted = await t.staff(5)
  await t.db
    .insertInto('notification_rule')
    .values({
      ...{ bot_id: t.bot_, type: 1, user_id: coordinator.id, enabled: true, digest: 'none' },
      ...{ channels: json(['sound']), events: json(['figure_alert']), area_ids: json([]) },
    })
    .execute()
  expect((await create(boss, { user_ids: [coordinator.id, demoted.id] })).status).toBe(201)
  await t.db.updateTable('membership').set({ role_id: 4 }).where('user_id', '=', demoted.id).execute()
  await look()
  const mails = (await t.mails()).slice(read)
  const links = mails.map(({ to, text }) => [to, /https?:\S+/.exec(text)?.[0].replace(/^https?:\/\/[^/]+/, '')])
  expect(new Map(links as [string, string][])).toEqual(
    new Map([
      [boss.email, expect.stringContaining('/analytics/live')],
      [coordinator.email, expect.stringContaining('/analytics/live')],
    ]),
  )
  expect(mails.find(({ to }) => to === boss.email)?.text).toContain('/analytics/alerts')
  expect(mails.find(({ to }) => to === coordinator.email)?.text).not.toContain('/analytics/alerts')
  const notices = await t.db.selectFrom('notification_notice').select('link').execute()
  expect(notices).toEqual([{ link: '/analytics/live' }])
})

test('a figure needs a period exactly where the form asks for one', async () => {
  const screen = JSON.parse(readFileSync('screens/analytics/alerts.json', 'utf8'))
  const { when } = screen.table.fields.find((one: { field: string }) => one.field === 'span')
  for (const { value } of AlertMetricOptions) {
    const { status } = await create(boss, { metric: value })
    expect([value, status]).toEqual([value, when.in.includes(value) ? 422 : 201])
  }
})

test('an address that is not confirmed gets no alert', async () => {
  const typed = await t.staff(2)
  const confirm = (at: Date | null) =>
    t.db.updateTable('app_user').set({ email_confirmed_at: at }).where('id', '=', typed.id).execute()
  await confirm(null)
  expect((await create(boss, { user_ids: [typed.id] })).status).toBe(201)
  await look()
  expect((await t.mails()).slice(read).map(({ to }) => to)).toEqual([boss.email])
  await confirm(new Date())
  expect((await create(boss, { user_ids: [typed.id] })).status).toBe(201)
  await look()
  expect((await t.mails()).slice(read + 1).map(({ to }) => to)).toEqual([boss.email, typed.email])
})

/** Lets a bot have sent all the mails of its hour. */
const fillHour = () =>
  t.store.run(() =>
    inCall({ services: t.app.services }, async () => {
      for (let n = 0; n < 60; n++) await mayMail(t.bot_, 1)
    }),
  )

/** Lets what waits for the end of an hour leave. */
async function release(): Promise<void> {
  await t.db.updateTable('job').set({ run_at: new Date() }).where('queue', '=', 'analytics-alerts-held').execute()
  await t.store.run(() => runDue(heldAlertJobs(t.app.services), (error) => expect(error).toBeUndefined()))
}

test('beyond the mails of an hour, each person gets one about all alerts when it is over', async () => {
  const first = await create(boss, { user_ids: [coordinator.id] })
  const second = await create(boss, { name: 'Otra más' })
  await fillHour()
  await look()
  await release()
  expect((await t.mails()).slice(read)).toEqual([])
  expect((await boss.call('GET', `/analytics/alerts/${t.bot_}/${second.body.id}`)).body.state).toBe('firing')
  // What is told is what fired, whatever the figure is by then.
  await t.db.updateTable('analytics_alert').set({ last_value: null, state: 'ok' }).execute()
  t.clock.advance(3_600)
  await release()
  const mails = (await t.mails()).slice(read)
  expect(mails.map(({ to }) => to).sort()).toEqual([boss.email, coordinator.email].sort())
  const own = mails.find(({ to }) => to === boss.email)
  expect(own?.subject).toMatch(/^2 alertas de /)
  expect(own?.text).toContain(`Alerta «${first.body.name}»: En espera 0, menor que 5`)
  expect(own?.text).toContain('Alerta «Otra más»')
  expect(mails.find(({ to }) => to === coordinator.email)?.subject).toBe('En espera: 0, menor que 5')
  await release()
  expect((await t.mails()).length).toBe(read + 2)
})

test('what was held back is not told of an alert that is about something else by now', async () => {
  await t.forgetLimits()
  await fillHour()
  const changed = await create(boss)
  const renamed = await create(boss, { name: 'Sin cambios' })
  await look()
  const put = async (id: number, more: object) =>
    expect(
      (await boss.call('PUT', `/analytics/alerts/${t.bot_}/${id}`, { body: { ...given({}), ...more } })).status,
    ).toBe(200)
  await put(changed.body.id, { name: 'Otra cosa', metric: 'longest_wait', direction: 'above', threshold: 90 })
  await put(renamed.body.id, { name: 'Con otro nombre' })
  t.clock.advance(3_600)
  await release()
  const mails = (await t.mails()).slice(read)
  expect(mails.map(({ subject }) => subject)).toEqual(['En espera: 0, menor que 5'])
  expect(mails[0]?.text).toContain('Con otro nombre')
  expect(await t.db.selectFrom('analytics_alert_held').select('alert_id').execute()).toEqual([])
})

test('what was held back does not leave a suspended bot, nor for an alert that was switched off', async () => {
  await t.forgetLimits()
  await fillHour()
  await create(boss)
  await look()
  const suspend = (at: Date | null) =>
    t.db.updateTable('bot').set({ suspended_at: at, special_state: 'chatbot_off' }).where('id', '=', t.bot_).execute()
  await suspend(new Date())
  t.clock.advance(3_600)
  await release()
  await suspend(null)
  expect((await t.mails()).slice(read)).toEqual([])
  expect(await t.db.selectFrom('analytics_alert_held').select('alert_id').execute()).toEqual([])
  await fillHour()
  const { body } = await create(boss)
  await look()
  const off = { ...given({ enabled: false }), name: body.name }
  expect((await boss.call('PUT', `/analytics/alerts/${t.bot_}/${body.id}`, { body: off })).status).toBe(200)
  t.clock.advance(3_600)
  await release()
  expect((await t.mails()).slice(read)).toEqual([])
})

test('who sees only some chats finds their own alerts in the history, and no others', async () => {
  const [others, own] = [await create(boss), await create(seller)]
  const body = given({ threshold: 7, name: own.body.name })
  expect((await boss.call('PUT', `/analytics/alerts/${t.bot_}/${own.body.id}`, { body })).status).toBe(200)
  const changed = async (who: Member) => {
    const filter = encodeURIComponent(JSON.stringify({ resource_type: 'analytics_alert' }))
    const { body: entries } = await who.call('GET', `/changes/${t.bot_}?filter=${filter}&range=[0,99]`)
    const ids = [String(others.body.id), String(own.body.id)]
    return entries.map((one: { resource_id: string }) => one.resource_id).filter((id: string) => ids.includes(id))
  }
  expect(await changed(seller)).toEqual([String(own.body.id), String(own.body.id)])
  expect(await changed(boss)).toHaveLength(3)
})

test('the link has the days and the conversations that were counted', async () => {
  const area_id = await t.area(t.bot_, 'Ventas')
  const counted = { metric: 'started', span: 'day', channel: 'whatsapp', area_id }
  expect((await create(boss, counted)).status).toBe(201)
  await look()
  const [mail] = (await t.mails()).slice(read)
  expect(mail?.text).toContain(
    `/analytics?date_start=2026-03-09&date_end=2026-03-10&channel=whatsapp&area_id=${area_id}`,
  )
})
