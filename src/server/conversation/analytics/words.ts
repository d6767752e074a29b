import { sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import { fold } from '../../../contract/phrase.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { db } from '../../foundation/store/db.ts'
import { isStopWord } from '../../knowledge/nlu/index.ts'
import { type Among, isAmong } from './among.ts'
import type { Days } from './range.ts'
import { grow } from './total.ts'

/** Messages that are read, of the newest conversations of the period, and words that are shown. */
const [READ, SHOWN] = [5_000, 50]

/** Words of courtesy, which most conversations begin and end with. */
const COURTESIES = new Set('hola buenas buenos buen dia dias tardes noches gracias favor saludos'.split(' '))

/** Letters that a word has at least: shorter ones say little. */
const LETTERS = 3

interface Words {
  points: components['schemas']['AnalyticsPoint'][]
  /** messages that were read */
  messages: number
}

/** Counts in how many messages of customers each word is. Words that say nothing by themselves are left out. */
export async function wordsOf(scope: Scope, among: Among, { from, to }: Days): Promise<Words> {
  const { rows } = await sql<{ body: string }>`
    select m.body from (
      select c.chat_id, c.first_message from conversation c
      where ${isAmong(scope, among)} and c.day between ${from}::date and ${to}::date
      order by c.day desc, c.id desc limit ${READ}::int
    ) c join message m on m.chat_id = c.chat_id and m.id >= c.first_message
    where not exists (
        select from conversation later
        where later.chat_id = c.chat_id and later.first_message > c.first_message and later.first_message <= m.id)
      and m.author = 'user' and m.body <> '' limit ${READ}::int`.execute(db())
  const counts = new Map<string, number>()
  const written = new Map<string, string>()
  for (const { body } of rows)
    for (const [folded, word] of wordsIn(body)) {
      grow(counts, folded, 1)
      if (!written.has(folded)) written.set(folded, word)
    }
  const points = [...counts]
    .sort(([a, times], [b, others]) => others - times || a.localeCompare(b, 'es'))
    .slice(0, SHOWN)
    .map(([folded, value]) => ({ key: folded, label: written.get(folded) ?? folded, value, previous: null }))
  return { points, messages: rows.length }
}

/** Returns the words of a text, each once, as they are compared and as they are written. */
function wordsIn(text: string): Map<string, string> {
  const words = new Map<string, string>()
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
    const folded = fold(word)
    if (folded.length >= LETTERS && !isStopWord(folded) && !COURTESIES.has(folded)) words.set(folded, word)
  }
  return words
}
