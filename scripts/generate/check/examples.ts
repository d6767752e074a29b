import { linkRules } from '../compile.ts'
import type { Contract } from '../contract.ts'
import type { Media, Schema } from '../model.ts'
import { type Finding, finding, isObject, placeOf } from '../places.ts'
import { describe, locate, telling } from './finder.ts'
import { leadsTo } from './sound.ts'

/** Every body and answer shows an example, and each example keeps its schema. */
export function checkExamples({ document, calls, lost }: Contract): Finding[] {
  const shown = new Map<Media & { schema: Schema }, string>()
  const note = (owner: string, content: Record<string, Media> = {}) => {
    const media = content['application/json']
    if (media && hasSchema(media) && !shown.has(media) && !leadsTo(document, media, lost)) shown.set(media, owner)
  }
  for (const { id, node } of calls.values()) {
    note(`the body of ${id}`, node.requestBody?.content)
    for (const [status, response] of Object.entries(node.responses))
      note(`the answer ${status} of ${id}`, response.content)
  }
  for (const [name, { post }] of Object.entries(document.webhooks ?? {}))
    note(`the event ${name}`, post?.requestBody?.content)

  const broken = linkRules(
    document,
    [...shown.keys()].map(({ schema }) => schema),
  )
  const told = new Set<string>()
  return [...shown].flatMap(([media, owner]) => {
    const examples = examplesOf(media)
    if (examples.length === 0)
      return [
        finding(
          media,
          'schema',
          `${owner} has no example`,
          'add an example beside the schema, in Spanish and plausible',
        ),
      ]
    return examples.flatMap(([value, name, holder]) =>
      telling(broken(media.schema, value)).flatMap((violation) => {
        const { file, line } = isObject(value) ? locate(value, violation) : placeOf(holder, name)
        // of a collection one example stands in many answers
        const same = `${file}:${line} ${describe(violation)} ${violation.instancePath.replace(/^.*\//, '')}`
        if (told.has(same)) return []
        told.add(same)
        const message = `the example of ${owner} breaks ${describe(violation)} at ${violation.instancePath || 'its root'}`
        return [{ file, line, message, mend: 'correct the example or the schema' }]
      }),
    )
  })
}

const hasSchema = (media: Media): media is Media & { schema: Schema } => media.schema !== undefined

/** The values that show a body or an answer, each with what holds it under which key. */
function examplesOf(media: Media): [value: unknown, key: string, holder: object][] {
  const named = Object.entries(media.examples ?? {}).map(([name, one]): [unknown, string, object] => [
    one.value,
    name,
    one,
  ])
  return media.example === undefined ? named : [...named, [media.example, 'example', media]]
}
