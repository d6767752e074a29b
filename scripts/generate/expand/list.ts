import { type Call, itemSchema } from '../calls.ts'
import type { Document, ListRules, Parameter, Response, Schema } from '../model.ts'
import { inherit, mark, placeOf } from '../places.ts'
import { lookup, propertyAt, typeOf } from '../schema.ts'

/** Most characters of a text that a list is filtered by. */
const LONGEST_FILTER = 200
/** Most items of one answer when `x-list` says nothing. */
export const DEFAULT_MAX = 200

/** The parameters of a simple-rest list: three JSON texts, `filter`, `sort` and `range`. */
export function listParameters(document: Document, call: Call, rules: ListRules): Parameter[] {
  const parameter = (name: string, description: string, schema: Schema): Parameter => {
    mark(schema, placeOf(rules))
    return { name, in: 'query', required: false, description, content: { 'application/json': { schema } } }
  }
  return [
    parameter('filter', 'Condiciones que deben cumplirse todas', filterSchema(document, call, rules)),
    parameter('sort', 'Campo y sentido del orden', {
      type: 'array',
      prefixItems: [
        { type: 'string', enum: rules.sort },
        { type: 'string', enum: ['ASC', 'DESC'] },
      ],
      items: false,
      minItems: 2,
    }),
    parameter('range', 'Primera y última posición, contadas desde 0', {
      type: 'array',
      prefixItems: [
        { type: 'integer', minimum: 0 },
        { type: 'integer', minimum: 0 },
      ],
      items: false,
      minItems: 2,
    }),
  ]
}

function filterSchema(document: Document, call: Call, rules: ListRules): Schema {
  const item = itemSchema(document, call)
  const given: Record<string, Schema> = {}
  if (rules.search) given.q = { type: 'string', title: 'Buscar', maxLength: LONGEST_FILTER }
  for (const [key, rule] of Object.entries(rules.filter)) {
    if (rule !== true) given[key] = rule
    else {
      const condition = asFilter(item && filteredProperty(document, item, key))
      const nullable = item !== undefined && propertyAt(document, item, key)?.nullable
      given[key] = inherit(oneOrMany(key, nullable ? orNull(condition) : condition), rules.filter)
    }
  }
  return inherit({ type: 'object', additionalProperties: false, properties: given }, rules)
}

/** The item's field that a filter key is about: the one it names, or whose `_from` or `_to` it bounds. */
export function filteredProperty(document: Document, item: Schema, key: string): Schema | undefined {
  const found = propertyAt(document, item, key) ?? propertyAt(document, item, key.replace(/_(from|to)$/, ''))
  return found?.schema
}

/** A field's schema as a condition: a text is looked for inside, so its own limits do not bind. */
function asFilter(schema: Schema | undefined): Schema {
  if (!schema) return {}
  const type = typeOf(schema)
  const title = schema.title === undefined ? {} : { title: schema.title }
  const options = schema['x-options'] ? { 'x-options': schema['x-options'] } : {}
  if (schema.enum)
    return { ...title, ...(type ? { type } : {}), enum: schema.enum.filter((value) => value !== null), ...options }
  if (type === 'string' && (schema.format === 'date' || schema.format === 'date-time'))
    return { ...title, type, format: schema.format }
  if (type === 'string') return { ...title, type, maxLength: LONGEST_FILTER }
  const ref = schema['x-ref'] ? { 'x-ref': schema['x-ref'] } : {}
  if (type === 'integer' || type === 'number' || type === 'boolean') return { ...title, type, ...ref }
  if (type === 'array' && typeof schema.items === 'object') return { ...title, ...asFilter(schema.items) }
  return title
}

/** Null asks for what has no value, where a field may have none. */
function orNull(condition: Schema): Schema {
  const { type, enum: values } = condition
  return {
    ...condition,
    ...(typeof type === 'string' ? { type: [type, 'null'] } : {}),
    ...(values ? { enum: [...values, null] } : {}),
  }
}

/** Records are read many at a time by their ids. */
function oneOrMany(key: string, schema: Schema): Schema {
  if (key !== 'id') return schema
  const { title, ...one } = schema
  return { ...(title ? { title } : {}), anyOf: [one, { type: 'array', maxItems: DEFAULT_MAX, items: one }] }
}

/** The answer of a list tells which rows of how many it holds. */
export function withContentRange(document: Document, response: Response): Response {
  const { $ref, ...own } = response
  const whole = $ref ? (lookup(document, $ref) as Response) : own
  return inherit(
    {
      ...whole,
      headers: {
        ...whole.headers,
        'Content-Range': {
          description: 'Filas de la respuesta y total, p. ej. «items 0-24/319»',
          schema: { type: 'string' as const },
        },
      },
    },
    response,
  )
}
