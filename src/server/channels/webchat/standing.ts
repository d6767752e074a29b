import type { components } from '../../../../generated/api.d.ts'
import { db } from '../../foundation/store/db.ts'
import { attends, type WebchatBot } from './bot.ts'
import { messagesOf } from './messages.ts'
import { offOf } from './off.ts'
import type { Visitor } from './visitor.ts'

type Session = components['schemas']['WebchatSession']

/** What of a chat its visitor is told whenever it changes. */
type Standing = Pick<Session, 'live' | 'ended' | 'waiting'>

/** Where a chat stands. `waiting` counts those who asked for a person of the same area before. */
export async function standingOf(chatId: number): Promise<Standing> {
  const chat = await db()
    .selectFrom('chat')
    .select(['bot_id', 'area_id', 'type', 'live', 'state', 'requested_at'])
    .where('id', '=', chatId)
    .executeTakeFirst()
  if (!chat) return { live: false, ended: false, waiting: null }
  const waits = chat.type === 'request' && !chat.live && chat.state !== 2
  return {
    live: chat.live,
    ended: chat.state === 2,
    waiting: waits ? { ahead: await countAhead(chat.bot_id, chat.area_id, chat.requested_at) } : null,
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

/** A visitor's chat as the widget begins with it. */
export async function sessionOf(bot: WebchatBot, visitor: Visitor, now: Date): Promise<Session> {
  const { data, more } = await messagesOf(bot.id, visitor.chatId, { since: visitor.since })
  const standing = visitor.chatId === null ? undefined : await standingOf(visitor.chatId)
  return {
    visitor: visitor.sender,
    messages: data,
    more,
    rated: visitor.rating,
    ...(standing ?? { live: false, ended: false, waiting: null }),
    // what was said before it began anew says nothing of how it ended
    ...(data.length === 0 && { ended: false }),
    open: attends(bot, now),
    consented: visitor.consented,
    off: await offOf(bot.id),
  }
}
