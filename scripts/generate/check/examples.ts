import { linkRules } from '../compile.ts'
import type { Contract } from '../contract.ts'
import type { Media, Schema } from '../model.ts'
import { type Finding, finding, isObject, placeOf } from '../places.ts'
import { referencesAny } from './exclude-faulty.ts'
import { describe, locate, mostSpecific } from './finder.ts'

/** Checks that every JSON body, response and event has an example and that each example matches its schema. */
export function checkExamples({ document, calls, faultyPlaces }: Contract): Finding[] {
  const shown = new Map<Media & { schema: Schema }, string>()
  const note = (owner: string, content: Record<string, Media> = {}) => {
    const media = content['application/json']
    if (media && hasSchema(media) && !shown.has(media) && !referencesAny(document, media, faultyPlaces))
      shown.set(media, owner)
  }
  for (const { id, node } of calls.values()) {
    note(`the body of ${id}`, node.requestBody?.content)
    for (const [status, response] of Object.entries(node.responses))
      note(`the response ${status} of ${id}`, response.content)
  }
  for (const [name, { post }] of Object.entries(document.webhooks ?? {}))
    note(`the event ${name}`, post?.requestBody?.content)

  const broken = linkRules(
    document,
    [...shown.keys()].map(({ schema }) => schema),
  )
  const reported = new Set<string>()
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
      mostSpecific(broken(media.schema, value)).flatMap((violation) => {
        const { file, line } = isObject(value) ? locate(value, violation) : placeOf(holder, name)
        // The example of a collection appears in several responses; report it once.
        const same = `${file}:${line} ${describe(violation)} ${violation.instancePath.replace(/^.*\//, '')}`
        if (reported.has(same)) return []
        reported.add(same)
        const message = `the example of ${owner} violates ${describe(violation)} at ${violation.instancePath || 'its root'}`
        return [{ file, line, message, fix: 'fix the example or the schema' }]
      }),
    )
  })
}

const hasSchema = (media: Media): media is Media & { schema: Schema } => media.schema !== undefined

/** The examples of a body or response, each with its key and the object that contains it. */
function examplesOf(media: Media): [value: unknown, key: string, holder: object][] {
  const named = Object.entries(media.examples ?? {}).map(([name, one]): [unknown, string, object] => [
    one.value,
    name,
    one,
  ])
  return media.example === undefined ? named : [...named, [media.example, 'example', media]]
}
