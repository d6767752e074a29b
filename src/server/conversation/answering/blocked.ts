import { db, tx } from '../../foundation/store/db.ts'
import { ofItself } from '../../knowledge/dialogue/silence.ts'
import { saySystem } from '../../knowledge/dialogue/system.ts'
import type { Blocked } from '../chats/core/blocked.ts'
import { lockChat } from '../chats/core/lock.ts'
import { speak } from './speak.ts'

/** Tells a contact who is blocked that nobody reads him, while he still is and the bot is on. */
export function turnDown({ bot_id, chat_id }: Blocked, now: Date): Promise<void> {
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
    await speak(chat, now, (turn, state, brain) =>
      ofItself(turn, { ...state, silent: true }, (variants) => saySystem('blocked', brain, turn, variants)),
    )
  })
}
