import { sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import { db } from '../../foundation/store/db.ts'
import { NONE } from '../../knowledge/dialogue/clarify.ts'
import { conceal } from '../../knowledge/dialogue/conceal.ts'
import { cut } from '../../knowledge/dialogue/cut.ts'
import { MASK } from '../../knowledge/dialogue/slots/values.ts'
import { NOT_THAT, PERSON, PERSON_SHORT } from '../../knowledge/dialogue/texts.ts'
import { sessionStart } from '../chats/core/session-start.ts'
import { loadDialogueState } from './dialogue-state.ts'

type Summary = components['schemas']['HandoffSummary']

/** Most requests, answers and options in a summary. */
const REQUESTS = 3
const ANSWERS = 5
const OPTIONS = 6

/** Longest request; more is in the thread. */
const LONGEST = 160

/** Rules for messages that say nothing about what the customer wants. */
const COURTESIES: ReadonlySet<string> = new Set([
  ...['greeting', 'goodbye', 'small_talk', 'words', 'confirmation', 'media', 'button', 'slot', 'form'],
])

/** Rules that gave an answer, unless the customer refused it, and those of messages that were not understood. */
const ANSWERING: ReadonlySet<string> = new Set(['intent', 'secondary', 'quick', 'slot'])
const MISSING: ReadonlySet<string> = new Set(['fallback', 'clarification', 'no_response'])

/** Returns what the customer asked and what the bot tried in this conversation, for the agent who takes over. */
export async function summaryOf(chatId: number): Promise<Summary> {
  const since = await sessionStart(chatId)
  const read = await readSince(chatId, since)
  const awaited = await awaitedResponses(chatId)
  const answers = read
    .filter(({ rule, rejected }) => ANSWERING.has(rule) && !rejected)
    .flatMap((one) => answersOf(one).filter((title) => !isUnanswered(one, title, awaited)))
  const asked = read
    .filter(({ rule, body }) => (!COURTESIES.has(rule) || isLongRequest(rule, body)) && body.trim() !== '')
    .map(({ body, entities }) =>
      shortened(
        conceal(
          body,
          entities.filter(({ value }) => value === MASK),
        ),
      ),
    )
  return {
    asked: distinct(asked).slice(-REQUESTS),
    answered: distinct(answers).slice(-ANSWERS),
    offered: distinct(await offeredSince(chatId, since)).slice(-OPTIONS),
    misses: read.filter(({ rule, rejected }) => rejected || MISSING.has(rule)).length,
  }
}

/** Words from which a request for a person also says what for. */
const WORDS = 7

const isLongRequest = (rule: string, body: string) => rule === 'words' && body.trim().split(/\s+/).length >= WORDS

/** Returns what the customer told when the bot asked, the last value of each datum: also for what was not finished. */
export async function collectedIn(chatId: number): Promise<{ label: string; value: string }[]> {
  const read = await readSince(chatId, await sessionStart(chatId))
  const filled = read.flatMap(({ slots }) => slots?.filled ?? []).filter(({ value }) => value !== MASK)
  return [...new Map(filled.map(({ label, value }) => [label, value]))].map(([label, value]) => ({ label, value }))
}

/** Returns the summary in words, for the thread: one line each, only what there is. */
export function formatSummary(
  { asked, answered, offered, misses }: Summary,
  told: readonly { label: string; value: string }[],
): string[] {
  const list = (label: string, all: readonly string[]) => (all.length > 0 ? [`${label}: ${all.join(' · ')}`] : [])
  return [
    ...list(
      'Pidió',
      asked.map((text) => `«${text}»`),
    ),
    ...list(
      'Datos que dio',
      told.map(({ label, value }) => `${label}: ${shortened(value)}`),
    ),
    ...list('El chatbot contestó', answered),
    ...list('Le ofreció', offered),
    ...(misses > 0 ? [`No entendió ${misses === 1 ? '1 mensaje' : `${misses} mensajes`}`] : []),
  ]
}

/** Most messages that are looked at. */
const LOOKED_AT = 50

async function readSince(chatId: number, since: number) {
  const rows = await db()
    .selectFrom('message_fact as f')
    .innerJoin('message as m', 'm.id', 'f.message_id')
    .leftJoin('response as r', 'r.id', 'f.response_id')
    .select([
      'f.rule',
      'f.decided_by',
      'f.entities',
      'f.context',
      'f.slots',
      'm.body',
      'm.transcript',
      'r.title',
      'f.rejected',
    ])
    .where('f.chat_id', '=', chatId)
    .where('f.message_id', '>', since)
    .where('f.at', '>', sql<string>`(select max(at) from message_fact where chat_id = ${chatId}) - interval '1 day'`)
    .orderBy('f.message_id', 'desc')
    .limit(LOOKED_AT)
    .execute()
  return rows.reverse().map(({ rule, decided_by, entities, context, slots, body, transcript, title, rejected }) => ({
    rule,
    rejected,
    entities,
    body: body || transcript || '',
    answer: title ?? decided_by,
    slots,
    wishes: context?.wishes.map(({ name }) => name) ?? [],
  }))
}

/** Returns what answered a message. The first of several wishes is the one that the fact names. */
function answersOf({ rule, answer, wishes }: Awaited<ReturnType<typeof readSince>>[number]): string[] {
  return [...(answer ? [answer] : []), ...(rule === 'slot' ? wishes : wishes.slice(1))]
}

/** Returns the titles of the responses whose lookup has no result yet, and the names of their intents. */
async function awaitedResponses(chatId: number): Promise<ReadonlySet<string>> {
  const { state } = await loadDialogueState(chatId)
  const ids = (state.lookups ?? []).map(({ responseId }) => responseId)
  if (ids.length === 0) return new Set()
  const rows = await db()
    .selectFrom('response as r')
    .innerJoin('intent as i', 'i.id', 'r.intent_id')
    .select(['r.title', 'i.name'])
    .where('r.id', 'in', ids)
    .execute()
  return new Set(rows.flatMap(({ title, name }) => [title, name]))
}

/** Whether the bot only asked for a datum, still looks the answer up, or did not get it from the business's system. */
function isUnanswered(
  { answer, slots }: Awaited<ReturnType<typeof readSince>>[number],
  title: string,
  awaited: ReadonlySet<string>,
): boolean {
  const { asking = null, webhook = null } = slots ?? {}
  if (webhook === null && awaited.has(title)) return true
  return title === answer && (asking !== null || webhook === 'failed' || webhook === 'not_found')
}

/** Returns the titles of the buttons that the bot offered, without those that ask for a person, refuse or confirm. */
async function offeredSince(chatId: number, since: number): Promise<string[]> {
  const rows = await db()
    .selectFrom('message')
    .select('buttons')
    .where('chat_id', '=', chatId)
    .where('id', '>', since)
    .where('author', '=', 'bot')
    .where('buttons', 'is not', null)
    .orderBy('id', 'desc')
    .limit(LOOKED_AT)
    .execute()
  return rows
    .reverse()
    .flatMap(({ buttons }) => (buttons ?? []).map(({ title }) => title))
    .filter((title) => ![PERSON, PERSON_SHORT, NONE.title, NOT_THAT, 'Sí', 'No'].includes(title))
}

const shortened = (text: string) => {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > LONGEST ? `${cut(line, LONGEST - 1)}…` : line
}

const distinct = (texts: readonly string[]) => [...new Set(texts)]
