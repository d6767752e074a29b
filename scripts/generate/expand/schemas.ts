import { pattern } from '../../../src/contract/input.ts'
import type { Media, Parameter, Response, Schema } from '../model.ts'
import { inherit } from '../places.ts'
import { mapSchema } from './walk.ts'

/**
 * Derives enum from `x-options` and, in schemas of requests, pattern from `x-input`; written values take precedence.
 */
export function expandSchema(schema: Schema, sent: ReadonlySet<Schema>): Schema {
  return mapSchema(schema, (part, written) => {
    const made: Schema = { ...part }
    const options = part['x-options']
    if (options && !part.enum) {
      const values = options.map((option) => option.value)
      made.enum = Array.isArray(part.type) && part.type.includes('null') ? [...values, null] : values
    }
    const rule = part['x-input'] && sent.has(written) ? pattern(part['x-input']) : undefined
    if (rule && !part.pattern) made.pattern = rule
    return made.enum === part.enum && made.pattern === part.pattern ? part : made
  })
}

type Content = Record<string, Media>

export function expandContent(content: Content, sent: ReadonlySet<Schema>): Content {
  const media = Object.entries(content).map(([type, one]): [string, Media] => [
    type,
    one.schema ? inherit({ ...one, schema: expandSchema(one.schema, sent) }, one) : one,
  ])
  return inherit(Object.fromEntries(media), content)
}

export function expandResponse(response: Response, sent: ReadonlySet<Schema>): Response {
  return response.content
    ? inherit({ ...response, content: expandContent(response.content, sent) }, response)
    : response
}

export function expandParameter(parameter: Parameter, sent: ReadonlySet<Schema>): Parameter {
  if (parameter.schema) return inherit({ ...parameter, schema: expandSchema(parameter.schema, sent) }, parameter)
  return parameter.content
    ? inherit({ ...parameter, content: expandContent(parameter.content, sent) }, parameter)
    : parameter
}
