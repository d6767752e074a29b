import type { Call } from '../calls.ts'
import type { Contract } from '../contract.ts'
import type { Document } from '../model.ts'
import { type Finding, isObject, type Place, placeOf } from '../places.ts'
import { lookup } from '../schema.ts'

// Parts that contain or refer to a place with a finding are excluded from later checks: their findings might only be
// consequences.

/** The contract without operations that contain or refer to a place with a finding. */
export function withoutFaultyCalls(contract: Contract, findings: readonly Finding[]): Contract {
  if (findings.length === 0) return contract
  const faultyPlaces = new Set([...contract.faultyPlaces, ...findings.map(keyOf)])
  const { document } = contract
  const isFaultless = ({ node, item }: Call) =>
    !referencesAny(document, node, faultyPlaces) && !referencesAny(document, item.parameters, faultyPlaces)
  return { ...contract, faultyPlaces, calls: new Map([...contract.calls].filter(([, call]) => isFaultless(call))) }
}

/** The contract without screens that have a finding. */
export function withoutFaultyScreens(contract: Contract, findings: readonly Finding[]): Contract {
  const files = new Set(findings.map(({ file }) => file))
  return { ...contract, screens: contract.screens.filter(({ file }) => !files.has(file)) }
}

/** Returns whether a file's value was parsed and has no finding. */
export function isFaultless(value: unknown, findings: readonly Finding[]): boolean {
  return isObject(value) && !findings.some(({ file }) => file === placeOf(value).file)
}

const keyOf = ({ file, line }: Place) => `${file}:${line}`

/** Returns whether a value, including what its `$ref`s point to, contains one of these places. */
export function referencesAny(document: Document, value: unknown, places: ReadonlySet<string>): boolean {
  if (places.size === 0) return false
  const seen = new Set<object>()
  const visit = (value: unknown): boolean => {
    if (!isObject(value) || seen.has(value)) return false
    seen.add(value)
    if (places.has(keyOf(placeOf(value)))) return true
    const { $ref } = value as { $ref?: unknown }
    return (
      Object.entries(value).some(([key, inner]) => places.has(keyOf(placeOf(value, key))) || visit(inner)) ||
      (typeof $ref === 'string' && visit(lookup(document, $ref)))
    )
  }
  return visit(value)
}
