import { IntentInputLimits, TestBatchInputLimits } from '../../../../generated/limits.ts'
import { normalizePhrase } from '../../../contract/phrase.ts'
import type { Intents } from './expected.ts'
import { isMisspelled } from './nearest-intents.ts'

/** A line of a list without titles, split into its columns. */
interface Columns {
  text: string
  expected: string
  /** the separator may as well be part of the message */
  guessed: boolean
}

const QUOTED = /^\s*"((?:[^"]|"")*)"\s*(?:[;,](.*))?$/

/** Share of the separated lines that end in an intent from which on all lines have two columns, and how many at least. */
const MOSTLY = 0.5
const FEWEST = 2

/** Most lines of which the last cells are compared with the names of intents letter by letter; more are not one list. */
const MOST_COMPARED = 4 * TestBatchInputLimits.messages.maxItems

/**
 * Returns a function that splits a line of a list without titles into the message and the expected intent. A tab or a
 * quoted message always separates. Semicolons and commas occur in messages too: they separate if most lines of the list
 * end in an intent, and else before what is an intent, nearly one, or written as a column and not as a sentence.
 */
export function columnSplitter(lines: readonly string[], intents: Intents): (line: string) => Columns {
  const separators = [';', ','].map((sign) => ({ sign, all: isTable(lines, sign, intents) }))
  const isNearly = (cell: string) => lines.length <= MOST_COMPARED && isMisspelled(cell, intents)
  return (line) => {
    const [text = '', cell] = line.split('\t')
    if (cell !== undefined) return { text, expected: cell.trim(), guessed: false }
    const quoted = QUOTED.exec(line)
    if (quoted?.[1] !== undefined) {
      const expected = (quoted[2] ?? '').replaceAll('"', '').trim()
      return { text: quoted[1].replaceAll('""', '"'), expected, guessed: false }
    }
    for (const { sign, all } of separators) {
      const at = line.lastIndexOf(sign)
      if (at <= 0) continue
      const [before, after] = [line.slice(0, at), line.slice(at + 1)]
      const isKnown = intents.has(normalizePhrase(after))
      if (all || isColumn(before, after, sign, (cell) => isKnown || isNearly(cell)))
        return { text: before, expected: after.trim(), guessed: !isKnown }
    }
    return { text: line, expected: '', guessed: false }
  }
}

function isTable(lines: readonly string[], sign: string, intents: Intents): boolean {
  const cells = lines.flatMap((line) => {
    const at = line.lastIndexOf(sign)
    return at > 0 ? [normalizePhrase(line.slice(at + 1))] : []
  })
  const known = cells.filter((cell) => intents.has(cell)).length
  return known >= FEWEST && known >= MOSTLY * cells.length
}

function isColumn(before: string, after: string, sign: string, isIntent: (cell: string) => boolean): boolean {
  const cell = after.trim()
  if (cell === '' || [...cell].length > IntentInputLimits.intent_name.maxLength) return false
  const isTight = !/^\s/.test(after)
  if (sign === ',' && !isTight) return false
  if (isIntent(cell)) return true
  // What asks or exclaims is a message.
  if (!isTight || /[¿?¡!]/.test(cell)) return false
  return sign === ';' || /[.?!»")]\s*$/.test(before) || /^\p{Lu}/u.test(cell)
}
