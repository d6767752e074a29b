import { isMap, isSeq, type YAMLMap } from 'yaml'
import { UnreadableFile } from '../../../foundation/csv/unreadable.ts'
import { dataOf, ReadDocument, textOf } from './document.ts'
import type { NamedMark, Parsed } from './parsed.ts'
import { type RasaParts, rasaEntities } from './rasa-entities.ts'

/** Parses Rasa's older JSON format. It is parsed as YAML, a superset of JSON, to get line numbers. */
export function readRasaJson(content: string): Parsed {
  const document = new ReadDocument(content)
  const data = document.root.get('rasa_nlu_data', true) as unknown
  if (!isMap(data)) throw new UnreadableFile('El archivo no tiene la sección rasa_nlu_data. Elige otro.')
  const parsed: Parsed = { intents: [], examples: [], entities: [], refused: [] }
  for (const item of document.maps(data, 'common_examples')) readExample(document, item, parsed)
  const lists = (key: string, name: string, list: string) =>
    document.maps(data, key).map((item) => ({
      name: textOf(item, name),
      line: document.lineOf(item),
      lines: isSeq(item.get(list, true)) ? (dataOf(item, list) as unknown[]).map(String) : [],
    }))
  const parts: RasaParts = {
    lookups: lists('lookup_tables', 'name', 'elements'),
    synonyms: lists('entity_synonyms', 'value', 'synonyms'),
    patterns: document
      .maps(data, 'regex_features')
      .map((item) => ({ name: textOf(item, 'name'), line: document.lineOf(item), lines: [textOf(item, 'pattern')] })),
  }
  parsed.entities = rasaEntities(parts, [], parsed)
  return parsed
}

function readExample(document: ReadDocument, item: YAMLMap, parsed: Parsed): void {
  const line = document.lineOf(item)
  const intent = textOf(item, 'intent').trim()
  const written = textOf(item, 'text')
  const text = written.trim()
  const lead = [...written].length - [...written.trimStart()].length
  if (intent && !parsed.intents.some(({ name }) => name === intent)) parsed.intents.push({ line, name: intent })
  const marks = document.maps(item, 'entities').flatMap((mark): NamedMark[] => {
    const [start, end, entity] = [
      Number(mark.get('start')) - lead,
      Number(mark.get('end')) - lead,
      textOf(mark, 'entity'),
    ]
    if (!Number.isInteger(start) || !Number.isInteger(end) || !entity) return []
    const value = [...text].slice(start, end).join('')
    const canonical = textOf(mark, 'value')
    return [{ start, end, value, entity, ...(canonical && canonical !== value && { canonical }) }]
  })
  const problem = intent ? undefined : 'Falta la intención.'
  parsed.examples.push({ line, intent, text, marks, ...(problem && { problem }) })
}
