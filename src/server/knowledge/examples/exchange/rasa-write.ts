import { Document, Scalar, type YAMLMap } from 'yaml'
import type { Entity } from '../../entities/queries.ts'
import { writeMarked } from './notation.ts'
import type { NamedMark } from './parsed.ts'

/** What a file in Rasa's form is made of, in the order in which it is written. */
export interface RasaContent {
  intents: readonly { name: string; category: string; examples: readonly RasaExample[] }[]
  entities: readonly Entity[]
}

export interface RasaExample {
  text: string
  marks: readonly NamedMark[]
  split: string
  state: string
}

/** The category of an intent that nobody put elsewhere: it needs no mention. */
export const PLAIN_CATEGORY = 'General'

/** Where a file keeps what Rasa has no place for. */
export const ENTITIES_KEY = 'x-entities'

/**
 * The text of a file in Rasa's YAML form 3.1: intents with their examples, then synonyms, lookup tables and patterns.
 * What Rasa does not know (an entity's settings, what is apart for tests) stands where Rasa reads past it, so that an
 * import brings back everything. The same content gives the same bytes.
 */
export function writeRasa({ intents, entities }: RasaContent): string {
  const nlu = [
    ...intents.map(intentItem),
    ...synonymItems(entities),
    ...entities.filter(({ type, values }) => type === 'list' && values.length > 0).map(lookupItem),
    ...entities.flatMap(({ name, pattern }) => (pattern ? [{ regex: name, examples: block([pattern]) }] : [])),
  ]
  const document = new Document({
    version: '3.1',
    nlu,
    ...(entities.length > 0 && { [ENTITIES_KEY]: entities.map(settings) }),
  })
  const version = (document.contents as YAMLMap).get('version', true) as Scalar
  version.type = Scalar.QUOTE_DOUBLE
  return document.toString({ lineWidth: 0 })
}

function intentItem({ name, category, examples }: RasaContent['intents'][number]) {
  const lines = examples.map(plainLine)
  return {
    intent: name,
    ...(category !== PLAIN_CATEGORY && { metadata: { category } }),
    examples: lines.every((line) => line !== undefined) ? block(lines) : examples.map(detailed),
  }
}

/** An example as one line of a block; undefined when it needs more. */
function plainLine({ text, marks, split, state }: RasaExample): string | undefined {
  return split === 'train' && state === 'active' ? writeMarked(text, marks) : undefined
}

function detailed({ text, marks, split, state }: RasaExample) {
  const written = writeMarked(text, marks)
  const metadata = {
    ...(split !== 'train' && { split }),
    ...(state !== 'active' && { state }),
    ...(written === undefined && { literal: true, entities: marks.map(({ value: _, ...mark }) => mark) }),
  }
  return { text: written ?? text, ...(Object.keys(metadata).length > 0 && { metadata }) }
}

/** Lines under a dash each, as a literal block. */
function block(lines: readonly string[]): Scalar | string {
  if (lines.length === 0) return ''
  const scalar = new Scalar(lines.map((line) => `- ${line}\n`).join(''))
  scalar.type = Scalar.BLOCK_LITERAL
  return scalar
}

function synonymItems(entities: readonly Entity[]) {
  const byValue = new Map<string, Set<string>>()
  for (const { values } of entities)
    for (const { value, synonyms = [] } of values) {
      if (synonyms.length === 0) continue
      byValue.set(value, new Set([...(byValue.get(value) ?? []), ...synonyms]))
    }
  return [...byValue].map(([synonym, synonyms]) => ({ synonym, examples: block([...synonyms]) }))
}

function lookupItem({ name, values }: Entity) {
  return { lookup: name, examples: block(values.map(({ value }) => value)) }
}

function settings(entity: Entity) {
  const { name, label, type, values, pattern, system_kind, fuzzy, match_case, sensitive, prompt_question } = entity
  return {
    ...{ name, label, type },
    ...(values.length > 0 && { values: values.map(({ value, synonyms = [] }) => ({ value, synonyms })) }),
    ...(pattern && { pattern }),
    ...(system_kind && { system_kind }),
    ...{ fuzzy, match_case, sensitive },
    ...(prompt_question && { prompt_question }),
  }
}
