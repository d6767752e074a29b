import { db } from '../../../foundation/store/db.ts'
import type { LockedChat } from './lock.ts'

/** Whose choice of an area a handoff keeps; the bot itself only guesses. */
const CHOOSING: readonly string[] = ['user', 'api', 'rule']

/**
 * Returns the area that a person or a rule chose for the chat in this conversation; undefined if the bot moved it last, or
 * nobody did since the customer came back.
 */
export async function chosenAreaOf({ id, area_id }: LockedChat): Promise<number | undefined> {
  if (area_id === null) return undefined
  const last = await db()
    .selectFrom('chat_event')
    .select(['kind', 'actor'])
    .where('chat_id', '=', id)
    .where((is) => is.or([is('kind', 'in', ['moved', 'moved_out']), is.and({ kind: 'reopened', actor: 'customer' })]))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.kind === 'moved' && CHOOSING.includes(last.actor) ? area_id : undefined
}
