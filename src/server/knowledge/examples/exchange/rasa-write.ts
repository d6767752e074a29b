import { Document, Scalar, type YAMLMap } from 'yaml'
import type { Entity } from '../../entities/queries.ts'
import { writeMarked } from './notation.ts'
import type { NamedMark } from './parsed.ts'

/** The content of a Rasa file, in output order. */
export interface RasaContent {
  intents: readonly { name: string; category: string; examples: readonly RasaExample[] }[]
  entities: readonly Entity[]
}

interface RasaExample {
  text: string
  marks: readonly NamedMark[]
  split: string
  state: string
}

/** Default category of intents; omitted from exported files. */
export const PLAIN_CATEGORY = 'General'

/** The key for data that Rasa has no place for. */
export const ENTITIES_KEY = 'x-entities'

/**
 * Returns the training data in Rasa's YAML format 3.1: intents with their examples, then synonyms, lookup tables and
 * patterns. Data that Rasa does not know (entity settings, test examples) is written where Rasa ignores it, so that an
 * import restores everything. The output is deterministic.
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

/** Returns an example as one line of a block; undefined if it needs metadata. */
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

/** Formats lines as a literal block, each with a dash. */
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
