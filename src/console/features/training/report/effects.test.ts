import { expect, test } from 'vitest'
import type { components } from '../../../../../generated/api.d.ts'
import { effectsOf } from './effects.ts'

type Report = components['schemas']['TrainingReport']
type Group = components['schemas']['MisunderstoodGroup']

const [hours, prices, sends] = ['Horarios', 'Precios', 'Envíos'].map((name, i) => ({ id: i + 1, name })) as [
  { id: number; name: string },
  { id: number; name: string },
  { id: number; name: string },
]
const example = (id: number) => ({ id, text: String(id), confidence: 0.6 })
const confused = (intent: typeof hours, predicted: typeof hours, ids: number[]) => ({
  ...{ intent, predicted, count: ids.length, examples: ids.map(example) },
})
const report = (more: Partial<Report> = {}): Report => ({
  ...{ id: 1, number: 1, at: '2025-03-01T10:00:20Z', examples: 300, intents: 3 },
  ...{ accuracy: 0.9, macro_f1: 0.88, threshold: 0.4, confused: [], conflicts: [], weak: [], unanswered: [] },
  ...{ untaught: [], unused_entities: [], unused_examples: 0, checks: [] },
  ...more,
})
const group = (id: number, count: number): Group => ({
  ...{ text: `mensaje ${id}`, count, last_at: '2025-03-01T10:00:20Z', margin: 0.1, intents: [] },
  ...{ message_ids: [id], messages: [] },
})
const keys = (more: Partial<Report>, groups?: Group[], monthly?: number) =>
  effectsOf(report(more), { groups, monthly }).map(({ key }) => key)

test('what customers wrote and the bot did not understand comes before what examples only suggest', () => {
  const pair = confused(prices, sends, [21, 22, 23])
  expect(keys({ confused: [pair] }, [group(7, 6), group(8, 1)], 300)).toEqual(['missed 7', 'confused 2 3', 'missed 8'])
  const [first, second] = effectsOf(report({ confused: [pair] }), { groups: [group(7, 6)], monthly: 600 })
  expect(first).toMatchObject({ monthly: 6 })
  expect(second).toMatchObject({ monthly: 6 })
})

test('an intent without an answer, for which nobody gets one, comes first', () => {
  const broken = { response: { type: 'response', id: 12, name: 'Envíos' }, button: 'Ver zonas' } as const
  expect(keys({ unanswered: [hours], broken_buttons: [broken], untaught: [sends] }, [group(7, 30)], 300)).toEqual([
    'unanswered 1',
    'untaught 3',
    'broken response 12 Ver zonas',
    'missed 7',
  ])
})

test('among findings on examples, little evidence counts less, and a duplicate tells which side to delete', () => {
  const side = (id: number, intent: typeof hours) => ({ id, text: String(id), intent })
  const conflicts = [{ similarity: 0.8, examples: [side(11, hours), side(30, prices)] }] as Report['conflicts']
  const found = effectsOf(
    report({
      ...{ confused: [confused(hours, prices, [11]), confused(prices, sends, [21, 22, 23])], conflicts },
      weak: [{ intent: sends, examples: 10, recall: 0.5, reasons: ['low_recall'] }],
    }),
    { groups: undefined, monthly: undefined },
  )
  expect(found.map(({ key, monthly }) => [key, monthly])).toEqual([
    ['weak 3', undefined],
    ['confused 2 3', undefined],
    ['duplicate 11,30', undefined],
    ['confused 1 2', undefined],
  ])
  // The wrongly understood example of the pair goes, not the newer one.
  expect(found[2]).toMatchObject({ remove: { id: 11 } })
})

test('without findings there is nothing to do', () => {
  expect(keys({})).toEqual([])
})
