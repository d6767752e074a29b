import { sql } from 'kysely'
import type { Namespace } from 'socket.io'
import { db } from '../../foundation/store/db.ts'
import { AUTHORS } from './authors.ts'

export interface VisitorData {
  visitorId: number
  botId: number
  /** whether the bot shows the names of staff */
  names: boolean
  /** public key of the bot */
  key: string
  /** when their access ends by itself, in milliseconds; null for never */
  until: number | null
  /** they may not write any more, and receive nothing until they may */
  refused: boolean
}

type ServerEvents = Record<string, (payload: object) => void>
export type VisitorSpace = Namespace<Record<never, never>, ServerEvents, object, VisitorData>
export type VisitorTracker = ReturnType<typeof trackVisitors>

/** The socket room of a visitor, shared by their tabs. */
export const visitorRoom = (visitorId: number) => `visitor:${visitorId}`

/**
 * Tracks the chats whose visitors are connected to this process, so that events of all other chats are cheap to ignore.
 */
export function trackVisitors(space: VisitorSpace) {
  const chats = new Map<number, number>()
  /** id of the chat, by visitor */
  const byVisitor = new Map<number, number>()
  /** id of the last message sent, by chat */
  const last = new Map<number, number>()
  /** connected visitors who have not written yet and have no chat */
  const silent = new Set<number>()
  const forget = (visitorId: number) => {
    const chatId = byVisitor.get(visitorId)
    byVisitor.delete(visitorId)
    if (chatId === undefined || chats.get(chatId) !== visitorId) return
    chats.delete(chatId)
    last.delete(chatId)
  }
  const note = (chatId: number, visitorId: number) => {
    // What is said in the chat that they had before is not for them any more.
    if (byVisitor.get(visitorId) !== chatId) forget(visitorId)
    chats.set(chatId, visitorId)
    byVisitor.set(visitorId, chatId)
  }
  const here = (visitorId: number) => space.adapter.rooms.has(visitorRoom(visitorId))

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
      if (chat_id !== null && !gone) note(chat_id, visitorId)
    },
    went(visitorId: number) {
      if (here(visitorId)) return
      silent.delete(visitorId)
      forget(visitorId)
    },
    /** Called when a customer wrote: it may be the first message of a connected visitor. */
    async wrote(botId: number, chatId: number): Promise<void> {
      if (silent.size === 0 || chats.has(chatId)) return
      const visitor = await db()
        .selectFrom('webchat_visitor')
        .select('id')
        .where('bot_id', '=', botId)
        .where('chat_id', '=', chatId)
        .executeTakeFirst()
      if (visitor && silent.delete(visitor.id)) note(chatId, visitor.id)
    },
    /** the chat of a connected visitor who has written */
    chatOf(visitorId: number): number | undefined {
      const chatId = byVisitor.get(visitorId)
      return chatId !== undefined && chats.get(chatId) === visitorId ? chatId : undefined
    },
    /** the room of a chat's visitor, if connected here */
    placeOf(chatId: number): string | undefined {
      const visitorId = chats.get(chatId)
      return visitorId !== undefined && here(visitorId) ? visitorRoom(visitorId) : undefined
    },
    noteSent(chatId: number, messageId: number): void {
      if (chats.has(chatId)) last.set(chatId, Math.max(messageId, last.get(chatId) ?? 0))
    },
    /** Returns the newest message of each connected visitor's chat that has not been sent. */
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
        if (silent.delete(id)) note(chat_id, id)
        const messageId = Number(message_id)
        return last.get(chat_id) === messageId ? [] : [{ botId: bot_id, chatId: chat_id, messageId }]
      })
    },
  }
}
