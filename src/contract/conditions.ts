/** A condition on the value of an entity. */
interface Condition {
  entity_id: number
  operator: 'is' | 'is_not' | 'present' | 'missing'
  value?: string | undefined
}

/** Returns the place of the first condition that can never hold, because an earlier one always does; -1 if there is none. */
export const unreachableCondition = (conditions: readonly Condition[]): number =>
  conditions.findIndex((condition, at) => {
    const earlier = conditions.slice(0, at)
    const same = earlier.filter(({ entity_id }) => entity_id === condition.entity_id)
    return same.some((one) => covers(one, condition)) || earlier.some((one) => isTotal(one, earlier))
  })

/** Whether the first condition holds whenever the second one does. */
function covers(one: Condition, other: Condition): boolean {
  if (one.operator === 'missing' || other.operator === 'missing') return one.operator === other.operator
  if (one.operator === 'present') return true
  if (other.operator === 'present') return false
  if (one.operator === other.operator) return one.value === other.value
  return one.operator === 'is_not' && one.value !== other.value
}

/** Whether a condition and an earlier one hold in every case: a value is there, or it is missing. */
const isTotal = (one: Condition, all: readonly Condition[]): boolean =>
  one.operator === 'present' &&
  all.some(({ entity_id, operator }) => entity_id === one.entity_id && operator === 'missing')
