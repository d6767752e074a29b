import { afterEach, beforeEach, expect, test } from 'vitest'
import { type RuleBench, startRules } from './fixtures.ts'

let t: RuleBench
beforeEach(async () => {
  t = await startRules()
})
afterEach(() => t.stop())

const resolve = [{ type: 'resolve' }]
const trial = async (given: object, who = t.boss) => {
  const body = { event: 'message', conditions: [], actions: resolve, ...given }
  return (await (await t.as(who)).call('POST', `/rules/preview/${t.bot_}`, { body })).body
}
const words = (...value: string[]) => [{ field: 'words', operator: 'contains', value }]

test('a trial counts past messages with their words and changes nothing', async () => {
  const sales = await t.area(t.bot_, 'Ventas')
  await t.writes('Hola')
  const id = await t.writes('¿Cuánto sale el ENVÍO a domicilio?')
  await t.writes('Envíos')
  const before = [await t.item(id), (await t.audit()).length]
  const found = await trial({
    conditions: words('envio', 'a domicilio', 'retiro'),
    actions: [{ type: 'area', area_id: sales }],
  })
  expect(found).toEqual({
    ...{ checked: 3, count: 1, does: ['Pasa al área «Ventas»'], next: null },
    samples: [
      {
        ...{ chat_id: id, user_name: 'Ana Núñez', text: '¿Cuánto sale el ENVÍO a domicilio?' },
        ...{ matched: ['envio', 'a domicilio'], at: expect.any(String) },
      },
    ],
  })
  expect([await t.item(id), (await t.audit()).length]).toEqual(before)
  t.clock.advance(2 * 86_400)
  expect(await trial({ days: 1 })).toMatchObject({ checked: 0, count: 0 })
  expect(await trial({ days: 3 })).toMatchObject({ checked: 3, count: 3 })
})

test('conditions compare channel, area, who attends, labels and the contact as they are now', async () => {
  const [label, mark] = [await t.label('Urgente'), await t.label('Mayorista', 'contact')]
  const sales = await t.area(t.bot_, 'Ventas')
  const one = await t.request({ area_id: sales, base_priority: 'high' })
  const two = await t.writes('Hola', { channel: 'whatsapp', senderId: '5491155550142' })
  await t.db.insertInto('chat_label').values({ chat_id: one, label_id: label }).execute()
  const contact = (await t.item(two)).contact_id ?? 0
  await t.db.insertInto('contact_label').values({ contact_id: contact, label_id: mark }).execute()
  const group = (await t.boss.call('POST', `/groups/${t.bot_}`, { body: { name: 'Caros', member_ids: [contact] } }))
    .body.id
  const held = async (condition: object) =>
    (await trial({ conditions: [condition] })).samples.map(({ chat_id }: { chat_id: number }) => chat_id)
  expect(await held({ field: 'channel', operator: 'eq', value: 'whatsapp' })).toEqual([two])
  expect(await held({ field: 'channel', operator: 'ne', value: 'whatsapp' })).toEqual([one])
  expect(await held({ field: 'area', operator: 'eq', value: sales })).toEqual([one])
  expect(await held({ field: 'area', operator: 'absent' })).toEqual([two])
  expect(await held({ field: 'label', operator: 'eq', value: label })).toEqual([one])
  expect(await held({ field: 'attended', operator: 'eq', value: 'request' })).toEqual([one])
  expect(await held({ field: 'priority', operator: 'in', value: ['high', 'urgent'] })).toEqual([one])
  expect(await held({ field: 'priority', operator: 'ne', value: 'high' })).toEqual([two])
  expect(await held({ field: 'contact_label', operator: 'eq', value: mark })).toEqual([two])
  expect(await held({ field: 'contact_group', operator: 'eq', value: group })).toEqual([two])
  expect(await held({ field: 'contact_group', operator: 'ne', value: group })).toEqual([one])
  await t.db.updateTable('contact').set({ blocked: true }).where('id', '=', contact).execute()
  expect(await held({ field: 'area', operator: 'absent' })).toEqual([])
})

test.each([
  ['a weekday within the hours', '2026-11-20T13:00:00Z', [4], '09:00', '18:00', true],
  ['after the end', '2026-11-20T21:00:00Z', [4], '09:00', '18:00', false],
  ['another day', '2026-11-20T13:00:00Z', [5], '09:00', '18:00', false],
  ['after midnight, of the night before', '2026-11-21T04:00:00Z', [4], '22:00', '06:00', true],
  ['after midnight, of a night that is not named', '2026-11-20T04:00:00Z', [4], '22:00', '06:00', false],
])('days and hours where the bot is: %s', async (_, at, days, from, to, holds) => {
  t.clock.advance((Date.parse(at) - t.clock.now().getTime()) / 1000)
  await t.writes('Hola')
  t.clock.advance(60)
  const found = await trial({ conditions: [{ field: 'time', operator: 'eq', value: { days, from, to } }] })
  expect(found.count).toBe(holds ? 1 : 0)
})

test('the first conversation is the one of the first day', async () => {
  await t.writes('Hola', { senderId: 'fiel' })
  t.clock.advance(2 * 86_400)
  await t.writes('Volví', { senderId: 'fiel' })
  const first = (value: boolean) => trial({ conditions: [{ field: 'first', operator: 'eq', value }] })
  const texts = ({ samples }: { samples: { text: string }[] }) => samples.map(({ text }) => text)
  expect([texts(await first(true)), texts(await first(false))]).toEqual([['Hola'], ['Volví']])
})

test('who waited longer than the minutes is found, and who sees few chats tries with those', async () => {
  const seller = await t.staff(4, { configuration: true, chats: true })
  const [sales, other] = [await t.area(t.bot_, 'Ventas', seller), await t.area(t.bot_, 'Envíos')]
  const own = await t.request({ area_id: sales })
  await t.request({ area_id: other })
  t.clock.advance(10 * 60)
  const late = { event: 'unanswered', minutes: 5 }
  expect(await trial(late)).toMatchObject({ count: 2 })
  expect((await trial(late, seller)).samples).toMatchObject([{ chat_id: own }])
  expect(await trial({ event: 'unanswered', minutes: 30 })).toMatchObject({ count: 0 })
})

test('a page that begins at a second that no clock has is refused, and one at a real second is not', async () => {
  expect((await trial({ before: '2026-12-31T23:59:60Z' })).fields).toEqual({ before: [expect.any(String)] })
  expect(await trial({ before: '2026-12-31T23:59:59Z' })).toMatchObject({ checked: 0, count: 0 })
})
