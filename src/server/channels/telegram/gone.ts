import { lockChat } from '../../conversation/chats/core/lock.ts'
import { sendInChat } from '../../conversation/chats/core/send-message.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { db, tx } from '../../foundation/store/db.ts'
import type { Account } from '../accounts/account.ts'

const BLOCKED = 'Bloqueó el bot en Telegram. Lo que escribas no le llega.'
const BACK = 'Desbloqueó el bot en Telegram. Puedes escribirle de nuevo.'

/**
 * Keeps whether a customer lets the bot write, and tells it in their chat when it changes.
 * @param who the customer's id at Telegram, or their chat
 */
export async function noteGone(
  { id, botId }: Pick<Account, 'id' | 'botId'>,
  who: { userId: string } | { chatId: number },
  isGone: boolean,
): Promise<void> {
  await tx(async () => {
    const chat = await db()
      .selectFrom('chat as c')
      .innerJoin('channel_link as l', 'l.id', 'c.link_id')
      .select(['c.id', 'c.link_id', 'l.gone_at'])
      .where('c.bot_id', '=', botId)
      .where('c.account_id', '=', id)
      .$if('chatId' in who, (query) => query.where('c.id', '=', 'chatId' in who ? who.chatId : 0))
      .$if('userId' in who, (query) => query.where('l.user_id', '=', 'userId' in who ? who.userId : ''))
      .executeTakeFirst()
    if (!chat || (chat.gone_at !== null) === isGone) return
    // The identity is locked before the chat, as everywhere.
    const { numUpdatedRows } = await db()
      .updateTable('channel_link')
      .set({ gone_at: isGone ? currentCall().services.clock() : null })
      .where('id', '=', chat.link_id)
      .where('gone_at', isGone ? 'is' : 'is not', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return
    await sendInChat(await lockChat(botId, chat.id), { author: 'system', text: isGone ? BLOCKED : BACK })
  })
}
