import { allows, type Gate, type Principal } from './gate.ts'

/** What a person must be allowed to do before they may give a value to another system, by value. */
export type Grants = Readonly<Record<string, readonly Gate[]>>

/** The role whose members see only chats of their areas. */
export const OPERATOR_ROLE = 4

/**
 * Returns whether a person may give a value, such as a scope of an API key, to another system. The system sees the whole
 * bot: who sees only a part of the chats may not give what needs the permission for chats.
 */
export function mayGive(grants: Grants, value: string, { user, membership }: Principal): boolean {
  const gates = grants[value]
  if (!user || !membership || !gates) return false
  const { permissions, role } = membership
  const whole = { ...membership, permissions: { ...permissions, ...(role === OPERATOR_ROLE && { chats: false }) } }
  return gates.every((gate) => allows(gate, { user, membership: whole }))
}
