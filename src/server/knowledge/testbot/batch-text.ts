import type { components } from '../../../../generated/api.d.ts'
import {
  IntentInputLimits,
  TestBatchInputLimits,
  TestBatchListLimits,
  TestBatchMessageLimits,
} from '../../../../generated/limits.ts'
import { formatInteger } from '../../../contract/format.ts'
import { filterInput } from '../../../contract/input.ts'
import { excessError } from '../../../contract/length.ts'
import { normalizePhrase } from '../../../contract/phrase.ts'
import { readCsv } from '../../foundation/csv/read.ts'
import { UnreadableFile } from '../../foundation/csv/unreadable.ts'
import { problem } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { columnSplitter } from './batch-columns.ts'
import { type Intents, intentsByName, unknownIntentText } from './expected.ts'
import { nearestIntents } from './nearest-intents.ts'

type List = components['schemas']['TestBatchList']
type Rejection = List['rejected'][number]

const TITLES = {
  text: ['Mensaje', 'Mensajes', 'Texto', 'Frase', 'Ejemplo', 'Pregunta'],
  expected: ['Intención', 'Intención esperada', 'Esperada', 'Esperado'],
} as const

const MOST = TestBatchInputLimits.messages.maxItems
/** Most rejected lines that are listed; a pasted document may have one on each line. */
const MOST_REJECTED = TestBatchListLimits.rejected.maxItems
const LONGEST = TestBatchMessageLimits.text.maxLength
/** Longest second column for which similar names are looked for. */
const LONGEST_NAME = 2 * IntentInputLimits.intent_name.maxLength

/** A line of a list. */
interface Line {
  text: string
  expected: string
  line: number
  /** the expected intent may as well be part of the message */
  guessed: boolean
}

/**
 * Reads a list of messages: one per line, with the expected intent in a second column, or a CSV file with titles.
 * Repeated messages count once. Lines with a message that is too long or an unknown intent are left out; the first ones
 * are listed.
 * @throws 422 if the list cannot be read, is empty or has too many messages
 */
export async function readBatch(scope: Scope, content: string): Promise<List> {
  const intents = await intentsByName(scope)
  const lines = hasTitles(content) ? fromCsv(content) : fromLines(content, intents)
  const found = new Map<string, List['messages'][number]>()
  const rejected: List['rejected'] = []
  let repeated = 0
  let rejectedTotal = 0
  for (const line of lines) {
    const { expected } = line
    const message = filterInput('all', line.text).trim()
    if (message === '') continue
    const excess = excessError(message, LONGEST)
    if (excess || (expected && !intents.has(normalizePhrase(expected)))) {
      rejectedTotal++
      if (rejected.length < MOST_REJECTED) rejected.push(excess ? tooLong(line, excess) : unknownIntent(line, intents))
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

const tooLong = ({ line }: Line, reason: string): Rejection => ({
  ...{ line, reason, unknown: null, nearest: [], guessed: false },
})

function unknownIntent({ line, expected, guessed }: Line, intents: Intents): Rejection {
  const isName = expected.length <= LONGEST_NAME
  return {
    ...{ line, reason: unknownIntentText(expected), guessed },
    ...{ unknown: isName ? expected : null, nearest: isName ? nearestIntents(expected, intents) : [] },
  }
}

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
      return { text: cells.text ?? '', expected: cells.expected ?? '', line, guessed: false }
    })
  } catch (error) {
    if (error instanceof UnreadableFile) throw refused(error.message)
    throw error
  }
}

function fromLines(content: string, intents: Intents): Line[] {
  const lines = content.split(/\r\n?|\n/)
  const split = columnSplitter(lines, intents)
  return lines.map((line, i) => ({ ...split(line), line: i + 1 }))
}
