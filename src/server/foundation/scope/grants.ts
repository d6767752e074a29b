import { type Grants, mayGive } from '../../../contract/grants.ts'
import type { Option } from '../../../contract/screen.ts'
import { problem } from '../http/problem.ts'
import type { Scope } from '../http/scope.ts'

/** What people give to other systems: scopes of API keys, events of webhooks. */
interface Given {
  readonly field: string
  readonly grants: Grants
  readonly options: readonly Option[]
}

/** Whether a caller may give a value to another system. */
export const isGivable = (
  { permissions, planId, roleId }: Pick<Scope, 'permissions' | 'planId' | 'roleId'>,
  grants: Grants,
  value: string,
): boolean =>
  mayGive(grants, value, { user: { admin: false }, membership: { permissions, plan: planId, role: roleId } })

/**
 * Throws 422 at the field for a value that the caller may not give.
 * @param before what the system has already: it may stay
 */
export function assertGivable(
  scope: Scope,
  { field, grants, options }: Given,
  values: readonly string[],
  before: readonly string[] = [],
): void {
  const refused = values.find((value) => !before.includes(value) && !isGivable(scope, grants, value))
  if (refused === undefined) return
  const label = options.find(({ value }) => value === refused)?.label ?? refused
  const text = `No tienes permiso para dar «${label}». Pídelo a quien administra el chatbot.`
  throw problem(422, 'invalid', text, { [field]: [text] })
}
