import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Inbox, type Member, startInbox } from '../chats/fixtures.ts'
import type { ApiRecord } from '../support/resource-fixtures.ts'

// Rules compare own fields of contacts that not all of their readers see: these neither read what is compared nor lose it.

let t: Inbox
/** sees every field */
let boss: Member
/** uses the agenda */
let seller: Member
/** configures the bot without the agenda */
let technician: Member
let field: number

const hidden = (place: number) => ({ field: 'custom', key: null, operator: 'eq', value: null, hidden: place })
const credit = { field: 'custom', key: 'credito', operator: 'gt', value: 900 }
const debt = { field: 'custom', key: 'deuda', operator: 'eq', value: 'Mucha' }
const city = { field: 'city', key: null, operator: 'eq', value: 'Salta' }
const secret = /credito|deuda|Mucha|900/

beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
  seller = await t.staff(4)
  technician = await t.staff(3, { contacts: false, configuration: true })
  for (const [key, type] of [
    ['credito', 'number'],
    ['deuda', 'text'],
  ]) {
    const body = { key, label: key, type, visible_to: 'managers' }
    field = (await boss.call('POST', `/contacts/fields/${t.bot_}`, { body })).body.id
  }
})
afterAll(() => t.stop())

let serial = 0
/** A group by these conditions, that its reader gets. */
async function group(conditions: object[], match = 'all'): Promise<number> {
  const body = { name: `Grupo ${++serial}`, kind: 'dynamic', rule: { match, conditions } }
  const made = await boss.call('POST', `/groups/${t.bot_}`, { body })
  expect([made.status, made.body.rule?.conditions]).toEqual([201, conditions])
  return made.body.id
}
const get = async (by: Member, id: number) => (await by.call('GET', `/groups/${t.bot_}/${id}`)).body
const put = (by: Member, id: number, body: object) => by.call('PUT', `/groups/${t.bot_}/${id}`, { body })
const conditionsOf = ({ rule }: ApiRecord): ApiRecord[] => rule.conditions
const refused = {
  status: 422,
  body: { fields: { 'rule.conditions.0.key': [expect.stringMatching(/dato que no ves/)] } },
}

test('a group names hidden fields to nobody who does not see them, in its list, alone and in a conflict', async () => {
  const id = await group([city, credit])
  expect(conditionsOf(await get(boss, id))).toEqual([city, credit])
  expect(conditionsOf(await get(seller, id))).toEqual([city, hidden(2)])
  const list = async (by: Member) => JSON.stringify((await by.call('GET', `/groups/${t.bot_}`)).body)
  expect(await list(boss)).toMatch(secret)
  expect(await list(seller)).not.toMatch(secret)
  const stale = await put(seller, id, { name: 'Otro', version: 99 })
  expect([stale.status, conditionsOf(stale.body.current)]).toEqual([409, [city, hidden(2)]])
  expect(conditionsOf((await put(boss, id, { name: 'Otro', version: 99 })).body.current)).toEqual([city, credit])
  await boss.call('DELETE', `/groups/${t.bot_}/${id}`)
  const back = await seller.call('POST', `/groups/restore/${t.bot_}/${id}`)
  expect([back.status, conditionsOf(back.body)]).toEqual([200, [city, hidden(2)]])
})

test('who does not see a condition keeps it, wherever it goes, unless they remove it', async () => {
  const id = await group([credit, city, debt])
  const { rule, name, kind } = await get(seller, id)
  const renamed = await put(seller, id, { name: `${name} bis`, kind, rule })
  expect([renamed.status, conditionsOf(renamed.body)]).toEqual([200, [hidden(1), city, hidden(3)]])
  expect(conditionsOf(await get(boss, id))).toEqual([credit, city, debt])
  const saves = async (conditions: object[]) => {
    const saved = await put(seller, id, { name, kind, rule: { match: 'any', conditions } })
    expect([saved.status, JSON.stringify(saved.body)]).toEqual([200, expect.not.stringMatching(secret)])
    return conditionsOf(await get(boss, id))
  }
  const email = { field: 'email', key: null, operator: 'present', value: null }
  expect(await saves([hidden(1), email, hidden(3)])).toEqual([credit, email, debt])
  expect(await saves([city, hidden(3), hidden(1)])).toEqual([city, debt, credit])
  expect(await saves([city, hidden(3)])).toEqual([city, credit])
  expect(await saves([city])).toEqual([city])
})

test('a hidden condition is copied nowhere, and guessing it tells nothing', async () => {
  const id = await group([credit, city])
  const other = await group([city])
  const rule = (condition: object) => ({ match: 'all', conditions: [condition] })
  const name = 'Copia'
  const create = (by: Member, condition: object) =>
    by.call('POST', `/groups/${t.bot_}`, { body: { name, kind: 'dynamic', rule: rule(condition) } })
  expect(await create(seller, hidden(1))).toMatchObject(refused)
  expect(await create(boss, hidden(1))).toMatchObject(refused)
  expect((await create(seller, credit)).status).toBe(422)
  expect((await create(seller, city)).status).toBe(201)
  expect(await put(seller, other, { name, rule: rule(hidden(1)) })).toMatchObject(refused)
  expect(await put(seller, id, { name, rule: rule(hidden(2)) })).toMatchObject(refused)
  expect(await put(boss, id, { name, rule: rule(hidden(1)) })).toMatchObject(refused)
  expect(await put(seller, id, { name, rule: { match: 'all', conditions: [credit, city] } })).toMatchObject(refused)
  const preview = (by: Member, condition: object) =>
    by.call('POST', `/groups/preview/${t.bot_}`, { body: rule(condition) })
  expect(await preview(seller, hidden(1))).toMatchObject({
    status: 422,
    body: { fields: { 'conditions.0.key': [/./] } },
  })
  expect((await preview(seller, credit)).status).toBe(422)
  expect((await preview(boss, credit)).status).toBe(200)
  expect(conditionsOf(await get(boss, id))).toEqual([credit, city])
})

