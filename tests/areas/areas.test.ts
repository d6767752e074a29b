import { afterAll, beforeAll, expect, test } from 'vitest'
import { requestPerson } from '../../src/server/conversation/chats/core/bot-changes.ts'
import { json } from '../../src/server/foundation/store/sql.ts'
import { type Inbox, type Member, startInbox } from '../chats/fixtures.ts'
import { attend } from '../support/attend.ts'

let t: Inbox
let boss: Member

beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
})
afterAll(() => t.stop())

const path = (rest = '') => `/bots/areas${rest ? `/${rest}` : ''}/${t.bot_}`
const list = async (who = boss) => (await who.call('GET', path())).body
const create = (body: object) => boss.call('POST', path(), { body })
const update = (body: object) => boss.call('PUT', path(), { body })
let serial = 0
const made = async (more: object = {}) => (await create({ name: `Área ${++serial}`, ...more })).body
const chatRow = (id: number) => t.db.selectFrom('chat').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

test('the first area becomes the default, and there is always exactly one default', async () => {
  const first = await made({ color: '#1b6ac9', description: 'Pedidos' })
  expect(first).toMatchObject({ is_default: true, enable_handoff: true, color: '#1b6ac9', open_chats: 0, version: 1 })
  const second = await made({ is_default: true })
  expect((await list()).filter(({ is_default }: { is_default: boolean }) => is_default)).toMatchObject([
    { id: second.id },
  ])
  const none = await update({ area_id: second.id, name: second.name, is_default: false })
  expect([none.status, Object.keys(none.body.fields)]).toEqual([422, ['is_default']])
})

test('an area keeps its given position, and the audit log of a deletion says where its chats moved', async () => {
  expect((await made({ position: 7 })).position).toBe(7)
  const [area, target] = [await made(), await made()]
  const moved = await boss.call('POST', `${path('move')}/${area.id}`, { body: { target_area_id: target.id } })
  expect(moved.status).toBe(200)
  const lines = t.db
    .selectFrom('audit')
    .select('before')
    .where('resource_type', '=', 'area')
    .where('action', '=', 'delete')
  const row = await lines.where('resource_id', '=', String(area.id)).executeTakeFirstOrThrow()
  expect(row.before).toMatchObject({ name: area.name, moved_to: target.id })
})

test('handoff to an area can be disabled', async () => {
  const area = await made()
  const off = await boss.call('PUT', `${path('handoff')}/${area.id}`, { body: { enable_handoff: false } })
  expect(off.body.enable_handoff).toBe(false)
})

test('a member added to an area is notified and sees its chats', async () => {
  const seller = await t.staff(4)
  const area = await made()
  const chat = await t.request({ area_id: area.id })
  const sees = async () => (await seller.call('GET', `/chats/view/${t.bot_}/${chat}`)).status
  expect(await sees()).toBe(404)
  await update({ area_id: area.id, name: area.name, user_ids: [seller.id] })
  expect(await sees()).toBe(200)
  const events = (await t.events()).filter(
    ({ name, audience }) => name === 'membership' && audience.user_id === seller.id,
  )
  expect(events).toHaveLength(1)
  const stranger = await t.user()
  const refused = await update({ area_id: area.id, name: area.name, user_ids: [stranger.id] })
  expect(Object.keys(refused.body.fields)).toEqual(['user_ids'])
})

test('adding or removing an area member through the team page makes a concurrent edit of the area stale', async () => {
  const [first, second] = [await t.staff(4), await t.staff(4)]
  const [area, other] = [await made({ user_ids: [first.id] }), await made()]
  const save = (version: number) =>
    update({ area_id: area.id, name: area.name, description: 'Pedidos', user_ids: [first.id], version })
  const put = async (area_ids: number[]) => {
    const member = (await boss.call('GET', `/admin/${t.bot_}`)).body.find(
      ({ user_id }: { user_id: number }) => user_id === second.id,
    )
    const body = { ...member, area_ids }
    expect((await boss.call('PATCH', `/admin/edit/${t.bot_}/${second.id}`, { body })).status).toBe(200)
  }
  await put([area.id])
  const late = await save(area.version)
  expect([late.status, late.body.current]).toMatchObject([409, { user_ids: [first.id, second.id] }])
  expect(late.body.changed_by).toMatchObject({ id: boss.id })
  const { version } = late.body.current
  // An area that the member keeps is not changed.
  await put([area.id, other.id])
  expect((await list()).find(({ id }: { id: number }) => id === area.id)).toMatchObject({ version })
  await boss.call('DELETE', `/admin/${t.bot_}/${second.id}`)
  expect((await save(version)).body.current).toMatchObject({ user_ids: [first.id] })
  expect((await save(version + 1)).status).toBe(200)
})

