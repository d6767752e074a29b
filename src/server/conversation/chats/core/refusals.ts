import { problem } from '../../../foundation/http/problem.ts'
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
