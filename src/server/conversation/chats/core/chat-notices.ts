import type { EventPayloads } from '../../../../../generated/events.ts'
import { currentCall } from '../../../foundation/http/context.ts'
import { type Happening, notify } from '../../../foundation/notify/notify.ts'

/** Whether a person must be told that they got a chat: they did not take it themselves. */
export const isNotified = (person: { id: number } | null): boolean =>
  person !== null && person.id !== currentCall().session?.user.id

/** Notifies the people who were assigned a chat by somebody else or by a rule. */
export function notifyAssigned(botId: number, assigned: readonly EventPayloads['assign-user'][]): Promise<void> {
  const { services } = currentCall()
  const at = services.clock().toISOString()
  const happenings = assigned.flatMap(({ chat_id: chatId, assign_user: person }): Happening[] => {
    if (person === null || !isNotified(person)) return []
    const text = 'Tienes una conversación nueva a tu cargo'
    return [{ event: 'assigned', key: `${chatId} ${at}`, text, chatId, userId: person.id }]
  })
  return notify(botId, ...happenings)
}
