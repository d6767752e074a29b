import { afterAll, beforeAll, expect, test } from 'vitest'
import { ChatRulePositionLimits } from '../../generated/limits.ts'
import { type RuleBench, startRules } from './fixtures.ts'

let t: RuleBench
beforeAll(async () => {
  t = await startRules()
})
afterAll(() => t.stop())

const save = (given: object) =>
  t.boss.call('POST', `/rules/${t.bot_}`, {
    body: { name: `Prueba ${++serial}`, event: 'message', actions: [{ type: 'resolve' }], ...given },
  })
let serial = 0

test.each([
  ['no words', { field: 'words', operator: 'contains', value: [] }, 'value'],
  ['words without letters', { field: 'words', operator: 'contains', value: ['¡!'] }, 'value'],
  ['an area of nobody', { field: 'area', operator: 'eq', value: 9999 }, 'value'],
  ['a channel that does not exist', { field: 'channel', operator: 'eq', value: 'fax' }, 'value'],
  ['a priority that does not exist', { field: 'priority', operator: 'eq', value: 'alta' }, 'value'],
  ['a comparison that the field does not have', { field: 'open', operator: 'gt', value: true }, 'operator'],
  ['an own field that does not exist', { field: 'custom', key: 'talle', operator: 'eq', value: 'M' }, 'key'],
  ['hours that are none', { field: 'time', operator: 'eq', value: { days: [1], from: '09:00', to: '09:00' } }, 'value'],
  ['a value for one without', { field: 'area', operator: 'absent', value: 3 }, 'value'],
])('a condition with %s is refused at its property', async (_, condition, property) => {
  const { status, body } = await save({ conditions: [{ field: 'first', operator: 'eq', value: true }, condition] })
  expect([status, Object.keys(body.fields)]).toEqual([422, [`conditions.1.${property}`]])
})

test.each([
  ['a label of nobody', { type: 'label_add', label_id: 9999 }, 'label_id'],
  ['an area of nobody', { type: 'area', area_id: 9999 }, 'area_id'],
  ['nobody to tell', { type: 'notify', user_ids: [9999] }, 'user_ids'],
  ['itself to assign', { type: 'assign', to: 'me' }, 'to'],
  ['a reply without a text', { type: 'reply' }, 'text'],
  ['an empty comment', { type: 'comment', text: '' }, 'text'],
  ['a moment too soon', { type: 'snooze', minutes: 1 }, 'minutes'],
  ['an unknown person', { type: 'assign', to: 'anybody' }, 'to'],
  ['a kind that does not exist', { type: 'fax' }, 'type'],
])('an action with %s is refused at its property', async (_, action, property) => {
  const told = { type: 'notify', user_ids: [t.boss.id] }
  const { status, body } = await save({ actions: [told, action] })
  expect([status, Object.keys(body.fields)]).toEqual([422, [`actions.1.${property}`]])
})

test('every kind of condition and action that the bot has is accepted', async () => {
  const [area, label] = [await t.area(t.bot_, 'Ventas'), await t.label('Mayorista')]
  await t.boss.call('POST', `/contacts/fields/${t.bot_}`, { body: { key: 'talle', label: 'Talle', type: 'number' } })
  const group = (await t.boss.call('POST', `/groups/${t.bot_}`, { body: { name: 'Vecinos' } })).body.id
  const { status, body } = await save({
    ...{ event: 'unanswered', minutes: 5, match: 'any', stop: true },
    conditions: [
      { field: 'words', operator: 'lacks', value: ['gracias'] },
      { field: 'channel', operator: 'in', value: ['webchat', 'whatsapp'] },
      { field: 'area', operator: 'absent' },
      { field: 'label', operator: 'ne', value: label },
      { field: 'attended', operator: 'eq', value: 'bot' },
      { field: 'priority', operator: 'in', value: ['high', 'urgent'] },
      { field: 'open', operator: 'eq', value: false },
      { field: 'time', operator: 'ne', value: { days: [5, 6], from: '22:00', to: '06:00' } },
      { field: 'contact_label', operator: 'eq', value: label },
      { field: 'contact_group', operator: 'ne', value: group },
      { field: 'custom', key: 'talle', operator: 'gt', value: 40 },
    ],
    actions: [
      { type: 'reply', text: 'Hola {{contacto.nombre|"cliente"}}.' },
      { type: 'area', area_id: area },
      { type: 'assign', to: 'least_busy' },
      { type: 'notify', user_ids: [t.boss.id] },
    ],
  })
  expect([status, body.problems, body.position > 0]).toEqual([201, [], true])
  expect((await save({ event: 'unanswered' })).body.fields).toHaveProperty('minutes')
})

test('a rule is refused once there are as many as a bot may have, and its places close up', async () => {
  const other = await startRules()
  const ids: number[] = []
  for (let n = 0; n < ChatRulePositionLimits.position.maximum; n++)
    ids.push(await other.rule({ actions: [{ type: 'resolve' }] }))
  const full = await other.boss.call('POST', `/rules/${other.bot_}`, {
    body: { name: 'Una más', event: 'message', actions: [{ type: 'resolve' }] },
  })
  expect([full.status, full.body.code]).toEqual([409, 'plan_limit'])
  await other.boss.call('DELETE', `/rules/${other.bot_}/${ids[0]}`)
  await other.boss.call('PUT', `/rules/move/${other.bot_}/${ids[9]}`, { body: { position: 50 } })
  const sorted = `/rules/${other.bot_}?sort=["position","ASC"]&range=[0,99]`
  const { body } = await other.boss.call('GET', sorted)
  expect(body.map(({ position }: { position: number }) => position)).toEqual(ids.slice(1).map((_, at) => at + 1))
  expect(body.at(-1).id).toBe(ids[9])
  await other.stop()
})

test('who may not read chats sees neither the log nor the trial', async () => {
  const editor = await t.staff(3, { configuration: true })
  expect((await editor.call('GET', `/rules/${t.bot_}`)).status).toBe(200)
  const trial = { event: 'message', actions: [{ type: 'resolve' }] }
  expect((await editor.call('POST', `/rules/preview/${t.bot_}`, { body: trial })).status).toBe(403)
  expect((await editor.call('GET', `/rules/runs/${t.bot_}`)).status).toBe(403)
  expect((await t.boss.call('POST', `/rules/preview/${t.bot_}`, { body: trial })).status).toBe(200)
})

test('who sees only the chats of some areas reads rules, and neither saves, moves, switches nor deletes one', async () => {
  const permissions = { configuration: true, chats: true }
  const [operator, editor] = [await t.staff(4, permissions), await t.staff(3, permissions)]
  const body = { name: 'A la mía', event: 'message', actions: [{ type: 'resolve' }] }
  expect((await operator.call('POST', `/rules/${t.bot_}`, { body })).status).toBe(403)
  const { status, body: made } = await editor.call('POST', `/rules/${t.bot_}`, { body })
  expect(status).toBe(201)
  const at = `/rules/${t.bot_}/${made.id}`
  const calls: [string, string, object?][] = [
    ['PUT', at, { ...body, version: made.version }],
    ['PUT', `/rules/move/${t.bot_}/${made.id}`, { position: 1 }],
    ['PUT', `/rules/enabled/${t.bot_}/${made.id}`, { enabled: true }],
    ['DELETE', at],
  ]
  expect((await operator.call('GET', at)).status).toBe(200)
  for (const [method, path, change] of calls) {
    const given = change && { body: change }
    expect((await operator.call(method, path, given)).status).toBe(403)
    expect((await editor.call(method, path, given)).status).toBeLessThan(300)
  }
})
