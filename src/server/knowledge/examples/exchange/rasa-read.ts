import type { YAMLMap } from 'yaml'
import { UnreadableFile } from '../../../foundation/csv/unreadable.ts'
import { dataOf, ReadDocument, textOf } from './document.ts'
import { readMarked } from './notation.ts'
import type { NamedMark, Parsed, ParsedExample } from './parsed.ts'
import { type RasaParts, rasaEntities } from './rasa-entities.ts'
import { ENTITIES_KEY } from './rasa-write.ts'

/** Parses Rasa's YAML format, including files exported by `writeRasa`. */
export function readRasa(content: string): Parsed {
  const document = new ReadDocument(content)
  const items = document.maps(document.root, 'nlu')
  if (items.length === 0 && !document.root.has(ENTITIES_KEY))
    throw new UnreadableFile('El archivo no tiene la sección nlu. Elige otro.')
  const parsed: Parsed = { intents: [], examples: [], entities: [], refused: [] }
  const parts: RasaParts = { lookups: [], synonyms: [], patterns: [] }
  for (const item of items) {
    if (item.has('intent')) readIntent(document, item, parsed)
    else if (item.has('synonym')) parts.synonyms.push(...named(document, item, 'synonym', parsed))
    else if (item.has('lookup')) parts.lookups.push(...named(document, item, 'lookup', parsed))
    else if (item.has('regex')) parts.patterns.push(...named(document, item, 'regex', parsed))
    else refuse(parsed, document.lineOf(item), 'Solo leemos intent, synonym, lookup y regex.')
  }
  const settled = document
    .maps(document.root, ENTITIES_KEY)
    .map((item) => ({ line: document.lineOf(item), data: item.toJSON() as unknown }))
  parsed.entities = rasaEntities(parts, settled, parsed)
  return parsed
}

function readIntent(document: ReadDocument, item: YAMLMap, parsed: Parsed): undefined {
  const name = textOf(item, 'intent').trim()
  const line = document.lineOf(item)
  if (name === '') return refuse(parsed, line, 'La intención no tiene nombre. Escríbelo.')
  const category = (dataOf(item, 'metadata') as { category?: unknown } | undefined)?.category
  parsed.intents.push({ line, name, ...(typeof category === 'string' && { category }) })
  for (const entry of document.dashed(item.get('examples', true)))
    if (entry.dash) parsed.examples.push(exampleOf(name, entry))
    else refuse(parsed, entry.line, 'La línea tiene que empezar con un guion.', entry.text)
}

function exampleOf(intent: string, entry: { text: string; line: number; item?: YAMLMap }): ParsedExample {
  const metadata = (entry.item && dataOf(entry.item, 'metadata')) as Record<string, unknown> | undefined
  const { text, marks, problem } =
    metadata?.literal === true
      ? { ...literal(entry.text, metadata.entities), problem: undefined }
      : readMarked(entry.text)
  return {
    ...{ line: entry.line, intent, text, marks },
    split: metadata?.split === 'test' ? 'test' : 'train',
    state: metadata?.state === 'pending_review' || metadata?.state === 'rejected' ? metadata.state : 'active',
    ...(problem !== undefined && { problem }),
  }
}

/** Returns a text that the annotation syntax cannot represent, with annotations given separately. */
function literal(text: string, given: unknown): { text: string; marks: NamedMark[] } {
  const points = [...text]
  const marks = (Array.isArray(given) ? given : []).flatMap((mark: Partial<NamedMark>) => {
    const { start, end, entity, canonical } = mark
    if (typeof start !== 'number' || typeof end !== 'number' || typeof entity !== 'string') return []
    const value = points.slice(start, end).join('')
    return [{ start, end, value, entity, ...(typeof canonical === 'string' && { canonical }) }]
  })
  return { text, marks }
}

function named(document: ReadDocument, item: YAMLMap, key: string, parsed: Parsed): RasaParts['lookups'] {
  const name = textOf(item, key).trim()
  const line = document.lineOf(item)
  const lines = document.dashed(item.get('examples', true)).filter(({ text }) => text !== '')
  if (name && lines.length > 0) return [{ name, line, lines: lines.map(({ text }) => text) }]
  refuse(parsed, line, name ? 'No tiene valores. Agrega al menos uno.' : 'No tiene nombre. Escríbelo.', name)
  return []
}

function refuse(parsed: Parsed, line: number, message: string, text = ''): undefined {
  parsed.refused.push({ line, kind: 'file', text, outcome: 'rejected', message })
}
