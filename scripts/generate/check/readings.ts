import type { Contract } from '../contract.ts'
import { type Finding, finding } from '../places.ts'
import { similar } from '../schema.ts'

/** What a kind of things is read by is an operation that reads of one scope: its access is asked with a membership. */
export function checkReadings({ document, every }: Contract): Finding[] {
  return Object.values(document.components.schemas).flatMap((schema) =>
    (schema['x-options'] ?? []).flatMap((option) =>
      (option.read ?? []).flatMap((id) => {
        const call = every.get(id)
        if (!call) return [finding(option, 'read', `${id} is no operation`, `use one of: ${similar(id, every.keys())}`)]
        if (call.method === 'get' && call.parameters.some((one) => one['x-scope'])) return []
        const mend = 'name a GET operation with a parameter that has x-scope'
        return [finding(option, 'read', `${id} does not read of what one is a member of`, mend)]
      }),
    ),
  )
}
