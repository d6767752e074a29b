import type { Contract } from '../contract.ts'
import { type Finding, finding, isObject } from '../places.ts'
import { similar } from '../schema.ts'

const naming = new Set(['operation', 'list', 'read', 'save', 'gateFrom'])

/** Checks that every operation that a screen names exists. */
export function checkScreenOperations({ screens, calls }: Contract): Finding[] {
  const findings: Finding[] = []
  const known = (holder: object, key: string | number, id: unknown) => {
    if (typeof id === 'string' && !calls.has(id))
      findings.push(finding(holder, key, `there is no operation ${id}`, `use one of: ${similar(id, calls.keys())}`))
  }
  const visit = (value: unknown) => {
    if (!isObject(value)) return
    for (const [key, inner] of Object.entries(value)) {
      if (naming.has(key)) known(value, key, inner)
      if (key === 'operations' && Array.isArray(inner)) for (const [at, id] of inner.entries()) known(inner, at, id)
      visit(inner)
    }
  }
  for (const { screen } of screens) visit(screen)
  return findings
}
