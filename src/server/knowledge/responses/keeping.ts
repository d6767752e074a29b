import type { components } from '../../../../generated/api.d.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { mainResponses } from './main/rules.ts'
import { secondaryResponses } from './secondary/rules.ts'

type Deleted = components['schemas']['DeletedResponse']

/** Main and secondary responses that can be brought back, the last deleted first. */
export async function deletedResponses(scope: Scope): Promise<Deleted[]> {
  const main = await mainResponses.deleted(scope)
  const secondary = await secondaryResponses.deleted(scope)
  return [
    ...main.map((row) => ({ ...row, type: 'response' as const })),
    ...secondary.map((row) => ({ ...row, type: 'secondary' as const })),
  ].sort((one, other) => other.deleted_at.localeCompare(one.deleted_at))
}
