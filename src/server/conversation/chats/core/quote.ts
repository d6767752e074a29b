import { sql } from 'kysely'
import type { components } from '../../../../../generated/api.d.ts'
import { db } from '../../../foundation/store/db.ts'
import { preview } from './preview.ts'

/** A message that another one answers to, as staff see it. */
type ChatQuote = components['schemas']['ChatQuote']

/** A message that may answer to another one. */
interface Replying {
  id: number
  chat_id: number
  reply_to: number | null
}

/** Returns what messages answer to, by message id, as staff see it. What is gone or of another chat is left out. */
export async function quotesOf(rows: readonly Replying[]): Promise<Map<number, { reply_to: ChatQuote }>> {
  const asked = rows.flatMap(({ reply_to }) => reply_to ?? [])
  if (asked.length === 0) return new Map()
  const found = new Map((await quotable(asked).execute()).map((row) => [row.id, row]))
  return new Map(
    rows.flatMap(({ id, chat_id, reply_to }) => {
      const quoted = reply_to === null ? undefined : found.get(reply_to)
      return quoted?.chat_id === chat_id ? [[id, { reply_to: quoteOf(quoted) }]] : []
    }),
  )
}

/** A query of messages that others may answer to. */
function quotable(ids: readonly number[]) {
  return db()
    .selectFrom('message as q')
    .innerJoin('chat as c', 'c.id', 'q.chat_id')
    .innerJoin('bot as b', 'b.id', 'q.bot_id')
    .leftJoin('app_user as u', 'u.id', 'q.user_id')
    .leftJoin('message_file as f', (join) => join.onRef('f.message_id', '=', 'q.id').on('f.position', '=', 0))
    .leftJoin('media as d', 'd.id', 'f.media_id')
    .select(['q.id', 'q.chat_id', 'q.author', 'q.body', 'q.content', 'q.has_files', 'd.type', 'd.filename'])
    .select(
      sql<string>`case q.author when 'user' then c.user_name when 'bot' then b.name else coalesce(u.name, q.signed_as, '') end`.as(
        'user_name',
      ),
    )
    .where('q.id', 'in', ids)
}

type Quotable = Awaited<ReturnType<ReturnType<typeof quotable>['execute']>>[number]

const quoteOf = ({ id, body, content, has_files, type, filename, user_name }: Quotable): ChatQuote => ({
  id,
  // A file that was deleted since leaves neither type nor name.
  ...preview({ text: body, content, ...(has_files && { file: { type, filename } }) }),
  user_name,
})

/** Returns messages as others quote them, by id. What is gone is left out. */
export async function quotesById(ids: readonly number[]): Promise<Map<number, ChatQuote>> {
  const rows = await quotable(ids).execute()
  return new Map(rows.map((row) => [row.id, quoteOf(row)]))
}

/** Returns the quote of a message of a chat; null when it is gone. */
export async function quoteIn(chatId: number, messageId: number): Promise<ChatQuote | null> {
  const row = await quotable([messageId]).where('q.chat_id', '=', chatId).executeTakeFirst()
  return row ? quoteOf(row) : null
}
