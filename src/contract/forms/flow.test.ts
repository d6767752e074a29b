import { describe, expect, it } from 'vitest'
import type { Answers } from './answers.ts'
import { nextQuestion, pathOf } from './flow.ts'

const showIf = (question: string, operator: 'eq' | 'gt' | 'answered' | 'ne' | 'contains', value?: string | number) => ({
  match: 'all' as const,
  conditions: [{ question, operator, ...(value !== undefined && { value }) }],
})
const questions: Parameters<typeof pathOf>[0] = [
  { id: 'compra', jump_to: { no: 'motivo' } },
  { id: 'producto' },
  { id: 'nota', jump_to: { '0': 'end' } },
  { id: 'motivo', show_if: showIf('compra', 'eq', 'no') },
  { id: 'elogio', show_if: showIf('nota', 'gt', 8) },
]
const path = (answers: Answers) => pathOf(questions, answers).map(({ id }) => id)

describe('the way through a form', () => {
  it('asks in order what is shown', () => {
    expect(path({ compra: 'si', producto: 'pala', nota: 9 })).toEqual(['compra', 'producto', 'nota', 'elogio'])
    expect(path({ compra: 'si', producto: 'pala', nota: 8 })).toEqual(['compra', 'producto', 'nota'])
  })

  it('jumps by the answer, and ends', () => {
    expect(path({ compra: 'no' })).toEqual(['compra', 'motivo'])
    expect(path({ compra: 'si', nota: 0 })).toEqual(['compra', 'producto', 'nota'])
  })

  it('reads several chosen options and what was not answered', () => {
    const own = [
      { id: 'uso' },
      { id: 'pintura', show_if: showIf('uso', 'eq', 'pintar') },
      { id: 'otro', show_if: showIf('uso', 'ne', 'pintar') },
      { id: 'gracias', show_if: showIf('uso', 'answered') },
    ]
    expect(pathOf(own, { uso: ['pintar', 'lijar'] }).map(({ id }) => id)).toEqual(['uso', 'pintura', 'gracias'])
    expect(pathOf(own, {}).map(({ id }) => id)).toEqual(['uso', 'otro'])
  })

  it('ignores a stored jump that leads back', () => {
    const own = [{ id: 'a' }, { id: 'b', jump_to: { si: 'a' } }, { id: 'c' }]
    expect(nextQuestion(own, { b: 'si' }, 'b')?.id).toBe('c')
  })

  it('compares numbers as numbers and days in their order', () => {
    const later = [{ id: 'dia' }, { id: 'x', show_if: showIf('dia', 'gt', '2026-01-31') }]
    expect(pathOf(later, { dia: '2026-02-01' })).toHaveLength(2)
    expect(pathOf(later, { dia: '2025-12-01' })).toHaveLength(1)
    const more = [{ id: 'n' }, { id: 'x', show_if: showIf('n', 'gt', 9) }]
    expect(pathOf(more, { n: 10 })).toHaveLength(2)
    expect(pathOf(more, { n: 'diez' })).toHaveLength(1)
  })
})
