import type { components } from '../../../../../generated/api.d.ts'
import { availabilityName } from '../../../availability/AvailabilityMenu.tsx'
import { plural } from '../../../ui/format.ts'
import { useChatsContext, useInbox } from '../context.ts'

export type Assignee = components['schemas']['ChatAssignee']

/** Returns what says whether a person of the team is there, and how many conversations they have. */
export function useWorkload(): (person: Assignee) => string {
  const { me } = useChatsContext()
  const presence = useInbox((one) => one.presence)
  const changed = useInbox(({ state }) => state.availability)
  return ({ id, availability, open_chats }) => {
    const isThere = id === me.id || presence.has(id)
    const state = isThere ? availabilityName(changed.get(id)?.value ?? availability ?? 'available') : 'Sin conexión'
    // On a narrow screen the line breaks before it, not within it.
    return open_chats ? `${state} · ${plural(open_chats, 'abierta', 'abiertas').replace(' ', '\u00a0')}` : state
  }
}
