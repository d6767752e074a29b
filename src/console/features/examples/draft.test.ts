import { describe, expect, test } from 'vitest'
import { followText, mainValueOf, openProposals, piecesOf, stretchOf, withMark, wordAt } from './draft.ts'
import type { Entity } from './types.ts'

const entity = (id: number, values: Entity['values'] = []) => ({ id, values }) as Entity
const product = entity(1, [{ value: 'medialuna', synonyms: ['factura', 'Croissant'] }])
const text = '🥐 dos facturas'
const dos = { start: 2, end: 5, value: 'dos', entity_id: 2 }

describe('a draft', () => {
  test('a selection is a stretch in characters, without spaces at its ends', () => {
    expect(stretchOf(text, 2, 7)).toEqual({ start: 2, end: 5, value: 'dos' })
    expect(stretchOf(text, 2, 3).value).toBe('')
  })

  test('the word around the cursor', () => {
    expect(wordAt('sale el envío?', 10)).toEqual({ from: 8, to: 13 })
    expect(wordAt('a, b', 2)).toEqual({ from: 2, to: 2 })
  })

  test('a mark takes the main value that its words stand for', () => {
    expect(mainValueOf(product, 'CROISSANT')).toBe('medialuna')
    expect(mainValueOf(product, 'medialuna')).toBeNull()
    expect(mainValueOf(product, 'otra')).toBeNull()
    expect(withMark(text, [dos], { start: 6, end: 14, value: 'facturas' }, product)).toMatchObject({
      marks: [{ value: 'dos' }, { value: 'facturas', entity_id: 1 }],
    })
    expect(withMark(text, [dos], { start: 6, end: 14, value: 'facturas' }, entity(2))).toEqual({
      refusal: 'No se puede asignar a dos valores la misma entidad.',
    })
  })

  test('marks whose words are gone wait, and stand again when the words are back', () => {
    const lost = followText('una factura', [dos])
    expect(lost).toMatchObject([{ lost: true, value: 'dos' }])
    expect(followText('quiero dos', lost)).toMatchObject([{ lost: false, start: 7 }])
  })

  test('a proposal is open while its entity and its words are free and nobody turned it down', () => {
    const proposal = { start: 6, end: 14, value: 'facturas', entity_id: 1 }
    expect(openProposals(text, [proposal], [dos], new Set())).toEqual([proposal])
    expect(openProposals(text, [proposal], [dos], new Set(['1 facturas']))).toEqual([])
    expect(openProposals(text, [{ ...proposal, entity_id: 2 }], [dos], new Set())).toEqual([])
    expect(openProposals('otra cosa', [proposal], [], new Set())).toEqual([])
  })

  test('a text falls into pieces at its marks', () => {
    expect(piecesOf(text, [dos]).map(({ text: piece, mark }) => [piece, mark?.entity_id])).toEqual([
      ['🥐 ', undefined],
      ['dos', 2],
      [' facturas', undefined],
    ])
  })
})
