import { bodySchema } from '../calls.ts'
import { enforced, knownFormats as enforcedFormats } from '../compile.ts'
import type { Sources } from '../contract.ts'
import { subschemas } from '../expand/walk.ts'
import type { Schema } from '../model.ts'
import { type Finding, finding } from '../places.ts'
import { resolve, similar } from '../schema.ts'
import { writtenSchemas } from './written-schemas.ts'

const described = [
  '$ref',
  'title',
  'description',
  'default',
  'example',
  'examples',
  'deprecated',
  'readOnly',
  'writeOnly',
  'contentMediaType',
  'contentEncoding',
  'then',
  'else',
  '$comment',
]
const keywords = new Set([...enforced, ...described])
const onlyDescribe = ['binary', 'password', 'pdf', 'int32', 'int64', 'float', 'double']
const knownFormats = new Set([...enforcedFormats, ...onlyDescribe])
/** Subschemas that need not be closed because the surrounding schema is. */
const partial = new Set(['allOf', 'if', 'then', 'else', 'not'])

/**
 * Checks that schemas only use enforced keywords and that every object states whether it accepts additional properties.
 */
export function checkSchemas({ written }: Sources): Finding[] {
  const all = writtenSchemas(written)
  const open = new Set(
    [...all]
      .flatMap((schema) => [...subschemas(schema)].filter(({ path }) => partial.has(path[0] ?? '')))
      .map(({ schema }) => schema),
  )
  return [...all].flatMap((schema) => [...keywordFindings(schema), ...(open.has(schema) ? [] : openFindings(schema))])
}

function keywordFindings(schema: Schema): Finding[] {
  const unknown = Object.keys(schema).filter((key) => !key.startsWith('x-') && !keywords.has(key))
  const found = unknown.map((key) =>
    finding(schema, key, `${key} is not an enforced keyword`, `use one of: ${similar(key, keywords)}`),
  )
  if (schema.format && !knownFormats.has(schema.format))
    found.push(
      finding(
        schema,
        'format',
        `the format ${schema.format} is unknown`,
        `use one of: ${[...knownFormats].join(', ')}`,
      ),
    )
  return found
}

function openFindings(schema: Schema): Finding[] {
  const isObject =
    schema.type === 'object' || (Array.isArray(schema.type) && schema.type.includes('object')) || schema.properties
  // Both schemas of a collection are generated as closed.
  if (schema['x-collection']) return []
  if (!isObject || schema.additionalProperties !== undefined || schema.unevaluatedProperties !== undefined) return []
  return [
    finding(
      schema,
      'type',
      'this object does not declare additionalProperties',
      'add additionalProperties: false, or the schema of its values',
    ),
  ]
}

/** Checks that request bodies reject unknown properties. */
export function checkBodies({ written, writtenCalls }: Sources): Finding[] {
  return writtenCalls.flatMap((call) => {
    const body = bodySchema(call)
    if (!body) return []
    const isOpen = (schema: Schema): boolean => {
      const object = resolve(written, schema)
      const choice = object.oneOf ?? object.anyOf
      if (choice) return choice.some(isOpen)
      return (
        object.properties !== undefined &&
        object.additionalProperties !== false &&
        object.unevaluatedProperties !== false
      )
    }
    return isOpen(body)
      ? [
          finding(
            call.node,
            'requestBody',
            `the body of ${call.id} accepts unknown properties`,
            'add additionalProperties: false to its schema',
          ),
        ]
      : []
  })
}
