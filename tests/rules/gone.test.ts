// What rules and macros name and was deleted, and who is told before.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type RuleBench, startRules } from './fixtures.ts'

let t: RuleBench
beforeEach(async () => {
  t = await startRules()
})
afterEach(() => t.stop())

const remove = async (path: string) => (await t.boss.call('DELETE', path)).status
const words = (...value: string[]) => ({ field: 'words', operator: 'contains', value })
const group = async (name: string) => (await t.boss.call('POST', `/groups/${t.bot_}`, { body: { name } })).body.id

test.each<[string, 'label' | 'contact_label' | 'contact_group']>([
  ['a label', 'label'],
  ['a label of contacts', 'contact_label'],
  ['a group', 'contact_group'],
])('a condition that names %s that was deleted holds for nobody, not even as «no es»', async (_, field) => {
  const named = field === 'contact_group' ? await group('Mayoristas') : await t.label('VIP')
  const condition = { field, operator: 'ne', value: named }
  const strict = await t.rule({ conditions: [condition], actions: [{ type: 'resolve' }] })
  const loose = await t.rule({ match: 'any', conditions: [condition, words('precio')], actions: [{ type: 'resolve' }] })
  await t.writes('Hola')
  await t.work()
  expect((await t.runs()).map(({ rule_id }) => rule_id)).toEqual([strict, loose])
  expect(
    await remove(field === 'contact_group' ? `/groups/${t.bot_}/${named}` : `/chats/labels/${t.bot_}/${named}`),
  ).toBe(204)
  const shown = (await t.boss.call('GET', `/rules/${t.bot_}/${strict}`)).body
  expect([shown.enabled, shown.problems]).toEqual([true, [expect.stringMatching(/^Condición 1: Es/)]])
  await t.writes('Hola otra vez')
  await t.writes('¿Qué precio tiene?')
  await t.work()
  expect((await t.runs()).slice(2).map(({ rule_id }) => rule_id)).toEqual([loose])
})

test('a condition with several choices is judged by those that are left', async () => {
  const [shop, fair] = [await t.label('Mayorista'), await t.label('Feria')]
  const actions = [{ type: 'priority', priority: 'high' }]
  const any = await t.rule({ conditions: [{ field: 'label', operator: 'in', value: [shop, fair] }], actions })
  const contact = await t.rule({
    conditions: [{ field: 'contact_label', operator: 'in', value: [fair, shop] }],
    actions,
  })
  const id = await t.writes('Hola', { senderId: 'mayorista' })
  await t.work()
  const { contact_id } = await t.item(id)
  await t.db.insertInto('chat_label').values({ chat_id: id, label_id: shop }).execute()
  await t.db
    .insertInto('contact_label')
    .values({ contact_id: contact_id ?? 0, label_id: shop })
    .execute()
  expect(await remove(`/chats/labels/${t.bot_}/${fair}`)).toBe(204)
  await t.writes('Otra vez', { senderId: 'mayorista' })
  await t.work()
  expect((await t.runs()).map(({ rule_id }) => rule_id)).toEqual([any, contact])
  expect((await t.boss.call('GET', `/rules/${t.bot_}/${any}`)).body.problems).toHaveLength(1)
  expect(await remove(`/chats/labels/${t.bot_}/${shop}`)).toBe(204)
  await t.writes('Y otra', { senderId: 'mayorista' })
  await t.work()
  expect(await t.runs()).toHaveLength(2)
})

test('a label and a group name the rules and macros that use them, and no macro of somebody else', async () => {
  const [vip, plain, buyers] = [await t.label('VIP'), await t.label('Común'), await group('Mayoristas')]
  const rule = await t.rule({
    ...{ name: 'Atiende VIP', actions: [{ type: 'label_add', label_id: vip }] },
    conditions: [
      { field: 'contact_label', operator: 'in', value: [vip] },
      { field: 'contact_group', operator: 'eq', value: buyers },
    ],
  })
  const other = await t.staff(2)
  const macro = async (who: typeof other, name: string, visibility: string) => {
    const body = { name, visibility, actions: [{ type: 'label_remove', label_id: vip }] }
    return (await who.call('POST', `/chats/macros/${t.bot_}`, { body })).body.id
  }
  const shared = await macro(other, 'Ya no es VIP', 'todos')
  await macro(other, 'Solo mía', 'personal')
  const { labels } = (await t.boss.call('GET', `/chats/labels/${t.bot_}`)).body
  const usesOf = (id: number, all = labels) => all.find((one: { id: number }) => one.id === id).used_in
  expect(usesOf(vip)).toEqual([
    { type: 'rule', id: rule, label: 'Atiende VIP' },
    { type: 'macro', id: shared, label: 'Ya no es VIP' },
  ])
  expect(usesOf(plain)).toEqual([])
  // Who may not see rules does not learn their names.
  const seller = await t.staff(4)
  const shown = (await seller.call('GET', `/chats/labels/${t.bot_}`)).body.labels
  expect(usesOf(vip, shown)).toEqual([{ type: 'macro', id: shared, label: 'Ya no es VIP' }])
  expect((await t.boss.call('GET', `/groups/${t.bot_}/${buyers}`)).body.used_in).toBe(1)
})

test('an area that a rule or a macro names is not deleted until they name another; personal macros of others do not count', async () => {
  const [sales, other] = [await t.area(t.bot_, 'Ventas'), await t.area(t.bot_, 'Envíos')]
  const at = `/bots/areas/${t.bot_}/${sales}`
  const given = (area_id: number) => ({ name: 'A ventas', event: 'message', actions: [{ type: 'area', area_id }] })
  const rule = await t.rule(given(sales))
  const asked = await t.rule({
    ...{ name: 'Desde ventas', conditions: [{ field: 'area', operator: 'eq', value: sales }] },
    actions: [{ type: 'resolve' }],
  })
  const macros = `/chats/macros/${t.bot_}`
  const body = { name: 'Pasa a ventas', actions: [{ type: 'area', area_id: sales }] }
  await (await t.staff(2)).call('POST', macros, { body })
  const macro = (await t.boss.call('POST', macros, { body })).body.id
  expect((await t.boss.call('DELETE', at)).body).toMatchObject({
    code: 'in_use',
    message:
      'El área «Ventas» se usa en las reglas «A ventas», «Desde ventas» y en la macro «Pasa a ventas». Cámbiala ahí y luego elimínala.',
  })
  await t.boss.call('PUT', `/rules/${t.bot_}/${rule}`, { body: given(other) })
  await t.boss.call('DELETE', `/rules/${t.bot_}/${asked}`)
  expect(await remove(at)).toBe(409)
  await t.boss.call('DELETE', `${macros}/${macro}`)
  expect(await remove(at)).toBe(204)
})
