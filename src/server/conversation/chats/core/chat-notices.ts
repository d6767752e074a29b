import type { EventPayloads } from '../../../../../generated/events.ts'
import { currentCall } from '../../../foundation/http/context.ts'
import { type Happening, notify } from '../../../foundation/notify/notify.ts'

/** Notifies the people who were assigned a chat by somebody else or by a rule. */
export function notifyAssigned(botId: number, assigned: readonly EventPayloads['assign-user'][]): Promise<void> {
  const { services, session } = currentCall()
  const at = services.clock().toISOString()
  const happenings = assigned.flatMap(({ chat_id: chatId, assign_user: person }): Happening[] => {
    if (person === null || person.id === session?.user.id) return []
    const text = 'Tienes una conversación nueva a tu cargo'
    return [{ event: 'assigned', key: `${chatId} ${at}`, text, chatId, userId: person.id }]
  })
  return notify(botId, ...happenings)
}
