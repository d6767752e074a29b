import { describe, expect, test } from 'vitest'
import { mainValueOf, openProposals, piecesOf, reanchorDraftMarks, selectionSpan, withMark, wordAt } from './draft.ts'
import type { Entity } from './types.ts'

const entity = (id: number, values: Entity['values'] = []) => ({ id, values }) as Entity
const product = entity(1, [{ value: 'medialuna', synonyms: ['factura', 'Croissant'] }])
const text = '🥐 dos facturas'
const dos = { start: 2, end: 5, value: 'dos', entity_id: 2 }

describe('example draft', () => {
  test('stretchOf returns code point positions without surrounding spaces', () => {
    expect(selectionSpan(text, 2, 7)).toEqual({ start: 2, end: 5, value: 'dos' })
    expect(selectionSpan(text, 2, 3).value).toBe('')
  })

  test('wordAt returns the word around the cursor', () => {
    expect(wordAt('sale el envío?', 10)).toEqual({ from: 8, to: 13 })
    expect(wordAt('a, b', 2)).toEqual({ from: 2, to: 2 })
  })

  test('a mark gets the main value of its words', () => {
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

  test('a mark is lost when its words are removed and restored when they return', () => {
    const lost = reanchorDraftMarks('una factura', [dos])
    expect(lost).toMatchObject([{ lost: true, value: 'dos' }])
    expect(reanchorDraftMarks('quiero dos', lost)).toMatchObject([{ lost: false, start: 7 }])
  })

  test('a proposal is open while its entity and words are unmarked and it was not declined', () => {
    const proposal = { start: 6, end: 14, value: 'facturas', entity_id: 1 }
    expect(openProposals(text, [proposal], [dos], new Set())).toEqual([proposal])
    expect(openProposals(text, [proposal], [dos], new Set(['1 facturas']))).toEqual([])
    expect(openProposals(text, [{ ...proposal, entity_id: 2 }], [dos], new Set())).toEqual([])
    expect(openProposals('otra cosa', [proposal], [], new Set())).toEqual([])
  })

  test('piecesOf splits a text at its marks', () => {
    expect(piecesOf(text, [dos]).map(({ text: piece, mark }) => [piece, mark?.entity_id])).toEqual([
      ['🥐 ', undefined],
      ['dos', 2],
      [' facturas', undefined],
    ])
  })
})
