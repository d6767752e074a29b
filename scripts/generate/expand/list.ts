import { type Call, itemSchema } from '../calls.ts'
import type { Document, ListRules, Parameter, Response, Schema } from '../model.ts'
import { inherit, placeOf, setPlace } from '../places.ts'
import { lookup, propertyAt, typeOf } from '../schema.ts'

/** Maximum length of a text filter. */
const LONGEST_FILTER = 200
/** Maximum number of items in a response if `x-list` has no `max`. */
export const DEFAULT_MAX = 200

/** The parameters of a simple-rest list: `filter`, `sort` and `range`, each as JSON text. */
export function listParameters(document: Document, call: Call, rules: ListRules): Parameter[] {
  const parameter = (name: string, description: string, schema: Schema): Parameter => {
    setPlace(schema, placeOf(rules))
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
  const byName: Record<string, Schema> = {}
  if (rules.search) given.q = { type: 'string', title: 'Buscar', maxLength: LONGEST_FILTER }
  for (const [key, rule] of Object.entries(rules.filter)) {
    if (rule !== true && rule.propertyNames) Object.assign(byName, valuesOf(key, rule))
    else if (rule !== true) given[key] = rule
    else {
      const condition = asFilter(item && filteredProperty(document, item, key))
      const nullable = item !== undefined && propertyAt(document, item, key)?.nullable
      given[key] = inherit(oneOrMany(key, nullable ? orNull(condition) : condition), rules.filter)
    }
  }
  const named = Object.keys(byName).length > 0 ? { patternProperties: byName } : {}
  return inherit({ type: 'object', additionalProperties: false, properties: given, ...named }, rules)
}

/** The conditions on the values of a map, which are named `<map>.<key>`. */
function valuesOf(key: string, { propertyNames, additionalProperties }: Schema): Record<string, Schema> {
  const pattern = String(propertyNames?.pattern).replace(/^\^/, '')
  return { [`^${key}\\.${pattern}`]: typeof additionalProperties === 'object' ? additionalProperties : {} }
}

/** The item's field to which a filter key refers: the field with that name, or the one that `_from` or `_to` bounds. */
export function filteredProperty(document: Document, item: Schema, key: string): Schema | undefined {
  const found = propertyAt(document, item, key) ?? propertyAt(document, item, key.replace(/_(from|to)$/, ''))
  return found?.schema
}

/**
 * The schema of a filter condition on a field. A text filter searches for a substring, so the field's own limits do not
 * apply.
 */
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

/** Allows null, which matches items without a value. */
function orNull(condition: Schema): Schema {
  const { type, enum: values } = condition
  return {
    ...condition,
    ...(typeof type === 'string' ? { type: [type, 'null'] } : {}),
    ...(values ? { enum: [...values, null] } : {}),
  }
}

/** A filter by id also accepts a list of ids, to read many records at once. */
function oneOrMany(key: string, schema: Schema): Schema {
  if (key !== 'id') return schema
  const { title, ...one } = schema
  return { ...(title ? { title } : {}), anyOf: [one, { type: 'array', maxItems: DEFAULT_MAX, items: one }] }
}

/** Adds the Content-Range header to a list's response: the range of its rows and the total. */
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
