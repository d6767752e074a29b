import type { Call } from '../calls.ts'
import type { Contract } from '../contract.ts'
import type { Document } from '../model.ts'
import { type Finding, isObject, type Place, placeOf } from '../places.ts'
import { lookup } from '../schema.ts'

// What is said of a part that leads to a place with a finding might only be that finding's echo.

/** The contract without the operations that lead to a finding. */
export function withoutFaultyCalls(contract: Contract, findings: readonly Finding[]): Contract {
  if (findings.length === 0) return contract
  const lost = new Set([...contract.lost, ...findings.map(keyOf)])
  const { document } = contract
  const isSound = ({ node, item }: Call) => !leadsTo(document, node, lost) && !leadsTo(document, item.parameters, lost)
  return { ...contract, lost, calls: new Map([...contract.calls].filter(([, call]) => isSound(call))) }
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

/** Whether something that a value consists of, references followed, is written at one of these places. */
export function leadsTo(document: Document, value: unknown, places: ReadonlySet<string>): boolean {
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
