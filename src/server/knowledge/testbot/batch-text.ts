import type { components } from '../../../../generated/api.d.ts'
import { TestBatchInputLimits, TestBatchMessageLimits } from '../../../../generated/limits.ts'
import { formatInteger } from '../../../contract/format.ts'
import { filterInput } from '../../../contract/input.ts'
import { excessError } from '../../../contract/length.ts'
import { normalizePhrase } from '../../../contract/phrase.ts'
import { readCsv } from '../../foundation/csv/read.ts'
import { UnreadableFile } from '../../foundation/csv/unreadable.ts'
import { problem } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { intentsByName } from './expected.ts'

type List = components['schemas']['TestBatchList']

const TITLES = {
  text: ['Mensaje', 'Mensajes', 'Texto', 'Frase', 'Ejemplo', 'Pregunta'],
  expected: ['Intención', 'Intención esperada', 'Esperada', 'Esperado'],
} as const

const MOST = TestBatchInputLimits.messages.maxItems
/** Most rejected lines that are listed; a pasted document may have one on each line. */
const MOST_REJECTED = 100
const LONGEST = TestBatchMessageLimits.text.maxLength

/** A line of a list. */
interface Line {
  text: string
  expected: string
  line: number
}

/**
 * Reads a list of messages: one per line, with the expected intent in a second column, or a CSV file with titles.
 * Repeated messages count once. Lines with a message that is too long or an unknown intent are left out; the first ones are listed.
 * @throws 422 if the list cannot be read, is empty or has too many messages
 */
export async function readBatch(scope: Scope, content: string): Promise<List> {
  const intents = await intentsByName(scope)
  const lines = hasTitles(content) ? fromCsv(content) : fromLines(content, intents)
  const found = new Map<string, List['messages'][number]>()
  const rejected: List['rejected'] = []
  let repeated = 0
  let rejectedTotal = 0
  for (const { text, expected, line } of lines) {
    const message = filterInput('all', text).trim()
    if (message === '') continue
    const reason = excessError(message, LONGEST) || unknownIntent(expected, intents)
    if (reason) {
      rejectedTotal++
      if (rejected.length < MOST_REJECTED) rejected.push({ line, reason })
      continue
    }
    const key = normalizePhrase(message)
    if (found.has(key)) repeated++
    else found.set(key, { text: message, ...(expected && { expected }) })
  }
  if (found.size + rejectedTotal === 0) throw refused('No hay mensajes en la lista. Escribe al menos uno.')
  if (found.size > MOST) throw refused(`Son ${formatInteger(found.size)} mensajes. Prueba hasta ${MOST} por vez.`)
  return { messages: [...found.values()], repeated, rejected, rejected_total: rejectedTotal }
}

const unknownIntent = (expected: string, intents: ReadonlyMap<string, unknown>): string =>
  expected === '' || intents.has(normalizePhrase(expected))
    ? ''
    : `No hay una intención «${expected.slice(0, 60)}». Corrige o quita su nombre.`

const refused = (text: string) => problem(422, 'invalid', text, { content: [text] })

/** Whether the first line is the titles of a table. */
function hasTitles(content: string): boolean {
  const [first = ''] = content.replace(/^\uFEFF?(?:"?sep=."?\r?\n)?\s*/i, '').split(/\r\n?|\n/)
  const cells = first.split(/[;\t,|]/).map((cell) => normalizePhrase(cell))
  const known = (titles: readonly string[]) => cells.some((cell) => titles.map(normalizePhrase).includes(cell))
  return known(TITLES.text) && (cells.length === 1 || known(TITLES.expected))
}

function fromCsv(content: string): Line[] {
  try {
    return readCsv(content, TITLES, ['text']).map(({ cells, line }) => {
      return { text: cells.text ?? '', expected: cells.expected ?? '', line }
    })
  } catch (error) {
    if (error instanceof UnreadableFile) throw refused(error.message)
    throw error
  }
}

/** A semicolon may be part of a message, so it separates only what is an intent. */
function fromLines(content: string, intents: ReadonlyMap<string, unknown>): Line[] {
  return content.split(/\r\n?|\n/).map((whole, i) => {
    const [text = '', cell] = whole.split('\t')
    if (cell !== undefined) return { text, expected: cell.trim(), line: i + 1 }
    const at = whole.lastIndexOf(';')
    const last = whole.slice(at + 1).trim()
    const isIntent = at > 0 && intents.has(normalizePhrase(last))
    return { text: isIntent ? whole.slice(0, at) : whole, expected: isIntent ? last : '', line: i + 1 }
  })
}
