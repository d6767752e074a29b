import type { components } from '../../../../generated/api.d.ts'
import { isUnasked } from '../../conversation/chats/core/given.ts'
import { scoreSince } from '../../conversation/chats/core/ratings.ts'
import { db } from '../../foundation/store/db.ts'
import { attendedIn } from '../../knowledge/dialogue/snapshot.ts'
import { isStaffed, type WebchatBot } from './bot.ts'
import { messagesOf } from './messages.ts'
import { offNotice } from './off-notice.ts'
import type { Visitor } from './visitor.ts'

type Session = components['schemas']['WebchatSession']

/** The state of a chat that its visitor receives on each change. */
type ChatStatus = Pick<Session, 'live' | 'ended' | 'waiting'>

/** Returns the state of a chat. `waiting` counts earlier requests for a person in the same area. */
export async function chatStatus(chatId: number): Promise<ChatStatus> {
  const chat = await db()
    .selectFrom('chat')
    .select(['bot_id', 'area_id', 'assign_user_id', 'type', 'live', 'state', 'requested_at'])
    .where('id', '=', chatId)
    .executeTakeFirst()
  if (!chat) return { live: false, ended: false, waiting: null }
  const waits = chat.type === 'request' && !chat.live && chat.state !== 2 && !isUnasked(chat)
  return {
    live: chat.live,
    ended: chat.state === 2,
    waiting: waits
      ? {
          ahead: await countAhead(chat.bot_id, chat.area_id, chat.requested_at),
          attended: (await attendedIn(chat.bot_id))(chat.area_id, chat.assign_user_id),
        }
      : null,
  }
}

async function countAhead(botId: number, areaId: number | null, since: string | null): Promise<number> {
  const { ahead } = await db()
    .selectFrom('chat')
    .select(({ fn }) => fn.countAll<number>().as('ahead'))
    .where('bot_id', '=', botId)
    .where('type', '=', 'request')
    .where('live', '=', false)
    .where('state', '<>', 2)
    .where('area_id', areaId === null ? 'is' : '=', areaId)
    .where('requested_at', '<', since ?? '1970-01-01T00:00:00.000Z')
    .executeTakeFirstOrThrow()
  return Number(ahead)
}

/** Returns the initial session data of the widget. */
export async function sessionOf(bot: WebchatBot, visitor: Visitor, now: Date): Promise<Session> {
  const { data, more } = await messagesOf(bot.id, visitor.chatId, { since: visitor.since })
  const status = visitor.chatId === null ? undefined : await chatStatus(visitor.chatId)
  return {
    visitor: visitor.sender,
    messages: data,
    more,
    rated: visitor.chatId === null ? null : await scoreSince(visitor.chatId, visitor.since),
    ...(status ?? { live: false, ended: false, waiting: null }),
    // After a restart, the previous end of the chat is hidden.
    ...(data.length === 0 && { ended: false }),
    open: isStaffed(bot, now),
    consented: visitor.consented,
    off: await offNotice(bot.id),
  }
}
