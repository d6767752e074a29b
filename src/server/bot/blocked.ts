import type { Blocked } from '../conversation/blocked.ts'
import { lockChat } from '../conversation/lock.ts'
import { db, tx } from '../store/db.ts'
import { ofItself } from './dialogue/silence.ts'
import { saySystem } from './dialogue/system.ts'
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
