import { sql } from 'kysely'
import type { components } from '../../../../../generated/api.d.ts'
import type { RenderedMessage, ResponseButton } from '../../../../contract/channels.ts'
import { publicButtons } from '../../../../contract/webchat.ts'
import { currentCall } from '../../../foundation/http/context.ts'
import { commonProblems, problem } from '../../../foundation/http/problem.ts'
import { db, json } from '../../../foundation/store/db.ts'
import { mentionsOf } from './mentions.ts'
import { quotesOf } from './quote.ts'
import { teamReactionOf } from './reactions.ts'

/** A message as staff see it. */
export type ChatMessage = components['schemas']['ChatMessage']
type ChatFile = components['schemas']['ChatFile']

/** A message to store. */
export interface NewMessage {
  botId: number
  chatId: number
  author: ChatMessage['type']
  userId?: number | undefined
  /** the author's name, if no person of the team wrote it */
  signedAs?: string | undefined
  /** the text as staff see it */
  text: string
  /** the whole text, if staff do not see all of it */
  written?: string | undefined
  status: ChatMessage['status']
  externalId?: string
  mediaIds?: readonly string[]
  buttons?: readonly ResponseButton[]
  shown?: RenderedMessage | undefined
  /** the button that the customer pressed */
  pressed?: ResponseButton | undefined
  /** what it carries besides text and files */
  content?: ChatMessage['content'] | undefined
  /** the message that it answers to */
  replyTo?: number | undefined
  /** the bot says it for the team, and therefore also while it is off */
  forTeam?: boolean | undefined
  /** where it was said first, if it is forwarded */
  origin?: MessageOrigin | undefined
}

/** Where a forwarded message was said first, and by whom. */
export interface MessageOrigin {
  chatId: number
  author: string
}

/** Stores a message with its files. The chat must be locked, so that message ids increase over time. */
export async function insertMessage(given: NewMessage): Promise<number> {
  const { botId, mediaIds = [] } = given
  const { id } = await db().insertInto('message').values(messageValues(given)).returning('id').executeTakeFirstOrThrow()
  if (mediaIds.length) await attachMedia(botId, id, mediaIds)
  return id
}

/** The whole text of a message of the table `m`, for its customer and the bot. Staff read `body`. */
export const wholeText = sql<string>`coalesce(m.written, m.body)`

/** Maps a message to its row, without files. */
export function messageValues(given: NewMessage) {
  const { mediaIds = [] } = given
  return {
    bot_id: given.botId,
    chat_id: given.chatId,
    author: given.author,
    user_id: given.userId ?? null,
    signed_as: given.signedAs ?? null,
    kind: mediaIds.length ? 'document' : 'text',
    body: given.text,
    written: given.written ?? null,
    external_id: given.externalId ?? null,
    status: given.status,
    has_files: mediaIds.length > 0,
    at: currentCall().services.clock(),
    ...(given.buttons && { buttons: json(given.buttons) }),
    ...(given.shown && { shown: json(given.shown) }),
    ...(given.pressed && { pressed: json(given.pressed) }),
    ...(given.content && { content: json(given.content) }),
    ...(given.replyTo !== undefined && { reply_to: given.replyTo }),
    ...(given.forTeam && { for_team: true }),
    ...(given.origin && { origin_chat_id: given.origin.chatId, origin_author: given.origin.author }),
  }
}

/** Attaches stored files to a message, and keeps them from being deleted meanwhile; 422 when one does not exist. */
export async function attachMedia(botId: number, messageId: number, mediaIds: readonly string[]): Promise<void> {
  const known = await db()
    .selectFrom('media')
    .select('id')
    .where('bot_id', '=', botId)
    .where('id', 'in', mediaIds)
    .orderBy('id')
    .forKeyShare()
    .execute()
  if (known.length < new Set(mediaIds).size)
    throw problem(422, 'invalid', 'Uno de los archivos ya no existe. Quítalo y vuelve a enviar.')
  await db()
    .insertInto('message_file')
    .values(mediaIds.map((media_id, position) => ({ message_id: messageId, position, media_id })))
    .execute()
}

