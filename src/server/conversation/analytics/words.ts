import { type RawBuilder, sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import { MOST_DAYS } from '../../../contract/analytics.ts'
import { fold } from '../../../contract/phrase.ts'
import { addDays, dayIn, isDay } from '../../../contract/zone.ts'
import { currentCall } from '../../foundation/http/context.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { isStopWord } from '../../knowledge/nlu/index.ts'
import { type Among, isAmong } from './among.ts'
import { partsOf } from './parts/kept.ts'
import type { Run } from './parts/kind.ts'
import { type Days, monthsOf } from './range.ts'
import { grow } from './total.ts'

/** Messages of customers that are read of each month, of its newest conversations. */
const READ = 2_000

/** Words that are kept of a month, and that are shown of a period. */
const [KEPT, SHOWN] = [500, 50]

/** Messages that a word is in at least: what one customer wrote once is about that customer. */
const TIMES = 2

/** Words of courtesy, which most conversations begin and end with. */
const COURTESIES = new Set('hola buenas buenos buen dia dias tardes noches gracias favor saludos'.split(' '))

/** Letters that a word has at least: shorter ones say little. */
const LETTERS = 3

/** The words of some days: how many messages each is in, as it is compared and as it is written. */
interface WordPart {
  words: { folded: string; word: string; times: number }[]
  /** messages that were read */
  messages: number
}

/**
 * Returns the messages of customers whose words are counted of some days, each with its conversation. They are read
 * conversation by conversation, from the newest on: those of other chats and days stay unread.
 */
const wordsRead = (scope: Scope, among: Among, { from, to }: Days): RawBuilder<unknown> => sql`
  select c.id as conversation_id, m.body from (
    select c.id, c.day, c.chat_id, c.first_message, (
      select min(later.first_message) from conversation later
      where later.chat_id = c.chat_id and later.first_message > c.first_message) as next
    from conversation c
    where ${isAmong(scope, among)} and c.day between ${from}::date and ${to}::date
    order by c.day desc, c.id desc limit ${READ}::int
  ) c cross join lateral (
    select m.id, m.body from message m
    where m.chat_id = c.chat_id and m.id >= c.first_message and (c.next is null or m.id < c.next)
      and m.author = 'user' and m.body <> ''
    order by m.id desc
  ) m
  order by c.day desc, c.id desc, m.id desc limit ${READ}::int`

/**
 * Selects the conversations that a word is counted in.
 * @param days the last thirteen months of them count
 * @param word as it is compared; of another text there are none
 */
export function conversationsWith(scope: Scope, among: Among, { days, word }: { days: Days; word: string }) {
  if (!isDay(days.from) || !isDay(days.to) || !/^\p{L}+$/u.test(word)) return sql`select null::int where false`
  const today = dayIn(currentCall().services.clock(), scope.timeZone)
  const to = days.to < today ? days.to : today
  const earliest = addDays(to, 1 - MOST_DAYS)
  const read = monthsOf({ from: days.from > earliest ? days.from : earliest, to }).map(
    (month) => sql`(${wordsRead(scope, among, month)})`,
  )
  if (read.length === 0) return sql`select null::int where false`
  return sql`select w.conversation_id from (${sql.join(read, sql` union all `)}) w
    where fold(w.body) collate "und-x-icu" ~ ${`(^|[^[:alpha:]])${word}($|[^[:alpha:]])`}::text`
}

/** Counts in how many messages of customers each word is. Words that say nothing by themselves are left out. */
export async function wordPartOf(scope: Scope, among: Among, { from, to }: Days, run: Run): Promise<WordPart> {
  const rows = await run(sql<{ body: string }>`select body from (${wordsRead(scope, among, { from, to })}) m`)
  const counts = new Map<string, number>()
  const written = new Map<string, string>()
  for (const { body } of rows)
    for (const [folded, word] of wordsIn(body)) {
      grow(counts, folded, 1)
      if (!written.has(folded)) written.set(folded, word)
    }
  const words = [...counts]
    .sort(([a, times], [b, others]) => others - times || a.localeCompare(b, 'es'))
    .slice(0, KEPT)
    .map(([folded, times]) => ({ folded, word: written.get(folded) ?? folded, times }))
  return { words, messages: rows.length }
}

/** Returns the words of customers that were most frequent in a period, and how many messages were read. */
export async function wordsOf(scope: Scope, among: Among, days: Days) {
  const counts = new Map<string, number>()
  const written = new Map<string, string>()
  const parts = await partsOf({ kind: 'words', count: wordPartOf }, { scope, among }, monthsOf(days))
  for (const { folded, word, times } of parts.flatMap(({ words }) => words)) {
    grow(counts, folded, times)
    if (!written.has(folded)) written.set(folded, word)
  }
  const points: components['schemas']['AnalyticsPoint'][] = [...counts]
    .filter(([, times]) => times >= TIMES)
    .sort(([a, times], [b, others]) => others - times || a.localeCompare(b, 'es'))
    .slice(0, SHOWN)
    .map(([folded, value]) => ({ key: folded, label: written.get(folded) ?? folded, value, previous: null }))
  return { points, messages: parts.reduce((sum, { messages }) => sum + messages, 0) }
}

/** Returns the words of a text, each once, as they are compared and as they are written. */
function wordsIn(text: string): Map<string, string> {
  const words = new Map<string, string>()
  for (const word of text
    .normalize('NFC')
    .toLowerCase()
    .match(/\p{L}+/gu) ?? []) {
    const folded = fold(word)
    if (folded.length >= LETTERS && !isStopWord(folded) && !COURTESIES.has(folded)) words.set(folded, word)
  }
  return words
}