test('a member who only attends chats sees only the areas they work in', async () => {
  const seller = await t.staff(4, { contacts: false, configuration: false })
  const area = await made({ user_ids: [seller.id] })
  expect((await list(seller)).map(({ id }: { id: number }) => id)).toEqual([area.id])
  expect((await seller.call('POST', path(), { body: { name: 'Mía' } })).status).toBe(403)
})

test('deleting an area moves its chats to another area and publishes an event for the open ones', async () => {
  const [area, target] = [await made(), await made()]
  const open = await t.request({ area_id: area.id, assign_user_id: boss.id })
  const done = await t.request({ area_id: area.id, state: 2 })
  const before = (await t.events()).length
  const self = await boss.call('POST', `${path('move')}/${area.id}`, { body: { target_area_id: area.id } })
  expect(self.status).toBe(422)
  const moved = await boss.call('POST', `${path('move')}/${area.id}`, { body: { target_area_id: target.id } })
  expect(moved.status).toBe(200)
  expect(await chatRow(open)).toMatchObject({ area_id: target.id, assign_user_id: null })
  expect((await chatRow(done)).area_id).toBe(target.id)
  expect((await t.events()).slice(before).map(({ name }) => name)).toContain('change-area')
  expect((await boss.call('DELETE', `${path()}/${area.id}`)).status).toBe(404)
  expect((await boss.call('DELETE', `${path()}/${target.id}`)).status).toBe(204)
  expect((await chatRow(open)).area_id).toBeNull()
})

test('an area used by a handoff response cannot be deleted', async () => {
  const area = await made()
  const row = { bot_id: t.bot_, keywords: json(['ventas']), answer: 'Va', handoff_area_id: area.id }
  await t.db
    .insertInto('quick_response')
    .values({ ...row, action: 'handoff' })
    .execute()
  const kept = await boss.call('DELETE', `${path()}/${area.id}`)
  expect([kept.status, kept.body.message]).toEqual([
    409,
    `El área «${area.name}» se usa en la respuesta «ventas». Cámbiala ahí y luego elimínala.`,
  ])
  await t.db.deleteFrom('quick_response').execute()
  expect((await boss.call('DELETE', `${path()}/${area.id}`)).status).toBe(204)
})

test('an area used by responses cannot be deleted; the error names them, and deleting them allows it', async () => {
  const shop = await startedShop(3)
  const area = (await shop.call('POST', `/bots/areas/${shop.bot}`, { name: 'Reclamos' })).body
  const intent = (await shop.call('POST', `/ia/selector/add/${shop.bot}`, { intent_name: 'Reclamo' })).body
  const messages = [{ kind: 'text', text: 'Te paso con una persona.' }]
  const button = { title: 'Reclamar', type: 'area', target: String(area.id) }
  const main = await shop.call('POST', `/responses/${shop.bot}`, {
    ...{ title: 'Reclamos', intent_id: intent.id, questions: ['quiero reclamar'], messages, buttons: [button] },
  })
  const cards = [{ title: 'Ayuda', buttons: [button] }]
  const secondary = await shop.call('POST', `/responses/secondary/${shop.bot}`, {
    ...{ name: 'Ayuda', kind: 'follow_up', messages: [{ kind: 'card', cards }] },
  })
  expect([main.status, secondary.status], JSON.stringify([main.body, secondary.body])).toEqual([201, 201])
  const at = `/bots/areas/${shop.bot}/${area.id}`
  const refused = await shop.call('DELETE', at)
  expect([refused.status, refused.body]).toMatchObject([
    409,
    {
      code: 'in_use',
      message: 'El área «Reclamos» se usa en las respuestas «Reclamos», «Ayuda». Cámbiala ahí y luego elimínala.',
    },
  ])
  await shop.call('DELETE', `/responses/secondary/${shop.bot}/${secondary.body.id}`)
  await shop.call('DELETE', `/responses/${shop.bot}/${main.body.id}`)
  expect((await shop.call('DELETE', at)).status).toBe(204)
})

