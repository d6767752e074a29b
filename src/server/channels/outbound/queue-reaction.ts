import { sql } from 'kysely'
import type { LockedChat } from '../../conversation/chats/core/lock.ts'
import { problem } from '../../foundation/http/problem.ts'
import { db, json } from '../../foundation/store/db.ts'
import { type Account, accounts } from '../accounts/account.ts'
import { isReactable, reactionBody } from './reactions.ts'
import { enqueueLane } from './wake.ts'

/** Changes of the reaction to one message; the mark of a request holds three digits. */
const MOST_CHANGES = 200

/**
 * Returns the account through which a reaction to a message leaves; undefined where it needs none.
 * @throws 409 when it could not leave
 */
export async function reactingAccount(chat: LockedChat, externalId: string | null): Promise<Account | undefined> {
  if (chat.channel === 'webchat') return undefined
  const account =
    chat.account_id === null ? undefined : await accounts().where('id', '=', chat.account_id).executeTakeFirst()
  if (!account || account.status === 'off')
    throw problem(409, 'unavailable', 'El canal no está conectado. Conéctalo en Conectores.')
  if (account.status !== 'connected')
    throw problem(409, 'unavailable', 'El canal requiere atención. Resuélvelo en Conectores y reacciona de nuevo.')
  if (externalId === null || !isReactable(account.kind, externalId))
    throw problem(409, 'no_destination', 'El canal no nos dejó reaccionar a ese mensaje. Contesta con un mensaje.')
  return account
}

interface Reaction {
  id: number
  external_id: string | null
  emoji: string | null
  userId: number
}

/**
 * Lets a reaction leave in the order of the chat. One that still waits is replaced, and taking back what never left asks
 * nothing of the platform. The chat must be locked.
 */
export async function queueReaction(chat: LockedChat, account: Account, given: Reaction): Promise<void> {
  const { id, external_id, emoji, userId } = given
  if (account.kind === 'email' || external_id === null) return
  await db()
    .updateTable('outbound_part')
    .set({ state: 'cancelled' })
    .where('message_id', '=', id)
    .where('state', '=', 'pending')
    .execute()
  // Read afterwards: what has begun to leave meanwhile counts its attempt.
  const parts = await db()
    .selectFrom('outbound_part')
    .select(['part', 'attempt'])
    .where('message_id', '=', id)
    .orderBy('part')
    .execute()
  if (emoji === null && parts.every(({ attempt }) => attempt === 0)) return
  const part = (parts.at(-1)?.part ?? -1) + 1
  if (part >= MOST_CHANGES)
    throw problem(409, 'too_many', 'La reacción a ese mensaje cambió demasiadas veces. Contesta con un mensaje.')
  const recipient = await recipientOf(chat)
  await db()
    .insertInto('outbound_part')
    .values({
      ...{ bot_id: chat.bot_id, account_id: account.id, chat_id: chat.id, message_id: id, part },
      body: json(reactionBody(account.kind, { recipient, externalId: external_id, emoji })),
      reacted_by: userId,
      next_at: sql`now()`,
    })
    .execute()
  await enqueueLane(chat)
}

/** The address of a customer, as messages use it. */
async function recipientOf(chat: LockedChat): Promise<{ address: string; userId: string | null }> {
  const link = await db()
    .selectFrom('chat as c')
    .innerJoin('channel_link as l', 'l.id', 'c.link_id')
    .select(['l.address', 'l.user_id'])
    .where('c.id', '=', chat.id)
    .executeTakeFirst()
  return { address: link?.address ?? chat.sender_id, userId: link?.user_id ?? null }
}
