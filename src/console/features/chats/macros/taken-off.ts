import type { ChatItem, Macro } from '../state/types.ts'

/**
 * Returns which action of a macro takes the chat from its person, and their name: moving to another area does, unless a
 * later action says whom it is assigned to. Undefined if none does.
 */
export function takenOff(
  { area, assign_user }: Pick<ChatItem, 'area' | 'assign_user'>,
  actions: Macro['actions'],
): { at: number; name: string } | undefined {
  if (!assign_user || actions.some(({ type }) => type === 'assign')) return undefined
  const at = actions.findIndex(({ type, area_id }) => type === 'area' && area_id !== area?.id)
  return at < 0 ? undefined : { at, name: assign_user.name }
}