test('a keyword response in the trash does not block its area; restored, it hands off without an area', async () => {
  const shop = await startedShop()
  const area = (await shop.call('POST', `/bots/areas/${shop.bot}`, { name: 'Ventas' })).body
  const given = { keywords: ['ventas'], answer: 'Va', action: 'handoff', handoff_area_id: area.id }
  const answer = (await shop.call('POST', `/responses/quick/${shop.bot}`, given)).body
  const remove = () => shop.call('DELETE', `/bots/areas/${shop.bot}/${area.id}`)
  expect((await remove()).status).toBe(409)
  expect((await shop.call('DELETE', `/responses/quick/${shop.bot}/${answer.id}`)).status).toBe(204)
  expect((await remove()).status).toBe(204)
  const back = await shop.call('POST', `/responses/quick/restore/${shop.bot}/${answer.id}`, {})
  expect([back.status, back.body]).toMatchObject([200, { action: 'handoff', handoff_area_id: null }])
})

/** Creates a bot of a plan (1 has keyword responses, others intent responses) and a member with every permission. */
async function startedShop(planId = 1) {
  const bot = await t.bot({ planId })
  const person = await t.user()
  await t.member(bot, person, 2)
  const who = await t.as(person)
  return { bot, call: (method: string, path: string, body?: object) => who.call(method, path, body && { body }) }
}

test('deleting an area changes its quick replies, so a concurrent edit of one gets 409', async () => {
  const [area, other] = [await made(), await made()]
  const place = `/chats/requests/quickreplies/${t.bot_}`
  const input = { shortcut: 'precios', title: 'Precios', text: 'Va la lista', visibility: 'area' }
  const { body } = await boss.call('POST', place, { body: { ...input, area_ids: [area.id, other.id] } })
  const change = (version: number) => boss.call('PUT', `${place}/${body.id}`, { body: { ...input, version } })
  expect((await boss.call('DELETE', `${path()}/${area.id}`)).status).toBe(204)
  const late = await change(body.version)
  expect([late.status, late.body]).toMatchObject([
    409,
    { current: { area_ids: [other.id], version: body.version + 1 }, changed_by: { id: boss.id } },
  ])
  expect((await change(body.version + 1)).status).toBe(200)
})

test('an area that stops being the default gets a new version', async () => {
  const [first, second] = [await made(), await made()]
  await update({ area_id: first.id, name: first.name, is_default: true })
  const before = (await list()).find(({ id }: { id: number }) => id === first.id)
  const turned = await update({ area_id: second.id, name: second.name, is_default: true, version: second.version })
  expect(turned.body).toMatchObject({ is_default: true, version: second.version + 1 })
  const late = await update({ area_id: first.id, name: first.name, is_default: true, version: before.version })
  expect([late.status, late.body.current?.is_default]).toEqual([409, false])
})

test('contacts can be added to an area, disabled and listed', async () => {
  const area = await made()
  const add = (body: object) => boss.call('POST', path('contacts'), { body: { id: area.id, ...body } })
  expect((await add({ contact_id: null })).status).toBe(422)
  const added = await add({ contact_id: null, contact: { name: 'Martín Quiroga', phone: '+5491155550102' } })
  const [{ contact_id }] = added.body.contacts
  expect(added.status).toBe(201)
  expect((await add({ contact_id })).status).toBe(409)
  const toggle = await boss.call('PUT', `${path('contacts/toggle')}/${area.id}`, {
    body: { contact_id, enabled: false },
  })
  expect(toggle.body.contacts).toEqual([
    { contact_id, name: 'Martín Quiroga', phone: '+5491155550102', enabled: false },
  ])
  expect((await boss.call('GET', `/bots/contacts/${t.bot_}/${area.id}`)).body).toEqual(toggle.body.contacts)
})

