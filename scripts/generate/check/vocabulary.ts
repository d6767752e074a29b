import type { ValidateFunction } from '../compile.ts'
import type { Sources } from '../contract.ts'
import type { Finding } from '../places.ts'
import { describe, distinct, linkSchema, violationsOf } from './finder.ts'
import { writtenSchemas } from './written-schemas.ts'

type Kind = 'document' | 'operation' | 'webhook' | 'parameter' | 'schema'

/** Validates the contract's x- keys against the vocabulary. */
export function checkVocabulary({ written, vocabulary, writtenCalls }: Sources): Finding[] {
  const known = vocabulary as { $defs: Record<Kind, { properties: Record<string, unknown> }> }
  const rules = new Map<Kind, ValidateFunction>()
  const findings: Finding[] = []
  const hold = (kind: Kind, value: object) => {
    const own = rules.get(kind) ?? linkSchema(vocabulary, `#/$defs/${kind}`)
    rules.set(kind, own)
    for (const { file, line, at, violation } of violationsOf(own, value)) {
      // A missing x-access is reported by checkOperations.
      if (violation.keyword === 'required' && violation.instancePath === '') continue
      // Collections are checked before they are expanded.
      if (violation.instancePath.startsWith('/x-collection')) continue
      const unknown = violation.keyword === 'additionalProperties'
      findings.push({
        file,
        line,
        message: unknown ? `${at} is not in the vocabulary of a ${kind}` : `${at || kind}: ${describe(violation)}`,
        fix: unknown
          ? `use one of: ${Object.keys(known.$defs[kind].properties).join(', ')}`
          : `see openapi/vocabulary.schema.json, ${kind}`,
      })
    }
  }
  hold('document', written)
  for (const { node, item } of writtenCalls) {
    hold('operation', node)
    for (const parameter of [...(item.parameters ?? []), ...(node.parameters ?? [])]) hold('parameter', parameter)
  }
  for (const { post } of Object.values(written.webhooks ?? {})) if (post) hold('webhook', post)
  for (const parameter of Object.values(written.components.parameters ?? {})) hold('parameter', parameter)
  for (const schema of writtenSchemas(written)) hold('schema', schema)
  return distinct(findings)
}
