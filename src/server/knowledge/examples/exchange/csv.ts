import { ExampleSplitOptions, ExampleStateOptions } from '../../../../../generated/options.ts'
import { csvText } from '../../../../contract/csv.ts'
import { normalizePhrase } from '../../../../contract/phrase.ts'
import type { Option } from '../../../../contract/screen.ts'
import { readCsv as readRows } from '../../../foundation/csv/read.ts'
import { readMarked, writeMarked } from './notation.ts'
import type { NamedMark, Parsed, ParsedExample } from './parsed.ts'
import { rasaEntities } from './rasa-entities.ts'

/** Column titles: the first one is used for export, the others are accepted on import. */
const TITLES = {
  intent: ['Intención', 'intent', 'intent_name', 'intenciones'],
  text: ['Ejemplo', 'texto', 'frase', 'pregunta', 'text', 'example', 'utterance'],
  split: ['Uso', 'split'],
  state: ['Estado', 'state'],
} as const

/** An example of a CSV file. */
interface CsvExample {
  intent: string
  text: string
  marks: readonly NamedMark[]
  split: string
  state: string
}

/** Returns the CSV text, separated by semicolons as es-AR spreadsheets expect, with annotations in Rasa's notation. */
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

/** Parses a CSV file. */
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
  const folded = normalizePhrase(written)
  const found = options.find(({ value, label }) =>
    [String(value), label].some((one) => normalizePhrase(one) === folded),
  )
  if (found) return { value: String(found.value) }
  return {
    problem: `«${written}» no es una opción. Usa una de estas: ${options.map(({ label }) => label).join(', ')}.`,
  }
}
