import { db, tx } from '../../foundation/store/db.ts'
import { buildSystemReplies } from '../../knowledge/dialogue/system.ts'
import { buildUnpromptedReply } from '../../knowledge/dialogue/unprompted-reply.ts'
import type { Blocked } from '../chats/core/blocked.ts'
import { lockChat } from '../chats/core/lock.ts'
import { sendUnprompted } from './unprompted.ts'

/** Tells a blocked contact that their messages are not read, if they are still blocked and the bot is on. */
export function notifyBlocked({ bot_id, chat_id }: Blocked, now: Date): Promise<void> {
  return tx(async () => {
    const chat = await lockChat(bot_id, chat_id)
    const row = await db()
      .selectFrom('contact as k')
      .innerJoin('bot as b', 'b.id', 'k.bot_id')
      .select('k.id')
      .where('k.id', '=', chat.contact_id)
      .where('k.blocked', '=', true)
      .where('b.special_state', '=', 'chatbot_on')
      .executeTakeFirst()
    if (!row) return
    await sendUnprompted(chat, now, (turn, state, bot) =>
      buildUnpromptedReply(turn, { ...state, silent: true }, (variants) =>
        buildSystemReplies('blocked', bot, turn, variants),
      ),
    )
  })
}
