import { db, tx } from '../../../foundation/store/db.ts'
import { hide, type Place } from '../../../knowledge/dialogue/hide.ts'
import { MASK } from '../../../knowledge/dialogue/slots/values.ts'
import { yieldThread } from '../../../knowledge/nlu/chunks.ts'
import { type ChatEvent, emitChatEvents } from '../core/chat-events.ts'
import { lockChat } from '../core/lock.ts'
import { asksFor, hideFilenames, type SensitiveFinder, withoutMarks } from '../core/sensitive.ts'
import { hideInFact, hideInHandoffs, hideInRating } from './records.ts'

/** Messages that are read at a time. */
const PAGE = 200

/** What was read of a chat so far, in order: which question was asked last, and the values that were told. */
interface Course {
  asked: ReadonlySet<string>
  told: Set<string>
}

/**
 * Hides the sensitive values in the messages of a chat, and in what was kept of them, as if they had been sensitive from the
 * beginning. Hidden ones stay hidden. It can be repeated.
 */
export async function hideInChat(botId: number, chatId: number, finder: SensitiveFinder): Promise<void> {
  const course: Course = { asked: new Set(), told: new Set() }
  let from = 0
  for (;;) {
    const rows = await pageOf(chatId, from)
    const changes: Change[] = []
    for (const row of rows) {
      const change = changeOf(row, finder, course)
      if (change) changes.push(change)
      // Messages of customers who are writing now must not wait.
      await yieldThread()
    }
    const files = rows.filter(({ has_files, author }) => has_files && author === 'user').map(({ id }) => id)
    if (files.length > 0) await hideFilenames(await mediaOf(files), finder, course.asked)
    if (changes.length > 0) await tx(() => store(botId, chatId, changes))
    if (rows.length < PAGE) break
    from = rows.at(-1)?.id ?? from
  }
  await hideInRating(chatId, finder)
  await db()
    .updateTable('contact_value')
    .set({ value: MASK })
    .where('chat_id', '=', chatId)
    .where('name', 'in', [...finder.names])
    .execute()
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

async function mediaOf(messageIds: readonly number[]): Promise<string[]> {
  const rows = await db().selectFrom('message_file').select('media_id').where('message_id', 'in', messageIds).execute()
  return rows.map(({ media_id }) => media_id)
}

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
  const all = finder.find(body, author === 'bot' ? finder.names : course.asked)
  const found = author === 'bot' ? all.filter(({ value }) => course.told.has(withoutMarks(value))) : all
  const heard = row.transcript === null ? [] : finder.find(row.transcript)
  if (author === 'user') for (const { value } of [...found, ...heard]) course.told.add(withoutMarks(value))
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

async function store(botId: number, chatId: number, changes: readonly Change[]): Promise<void> {
  const chat = await lockChat(botId, chatId)
  const changed: { id: number; body: string }[] = []
  for (const { row, body, transcript, places, secrets } of changes) {
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
    await hideInFact(row.id, secrets, places)
  }
  await hideInHandoffs(
    chatId,
    changes.flatMap(({ secrets }) => secrets),
  )
  const events = changed.map(
    (row): ChatEvent => ['message-text', { chat_id: chatId, message_id: row.id, text: row.body, hidden: true }],
  )
  await emitChatEvents(botId, chatId, { after: chat, whole: true }, ...events)
}
