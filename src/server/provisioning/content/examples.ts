import { ExampleSplitOptions, ExampleStateOptions } from '../../../../generated/options.ts'
import { fold } from '../../../contract/phrase.ts'
import { overlap, toCodePoints } from '../../../contract/tagging.ts'
import type { EntityInput } from '../../knowledge/entities/rules.ts'
import { readMarked, writeMarked } from '../../knowledge/examples/exchange/notation.ts'
import type { NamedMark, Parsed, ParsedExample } from '../../knowledge/examples/exchange/parsed.ts'
import type { BotContent, WrittenExample, WrittenIntents } from './content.ts'
import { type Row, rowOf } from './valid.ts'

/** Examples between two turns of the event loop. */
const SLICE = 500

/** Returns how many examples all intents have. */
export const exampleCount = ({ intents = {} }: BotContent): number =>
  Object.values(intents)
    .flatMap((named) => Object.values(named))
    .reduce((sum, { length }) => sum + length, 0)

/**
 * Returns intents, examples and entities in the form that an import plans. Lines number the examples in the order of
 * the file.
 * @param markAll marks the values of the entities in examples that have no marks of their own
 */
export function parsedExamples(intents: WrittenIntents, entities: readonly EntityInput[], markAll: boolean): Parsed {
  const parsing = parse(intents, entities, markAll)
  for (;;) {
    const { done, value } = parsing.next()
    if (done) return value
  }
}

/** Returns what `parsedExamples` returns, in slices between which the event loop turns. */
export async function parsedInSlices(
  intents: WrittenIntents,
  entities: readonly EntityInput[],
  markAll: boolean,
): Promise<Parsed> {
  const parsing = parse(intents, entities, markAll)
  for (;;) {
    const { done, value } = parsing.next()
    if (done) return value
    await new Promise(setImmediate)
  }
}

/** Yields after every {@link SLICE} examples. */
function* parse(
  intents: WrittenIntents,
  entities: readonly EntityInput[],
  markAll: boolean,
): Generator<undefined, Parsed, undefined> {
  const namings = markAll ? namingsOf(entities) : []
  const parsed: Parsed = {
    intents: [],
    examples: [],
    entities: entities.map((input, at) => ({ line: at + 1, input, partial: false })),
    refused: [],
  }
  let line = 0
  for (const [category, named] of Object.entries(intents))
    for (const [intent, examples] of Object.entries(named)) {
      parsed.intents.push({ line: ++line, name: intent, category })
      for (const written of examples) {
        parsed.examples.push({ line: ++line, intent, ...exampleOf(written, namings) })
        if (parsed.examples.length % SLICE === 0) yield
      }
    }
  return parsed
}

/** Writes an example so that `parsedExamples` reads it back. */
export function writtenExample(
  text: string,
  marks: readonly NamedMark[],
  split: string,
  state: string,
): WrittenExample {
  const marked = writeMarked(text, marks)
  const plain = split === 'train' && state === 'active'
  if (marked !== undefined && plain) return marked
  return {
    ...(marked === undefined ? { plain: text, marks } : { text: marked }),
    ...(split !== 'train' && { split }),
    ...(state !== 'active' && { state }),
  }
}

function exampleOf(written: WrittenExample, namings: readonly Naming[]): Omit<ParsedExample, 'line' | 'intent'> {
  if (typeof written === 'string') {
    const { text, marks, problem } = readMarked(written)
    return { text, marks: marks.length > 0 ? marks : marksOf(text, namings), ...(problem && { problem }) }
  }
  const problem = objectProblem(written)
  const { split, state } = written
  const use: Pick<ParsedExample, 'split' | 'state'> = {
    ...(split === 'test' && { split }),
    ...((state === 'pending_review' || state === 'rejected') && { state }),
  }
  if (typeof written.plain !== 'string') return { ...readMarked(String(written.text ?? '')), ...use, ...problem }
  const marks: unknown[] = Array.isArray(written.marks) ? written.marks : []
  return { text: written.plain, marks: marks.filter(isMark), ...use, ...problem }
}

/** What an example that is an object may say, besides its text. */
const values: Readonly<Record<string, readonly unknown[]>> = {
  split: ExampleSplitOptions.map(({ value }) => value),
  state: ExampleStateOptions.map(({ value }) => value),
}
const EXAMPLE_FIELDS: ReadonlySet<string> = new Set(['text', 'plain', 'marks', ...Object.keys(values)])

function objectProblem(written: Row): { problem: string } | undefined {
  const unknown = Object.keys(written).find((key) => !EXAMPLE_FIELDS.has(key))
  if (unknown !== undefined) return { problem: `No conocemos «${unknown}». Quítalo.` }
  const { text = '', plain = '', marks = [] } = written
  if (typeof text !== 'string' || typeof plain !== 'string') return { problem: 'Su texto no es un texto. Corrígelo.' }
  if (!Array.isArray(marks) || !marks.every(isMark))
    return { problem: 'Sus marcas no están bien escritas. Corrígelas.' }
  for (const [key, allowed] of Object.entries(values))
    if (written[key] !== undefined && !allowed.includes(written[key]))
      return { problem: `«${key}» puede ser ${allowed.join(', ')}. Corrígelo.` }
  return undefined
}

function isMark(given: unknown): given is NamedMark {
  const { start, end, value, entity } = rowOf(given)
  return Number.isInteger(start) && Number.isInteger(end) && typeof value === 'string' && typeof entity === 'string'
}

/** A text that names a value of an entity. */
interface Naming {
  entity: string
  /** folded */
  words: string
  value: string
}

/** The names of all values, longest first. */
function namingsOf(entities: readonly EntityInput[]): Naming[] {
  const all = entities.flatMap(({ name: entity, values = [] }) =>
    values.flatMap(({ value, synonyms = [] }) =>
      [value, ...synonyms].map((words) => ({ entity, words: fold(words), value })),
    ),
  )
  return all.sort((one, other) => other.words.length - one.words.length)
}

/** Marks the values that a text names: each entity once, the longest names first. */
function marksOf(text: string, namings: readonly Naming[]): NamedMark[] {
  const folded = fold(text)
  const marks: NamedMark[] = []
  // A decomposed accent would shift the positions.
  if (folded.length !== text.length) return marks
  for (const { entity, words, value } of namings) {
    if (marks.some((mark) => mark.entity === entity)) continue
    const at = indexOfWords(folded, words)
    if (at < 0) continue
    const start = toCodePoints(text, at)
    const written = text.slice(at, at + words.length)
    const mark = { start, end: start + [...written].length, value: written, entity }
    if (!marks.some((other) => overlap(other, mark))) marks.push({ ...mark, canonical: value })
  }
  return marks.sort((one, other) => one.start - other.start)
}

/** Returns the index of whole words in a text, or -1. */
function indexOfWords(text: string, words: string): number {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const around = [text[at - 1] ?? ' ', text[at + words.length] ?? ' ']
    if (around.every((sign) => !/[\p{L}\p{N}]/u.test(sign))) return at
  }
  return -1
}
