import type { FieldRules } from '../../../contract/validation.ts'
import type { Row } from './valid.ts'

/** One item of the lists of the API, in words. */
const items: Readonly<Record<string, string>> = {
  messages: 'mensaje',
  buttons: 'botón',
  cards: 'tarjeta',
  conditions: 'condición',
  required_entities: 'dato que pide',
  steps: 'paso',
  headers: 'encabezado',
  fields: 'dato de la respuesta',
  values: 'valor',
  synonyms: 'sinónimo',
  words: 'palabra',
  keywords: 'palabra clave',
  starter_buttons: 'botón de inicio',
  persistent_menu: 'opción del menú',
  attachments: 'archivo',
  channels: 'canal',
  questions: 'pregunta',
  options: 'opción',
  phones: 'teléfono',
  variants: 'variante',
  branch_stock: 'sucursal con stock',
  services: 'servicio',
}

/** Properties that only say what another one is about, and would repeat it. */
const SILENT: ReadonlySet<string> = new Set(['style', 'parameters', 'schedule'])

/**
 * Returns a place of the API in words for the owner of a bot: «mensaje 2, texto» for `messages.1.text`. What has no
 * label in the contract is named as it is written.
 * @param path dotted path
 * @param labels the fields of the rules that the value must obey
 */
export function placeInWords(path: string, labels: Readonly<Record<string, FieldRules>>): string {
  const words: string[] = []
  const parts = path === '' ? [] : path.split('.')
  const general: string[] = []
  for (const [at, part] of parts.entries()) {
    const isItem = /^\d+$/.test(part)
    const label = labels[[...general, part].join('.')]?.label
    general.push(isItem ? '*' : part)
    // A list is named together with its item.
    if (!isItem && /^\d+$/.test(parts[at + 1] ?? '')) continue
    if (isItem) words.push(itemInWords(parts[at - 1] ?? '', label, Number(part) + 1))
    else if (label !== undefined) words.push(lowered(label))
    else if (!SILENT.has(part)) words.push(`«${part}»`)
  }
  return words.join(', ')
}

const itemInWords = (list: string, label: string | undefined, number: number): string => {
  const noun = Object.hasOwn(items, list) ? items[list] : label && lowered(label)
  return `${noun ?? `«${list}»`} ${number}`
}

/** Within a sentence a label begins in lower case, unless it is an abbreviation. */
const lowered = (label: string): string =>
  /^\p{Lu}{2}/u.test(label) ? label : label.charAt(0).toLocaleLowerCase('es') + label.slice(1)

/** Returns how a message names an item: by its title, or by its place in the list. */
export function placeOf(row: Row, { noun, title }: { noun: string; title: string }, at: number): string {
  const said = Array.isArray(row[title]) ? row[title].filter((one) => typeof one === 'string').join(', ') : row[title]
  return `${noun} ${typeof said === 'string' && said !== '' ? quoted(said) : at + 1}`
}

/** Quotes the start of a text. */
export const quoted = (text: string): string => `«${[...text].slice(0, 60).join('')}»`
