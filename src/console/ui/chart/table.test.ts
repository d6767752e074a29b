import { expect, test } from 'vitest'
import { chartCsv, tableOf } from './table.ts'
import type { ChartData } from './types.ts'

const lines = (data: ChartData) => chartCsv(data).replace('\uFEFF', '').trimEnd().split('\r\n')

test('names that a spreadsheet would compute stay text, and numbers stay numbers', () => {
  const points = [{ key: '1', label: '=HYPERLINK("x")', values: [1234.5, -2, null] }]
  const series = [{ name: '+Uno' }, { name: 'Espera', csvName: 'Espera (segundos)' }, { name: 'Tres' }]
  expect(lines({ kind: 'rank', points, series, pointName: 'Intención' })).toEqual([
    "Intención;'+Uno;Espera (segundos);Tres",
    '"\'=HYPERLINK(""x"")";1234,5;-2;',
  ])
})

test('a cohort has its size and a column per month', () => {
  const points = [{ key: 'm', label: 'marzo', total: 1200, values: [1, 0.125, 0.0004] }]
  const data: ChartData = { kind: 'cohort', points, series: [{ name: 'Vuelven' }], unit: 'share' }
  expect(tableOf(data).head).toEqual(['Mes', 'Personas', '0', '1', '2'])
  expect(tableOf(data).rows[0]?.cells).toEqual(['1.200', '100 %', '12,5 %', '< 0,1 %'])
  expect(lines(data)[1]).toBe('marzo;1200;1;0,125;0,0004')
})

test('a heat map has a column per hour', () => {
  const points = [{ key: '1', label: 'lunes', values: Array<number>(24).fill(2) }]
  const { head, rows } = tableOf({ kind: 'heat', points, series: [{ name: 'Mensajes' }] })
  expect(head).toHaveLength(25)
  expect(head.at(-1)).toBe('23')
  expect(rows[0]?.cells).toHaveLength(24)
})

test('a funnel has the part of the first step, and what was lost', () => {
  const points = [200, 50, 60, 0].map((count, at) => ({ key: `${at}`, label: `Paso ${at + 1}`, values: [count] }))
  const { rows } = tableOf({ kind: 'funnel', points, series: [{ name: 'Personas' }] })
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['200', '100 %', '—', '—'],
    ['50', '25 %', '150', '75 %'],
    ['60', '30 %', '—', '—'],
    ['0', '0 %', '60', '100 %'],
  ])
})

test('those who left at a step are lost there, and not those who went on without the next', () => {
  const [counts, gone] = [
    [200, 19, 4, 19, 16],
    [181, 0, 0, 2],
  ]
  const points = counts.map((count, at) => ({
    ...{ key: `${at}`, label: `Paso ${at + 1}`, values: [count] },
    ...(gone[at] !== undefined && { left: gone[at] }),
  }))
  const data: ChartData = { kind: 'funnel', points, series: [{ name: 'Clientes' }] }
  expect(lines(data)).toEqual([
    'Paso;Clientes;Del primer paso;Se pierden;Se pierden (%)',
    'Paso 1;200;100 %;;',
    'Paso 2;19;9,5 %;181;90,5 %',
    'Paso 3;4;2 %;0;0 %',
    'Paso 4;19;9,5 %;0;0 %',
    'Paso 5;16;8 %;2;10,5 %',
  ])
})
