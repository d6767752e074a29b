import { sql } from 'kysely'
import type { Namespace } from 'socket.io'
import { db } from '../../foundation/store/db.ts'
import { AUTHORS } from './authors.ts'

export interface VisitorData {
  visitorId: number
  botId: number
  /** the bot shows who attends */
  names: boolean
}

type Told = Record<string, (payload: object) => void>
export type VisitorSpace = Namespace<Record<never, never>, Told, object, VisitorData>
export type Listeners = ReturnType<typeof makeListeners>

/** The socket's room of a visitor: his tabs. */
export const room = (visitorId: number) => `visitor:${visitorId}`

/** Which chats somebody listens to here, so that what happens in all others costs nothing. */
export function makeListeners(space: VisitorSpace) {
  const chats = new Map<number, number>()
  /** the last message of a chat that was told here */
  const last = new Map<number, number>()
  /** those who have not written yet, and so have no chat */
  const silent = new Set<number>()
  const here = (visitorId: number) => space.adapter.rooms.has(room(visitorId))

  return {
    async came({ visitorId }: Pick<VisitorData, 'visitorId'>): Promise<void> {
      silent.add(visitorId)
      const { chat_id } = await db()
        .selectFrom('webchat_visitor')
        .select('chat_id')
        .where('id', '=', visitorId)
        .executeTakeFirstOrThrow()
      const gone = !here(visitorId)
      if (chat_id === null && !gone) return
      silent.delete(visitorId)
      if (chat_id !== null && !gone) chats.set(chat_id, visitorId)
    },
    went(visitorId: number) {
      if (here(visitorId)) return
      silent.delete(visitorId)
      for (const [chatId, visitor] of chats)
        if (visitor === visitorId) {
          chats.delete(chatId)
          last.delete(chatId)
        }
    },
    /** A customer wrote: perhaps somebody who listens, for the first time. */
    async wrote(botId: number, chatId: number): Promise<void> {
      if (silent.size === 0 || chats.has(chatId)) return
      const visitor = await db()
        .selectFrom('webchat_visitor')
        .select('id')
        .where('bot_id', '=', botId)
        .where('chat_id', '=', chatId)
        .executeTakeFirst()
      if (visitor && silent.delete(visitor.id)) chats.set(chatId, visitor.id)
    },
    /** the room of a chat's visitor, if he listens here */
    placeOf(chatId: number): string | undefined {
      const visitorId = chats.get(chatId)
      return visitorId !== undefined && here(visitorId) ? room(visitorId) : undefined
    },
    told(chatId: number, messageId: number): void {
      if (chats.has(chatId)) last.set(chatId, Math.max(messageId, last.get(chatId) ?? 0))
    },
    /** The newest message of each chat whose visitor listens here and was not told of it. */
    async missed(): Promise<{ botId: number; chatId: number; messageId: number }[]> {
      const visitors = [...silent, ...chats.values()]
      if (visitors.length === 0) return []
      const rows = await db()
        .selectFrom('webchat_visitor as w')
        .innerJoin('message as m', 'm.chat_id', 'w.chat_id')
        .select(['w.id', 'w.bot_id', 'w.chat_id'])
        .select(({ fn }) => fn.max('m.id').as('message_id'))
        .where(sql<boolean>`w.id = any(${visitors}::int[])`)
        .where('m.author', 'in', AUTHORS)
        .whereRef('m.id', '>', 'w.restarted_at_message')
        .groupBy(['w.id', 'w.bot_id', 'w.chat_id'])
        .execute()
      return rows.flatMap(({ id, bot_id, chat_id, message_id }) => {
        if (chat_id === null || !here(id)) return []
        if (silent.delete(id)) chats.set(chat_id, id)
        const messageId = Number(message_id)
        return last.get(chat_id) === messageId ? [] : [{ botId: bot_id, chatId: chat_id, messageId }]
      })
    },
  }
}
