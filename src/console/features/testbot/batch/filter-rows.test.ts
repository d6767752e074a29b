import { expect, test } from 'vitest'
import { countRows, filterRows, type Order, type Shown } from './filter-rows.ts'
import { rowsToCsv } from './rows-csv.ts'
import type { Row } from './types.ts'

let serial = 0
function row(text: string, now: Partial<Row['now']> = {}, more: Partial<Row> = {}): Row {
  const reading: Row['now'] = {
    ...{ outcome: 'answered', rule: 'intent', intent_id: 7, intent: 'Envíos', likely: 'Envíos', confidence: 0.9 },
    ...{ answer: 'Envíos', right: null },
  }
  return {
    ...{ id: serial++, text, count: 1, messageIds: [], expected: null, before: null, change: null },
    now: { ...reading, ...now },
    ...more,
  }
}

const lost = {
  outcome: 'asked',
  rule: 'fallback',
  intent_id: null,
  intent: null,
  confidence: 0.2,
  answer: null,
} as const
const rows = [
  row('zapatos', {}, { change: 'same' }),
  row('¿Ácido muriático?', { ...lost, right: false }, { change: 'worse', expected: 'Stock' }),
  row('una persona', { outcome: 'handed', rule: 'words', intent: null, confidence: null, answer: 'persona' }),
  row('envíos a Ushuaia', { right: true, confidence: 0.6 }, { change: 'better', expected: 'Envíos' }),
]

const texts = (shown: Shown, sought = '', order?: Order) =>
  filterRows(rows, shown, sought, order).map(({ text }) => text)

test('filters show one kind of result each, and are counted', () => {
  expect(texts('asked')).toEqual(['¿Ácido muriático?'])
  expect(texts('handed')).toEqual(['una persona'])
  expect(texts('wrong')).toEqual(['¿Ácido muriático?'])
  expect(texts('different')).toEqual(['¿Ácido muriático?', 'envíos a Ushuaia'])
  expect(countRows(rows)).toEqual({ all: 4, asked: 1, handed: 1, wrong: 1, different: 2, better: 1, worse: 1 })
})

test('the search ignores case and accents and looks at message and intent', () => {
  expect(texts('all', 'ACIDO')).toEqual(['¿Ácido muriático?'])
  expect(texts('all', 'envio')).toEqual(['zapatos', 'envíos a Ushuaia'])
})

test('columns sort both ways, and without an order the list stays', () => {
  expect(texts('all', '', { column: 'text', descending: false })[0]).toBe('¿Ácido muriático?')
  expect(texts('all', '', { column: 'confidence', descending: true })[0]).toBe('zapatos')
  expect(texts('all', '', { column: 'change', descending: false })[0]).toBe('envíos a Ushuaia')
  expect(texts('all')[0]).toBe('zapatos')
})

test('the CSV has the columns of expectation and comparison only if there are any, and no formulas', () => {
  const lines = (all: Row[]) => rowsToCsv(all).replace('\uFEFF', '').trim().split('\r\n')
  const [head, line] = lines([row('=1+1')])
  expect(head).toBe('Mensaje;Veces;Intención;Lo más parecido;Confianza;Qué hizo;Regla;Respuesta')
  expect(line).toMatch(/^'=1\+1;1;Envíos;Envíos;90\D?%;Contestó;Intención;Envíos$/)
  const before = row('').now
  const [full, other] = lines([row('hola', { right: true }, { expected: 'Envíos', before, change: 'better' })])
  expect(full).toMatch(/Intención esperada;Lo esperado;Intención antes;Qué hizo antes;Respuesta antes;Cambio$/)
  expect(other).toMatch(/;Envíos;Sí;Envíos;Contestó;Envíos;Mejor$/)
})
