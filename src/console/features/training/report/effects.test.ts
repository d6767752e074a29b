import { expect, test } from 'vitest'
import { effectsOf } from './effects.ts'

const [hours, prices, sends] = ['Horarios', 'Precios', 'Envíos'].map((name, i) => ({ id: i + 1, name })) as [
  { id: number; name: string },
  { id: number; name: string },
  { id: number; name: string },
]
const example = (id: number, text: string) => ({ id, text, confidence: 0.6 })

test('changes are sorted by the number of wrongly understood examples that they touch', () => {
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
    ['move 1 2', 1],
    ['remove 11,30', 1],
  ])
  // The wrongly understood example of the pair goes, not the newer one.
  expect(effects.at(-1)).toMatchObject({ remove: { id: 11 } })
})

test('without findings there is nothing to do', () => {
  expect(effectsOf({ confused: [], conflicts: [], weak: [] })).toEqual([])
})
