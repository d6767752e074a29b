import { db, tx } from '../../foundation/store/db.ts'
import { type PartState, settleMessage } from './ledger.ts'
import { isReaction, type Part } from './part.ts'

/** Lets a request be tried again later. */
export async function again(part: Part, seconds: number, changes: Record<string, unknown> = {}): Promise<number> {
  await change(part, {
    ...changes,
    state: 'pending',
    attempt: Math.max(part.attempt, 1),
    next_at: new Date(Date.now() + seconds * 1000),
  })
  return seconds * 1000
}

/** Ends a request that must not leave any more, with the reason for staff. */
export async function giveUp(part: Part, error: string): Promise<number> {
  await change(part, { state: 'failed', error })
  return 0
}

/** Ends the other requests of a message: what cannot reach the person for one part cannot for the others. */
export async function cancelRest({ message_id }: Part): Promise<void> {
  await db()
    .updateTable('outbound_part')
    .set({ state: 'cancelled' })
    .where('message_id', '=', message_id)
    .where('state', '=', 'pending')
    .execute()
}

/**
 * Changes a request unless the platform reported something about it meanwhile. One whose message was deleted does not leave
 * again, nor a reaction that was changed.
 */
export async function change(part: Part, values: { state: PartState } & Record<string, unknown>): Promise<void> {
  await tx(async () => {
    await db().selectFrom('chat').select('id').where('id', '=', part.chat_id).forUpdate().execute()
    const isOver = values.state === 'pending' && ((await isDeleted(part.message_id)) || (await isReplaced(part)))
    const set: typeof values = isOver ? { state: 'cancelled' } : values
    await db()
      .updateTable('outbound_part')
      .set(set)
      .where('id', '=', part.id)
      .where('state', 'in', ['pending', 'sending', 'uncertain'])
      .execute()
    await settleMessage(part.bot_id, part.message_id)
  })
}

/** Whether a reaction was changed since it was queued. */
async function isReplaced(part: Part): Promise<boolean> {
  if (!isReaction(part)) return false
  const later = db().selectFrom('outbound_part').select('id').where('message_id', '=', part.message_id)
  return (await later.where('part', '>', part.part).limit(1).executeTakeFirst()) !== undefined
}

async function isDeleted(messageId: number): Promise<boolean> {
  const message = await db()
    .selectFrom('message')
    .select('content')
    .where('id', '=', messageId)
    .executeTakeFirstOrThrow()
  return message.content?.deleted === true
}
