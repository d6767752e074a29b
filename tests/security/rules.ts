import type { Rule } from '../../src/contract/gate.ts'
import { permissionNames, type RoleId } from '../../src/server/foundation/scope/roles.ts'

/** A membership that a rule is checked against. */
export interface Case {
  plan: number
  role: RoleId
  granted: string[]
}

/** Returns the single conditions of a rule. */
export function atoms(rule: Rule | undefined): Exclude<Rule, { all: Rule[] } | { any: Rule[] }>[] {
  if (!rule) return []
  if ('all' in rule) return rule.all.flatMap(atoms)
  if ('any' in rule) return rule.any.flatMap(atoms)
  return [rule]
}

/** Returns one membership for every subset of the conditions: it violates these and fulfils all others. */
export function cases(rule: Rule | undefined): Case[] {
  const asked = atoms(rule)
  return Array.from({ length: 2 ** asked.length }, (_, subset) => {
    const lacking = asked.filter((_, i) => subset & (1 << i))
    const lacks = (test: (atom: (typeof asked)[number]) => boolean) => lacking.some(test)
    const plans = asked.flatMap((atom) => ('plan' in atom ? [atom.plan] : []))
    const roles = asked.flatMap((atom) => ('role' in atom ? atom.role : []))
    return {
      plan: plans.length > 0 && !lacks((atom) => 'plan' in atom) ? (plans[0] ?? 2) : 2,
      role: ([2, 3, 4, 5] as const).find((id) =>
        lacks((atom) => 'role' in atom) ? !roles.includes(id) : roles.length === 0 || roles.includes(id),
      ) as RoleId,
      granted: permissionNames.filter((name) => !lacks((atom) => 'permission' in atom && atom.permission === name)),
    }
  })
}

/** Returns whether a membership passes the rule; a second implementation. Plan 1 withholds responses and forms. */
export function passes(rule: Rule | undefined, held: Case): boolean {
  if (!rule) return true
  if ('all' in rule) return rule.all.every((part) => passes(part, held))
  if ('any' in rule) return rule.any.some((part) => passes(part, held))
  if ('plan' in rule) return held.plan === rule.plan
  if ('role' in rule) return rule.role.includes(held.role)
  const withheld = held.plan === 1 && ['responses', 'forms'].includes(rule.permission)
  return held.granted.includes(rule.permission) && !withheld
}
