import { isDeepStrictEqual as isSame } from 'node:util'
import { allows, type Gate, type Principal, type Rule } from '../../../src/contract/gate.ts'
import type { Call } from '../calls.ts'

/** The gates of those operations that not everybody who passes the screen's gate may call. */
export function narrowerGates(
  calls: ReadonlyMap<string, Call>,
  screen: Gate,
  operations: readonly string[],
): Record<string, Gate> {
  const gates = operations.flatMap((id) => {
    const gate = calls.get(id)?.gate
    return gate && !admits(gate, screen) ? [[id, gate] as const] : []
  })
  return Object.fromEntries(gates)
}

/** Returns whether everybody who passes another gate passes this one. */
export function admits(gate: Gate, other: Gate): boolean {
  if (isSame(gate, other)) return true
  return principalsFor([gate, other]).every((who) => !allows(other, who) || allows(gate, who))
}

/** One caller of each kind that the gates tell apart. */
function principalsFor(gates: readonly Gate[]): Principal[] {
  const facts = gates.flatMap((gate) => (gate.who === 'member' && gate.rule ? factsOf(gate.rule) : []))
  const named = <T>(pick: (fact: Fact) => readonly T[] | undefined) => [
    ...new Set(facts.flatMap((one) => pick(one) ?? [])),
  ]
  // A role or a plan that no rule names stands for all such.
  const roles = [...named(({ role }) => role), Number.NaN]
  const plans = [...named(({ plan }) => plan), Number.NaN]
  const permissions = subsetsOf(named(({ permission }) => permission))
  const memberships = permissions.flatMap((given) =>
    roles.flatMap((role) => plans.map((plan) => ({ permissions: given, role, plan }))),
  )
  const users = [false, true].map((admin) => ({ user: { admin } }))
  return [{}, ...users, ...users.flatMap((user) => memberships.map((membership) => ({ ...user, membership })))]
}

interface Fact {
  permission?: string[]
  plan?: number[]
  role?: number[]
}

function factsOf(rule: Rule): Fact[] {
  if ('permission' in rule) return [{ permission: [rule.permission] }]
  if ('plan' in rule) return [{ plan: [rule.plan] }]
  if ('role' in rule) return [{ role: rule.role }]
  return ('all' in rule ? rule.all : rule.any).flatMap(factsOf)
}

const subsetsOf = (names: readonly string[]): Record<string, boolean>[] =>
  names.reduce<Record<string, boolean>[]>((sets, name) => sets.flatMap((set) => [set, { ...set, [name]: true }]), [{}])