/** A query of messages as staff see them, to be filtered, ordered and limited. */
export function messages(chatId: number) {
  return db()
    .selectFrom('message as m')
    .innerJoin('chat as c', 'c.id', 'm.chat_id')
    .innerJoin('bot as b', 'b.id', 'm.bot_id')
    .leftJoin('app_user as u', 'u.id', 'm.user_id')
    .leftJoin('app_user as r', 'r.id', 'm.team_reaction_by')
    .select(['m.id', 'm.author', 'm.body', 'm.at', 'm.reaction', 'm.status', 'm.error', 'm.has_files', 'm.buttons'])
    .select(['m.content', 'm.resends', 'm.chat_id', 'm.reply_to', 'm.user_id'])
    .select(['m.team_reaction', 'm.team_reaction_by', 'm.team_reaction_error', 'r.name as reactor'])
    .select(
      sql<string>`case m.author when 'user' then c.user_name when 'bot' then b.name else coalesce(u.name, m.signed_as, '') end`.as(
        'user_name',
      ),
    )
    .select(sql<boolean>`m.written is not null`.as('is_hidden'))
    .where('m.chat_id', '=', chatId)
}

type MessageRow = Awaited<ReturnType<ReturnType<typeof messages>['execute']>>[number]

/** Maps rows of {@link messages} to the API, with their files. */
export async function toMessages(rows: readonly MessageRow[]): Promise<ChatMessage[]> {
  const files = await filesOf(rows.filter(({ has_files }) => has_files).map(({ id }) => id))
  const quotes = await quotesOf(rows)
  const mentions = await mentionsOf(rows)
  return rows.map((row) => ({
    id: row.id,
    type: row.author,
    user_name: row.user_name,
    ...(row.user_id !== null && { user_id: row.user_id }),
    text: row.body,
    at: row.at,
    reaction: row.reaction,
    ...(row.team_reaction !== null && { team_reaction: teamReactionOf(row) }),
    files: files.get(row.id) ?? [],
    status: row.status,
    error: row.error,
    ...(row.is_hidden ? { hidden: true } : {}),
    ...(row.buttons ? { buttons: publicButtons(row.buttons) } : {}),
    ...(row.content ? { content: row.content } : {}),
    ...(row.resends > 0 ? { resends: row.resends } : {}),
    ...quotes.get(row.id),
    ...mentions.get(row.id),
  }))
}

/** Returns a message of a chat; 404 when it does not exist. */
export async function messageOf(chatId: number, id: number): Promise<ChatMessage> {
  const [message] = await toMessages(await messages(chatId).where('m.id', '=', id).execute())
  if (!message) throw commonProblems.notFound()
  return message
}

/** Returns the files of messages by message id, with their names as staff or as their customer sees them. */
export async function filesOf(
  messageIds: readonly number[],
  seenBy: 'staff' | 'customer' = 'staff',
): Promise<Map<number, ChatFile[]>> {
  const found = new Map<number, ChatFile[]>()
  if (messageIds.length === 0) return found
  const rows = await db()
    .selectFrom('message_file as f')
    .innerJoin('media as d', 'd.id', 'f.media_id')
    .select(['f.message_id', 'd.id as media_id', 'd.type', 'd.size'])
    .select(
      seenBy === 'customer'
        ? sql<string>`coalesce(d.written_filename, d.filename)`.as('filename')
        : sql<string>`d.filename`.as('filename'),
    )
    .where('f.message_id', 'in', messageIds)
    .orderBy('f.message_id')
    .orderBy('f.position')
    .execute()
  for (const { message_id, type, ...file } of rows)
    found.set(message_id, [...(found.get(message_id) ?? []), { ...file, type }])
  return found
}