test('the history says that there is a hidden condition, and an earlier rule comes back around it', async () => {
  const id = await group([city, credit])
  const salta = { ...city, value: 'Salta' }
  const cordoba = { ...city, value: 'Córdoba' }
  await put(boss, id, { name: `Grupo ${serial}`, rule: { match: 'all', conditions: [credit, cordoba] } })
  const query = new URLSearchParams({ filter: JSON.stringify({ resource_type: 'group', resource_id: `${id}` }) })
  const lines = async (by: Member): Promise<ApiRecord[]> => (await by.call('GET', `/changes/${t.bot_}?${query}`)).body
  expect(JSON.stringify(await lines(boss))).toMatch(secret)
  expect(JSON.stringify(await lines(seller))).not.toMatch(secret)
  const line = (await lines(seller)).find(({ action }) => action === 'update')
  const path = (what: string) => `/changes/${what}${t.bot_}/${line?.id}`
  const { body: detail } = await seller.call('GET', path(''))
  expect(JSON.stringify(detail)).not.toMatch(secret)
  expect(detail.differences[0].before).toContain('Un dato que no ves')
  expect(detail.restore).toMatchObject({ possible: true, kept: [] })
  expect((await seller.call('POST', path('restore/'), { body: {} })).status).toBe(200)
  expect(conditionsOf(await get(boss, id))).toEqual([salta, credit])
  await put(boss, id, { name: `Grupo ${serial}`, rule: { match: 'all', conditions: [cordoba] } })
  const { restore } = (await seller.call('GET', path(''))).body
  expect(restore).toMatchObject({ possible: false, reason: expect.stringMatching(/^La regla queda como está/) })
  expect((await boss.call('POST', path('restore/'), { body: {} })).status).toBe(200)
  expect(conditionsOf(await get(boss, id))).toEqual([salta, credit])
})

test('a rule of chats hides what it compares from who configures it without seeing the field', async () => {
  const words = { field: 'words', key: null, operator: 'contains', value: ['reclamo'] }
  const given = { name: 'Deudores', event: 'message', actions: [{ type: 'resolve' }] }
  const made = await boss.call('POST', `/rules/${t.bot_}`, { body: { ...given, conditions: [words, debt] } })
  expect([made.status, made.body.conditions]).toEqual([201, [words, debt]])
  const path = `/rules/${t.bot_}/${made.body.id}`
  const read = async (by: Member) => (await by.call('GET', path)).body.conditions
  expect(await read(technician)).toEqual([words, hidden(2)])
  expect(JSON.stringify((await technician.call('GET', `/rules/${t.bot_}`)).body)).not.toMatch(secret)
  const changed = await technician.call('PUT', path, {
    body: { ...given, conditions: [hidden(2), { ...words, value: ['queja'] }] },
  })
  expect([changed.status, changed.body.conditions[0]]).toEqual([200, hidden(1)])
  expect(await read(boss)).toEqual([debt, { ...words, value: ['queja'] }])
  for (const [way, body] of [
    ['move', { position: 1 }],
    ['enabled', { enabled: true }],
  ] as const) {
    const { status, body: rule } = await technician.call('PUT', `/rules/${way}/${t.bot_}/${made.body.id}`, { body })
    expect([way, status, rule.conditions[0]]).toEqual([way, 200, hidden(1)])
  }
  const copy = { ...given, name: 'Copia', conditions: [hidden(1)] }
  expect(await technician.call('POST', `/rules/${t.bot_}`, { body: copy })).toMatchObject({
    status: 422,
    body: { fields: { 'conditions.0.key': [expect.stringMatching(/dato que no ves/)] } },
  })
  const query = new URLSearchParams({ filter: JSON.stringify({ resource_type: 'rule' }) })
  const { body: history } = await technician.call('GET', `/changes/${t.bot_}?${query}`)
  expect(history.length).toBeGreaterThan(1)
  expect(JSON.stringify(history)).not.toMatch(secret)
  const line = history.find(({ action }: ApiRecord) => action === 'update')
  const { body: detail } = await technician.call('GET', `/changes/${t.bot_}/${line.id}`)
  expect(JSON.stringify(detail)).not.toMatch(secret)
  expect((await technician.call('DELETE', path)).status).toBe(204)
})

test('a condition on a field that was deleted stays hidden', async () => {
  const id = await group([debt, city])
  expect((await boss.call('DELETE', `/contacts/fields/${t.bot_}/${field}`)).status).toBe(204)
  expect(conditionsOf(await get(seller, id))).toEqual([hidden(1), city])
  expect(conditionsOf(await get(boss, id))).toEqual([debt, city])
})
