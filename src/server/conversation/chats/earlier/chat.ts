import { db, tx } from '../../../foundation/store/db.ts'
import { hide, type Place, placesOf } from '../../../knowledge/dialogue/hide.ts'
import { MASK } from '../../../knowledge/dialogue/slots/values.ts'
import { isQuestion } from '../../../knowledge/dialogue/slots/words.ts'
import { yieldThread } from '../../../knowledge/nlu/chunks.ts'
import { type ChatEvent, emitChatEvents } from '../core/chat-events.ts'
import { lockChat } from '../core/lock.ts'
import { asksFor, hideFilenames, type SensitiveFinder, withoutMarks } from '../core/sensitive.ts'
import { hideInFacts, hideInHandoffs, hideInRating } from './records.ts'
import { SHORTEST } from './without-secrets.ts'

/** Messages that are read at a time. */
const PAGE = 200

/** What was read of a chat so far, in order: which question was asked last, and the values that were told. */
interface Course {
  asked: ReadonlySet<string>
  told: Set<string>
  /** values in free words, which the bot repeats as they were written */
  words: Set<string>
}

/**
 * Hides the sensitive values in the messages of a chat, and in what was kept of them, as if they had been sensitive from the
 * beginning. Hidden ones stay hidden. It can be repeated.
 */
export async function hideInChat(botId: number, chatId: number, finder: SensitiveFinder): Promise<void> {
  const course: Course = { asked: new Set(), told: new Set(), words: new Set() }
  const secrets = new Set<string>()
  const places = new Map<number, readonly Place[]>()
  let from = 0
  for (;;) {
    const rows = await pageOf(chatId, from)
    const changes: Change[] = []
    for (const row of rows) {
      const change = changeOf(row, finder, course)
      if (change) changes.push(change)
      // A file is judged by the question before it.
      if (row.has_files && row.author === 'user') await hideNames(botId, chatId, row.id, finder, course.asked)
      // Messages of customers who are writing now must not wait.
      await yieldThread()
    }
    for (const change of changes) {
      places.set(change.row.id, change.places)
      for (const secret of change.secrets) secrets.add(secret)
    }
    if (changes.length > 0) await tx(() => store(botId, chatId, changes))
    if (rows.length < PAGE) break
    from = rows.at(-1)?.id ?? from
  }
  if (secrets.size > 0)
    await tx(async () => {
      await hideInFacts(chatId, [...secrets], places)
      await hideInHandoffs(chatId, [...secrets])
    })
  await hideInRating(chatId, finder)
  await db()
    .updateTable('contact_value')
    .set({ value: MASK })
    .where('chat_id', '=', chatId)
    .where('name', 'in', [...finder.names])
    .execute()
}

/** Hides values in the names of a message's files, also where the list shows one of them. */
async function hideNames(
  botId: number,
  chatId: number,
  messageId: number,
  finder: SensitiveFinder,
  asked: ReadonlySet<string>,
): Promise<void> {
  const media = await mediaOf(messageId)
  if (media.length === 0) return
  await tx(async () => {
    const chat = await lockChat(botId, chatId)
    const hidden = await hideFilenames(media, finder, asked)
    for (const { before, after } of hidden)
      await db()
        .updateTable('chat')
        .set({ last_message_text: after })
        .where('id', '=', chatId)
        .where('last_message_text', '=', before)
        .execute()
    if (hidden.length > 0) await emitChatEvents(botId, chatId, { after: chat, whole: true })
  })
}

const pageOf = (chatId: number, from: number) =>
  db()
    .selectFrom('message')
    .select(['id', 'author', 'body', 'written', 'transcript', 'has_files'])
    .where('chat_id', '=', chatId)
    .where('id', '>', from)
    .orderBy('id')
    .limit(PAGE)
    .execute()

type Row = Awaited<ReturnType<typeof pageOf>>[number]

async function mediaOf(messageId: number): Promise<string[]> {
  const rows = await db().selectFrom('message_file').select('media_id').where('message_id', '=', messageId).execute()
  return rows.map(({ media_id }) => media_id)
}

/** A sensitive value in a text. */
type Found = Place & { value: string }

/** A message that shows sensitive values. */
interface Change {
  row: Row
  body: string
  transcript: string | null
  places: readonly Place[]
  /** the values as they were written and understood */
  secrets: readonly string[]
}

function changeOf(row: Row, finder: SensitiveFinder, course: Course): Change | undefined {
  const { author, body, written } = row
  if (author === 'agent' || author === 'bot')
    course.asked = new Set(finder.entities.filter((one) => asksFor(written ?? body, one)).map(({ name }) => name))
  // As on arrival, staff see what they wrote.
  if (author === 'agent') return undefined
  const isFree = author === 'user' && isFreeAnswer(body, finder, course.asked)
  const all: Found[] = isFree
    ? [{ start: 0, end: body.length, value: body.trim() }]
    : finder.find(body, author === 'bot' ? finder.names : course.asked)
  const found = author === 'bot' ? repeated(body, all, course) : all
  const heard = row.transcript === null ? [] : finder.find(row.transcript)
  if (author === 'user') for (const { value } of [...found, ...heard]) course.told.add(withoutMarks(value))
  if (isFree && body.trim().length >= SHORTEST) course.words.add(body.trim())
  const transcript = row.transcript === null ? null : hide(row.transcript, heard)
  const shown = hide(body, found)
  if (shown === body && transcript === row.transcript) return undefined
  const secrets = [
    ...found.map(({ start, end }) => body.slice(start, end)),
    ...heard.map(({ start, end }) => row.transcript?.slice(start, end) ?? ''),
    ...[...found, ...heard].map(({ value }) => value),
  ]
  return {
    row,
    body: shown,
    transcript,
    places: found,
    secrets: [...new Set(secrets)].filter((one) => one !== '' && one !== MASK),
  }
}

/** Whether a message answers a question for a sensitive value in free words. */
const isFreeAnswer = (text: string, { entities }: SensitiveFinder, asked: ReadonlySet<string>): boolean =>
  text.trim() !== '' && !isQuestion(text) && entities.some(({ name, type }) => type === 'free' && asked.has(name))

/** Returns the values of a text of the bot that the customer told before. */
function repeated(text: string, all: readonly Found[], { told, words }: Course): Found[] {
  const written = placesOf(text, [...words]).map((place) => ({ ...place, value: text.slice(place.start, place.end) }))
  return [...all.filter(({ value }) => told.has(withoutMarks(value))), ...written]
}

async function store(botId: number, chatId: number, changes: readonly Change[]): Promise<void> {
  const chat = await lockChat(botId, chatId)
  const changed: { id: number; body: string }[] = []
  for (const { row, body, transcript } of changes) {
    const { numUpdatedRows } = await db()
      .updateTable('message')
      .set({ body, transcript, ...(body !== row.body && { written: row.written ?? row.body }) })
      .where('id', '=', row.id)
      // The bot may have read it meanwhile, and hidden more.
      .where('body', '=', row.body)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) continue
    if (body !== row.body) changed.push({ id: row.id, body })
    await db()
      .updateTable('chat')
      .set({ last_message_text: body })
      .where('id', '=', chatId)
      .where('last_message_text', '=', row.body)
      .execute()
  }
  const events = changed.map(
    (row): ChatEvent => ['message-text', { chat_id: chatId, message_id: row.id, text: row.body, hidden: true }],
  )
  await emitChatEvents(botId, chatId, { after: chat, whole: true }, ...events)
}
