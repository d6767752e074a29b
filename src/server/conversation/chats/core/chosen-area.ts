import { db } from '../../../foundation/store/db.ts'
import type { LockedChat } from './lock.ts'

/** Whose choice of an area a handoff keeps for the conversation; the bot itself only guesses. */
const CHOOSING: readonly string[] = ['user', 'api', 'rule']

/**
 * Returns the area that was chosen for the chat: by a person or a rule in this conversation, or for all conversations of
 * the customer's company. Undefined if the bot moved it last, or nobody did since the customer came back.
 */
export async function chosenAreaOf({ id, area_id }: LockedChat): Promise<number | undefined> {
  if (area_id === null) return undefined
  const moved = await db()
    .selectFrom('chat_event as e')
    .select(['e.kind', 'e.actor'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('chat_event as later')
          .select('later.id')
          .where('later.chat_id', '=', id)
          .whereRef('later.id', '>', 'e.id')
          .where('later.kind', '=', 'reopened')
          .where('later.actor', '=', 'customer'),
      ).as('is_over'),
    )
    .where('e.chat_id', '=', id)
    .where('e.kind', 'in', ['moved', 'moved_out'])
    .orderBy('e.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (moved?.kind !== 'moved') return undefined
  return moved.actor === 'system' || (CHOOSING.includes(moved.actor) && !moved.is_over) ? area_id : undefined
}
