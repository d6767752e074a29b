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

/**
 * Returns whether a macro takes the chat out of the sight of an operator, who sees those of their areas that are theirs or
 * nobody's: `perhaps` if it goes to whoever's turn it is, who may be they.
 */
export function leavesOperator(
  { area, assign_user }: Pick<ChatItem, 'area' | 'assign_user'>,
  actions: Macro['actions'],
  { me, ownAreas }: { me: number; ownAreas: readonly number[] },
): 'surely' | 'perhaps' | 'no' {
  let place = area?.id
  let person: number | 'turn' | undefined = assign_user?.id
  for (const { type, area_id, to, user_id } of actions) {
    if (type === 'area' && area_id !== place) [place, person] = [area_id, undefined]
    if (type !== 'assign') continue
    if (to === 'me') person = me
    else if (to === 'person') person = user_id
    else person = to === 'nobody' ? undefined : 'turn'
  }
  if (place !== undefined && !ownAreas.includes(place)) return 'surely'
  if (person === 'turn') return 'perhaps'
  return person === undefined || person === me ? 'no' : 'surely'
}
