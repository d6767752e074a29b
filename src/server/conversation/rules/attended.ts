import type { components } from '../../../../generated/api.d.ts'
import { problem } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { maySee, type Viewer, viewersOf } from '../../foundation/scope/visibility.ts'
import { personOf } from '../chats/core/changes.ts'
import { isWithBot } from '../chats/core/given.ts'
import { lockChat } from '../chats/core/lock.ts'

type ChatAction = components['schemas']['ChatAction']

/**
 * Refuses what would take a chat from the person who attends it, maybe while they write: assigning it to somebody else,
 * and moving it to an area whose chats they do not see. A person who may not attend it any more is no reason.
 * @throws 409 with their name
 */
export async function refuseIfAttended({ botId }: Scope, chatId: number, action: ChatAction): Promise<void> {
  if (action.type !== 'assign' && action.type !== 'area') return
  const chat = await lockChat(botId, chatId)
  const { assign_user_id: id, state } = chat
  if (id === null || state === 2 || isWithBot(chat)) return
  const [person] = await viewersOf(botId, id)
  if (!person || !maySee(person, chat)) return
  if (takesFrom(person, action))
    throw problem(409, 'assigned', `Ya la atiende ${(await personOf(id)).name}. Pídele que la pase.`)
}

function takesFrom(person: Viewer, { type, area_id, to, user_id }: ChatAction): boolean {
  if (type === 'area') return !maySee(person, { area_id: area_id ?? null, assign_user_id: person.userId })
  // «A nadie» says plainly that the chat is taken away.
  return to !== 'nobody' && !(to === 'person' && user_id === person.userId)
}
