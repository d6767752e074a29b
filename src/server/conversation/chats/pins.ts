import { currentCall } from '../../foundation/http/context.ts'
import { problem } from '../../foundation/http/problem.ts'
import type { Scope, UserScope } from '../../foundation/http/scope.ts'
import { emit } from '../../foundation/realtime/emit.ts'
import { db, tx } from '../../foundation/store/db.ts'
import { visibleChat } from './core/lock.ts'

/** Maximum number of pinned chats per person. */
const MOST = 50

/** A query of the bot's chats pinned by a person, most recently pinned first. Also used as a subquery. */
export const pins = ({ botId, userId }: Pick<Scope, 'botId' | 'userId'>) =>
  db()
    .selectFrom('chat_pin as p')
    .innerJoin('chat as c', 'c.id', 'p.chat_id')
    .select('p.chat_id')
    .where('p.user_id', '=', userId)
    .where('c.bot_id', '=', botId)
    .orderBy('p.created_at', 'desc')
    .orderBy('p.chat_id', 'desc')

const pinsOf = async (scope: Scope) => (await pins(scope).execute()).map(({ chat_id }) => chat_id)

/** Pins or unpins a chat for the caller and notifies their other windows. 409 beyond the limit. */
export function pin(scope: UserScope, chatId: number, pinned: boolean): Promise<{ pinned: number[] }> {
  return tx(async () => {
    const { botId, userId } = scope
    await visibleChat(scope, chatId)
    const before = await pinsOf(scope)
    if (before.includes(chatId) === pinned) return { pinned: before }
    if (pinned && before.length >= MOST)
      throw problem(409, 'too_many', `Puedes fijar hasta ${MOST} conversaciones. Deja de fijar alguna primero.`)
    if (pinned)
      await db()
        .insertInto('chat_pin')
        .values({ user_id: userId, chat_id: chatId, created_at: currentCall().services.clock() })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    else await db().deleteFrom('chat_pin').where('user_id', '=', userId).where('chat_id', '=', chatId).execute()
    await emit(botId, 'chat-pinned', { chat_id: chatId, pinned }, { user_id: userId })
    return { pinned: await pinsOf(scope) }
  })
}
