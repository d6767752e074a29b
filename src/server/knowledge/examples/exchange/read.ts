import { textError } from '../../../../contract/text-file.ts'
import { UnreadableFile } from '../../../foundation/csv/unreadable.ts'
import type { Content } from './content.ts'
import { readCsv } from './csv.ts'
import type { Parsed } from './parsed.ts'
import { planImport } from './plan.ts'
import type { Plan } from './planned.ts'
import { readRasaJson } from './rasa-json.ts'
import { readRasa } from './rasa-read.ts'

const MOST = 20_000

const readers: Readonly<Record<string, (content: string) => Parsed>> = {
  csv: readCsv,
  txt: readCsv,
  yml: readRasa,
  yaml: readRasa,
  json: readRasaJson,
}

/**
 * Parses a file by its extension and compares it with the bot's content.
 * @throws {UnreadableFile} if it cannot be read
 */
export function planFile(filename: string, content: string, present: Content): Plan {
  const reader = readers[/\.(\w+)$/.exec(filename)?.[1]?.toLowerCase() ?? '']
  if (!reader) throw new UnreadableFile('Elige un archivo CSV, YAML o JSON.')
  const unreadable = textError(content)
  if (unreadable) throw new UnreadableFile(unreadable)
  const parsed = reader(content)
  if (parsed.examples.length > MOST)
    throw new UnreadableFile('El archivo tiene más de 20.000 ejemplos. Divídelo en varios.')
  return planImport(parsed, present)
}
