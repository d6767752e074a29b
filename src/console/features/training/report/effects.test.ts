import { expect, test } from 'vitest'
import { effectsOf } from './effects.ts'

const [hours, prices, sends] = ['Horarios', 'Precios', 'Envíos'].map((name, i) => ({ id: i + 1, name })) as [
  { id: number; name: string },
  { id: number; name: string },
  { id: number; name: string },
]
const example = (id: number, text: string) => ({ id, text, confidence: 0.6 })

test('changes are sorted by what they are expected to mend', () => {
  const effects = effectsOf({
    confused: [
      { intent: hours, predicted: prices, count: 1, examples: [example(11, 'a cuánto abren')] },
      { intent: prices, predicted: sends, count: 3, examples: [example(21, 'x'), example(22, 'y'), example(23, 'z')] },
    ],
    conflicts: [
      {
        similarity: 0.9,
        examples: [
          { id: 11, text: 'a cuánto abren', intent: hours },
          { id: 30, text: 'a cuanto abre', intent: prices },
        ],
      },
    ],
    weak: [{ intent: sends, examples: 10, recall: 0.5, reasons: ['low_recall'] }],
  })
  expect(effects.map(({ key, gain }) => [key, gain])).toEqual([
    ['teach 3', 5],
    ['move 2 3', 3],
    ['remove 11,30', 1],
    ['move 1 2', 1],
  ])
  // The wrongly understood example of the pair goes, not the newer one.
  expect(effects.at(-2)).toMatchObject({ remove: { id: 11 } })
})

test('a change that rests on little evidence does not come first', () => {
  const move = (intent: typeof hours, predicted: typeof hours, ids: number[], confidence: number) => ({
    ...{ intent, predicted, count: ids.length },
    examples: ids.map((id) => ({ id, text: String(id), confidence })),
  })
  const keys = (report: Partial<Parameters<typeof effectsOf>[0]>) =>
    effectsOf({ confused: [], conflicts: [], weak: [], ...report }).map(({ key }) => key)
  // A single phrase, however surely it is understood as the other intent.
  expect(keys({ confused: [move(hours, prices, [1], 0.99), move(prices, sends, [2, 3], 0.6)] })).toEqual([
    'move 2 3',
    'move 1 2',
  ])
  expect(
    keys({
      confused: [move(hours, prices, [1, 2], 0.7)],
      weak: [{ intent: sends, examples: 10, recall: 0.8, reasons: ['low_recall'] }],
    }),
  ).toEqual(['teach 3', 'move 1 2'])
  // Intents that are taken for each other overlap.
  expect(
    keys({
      confused: [
        move(hours, prices, [1, 2, 3, 4], 0.6),
        move(prices, hours, [5, 6, 7, 8], 0.6),
        move(hours, sends, [9, 10, 11], 0.6),
      ],
    })[0],
  ).toBe('move 1 3')
})

test('without findings there is nothing to do', () => {
  expect(effectsOf({ confused: [], conflicts: [], weak: [] })).toEqual([])
})
