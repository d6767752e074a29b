import { isDeepStrictEqual as isSame } from 'node:util'
import type { Document, Json, Schema } from '../model.ts'
import { isNullable, properties, resolve, typeOf } from '../schema.ts'

/** The facts about a field that affect clients. */
interface FieldFacts {
  type: string
  required: boolean
  nullable: boolean
  enum?: Json[]
  limits: Record<string, unknown>
}

const lower = ['minLength', 'minimum', 'exclusiveMinimum', 'minItems', 'minProperties']
const upper = ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems', 'maxProperties']
const other = ['pattern', 'format', 'multipleOf', 'uniqueItems']

/** Every field of a schema by dotted path. List items are `*`, the root is ''. */
export function fieldsOf(document: Document, schema: Schema): Map<string, FieldFacts> {
  const found = new Map<string, FieldFacts>()
  const visit = (path: string, given: Schema, required: boolean, seen: readonly Schema[]) => {
    const one = resolve(document, given)
    const keywords = one as Record<string, unknown>
    found.set(path, {
      type: typeOf(one) ?? 'any',
      required,
      nullable: isNullable(document, given),
      ...(one.enum ? { enum: one.enum.filter((value) => value !== null) } : {}),
      limits: Object.fromEntries(
        [...lower, ...upper, ...other].flatMap((key) => (key in one ? [[key, keywords[key]]] : [])),
      ),
    })
    if (seen.includes(one)) return
    const below = (name: string) => (path ? `${path}.${name}` : name)
    const inside = [...seen, one]
    for (const [name, property] of properties(document, one))
      visit(below(name), property.schema, property.required, inside)
    if (typeof one.items === 'object') visit(below('*'), one.items, true, inside)
    if (typeof one.additionalProperties === 'object') visit(below('*'), one.additionalProperties, false, inside)
  }
  visit('', schema, true, [])
  return found
}

interface FieldChange {
  field: string
  breaking: boolean
  what: string
}

type Direction = 'sent' | 'answered'

/**
 * Compares fields. For sent fields, requiring more or accepting less is breaking; for response fields, returning less
 * is.
 */
export function compareFields(
  was: Map<string, FieldFacts>,
  is: Map<string, FieldFacts>,
  direction: Direction,
): FieldChange[] {
  const sent = direction === 'sent'
  const changes: FieldChange[] = []
  const gone = [...was.keys()].filter((path) => !is.has(path))
  const fresh = [...is.keys()].filter((path) => !was.has(path))
  const parentIn = (paths: readonly string[], path: string) => paths.some((other) => path.startsWith(`${other}.`))
  for (const field of gone)
    if (!parentIn(gone, field)) changes.push({ field, breaking: true, what: `${field}: removed` })
  for (const field of fresh) {
    const { required } = is.get(field) as FieldFacts
    if (!parentIn(fresh, field))
      changes.push({
        field,
        breaking: sent && required,
        what: `${field}: added${required && sent ? ', required' : ''}`,
      })
  }
  for (const [field, old] of was) {
    const now = is.get(field)
    if (now) changes.push(...factChanges(field, old, now, sent))
  }
  return changes
}

function factChanges(field: string, was: FieldFacts, is: FieldFacts, sent: boolean): FieldChange[] {
  const changes: FieldChange[] = []
  const say = (breaking: boolean, what: string) => changes.push({ field, breaking, what: `${field}: ${what}` })
  if (was.type !== is.type) say(true, `${was.type} became ${is.type}`)
  if (was.required !== is.required) say(is.required === sent, is.required ? 'is required now' : 'is optional now')
  if (was.nullable !== is.nullable) say(is.nullable !== sent, is.nullable ? 'may be null now' : 'may no longer be null')
  const values = (facts: FieldFacts) => facts.enum ?? []
  const lost = values(was).filter((value) => !values(is).includes(value))
  const won = values(is).filter((value) => !values(was).includes(value))
  if (is.enum && lost.length > 0) say(sent, `no longer ${lost.join(', ')}`)
  if (was.enum && won.length > 0) say(false, `may be ${won.join(', ')}`)
  if (Boolean(was.enum) !== Boolean(is.enum))
    say(sent === Boolean(is.enum), is.enum ? 'is now one of a list' : 'is no longer limited to a list')
  for (const key of new Set([...Object.keys(was.limits), ...Object.keys(is.limits)])) {
    const [old, now] = [was.limits[key], is.limits[key]]
    if (!isSame(old, now)) say(isStricter(key, old, now) === sent, `${key} ${text(old)} became ${text(now)}`)
  }
  return changes
}

function isStricter(key: string, old: unknown, now: unknown): boolean {
  if (now === undefined) return false
  if (old === undefined) return true
  if (lower.includes(key)) return Number(now) > Number(old)
  if (upper.includes(key)) return Number(now) < Number(old)
  return true
}

const text = (value: unknown) => (value === undefined ? 'none' : JSON.stringify(value))
