import { receiveMessage } from '../../src/server/conversation/chats/core/receive.ts'
import type { ChannelMessage } from '../../src/server/conversation/chats/core/types.ts'
import { inCall } from '../../src/server/foundation/http/context.ts'
import { type SignedIn, startApp, type TestApp, type TestAppOptions, type TestUser } from '../support/app.ts'

/** A member of the bot under test. */
export interface Member extends TestUser, SignedIn {}

/** A server with a bot, and helpers that create staff, customers and chats. */
export interface Inbox extends TestApp {
  bot_: number
  /** Creates a member of the bot. */
  staff(role: 2 | 3 | 4 | 5, permissions?: Record<string, boolean>): Promise<Member>
  /** Receives a message of a customer. Returns the chat's id. */
  writes(text: string, given?: Partial<ChannelMessage>): Promise<number>
  /** Creates a chat that waits for a person. */
  request(given?: object, message?: Partial<ChannelMessage>): Promise<number>
  /** Runs work in the context of a channel or a job. */
  inside<T>(work: () => Promise<T>): Promise<T>
  events(): Promise<
    { seq: number; name: string; payload: Record<string, unknown>; audience: Record<string, unknown> }[]
  >
}

let serial = 0

/** Starts a server with one bot. */
export async function startInbox(options?: TestAppOptions): Promise<Inbox> {
  const app = await startApp(options)
  const bot = await app.bot()
  const inside = <T>(work: () => Promise<T>): Promise<T> =>
    app.store.run(() => inCall({ services: app.app.services }, work))
  const writes = async (text: string, given: Partial<ChannelMessage> = {}) => {
    const n = ++serial
    const message: ChannelMessage = {
      botId: bot,
      channel: 'webchat',
      senderId: `visita-${n}`,
      userName: 'Ana Núñez',
      externalId: `externo-${n}`,
      text,
      mediaIds: [],
      ...given,
    }
    return (await inside(() => receiveMessage(message))).chatId
  }
  return {
    ...app,
    bot_: bot,
    inside,
    writes,
    staff: async (role, permissions) => {
      const user = await app.user()
      await app.member(bot, user, role, permissions)
      return { ...user, ...(await app.as(user)) }
    },
    request: async (given = {}, message = {}) => {
      const id = await writes('Hola', message)
      await app.db
        .updateTable('chat')
        .set(({ ref }) => ({ type: 'request', requested_at: ref('last_message_at'), ...given }))
        .where('id', '=', id)
        .execute()
      return id
    },
    events: async () =>
      (await app.db.selectFrom('event').selectAll().where('bot_id', '=', bot).orderBy('seq').execute()) as never,
  }
}
