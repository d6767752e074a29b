/**
 * An access rule, declared once as `x-access` on an operation. The server's guard, a route's gate and a menu entry
 * evaluate the same rule with {@link allows}.
 */
export type Rule = { permission: string } | { plan: number } | { role: number[] } | { all: Rule[] } | { any: Rule[] }

export type Gate =
  /** anybody, signed in or not */
  | { who: 'public' }
  /** any signed-in user */
  | { who: 'user' }
  /** a platform administrator */
  | { who: 'admin' }
  /** a member of the bot who also satisfies the rule, if any */
  | { who: 'member'; rule?: Rule }

/** The caller that a gate is checked against. The server and the console build it from the same facts as `GET /me`. */
export interface Principal {
  /** absent for a visitor */
  user?: { admin: boolean }
  /** the caller's membership of the bot; absent when they are not a member */
  membership?: { permissions: Readonly<Record<string, boolean>>; plan: number; role: number }
}

type Membership = NonNullable<Principal['membership']>

/** Whether a membership satisfies a rule. */
export function satisfies(rule: Rule, member: Membership): boolean {
  if ('permission' in rule) return member.permissions[rule.permission] === true
  if ('plan' in rule) return member.plan === rule.plan
  if ('role' in rule) return rule.role.includes(member.role)
  if ('all' in rule) return rule.all.every((part) => satisfies(part, member))
  return rule.any.some((part) => satisfies(part, member))
}

/** Whether a principal passes a gate. */
export function allows(gate: Gate, { user, membership }: Principal): boolean {
  switch (gate.who) {
    case 'public':
      return true
    case 'user':
      return user !== undefined
    case 'admin':
      return user?.admin === true
    case 'member':
      return user !== undefined && membership !== undefined && (!gate.rule || satisfies(gate.rule, membership))
  }
}

/** Why a signed-in user does not pass a gate: no bot, its plan, a missing permission, or a page of the platform. */
export type Refusal = 'bot' | 'plan' | 'permission' | 'platform'

/** Returns why a signed-in user does not pass a gate; undefined if they do. */
export function refusalOf(gate: Gate, { user, membership }: Principal): Refusal | undefined {
  if (gate.who === 'admin') return user && !user.admin ? 'platform' : undefined
  if (gate.who !== 'member' || !user) return undefined
  if (!membership) return 'bot'
  if (!gate.rule || satisfies(gate.rule, membership)) return undefined
  const { rule } = gate
  return plansIn(rule).some((plan) => satisfies(rule, { ...membership, plan })) ? 'plan' : 'permission'
}

function plansIn(rule: Rule): number[] {
  if ('plan' in rule) return [rule.plan]
  if ('all' in rule) return rule.all.flatMap(plansIn)
  return 'any' in rule ? rule.any.flatMap(plansIn) : []
}
