import { expect, test } from 'vitest'
import { csvCell, csvText, fromCsvCell } from './csv.ts'

const bare = (cell: string) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell)

test.each([
  ...[
    '=1+1',
    '+54 11',
    '-cmd',
    '@x',
    '＝1+1',
    '＋54',
    '－1+1',
    '＠SUM(A1)',
    '﹦1',
    '﹢1',
    '﹣1+1',
    '⁺1',
    '₌1',
    '−1+1',
    '–x',
  ],
  ...['\tx', '\t=1+1', '\r=1+1', '\n=1+1', ' =1+1', '\u00A0=1+1', '\u3000＝1', '\u2003@x', '\u0000=1', '\u0085=1'],
  ...['\u200B=1+1', '\u200Bhola', '\uFEFF=1+1', '\u2060=1', '\u00AD=1', '\u202E=1', '\u2066=1', '\u180E=1', '\u034F=1'],
  ...[
    '\u3164=1',
    '\u2800=1',
    '\u115F=1',
    '\u200B \u200D＝1',
    '\u2028=1',
    '\uFE0F=1',
    '\u{E0001}=1',
    '=a;"b"',
    '-1,5;=2',
    "'=1",
    "''＝1",
  ],
])('csvCell() escapes %j and fromCsvCell() restores it', (text) => {
  expect(bare(csvCell(text))).toBe(`'${text}`)
  expect(fromCsvCell(bare(csvCell(text)))).toBe(text)
})

test.each([
  ...[
    'hola',
    'Ñandú',
    'a=b',
    '-5',
    '-1.234,50',
    '-5 %',
    '3 - 2',
    '1+1',
    ' hola',
    '',
    "'hola'",
    "'",
    'ana@x.com',
    '¿=?',
  ],
])('%j is not escaped', (text) => {
  expect(bare(csvCell(text))).toBe(text)
  expect(fromCsvCell(text)).toBe(text)
})

test.each([
  ['a;b', '"a;b"'],
  ['di "no"', '"di ""no"""'],
  ['dos\nlíneas', '"dos\nlíneas"'],
])('%j is quoted into one cell', (text, cell) => expect(csvCell(text)).toBe(cell))

test('csvText() writes a byte order mark and one line per row', () => {
  expect(
    csvText([
      ['A', 'B'],
      ['=1', 'x;y'],
    ]),
  ).toBe('\uFEFFA;B\r\n\'=1;"x;y"\r\n')
})
