import type { Contract } from '../contract.ts'
import { type Finding, finding } from '../places.ts'
import { similar } from '../schema.ts'

/**
 * Checks that `read` and `gives` of an option name GET operations with a scope parameter: their access is checked against a
 * membership.
 */
export function checkReadings({ document, allCalls }: Contract): Finding[] {
  return Object.values(document.components.schemas).flatMap((schema) =>
    (schema['x-options'] ?? []).flatMap((option) =>
      (['read', 'gives'] as const).flatMap((key) =>
        (option[key] ?? []).flatMap((id) => {
          const call = allCalls.get(id)
          if (!call)
            return [finding(option, key, `${id} is not an operation`, `use one of: ${similar(id, allCalls.keys())}`)]
          if (call.method === 'get' && call.parameters.some((one) => one['x-scope'])) return []
          const fix = 'name a GET operation with a parameter that has x-scope'
          return [finding(option, key, `${id} is not a GET operation inside a scope`, fix)]
        }),
      ),
    ),
  )
}
