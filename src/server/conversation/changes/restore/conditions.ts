import { type Hiding, hiddenPlaces, withPlaces } from '../../contacts/hidden-conditions.ts'
import { type Adapted, omit, type State, type Wanted } from './target.ts'

// The conditions of rules that their reader does not see stay as they are now: the others go back around them.

const KEPT = 'La regla queda como está: mira un dato que no ves. Pídele el cambio a quien lo ve.'

/** Adapts a group of contacts, whose rule is one of its fields. */
export async function groupRule(_: unknown, { values }: Pick<Wanted, 'values'>, now: State): Promise<Adapted> {
  const { rule } = values
  const conditions = placed(conditionsOf(rule), conditionsOf(now.rule))
  if (!conditions) return { values: omit(values, ['kind', 'rule']), kept: [KEPT] }
  return { values: isRecord(rule) ? { ...values, rule: { ...rule, conditions } } : values, kept: [] }
}

/** Adapts a rule of chats. */
export async function chatRule(_: unknown, { values }: Pick<Wanted, 'values'>, now: State): Promise<Adapted> {
  const conditions = placed(conditionsOf(values), conditionsOf(now))
  if (!conditions) return { values: omit(values, ['conditions', 'match']), kept: [KEPT] }
  return { values: 'conditions' in values ? { ...values, conditions } : values, kept: [] }
}

/** Returns conditions with the hidden ones where they are now; undefined if there were more or fewer of them. */
function placed(wanted: readonly Hiding[], now: readonly Hiding[]): Hiding[] | undefined {
  const [before, present] = [hiddenPlaces(wanted), hiddenPlaces(now)]
  if (before.length === 0) return [...wanted]
  return before.length === present.length ? withPlaces(wanted, present) : undefined
}

const conditionsOf = (rule: unknown): readonly Hiding[] =>
  isRecord(rule) && Array.isArray(rule.conditions) ? rule.conditions : []

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
