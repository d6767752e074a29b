import { afterAll, beforeAll, expect, test } from 'vitest'
import { exported, review, started } from '../archives/fixtures.ts'
import { type RuleBench, startRules } from './fixtures.ts'

let t: RuleBench
beforeAll(async () => {
  t = await startRules({ settings: { maxBotsPerAccount: 9 } })
})
afterAll(() => t.stop())

test('an exported bot takes its rules along in their order, without people and what was deleted', async () => {
  const [area, gone] = [await t.area(t.bot_, 'Ventas'), await t.area(t.bot_, 'Envíos')]
  const label = await t.label('Mayorista')
  const group = (await t.boss.call('POST', `/groups/${t.bot_}`, { body: { name: 'Vecinos' } })).body.id
  const told = { type: 'notify', user_ids: [t.boss.id] }
  const kept = await t.rule({
    ...{ name: 'Segunda', stop: true },
    conditions: [
      { field: 'contact_group', operator: 'in', value: [group] },
      { field: 'contact_label', operator: 'eq', value: label },
      { field: 'time', operator: 'eq', value: { days: [0], from: '09:00', to: '18:00' } },
      { field: 'first', operator: 'eq', value: false },
    ],
    actions: [
      { type: 'label_add', label_id: label },
      { type: 'area', area_id: area },
    ],
  })
  const partly = await t.rule({
    name: 'Primera',
    actions: [{ type: 'assign', to: 'person', user_id: t.boss.id }, { type: 'resolve' }],
  })
  await t.rule({ name: 'Solo avisa', actions: [told] })
  const lost = [{ field: 'area', operator: 'eq', value: gone }]
  await t.rule({ name: 'De un área que no está', conditions: lost, actions: [{ type: 'resolve' }] })
  await t.boss.call('PUT', `/rules/move/${t.bot_}/${partly}`, { body: { position: 1 } })
  await t.db.deleteFrom('area').where('id', '=', gone).execute()

  const { body: found } = await review(t, t.boss, await exported(t, t.boss, t.bot_))
  expect(found).toMatchObject({ state: 'ready', faults: [] })
  const copy = (await started(t.boss, found.id, 'Copia')).body.bot_id
  const { body: rules } = await t.boss.call('GET', `/rules/${copy}?sort=["position","ASC"]&range=[0,9]`)
  expect(rules).toMatchObject([
    { name: 'Primera', enabled: false, actions: [{ type: 'resolve' }], problems: [] },
    { name: 'Segunda', enabled: true, stop: true, problems: [] },
  ])
  const { conditions, actions } = (await t.boss.call('GET', `/rules/${t.bot_}/${kept}`)).body
  expect(rules[1].conditions[0].value).not.toEqual(conditions[0].value)
  expect(rules[1].conditions.slice(2)).toEqual(conditions.slice(2))
  expect(rules[1].actions.map(({ type }: { type: string }) => type)).toEqual(
    actions.map(({ type }: { type: string }) => type),
  )
})
