import { parse } from 'csv-parse/sync'
import { ExampleSplitOptions, ExampleStateOptions } from '../../../../generated/options.ts'
import { foldPhrase } from '../../../contract/phrase.ts'
import type { Option } from '../../../contract/screen.ts'
import { readMarked, writeMarked } from './notation.ts'
import { type NamedMark, type Parsed, type ParsedExample, UnreadableFile } from './parsed.ts'
import { rasaEntities } from './rasa-entities.ts'

const BOM = '\uFEFF'

/** Titles of the columns, the first being what is written; the others are read too. */
const TITLES = {
  intent: ['Intención', 'intent', 'intent_name', 'intenciones'],
  text: ['Ejemplo', 'texto', 'frase', 'pregunta', 'text', 'example', 'utterance'],
  split: ['Uso', 'split'],
  state: ['Estado', 'state'],
} as const

type Column = keyof typeof TITLES

/** An example as a CSV file has it. */
export interface CsvExample {
  intent: string
  text: string
  marks: readonly NamedMark[]
  split: string
  state: string
}

/** The text of a CSV file, separated by semicolons as es-AR spreadsheets want it, marks in Rasa's notation. */
export function writeCsv(rows: readonly CsvExample[]): string {
  const head = Object.values(TITLES).map(([title]) => title)
  const lines = rows.map(({ intent, text, marks, split, state }) => [
    intent,
    writeMarked(text, marks) ?? text,
    labelOf(ExampleSplitOptions, split),
    labelOf(ExampleStateOptions, state),
  ])
  return `${BOM}${[head, ...lines].map((line) => `${line.map(cell).join(';')}\r\n`).join('')}`
}

/** A cell that no spreadsheet takes for a formula: text that starts like one gets an apostrophe. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Reads a CSV file: comma, semicolon or tab, titles in the first row. */
export function readCsv(content: string): Parsed {
  const records = recordsOf(content)
  const [head, ...rows] = records
  const columns = new Map((head?.record ?? []).map((title, i) => [columnOf(title), i]))
  const at = (record: readonly string[], column: Column) => unsafe(record[columns.get(column) ?? -1] ?? '')
  if (!columns.has('intent') || !columns.has('text'))
    throw new UnreadableFile('La primera fila tiene que llevar los títulos Intención y Ejemplo.')
  const parsed: Parsed = { intents: [], examples: [], entities: [], refused: [] }
  for (const { record, line } of rows) {
    const { text, marks, problem } = readMarked(at(record, 'text'))
    const intent = at(record, 'intent')
    const [split, state] = [
      optionOf(ExampleSplitOptions, at(record, 'split')),
      optionOf(ExampleStateOptions, at(record, 'state')),
    ]
    const wrong = problem ?? split.problem ?? state.problem ?? (intent ? undefined : 'Falta la intención.')
    parsed.examples.push({
      ...{ line, intent, text, marks },
      ...(split.value !== undefined && { split: split.value as NonNullable<ParsedExample['split']> }),
      ...(state.value !== undefined && { state: state.value as NonNullable<ParsedExample['state']> }),
      ...(wrong !== undefined && { problem: wrong }),
    })
  }
  parsed.entities = rasaEntities({ lookups: [], synonyms: [], patterns: [] }, [], parsed)
  return parsed
}

function recordsOf(content: string): { record: string[]; line: number }[] {
  const [first = ''] = content.split(/\r?\n/, 1)
  const delimiter = [';', '\t', ','].find((sign) => first.includes(sign)) ?? ';'
  try {
    const read = parse(content, {
      ...{ delimiter, bom: true, info: true, relax_column_count: true, skip_empty_lines: true },
      skip_records_with_empty_values: true,
    }) as unknown as { record: string[]; info: { lines: number } }[]
    // the reader tells the last line of a record
    return read.map(({ record, info }) => ({
      record,
      line: Math.max(1, info.lines - record.join('').split('\n').length + 1),
    }))
  } catch (error) {
    const line = (error as { lines?: number }).lines
    throw new UnreadableFile(`El CSV no se puede leer${line ? `: en la línea ${line} hay comillas sueltas` : ''}.`)
  }
}

function columnOf(title: string): Column | undefined {
  const folded = foldPhrase(title)
  const found = Object.entries(TITLES).find(([, titles]) => titles.some((one) => foldPhrase(one) === folded))
  return found?.[0] as Column | undefined
}

const unsafe = (text: string) => text.trim().replace(/^'(?=[=+\-@])/, '')

const labelOf = (options: readonly Option[], value: string) =>
  options.find((option) => option.value === value)?.label ?? value

function optionOf(options: readonly Option[], written: string): { value?: string; problem?: string } {
  if (written === '') return {}
  const folded = foldPhrase(written)
  const found = options.find(({ value, label }) => [String(value), label].some((one) => foldPhrase(one) === folded))
  if (found) return { value: String(found.value) }
  return { problem: `«${written}» no es ${options.map(({ label }) => label).join(', ')}.` }
}
