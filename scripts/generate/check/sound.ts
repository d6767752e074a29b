import type { Call } from '../calls.ts'
import type { Contract } from '../contract.ts'
import type { Document } from '../model.ts'
import { type Finding, isObject, type Place, placeOf } from '../places.ts'
import { lookup } from '../schema.ts'

// What is said of a part that leads to a place with a finding might only be that finding's echo.

/** The contract without the operations that lead to a finding. */
export function withoutFaultyCalls(contract: Contract, findings: readonly Finding[]): Contract {
  if (findings.length === 0) return contract
  const places = new Set(findings.map(keyOf))
  const calls = [...contract.calls].filter(([, call]) => !leadsTo(contract.document, call, places))
  return { ...contract, calls: new Map(calls) }
}

/** The contract without the screens with a finding. */
export function withoutFaultyScreens(contract: Contract, findings: readonly Finding[]): Contract {
  const files = new Set(findings.map(({ file }) => file))
  return { ...contract, screens: contract.screens.filter(({ file }) => !files.has(file)) }
}

/** Whether a file's value could be read, and has no finding. */
export function isSound(value: unknown, findings: readonly Finding[]): boolean {
  return isObject(value) && !findings.some(({ file }) => file === placeOf(value).file)
}

const keyOf = ({ file, line }: Place) => `${file}:${line}`

/** Whether something that an operation consists of, references followed, is written at one of these places. */
function leadsTo(document: Document, { node, item }: Call, places: ReadonlySet<string>): boolean {
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
  return visit(node) || visit(item.parameters)
}
