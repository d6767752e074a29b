import { sql } from 'kysely'
import type { components } from '../../../../../generated/api.d.ts'
import { problem } from '../../../foundation/http/problem.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { notify } from '../../../foundation/notify/notify.ts'
import { emit } from '../../../foundation/realtime/emit.ts'
import { maySee, viewersOf } from '../../../foundation/scope/visibility.ts'
import { db } from '../../../foundation/store/db.ts'
import type { LockedChat } from './lock.ts'

/** A person whom a comment mentions. */
export type ChatMention = components['schemas']['ChatMention']

/** A mention in the text that a client sends: the id of the person, whose name the server knows. */
const TOKEN = /@\[(\d{1,10})\]/g

/** A comment as it is stored: its text with the names of the mentioned people, and where they are. */
interface WithMentions {
  text: string
  mentions: ChatMention[]
}

/**
 * Replaces the ids of mentioned people with their names.
 * @throws 422 at `message` for people who may not see the chat; people of other teams are not named
 */
export async function resolveMentions(chat: LockedChat, text: string): Promise<WithMentions> {
  const ids = [...new Set([...text.matchAll(TOKEN)].map(([, id]) => Number(id)))]
  if (ids.length === 0) return { text, mentions: [] }
  const names = await membersNamed(chat.bot_id, ids)
  const refused = (message: string) => problem(422, 'invalid', message, { message: [message] })
  if (names.size < ids.length) throw refused('Una de las personas mencionadas no es de tu equipo. Quita la mención.')
  const viewers = new Map((await viewersOf(chat.bot_id)).map((viewer) => [viewer.userId, viewer]))
  for (const [id, name] of names) {
    const viewer = viewers.get(id)
    if (!viewer || !maySee(viewer, chat)) throw refused(`${name} no puede ver esta conversación. Quita la mención.`)
  }
  const mentions: ChatMention[] = []
  let written = ''
  let end = 0
  for (const found of text.matchAll(TOKEN)) {
    const id = Number(found[1])
    const name = names.get(id) ?? ''
    written += text.slice(end, found.index)
    mentions.push({ id, name, start: written.length })
    written += `@${name}`
    end = found.index + found[0].length
  }
  return { text: written + text.slice(end), mentions }
}

async function membersNamed(botId: number, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db()
    .selectFrom('membership as m')
    .innerJoin('app_user as u', 'u.id', 'm.user_id')
    .select(['u.id', 'u.name'])
    .where('m.bot_id', '=', botId)
    .where(sql<boolean>`u.id = any(${[...ids]}::bigint[])`)
    .orderBy('u.id')
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Stores the people that a comment mentions and notifies them, except its author. */
export async function keepMentions(
  chat: LockedChat,
  { id: messageId, mentions = [], user_name: by }: { id: number; mentions?: ChatMention[]; user_name: string },
  authorId: number | undefined,
): Promise<void> {
  if (mentions.length === 0) return
  await db()
    .insertInto('chat_mention')
    .values(
      mentions.map(({ id, name, start }) => ({
        ...{ message_id: messageId, chat_id: chat.id, start, name },
        ...{ user_id: id, unread: id !== authorId },
      })),
    )
    .execute()
  const { bot_id: botId, id: chatId, user_name } = chat
  const told = [...new Set(mentions.map(({ id }) => id))].filter((id) => id !== authorId)
  for (const userId of told)
    await emit(botId, 'mention', { chat_id: chatId, unread: true, by, user_name }, { user_id: userId })
  await notify(
    botId,
    ...told.map((userId) => ({
      ...{ event: 'mention' as const, key: `${messageId} ${userId}`, chatId, userId },
      text: `${by} te mencionó en una conversación`,
    })),
  )
}

/** Marks the mentions of the caller in a chat as read. Call it within a transaction. */
export async function readMentions({ botId, userId }: Scope, { id, user_name }: LockedChat): Promise<void> {
  if (userId === null) return
  const { numUpdatedRows } = await db()
    .updateTable('chat_mention')
    .set({ unread: false })
    .where('user_id', '=', userId)
    .where('chat_id', '=', id)
    .where('unread', '=', true)
    .executeTakeFirst()
  if (numUpdatedRows > 0n)
    await emit(botId, 'mention', { chat_id: id, unread: false, by: null, user_name }, { user_id: userId })
}

interface Written {
  id: number
  author: string
  body: string
}

/** Returns the texts of comments with the present names of the people they mention, by message id. */
export async function mentionsOf(rows: readonly Written[]): Promise<Map<number, WithMentions>> {
  const comments = new Map(rows.filter(({ author }) => author === 'internal').map(({ id, body }) => [id, body]))
  if (comments.size === 0) return new Map()
  const kept = await db()
    .selectFrom('chat_mention as n')
    .innerJoin('app_user as u', 'u.id', 'n.user_id')
    .select(['n.message_id', 'n.start', 'n.name as written', 'u.id', 'u.name'])
    .where('n.message_id', 'in', [...comments.keys()])
    .orderBy('n.message_id')
    .orderBy('n.start')
    .execute()
  const found = new Map<number, WithMentions & { read: number }>()
  for (const { message_id, start, written, id, name } of kept) {
    const body = comments.get(message_id) ?? ''
    const { text, mentions, read } = found.get(message_id) ?? { text: '', mentions: [], read: 0 }
    const before = text + body.slice(read, start)
    found.set(message_id, {
      text: `${before}@${name}`,
      mentions: [...mentions, { id, name, start: before.length }],
      read: start + 1 + written.length,
    })
  }
  return new Map(
    [...found].map(([id, { text, mentions, read }]) => [
      id,
      { text: text + (comments.get(id) ?? '').slice(read), mentions },
    ]),
  )
}
