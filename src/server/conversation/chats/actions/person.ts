import { commonProblems, problem } from '../../../foundation/http/problem.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { nextAgent } from '../core/areas.ts'
import { lockChat } from '../core/lock.ts'
import type { ChatAction } from './types.ts'

/** Returns whom an action assigns a chat to; null for nobody. 409 when there is nobody to choose. */
export async function personFor(scope: Scope, chatId: number, { to, user_id }: ChatAction): Promise<number | null> {
  switch (to) {
    case 'me':
      // A rule has no person to assign to.
      if (scope.userId === null) throw commonProblems.forbidden()
      return scope.userId
    case 'person':
      return user_id ?? null
    case 'round_robin':
    case 'least_busy': {
      const { area_id, contact_id } = await lockChat(scope.botId, chatId)
      if (area_id === null)
        throw problem(
          409,
          'no_destination',
          'La conversación no tiene área: no hay entre quiénes elegir. Pásala a una.',
        )
      const person = await nextAgent(scope.botId, area_id, contact_id, to)
      if (person === null)
        throw problem(
          409,
          'no_destination',
          'Nadie del área puede recibirla ahora. Elige a una persona o inténtalo después.',
        )
      return person
    }
    default:
      return null
  }
}
