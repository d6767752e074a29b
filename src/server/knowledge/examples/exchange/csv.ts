import { ExampleSplitOptions, ExampleStateOptions } from '../../../../../generated/options.ts'
import { csvText } from '../../../../contract/csv.ts'
import { foldPhrase } from '../../../../contract/phrase.ts'
import type { Option } from '../../../../contract/screen.ts'
import { readCsv as readRows } from '../../../foundation/csv/read.ts'
import { readMarked, writeMarked } from './notation.ts'
import type { NamedMark, Parsed, ParsedExample } from './parsed.ts'
import { rasaEntities } from './rasa-entities.ts'

/** Titles of the columns, the first being what is written; the others are read too. */
const TITLES = {
  intent: ['Intención', 'intent', 'intent_name', 'intenciones'],
  text: ['Ejemplo', 'texto', 'frase', 'pregunta', 'text', 'example', 'utterance'],
  split: ['Uso', 'split'],
  state: ['Estado', 'state'],
} as const

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
  return csvText([head, ...lines])
}

/** Reads a CSV file. */
export function readCsv(content: string): Parsed {
  const parsed: Parsed = { intents: [], examples: [], entities: [], refused: [] }
  for (const { cells, line } of readRows(content, TITLES, ['intent', 'text'])) {
    const { text, marks, problem } = readMarked(cells.text ?? '')
    const intent = cells.intent ?? ''
    const [split, state] = [
      optionOf(ExampleSplitOptions, cells.split ?? ''),
      optionOf(ExampleStateOptions, cells.state ?? ''),
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

const labelOf = (options: readonly Option[], value: string) =>
  options.find((option) => option.value === value)?.label ?? value

function optionOf(options: readonly Option[], written: string): { value?: string; problem?: string } {
  if (written === '') return {}
  const folded = foldPhrase(written)
  const found = options.find(({ value, label }) => [String(value), label].some((one) => foldPhrase(one) === folded))
  if (found) return { value: String(found.value) }
  return { problem: `«${written}» no es ${options.map(({ label }) => label).join(', ')}.` }
}
