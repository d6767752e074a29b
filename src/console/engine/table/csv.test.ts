import { expect, test, vi } from 'vitest'
import type { Column } from '../../../contract/screen.ts'
import { fetchAll, toCsv } from './csv.ts'

const column = (source: string, type: Column['type'], more: Partial<Column> = {}): Column => ({
  source,
  label: source.toUpperCase(),
  type,
  sortable: false,
  ...more,
})

test('toCsv writes a heading per column and detail, and the values as displayed', () => {
  const columns = [
    column('name', 'text'),
    column('price', 'money'),
    column('net', 'text', {
      label: 'Detalles',
      details: [column('net', 'text', { label: 'Red' }), column('rtt', 'number')],
    }),
  ]
  const rows = [
    { name: 'Clavos', price: 123450, net: '4g', rtt: 50 },
    { name: '=HYPERLINK("x")', price: null, net: '' },
  ]
  expect(toCsv(columns, rows)).toBe(
    '\uFEFFNAME;PRICE;Red;RTT\r\nClavos;$ 1.234,50;4g;50\r\n"\'=HYPERLINK(""x"")";;;\r\n',
  )
})

test('toCsv writes what somebody answered in words, and other lists as their number', () => {
  const columns = [column('values', 'list'), column('variants', 'list')]
  const values = [
    { label: '¿Para qué obra es?', text: 'obra chica' },
    { label: '¿Cuándo?', text: 'en mayo' },
  ]
  expect(
    toCsv(columns, [
      { values, variants: [{ sku: 'A' }, { sku: 'B' }] },
      { values: [], variants: [] },
    ]),
  ).toBe('\uFEFFVALUES;VARIANTS\r\n¿Para qué obra es? obra chica · ¿Cuándo? en mayo;2\r\n;\r\n')
})

test('fetchAll requests pages until all matching rows have arrived', async () => {
  const all = Array.from({ length: 5 }, (_, id) => ({ id }))
  const fetchPage = vi.fn(async (page: number, perPage: number) => ({
    data: all.slice((page - 1) * perPage, page * perPage),
    total: all.length,
  }))
  const progress = vi.fn()
  expect(await fetchAll(fetchPage, 2, progress)).toEqual(all)
  expect(progress.mock.calls).toEqual([
    [2, 5],
    [4, 5],
    [5, 5],
  ])
})

test('fetchAll stops when the list shrinks meanwhile', async () => {
  const fetchPage = async (page: number) => ({ data: page === 1 ? [{ id: 1 }] : [], total: 9 })
  expect(await fetchAll(fetchPage, 1)).toEqual([{ id: 1 }])
})
