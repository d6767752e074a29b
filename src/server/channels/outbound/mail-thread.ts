import { sql } from 'kysely'
import type { RenderedMessage } from '../../../contract/channels.ts'
import { db } from '../../foundation/store/db.ts'
import { answerTo, type MailBody, mailBody } from '../mailbox/bodies.ts'
import { answersGoTo } from '../mailbox/sender.ts'

/** A message of a chat that waits to be sent. */
interface Answer {
  id: number
  chat_id: number
  author: string
  channel: string
  reply_to: number | null
  sender_id: string
  user_id: string | null
}

/** Automatic answers to one person in an hour: two programs that answer each other would not stop. */
const MOST_AUTOMATIC = 12

/** Returns the one mail that delivers a message, as an answer to what the customer wrote last. */
export async function mailBodies(message: Answer, shown: readonly RenderedMessage[]): Promise<MailBody[]> {
  const last = await answered(message)
  const body = mailBody(shown, {
    to: answersGoTo(message.user_id ?? message.sender_id),
    subject: answerTo(last?.subject || 'tu mensaje'),
    references: [last?.before, last?.external_id].filter((id): id is string => id?.startsWith('<') ?? false),
    isAutomatic: message.author === 'bot',
  })
  return body ? [body] : []
}

/** The customer's mail that a message answers to: the one that staff chose, else the latest. */
async function answered({ id, chat_id, reply_to }: Answer) {
  const { rows } = await sql<{ external_id: string | null; subject: string | null; before: string | null }>`
    select m.external_id, m.content->'mail'->>'subject' as subject,
      (select p.external_id from outbound_part p where p.message_id = m.reply_to order by p.part limit 1) as before
    from message m where m.chat_id = ${chat_id} and m.author = 'user' and m.id < ${id}
    order by m.id = ${reply_to} desc nulls last, m.id desc limit 1`.execute(db())
  return rows[0]
}

/** Whether the bot wrote so much to somebody in an hour that another program seems to answer it. */
export async function isLooping({ chat_id, channel, author }: Answer): Promise<boolean> {
  if (channel !== 'email' || author !== 'bot') return false
  const { count } = await db()
    .selectFrom('outbound_part as p')
    .innerJoin('message as m', 'm.id', 'p.message_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('p.chat_id', '=', chat_id)
    .where('m.author', '=', 'bot')
    .where('p.created_at', '>', sql<string>`now() - interval '1 hour'`)
    .executeTakeFirstOrThrow()
  return Number(count) >= MOST_AUTOMATIC
}
