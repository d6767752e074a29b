import { Problem, problem } from '../../../foundation/http/problem.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { maySee } from '../../../foundation/scope/visibility.ts'
import { db } from '../../../foundation/store/db.ts'
import type { LockedChat } from './lock.ts'

/** Says who has the chat meanwhile. */
export async function held(userId: number | null) {
  const other = userId === null ? undefined : await nameOf(userId)
  return problem(
    409,
    'assigned',
    other
      ? `${other} ya está a cargo de esta conversación. Revísala y vuelve a intentarlo.`
      : 'La conversación ya no está a cargo de nadie. Revísala y vuelve a intentarlo.',
  )
}

/** Says who took the chat before. */
export const taken = async (userId: number) => problem(409, 'assigned', `La tomó ${await nameOf(userId)}. Elige otra.`)

/**
 * Says who took a chat that was not found, but that the caller would see if nobody had it; undefined for other chats, of
 * which they learn nothing.
 * @param senderId the customer whom the caller writes to, in the chat that they opened last
 */
export async function takenFromSight(
  { botId, userId, roleId, areas }: Scope,
  id: number,
  refusal: unknown,
  senderId?: string,
) {
  if (userId === null || !(refusal instanceof Problem) || refusal.status !== 404) return undefined
  const chat = await db()
    .selectFrom('chat')
    .select(['area_id', 'assign_user_id'])
    .where('id', '=', id)
    .where('bot_id', '=', botId)
    .$if(senderId !== undefined, (query) =>
      query
        .where('sender_id', '=', senderId ?? '')
        .where(({ exists, selectFrom }) =>
          exists(selectFrom('chat_current').select('chat_id').where('chat_id', '=', id).where('user_id', '=', userId)),
        ),
    )
    .executeTakeFirst()
  if (!chat?.assign_user_id || !maySee({ userId, roleId, areas }, { ...chat, assign_user_id: null })) return undefined
  return taken(chat.assign_user_id)
}

/** Says where the chat is meanwhile. */
export async function moved({ area_id }: LockedChat) {
  const row =
    area_id === null
      ? undefined
      : await db().selectFrom('area').select('name').where('id', '=', area_id).executeTakeFirst()
  return problem(
    409,
    'moved',
    row
      ? `La conversación ya pasó al área ${row.name}. Revísala y vuelve a intentarlo.`
      : 'La conversación ya no está en esa área. Revísala y vuelve a intentarlo.',
  )
}

async function nameOf(userId: number): Promise<string> {
  const row = await db().selectFrom('app_user').select('name').where('id', '=', userId).executeTakeFirst()
  return row?.name ?? 'Otra persona'
}

/** Refuses the value of a field. */
export function invalid(field: string, text: string) {
  return problem(422, 'invalid', text, { [field]: [text] })
}
