import { sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import { isBlank, readable } from '../../../contract/trimmed.ts'
import { publicButtons } from '../../../contract/webchat.ts'
import { wholeText } from '../../conversation/chats/core/message.ts'
import { db } from '../../foundation/store/db.ts'
import { AUTHORS, VISIBLE_AUTHORS } from './authors.ts'
import { filesOf } from './files.ts'

type WebchatMessage = components['schemas']['WebchatMessage']

/** Messages per page. */
const PAGE = 50

/** Returns the external id of a webchat message: the visitor and the client's key. */
export const externalId = (visitorId: number, key: string) => `webchat:${visitorId}:${key}`

interface Around {
  after?: number
  before?: number
  /** messages up to this one are hidden */
  since?: number
}

/** Returns a page of a chat, oldest first: the messages after `after`, before `before`, or the newest. */
export async function messagesOf(botId: number, chatId: number | null, { after, before, since = 0 }: Around = {}) {
  if (chatId === null) return { data: [], more: false }
  let query = shown(botId, chatId)
  if (after !== undefined) query = query.where('m.id', '>', after).orderBy('m.id', 'asc')
  else query = query.orderBy('m.id', 'desc')
  if (since > 0) query = query.where('m.id', '>', since)
  if (before !== undefined) query = query.where('m.id', '<', before)
  const rows = await query.limit(PAGE + 1).execute()
  const page = rows.slice(0, PAGE)
  if (after === undefined) page.reverse()
  return { data: await asMessages(page), more: rows.length > PAGE }
}

/** Returns a message of a chat if its visitor may see it. */
export async function messageOf(botId: number, chatId: number, id: number): Promise<WebchatMessage | undefined> {
  const row = await shown(botId, chatId).where('m.id', '=', id).executeTakeFirst()
  return row && (await asMessages([row]))[0]
}

/** Returns the ids of the latest deleted messages of a chat: a frame may have been away when they were. */
export async function deletedIn(botId: number, chatId: number): Promise<number[]> {
  const rows = await db()
    .selectFrom('message as m')
    .select('m.id')
    .where('m.bot_id', '=', botId)
    .where('m.chat_id', '=', chatId)
    .where('m.author', '=', 'agent')
    .where(sql<boolean>`m.content @> '{"deleted": true}'`)
    .orderBy('m.id', 'desc')
    .limit(PAGE)
    .execute()
  return rows.map(({ id }) => Number(id))
}

/** Returns the latest messages of a visitor that the team reacted to or took a reaction back from, as they are now. */
export async function reactionsIn(botId: number, chatId: number): Promise<{ id: number; reaction: string | null }[]> {
  const rows = await db()
    .selectFrom('message as m')
    .select(['m.id', 'm.team_reaction as reaction'])
    .where('m.bot_id', '=', botId)
    .where('m.chat_id', '=', chatId)
    .where('m.team_reaction_by', 'is not', null)
    .orderBy('m.id', 'desc')
    .limit(PAGE)
    .execute()
  return rows.map(({ id, reaction }) => ({ id: Number(id), reaction }))
}

/** Returns the id of the visible message before this one; 0 for the first. */
export async function numberBefore(botId: number, chatId: number, id: number): Promise<number> {
  const row = await shown(botId, chatId).where('m.id', '<', id).orderBy('m.id', 'desc').limit(1).executeTakeFirst()
  return row ? Number(row.id) : 0
}

function shown(botId: number, chatId: number) {
  return (
    db()
      .selectFrom('message as m')
      .innerJoin('bot as b', 'b.id', 'm.bot_id')
      .leftJoin('app_user as u', 'u.id', 'm.user_id')
      .leftJoin('message as q', (join) =>
        join.onRef('q.id', '=', 'm.reply_to').onRef('q.chat_id', '=', 'm.chat_id').on('q.author', 'in', AUTHORS),
      )
      .select(['m.id', 'm.author', 'm.at', 'm.buttons', 'm.external_id', 'm.team_reaction'])
      .select(sql<boolean>`coalesce((m.content->>'deleted')::boolean, false)`.as('deleted'))
      .select([
        'q.id as quote_id',
        'q.author as quote_author',
        sql<string | null>`coalesce(q.written, q.body)`.as('quote'),
      ])
      // Customers see what they wrote, and what the bot repeats of it.
      .select(wholeText.as('body'))
      // Only the first name of staff is sent, and only if the bot shows names, to protect their privacy.
      .select(
        sql<string | null>`case when m.author = 'agent' and
        coalesce((b.settings#>>'{webchat,parameters,show_agents}')::boolean, true) then coalesce(split_part(u.name, ' ', 1), m.signed_as) end`.as(
          'name',
        ),
      )
      .where('m.bot_id', '=', botId)
      .where('m.chat_id', '=', chatId)
      .where('m.author', 'in', AUTHORS)
      .$narrowType<{ author: keyof typeof VISIBLE_AUTHORS; quote_author: keyof typeof VISIBLE_AUTHORS | null }>()
  )
}

type Row = Awaited<ReturnType<ReturnType<typeof shown>['execute']>>[number]

async function asMessages(rows: readonly Row[]): Promise<WebchatMessage[]> {
  const files = await filesOf(
    rows.flatMap(({ id, quote_id, quote }) => [id, ...(quote_id && isBlank(quote ?? '') ? [quote_id] : [])]),
  )
  return rows.map((row) => ({
    id: Number(row.id),
    from: VISIBLE_AUTHORS[row.author],
    name: row.name || null,
    text: row.body,
    at: row.at,
    files: files.get(Number(row.id)) ?? [],
    buttons: publicButtons(row.buttons),
    key: row.author === 'user' ? (/^webchat:\d+:(.+)$/.exec(row.external_id ?? '')?.[1] ?? null) : null,
    ...(row.team_reaction !== null && { reaction: row.team_reaction }),
    ...(row.deleted && { deleted: true }),
    ...(row.quote_id && row.quote_author
      ? {
          reply_to: {
            id: row.quote_id,
            from: VISIBLE_AUTHORS[row.quote_author],
            text: quoted(row.quote ?? '', files.get(row.quote_id)?.[0]?.filename),
          },
        }
      : {}),
  }))
}

/** What a quote says: its text, else the name of its file. */
const quoted = (text: string, filename = ''): string => (isBlank(text) && filename ? filename : readable(text))