test.each([
  ['round_robin', [0, 1, 0, 1]],
  ['least_busy', [0, 1, 0, 1]],
] as const)('a chat that enters an area is assigned by the rule %s', async (auto_assign, turns) => {
  const people = [await t.staff(4), await t.staff(4)]
  await attend(t, t.bot_, ...people)
  const area = await made({ auto_assign, user_ids: people.map(({ id }) => id) })
  const got: (number | null)[] = []
  for (const _ of turns) {
    const chat = await t.writes('Quiero hablar con alguien')
    await t.inside(() => requestPerson(t.bot_, chat, area.id))
    got.push((await chatRow(chat)).assign_user_id)
  }
  expect(got).toEqual(turns.map((turn) => people[turn]?.id))
})

test('respects the maximum number of open chats per user, and same_agent assigns the previous agent', async () => {
  const [one, two] = [await t.staff(4), await t.staff(4)]
  await attend(t, t.bot_, one, two)
  const full = await made({ auto_assign: 'round_robin', max_open_per_user: 1, user_ids: [one.id] })
  const ask = async (area: number, chat: number) => {
    await t.inside(() => requestPerson(t.bot_, chat, area))
    return (await chatRow(chat)).assign_user_id
  }
  expect(await ask(full.id, await t.writes('Hola'))).toBe(one.id)
  expect(await ask(full.id, await t.writes('Hola'))).toBeNull()

  const again = await made({ auto_assign: 'same_agent', user_ids: [one.id, two.id] })
  const chat = await t.request()
  const sender = (await chatRow(chat)).sender_id
  await two.call('POST', `/chats/requests/send/${t.bot_}`, { body: { id: chat, target_id: sender, message: 'Hola' } })
  await t.db
    .updateTable('chat')
    .set({ live: false, type: 'bot', assign_user_id: null })
    .where('id', '=', chat)
    .execute()
  expect(await ask(again.id, chat)).toBe(two.id)
})

test('an Operador reads areas and changes none, not even those they work in; the other roles may', async () => {
  const seller = await t.staff(4, { contacts: true, configuration: true })
  const contact = { contact_id: null, contact: { name: 'Martín Quiroga', phone: '' } }
  const outcomes = async (who: Member) => {
    const area = await made({ user_ids: [seller.id, boss.id], offline_message: 'Abrimos a las 9.' })
    const change = (body: object) => who.call('PUT', path(), { body: { area_id: area.id, name: area.name, ...body } })
    const calls = [
      () => change({ user_ids: [seller.id], offline_message: 'Otro texto' }),
      () => change({ is_default: true }),
      () => who.call('PUT', `${path('handoff')}/${area.id}`, { body: { enable_handoff: false } }),
      () => who.call('POST', path('contacts'), { body: { id: area.id, ...contact } }),
      () => who.call('POST', path(), { body: { name: `De ${++serial}` } }),
      () => who.call('POST', `${path('move')}/${area.id}`, { body: {} }),
    ]
    const statuses: number[] = []
    for (const call of calls) statuses.push((await call()).status)
    return { area, statuses }
  }
  const { area, statuses } = await outcomes(seller)
  expect(statuses).toEqual(Array(6).fill(403))
  expect((await seller.call('DELETE', `${path()}/${area.id}`)).status).toBe(403)
  const kept = (await list(seller)).find(({ id }: { id: number }) => id === area.id)
  expect(kept).toMatchObject({ user_ids: [boss.id, seller.id], offline_message: 'Abrimos a las 9.' })
  const permissions = { contacts: true }
  for (const role of [2, 3, 5] as const)
    expect((await outcomes(await t.staff(role, permissions))).statuses).toEqual([200, 200, 200, 201, 201, 200])
})

test('the open chats of an area are those that the inbox counts for it', async () => {
  const { id } = await made()
  await t.request({ area_id: id })
  await t.request({ area_id: id, state: 2 })
  await t.request({ area_id: id, snoozed_until: '2099-01-01T00:00:00Z' })
  await t.request({ area_id: id, type: 'bot' })
  const counted = (await boss.call('GET', `/chats/counts/${t.bot_}`)).body.areas
  expect(counted.find((area: { id: number }) => area.id === id)).toMatchObject({ total: 1 })
  expect((await list()).find((area: { area_id: number }) => area.area_id === id)).toMatchObject({ open_chats: 1 })
})
