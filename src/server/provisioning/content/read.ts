import { LineCounter, parseDocument } from 'yaml'
import { ProductOrderLimits } from '../../../../generated/limits.ts'
import { formatQuantity } from '../../../contract/format.ts'
import { isText } from '../../foundation/http/json.ts'
import { type BotContent, contentFiles, FORMAT, fileOf, lists, settings, type WrittenIntents } from './content.ts'
import { noteLines } from './lines.ts'
import { Faults } from './problems.ts'
import { isRow, type Row } from './valid.ts'

/** Properties of `bot.yaml` that describe a template, not a bot. */
const ABOUT = ['format', 'name', 'trade', 'description', 'order', 'welcome', 'starters']

/** Items of a list: each is compared with the others when it is created. */
const MOST_ROWS = 2_000
const MOST_PRODUCTS = ProductOrderLimits.product_ids.maxItems
const MOST_EXAMPLES = 20_000

/** Nodes that the aliases of a file may stand for in all. */
const MOST_ALIASES = 100

/**
 * Reads the files of a bot's content. Only their form is checked here; `applyContent` checks the rest by the rules of
 * the API.
 * @param files text by file name; other names than those of the format are ignored
 * @throws UnusableContent
 */
export function readContent(files: ReadonlyMap<string, string>): BotContent {
  const faults = new Faults()
  let read: Row = {}
  let isUnread = false
  for (const file of contentFiles) {
    const text = files.get(file)
    if (text === undefined) continue
    const value = parsed(file, text, faults)
    if (file === 'bot.yaml') isUnread = value === undefined || (value !== null && !isRow(value))
    if (value === undefined || value === null) continue
    if (file !== 'bot.yaml') read = { ...read, [file.replace('.yaml', '')]: value }
    else if (isRow(value)) read = { ...read, ...value }
    else faults.add(file, '', 'No es un chatbot. Elige un archivo exportado desde la consola.')
  }
  if (!files.has('bot.yaml')) faults.add('bot.yaml', '', 'Falta este archivo. Elige uno exportado desde la consola.')
  else if (typeof read.format === 'number' && Number.isInteger(read.format) && read.format > FORMAT)
    faults.add('bot.yaml', 'format', 'Es de una versión más nueva. Actualiza la consola e inténtalo nuevamente.')
  // A file that is not read has no format either.
  else if (!isUnread && read.format !== FORMAT)
    faults.add('bot.yaml', 'format', `No es una versión del formato. Escribe ${FORMAT}.`)
  const known = new Set<string>([...ABOUT, ...lists, ...settings, 'intents'])
  for (const key of Object.keys(read))
    if (!known.has(key)) faults.add(fileOf(key), key, 'No conocemos este dato. Quítalo.')
  if (read.name !== undefined && typeof read.name !== 'string')
    faults.add('bot.yaml', 'name', 'No es un texto. Escríbelo entre comillas.')
  const intents = intentsIn(read.intents, faults)
  const content: BotContent = {
    ...(typeof read.name === 'string' && { name: read.name }),
    settings: settingsIn(read, faults),
    ...Object.fromEntries(
      lists.flatMap((key) => (read[key] === undefined ? [] : [[key, rowsIn(key, read[key], faults)]])),
    ),
    ...(intents && { intents }),
  }
  faults.throwIfAny()
  return content
}

/** Parses a file. A text of many aliases, which can stand for gigabytes, is refused, and so is too deep a nesting. */
function parsed(file: string, text: string, faults: Faults): unknown {
  try {
    const counter = new LineCounter()
    const document = parseDocument(text, { logLevel: 'error', lineCounter: counter })
    const [error] = document.errors
    if (error) return refused(faults, file, `línea ${error.linePos?.[0].line ?? 1}`, 'No pudimos leerla. Corrígela.')
    const value: unknown = document.toJS({ maxAliasCount: MOST_ALIASES })
    noteLines(document.contents, value, counter)
    return isStorable(value) ? value : refused(faults, file, '', 'Tiene signos que no son texto. Quítalos.')
  } catch {
    return refused(faults, file, '', 'No pudimos leerlo. Quita las referencias (& y *) y revisa su forma.')
  }
}

/** Returns whether all texts can be stored: an escape may stand for a NUL or half a sign. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return isText(value)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([key, one]) => isText(key) && isStorable(one))
}

function refused(faults: Faults, file: string, place: string, text: string): undefined {
  faults.add(file, place, text)
  return undefined
}

/** A template may write its greeting and its first buttons without the rest of the webchat's settings. */
function settingsIn(read: Row, faults: Faults): BotContent['settings'] {
  const given = Object.fromEntries(settings.flatMap((key) => (read[key] === undefined ? [] : [[key, read[key]]])))
  for (const key of ['contact', 'schedule', 'handoff', 'webchat', 'quotations', 'general', 'notifications', 'access'])
    if (given[key] !== undefined && !isRow(given[key]))
      faults.add('bot.yaml', key, 'No está escrito como «nombre: valor». Corrígelo.')
  const { welcome, starters } = read
  if (welcome === undefined && starters === undefined) return given
  return { webchat: { parameters: { welcome_message: welcome ?? '', starter_buttons: starters ?? [] } }, ...given }
}

/** A list of objects; a group of synonyms may be a plain list of words. */
function rowsIn(part: string, value: unknown, faults: Faults): Row[] {
  const list = Array.isArray(value) ? value : []
  if (!Array.isArray(value)) faults.add(fileOf(part), part, 'No es una lista. Corrígela.')
  const most = part === 'products' ? MOST_PRODUCTS : MOST_ROWS
  if (list.length > most) {
    const text = `Leemos hasta ${formatQuantity(most)}. Quita algunas.`
    return refused(faults, fileOf(part), part, text) ?? []
  }
  return list.flatMap((one, at) => {
    if (part === 'synonyms' && Array.isArray(one)) return [{ words: one }]
    return isRow(one)
      ? [one]
      : (refused(faults, fileOf(part), `${part} ${at + 1}`, 'No está escrito como «nombre: valor». Corrígelo.') ?? [])
  })
}

function intentsIn(value: unknown, faults: Faults): WrittenIntents | undefined {
  if (value === undefined) return undefined
  if (isIntents(value)) {
    const named = Object.values(value).flatMap((category) => Object.values(category))
    const examples = named.reduce((sum, { length }) => sum + length, 0)
    if (named.length <= MOST_ROWS && examples <= MOST_EXAMPLES) return value
    const text = `Leemos hasta ${formatQuantity(MOST_EXAMPLES)} ejemplos. Quita algunos.`
    return refused(faults, 'intents.yaml', '', text)
  }
  return refused(faults, 'intents.yaml', '', 'No son categorías con intenciones y sus ejemplos. Corrígelo.')
}

const isIntents = (value: unknown): value is WrittenIntents =>
  isRow(value) && Object.values(value).every((named) => isRow(named) && Object.values(named).every(areExamples))

const areExamples = (value: unknown) =>
  Array.isArray(value) && value.every((example) => typeof example === 'string' || isRow(example))
