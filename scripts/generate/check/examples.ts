import { linkRules } from '../compile.ts'
import type { Contract } from '../contract.ts'
import type { Media } from '../model.ts'
import { type Finding, finding, isObject, placeOf } from '../places.ts'
import { describe, locate, telling } from './finder.ts'

/** Every body and answer shows an example, and each example keeps its schema. */
export function checkExamples({ document, calls }: Contract): Finding[] {
  const rules = linkRules(document)
  const findings: Finding[] = []
  const seen = new Set<unknown>()
  const check = (owner: string, content: Record<string, Media> = {}) => {
    const media = content['application/json']
    if (!media?.schema || seen.has(media)) return
    seen.add(media)
    const examples: [unknown, string, object][] = Object.entries(media.examples ?? {}).map(([name, one]) => [
      one.value,
      name,
      one,
    ])
    if (media.example !== undefined) examples.push([media.example, 'example', media])
    if (examples.length === 0)
      findings.push(
        finding(
          media,
          'schema',
          `${owner} has no example`,
          'add an example beside the schema, in Spanish and plausible',
        ),
      )
    const validate = rules(media.schema)
    for (const [value, name, holder] of examples) {
      if (validate(value)) continue
      for (const violation of telling(validate.errors ?? [])) {
        const place = isObject(value) ? locate(value, violation) : { ...placeOf(holder, name), at: '' }
        findings.push({
          file: place.file,
          line: place.line,
          message: `the example of ${owner} breaks ${describe(violation)} at ${violation.instancePath || 'its root'}`,
          mend: 'correct the example or the schema',
        })
      }
    }
  }
  for (const { id, node } of calls.values()) {
    check(`the body of ${id}`, node.requestBody?.content)
    for (const [status, response] of Object.entries(node.responses))
      check(`the answer ${status} of ${id}`, response.content)
  }
  for (const [name, { post }] of Object.entries(document.webhooks ?? {}))
    check(`the event ${name}`, post?.requestBody?.content)
  return findings
}
