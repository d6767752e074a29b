import type { Document } from '../model.ts'
import { type Finding, finding, isObject } from '../places.ts'
import { lookup, refName, similar } from '../schema.ts'

/** Reports each `$ref` that does not resolve. */
export function checkReferences(document: Document): Finding[] {
  const findings: Finding[] = []
  const seen = new Set<object>()
  const visit = (value: unknown) => {
    if (!isObject(value) || seen.has(value)) return
    seen.add(value)
    const { $ref } = value as { $ref?: unknown }
    if (typeof $ref === 'string' && lookup(document, $ref) === undefined) {
      const siblings = lookup(document, $ref.slice(0, $ref.lastIndexOf('/')))
      const known = isObject(siblings) ? Object.keys(siblings) : []
      findings.push(
        finding(value, '$ref', `${$ref} does not exist`, `define it, or use one of: ${similar(refName($ref), known)}`),
      )
    }
    for (const inner of Object.values(value)) visit(inner)
  }
  visit(document.paths)
  visit(document.components)
  visit(document.webhooks)
  return findings
}
