import { refusedSigns } from './input.ts'
import { INVALID, isMissing, textOf, type Violation } from './messages.ts'

/** What people are told of one field, and how its value is taken. */
export interface FieldRules {
  label?: string
  /** texts by JSON Schema keyword, instead of the general ones */
  messages?: Record<string, string>
  /** surrounding white space is removed before the rules are applied */
  trim?: true
  /** typing filter: a kind of `input.ts` */
  input?: string
}

/** Compiled rules of a value. `fields` is keyed by dotted path, with `*` for any item of a list. */
export interface Rules<T> {
  validate: ((value: unknown) => boolean) & { errors?: Violation[] | null }
  fields: Record<string, FieldRules>
  /** only a type */
  readonly value?: T
}

type Checked<T> = { ok: true; value: T } | { ok: false; message: string; fields: Record<string, string[]> }

/** Violations that are told; a body with more has long been refused. */
const MOST = 200

/** Said when something that must be filled in is not. */
export const REQUIRED = 'Debes completar todos los campos obligatorios.'

/**
 * Holds a value against rules, trimming what is to be trimmed. Browser and server both ask here, so that they refuse
 * the same values with the same words. A refusal tells each field's texts by dotted path ('' is the value as a whole).
 */
export function check<T>(rules: Rules<T>, given: unknown): Checked<T> {
  const value = trimmed(given, rules.fields)
  if (rules.validate(value)) return { ok: true, value: value as T }
  const violations = (rules.validate.errors ?? []).slice(0, MOST)
  // A map: the names come from the value, and __proto__ is one that may be sent.
  const fields = new Map<string, string[]>()
  let missing = false
  for (const violation of violations) {
    const path = pathOf(violation)
    const { messages, input } = ruleOf(path, value, rules.fields) ?? {}
    const at = valueAt(value, path)
    const empty = isMissing(violation, at)
    const signs = violation.keyword === 'pattern' && input !== undefined && typeof at === 'string'
    const own =
      messages?.[violation.keyword] ??
      (empty ? messages?.required : undefined) ??
      (signs ? refusedSigns(input, at) : undefined)
    missing ||= empty && (own === undefined || own === REQUIRED)
    const text = own ?? textOf(violation, empty)
    if (text !== undefined) fields.set(path, [...new Set(fields.get(path)).add(text)])
  }
  // An empty field breaks its length, its pattern and its format at once; one of them says it all.
  for (const [path, texts] of fields) if (isEmpty(valueAt(value, path))) fields.set(path, texts.slice(0, 1))
  if (fields.size === 0) for (const violation of violations) fields.set(pathOf(violation), [INVALID])
  const [first = [REQUIRED]] = fields.values()
  return { ok: false, message: missing ? REQUIRED : (first[0] ?? REQUIRED), fields: Object.fromEntries(fields) }
}

const isEmpty = (value: unknown) => value === '' || value === null || value === undefined

/** A violation's path with dots; a missing or unknown property is named itself, not the object that it is missing in. */
function pathOf({ instancePath, keyword, params }: Violation): string {
  const parts = instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
  const named =
    keyword === 'required'
      ? params.missingProperty
      : keyword === 'additionalProperties'
        ? params.additionalProperty
        : keyword === 'unevaluatedProperties'
          ? params.unevaluatedProperty
          : undefined
  return [...parts, ...(named === undefined ? [] : [String(named)])].join('.')
}

function valueAt(value: unknown, path: string): unknown {
  if (path === '') return value
  let at = value
  for (const part of path.split('.')) at = ownOf(at, part)
  return at
}

function ownOf(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
  return (value as Record<string, unknown>)[key]
}

/** What is said of a path: of itself, of any item of its list, or of any value of its map. */
function ruleOf(path: string, value: unknown, fields: Rules<unknown>['fields']): FieldRules | undefined {
  const parts = path.split('.')
  let at = value
  const generic = parts.map((part) => {
    const name = Array.isArray(at) ? '*' : part
    at = ownOf(at, part)
    return name
  })
  const patterns = [path, generic.join('.'), [...generic.slice(0, -1), '*'].join('.')]
  const found = patterns.find((pattern) => Object.hasOwn(fields, pattern))
  return found === undefined ? undefined : fields[found]
}

/** The value with the texts of trimmed fields trimmed; the given one is not changed. */
function trimmed(value: unknown, fields: Rules<unknown>['fields']): unknown {
  let made = value
  for (const [path, { trim }] of Object.entries(fields))
    if (trim) made = trimAt(made, path === '' ? [] : path.split('.'))
  return made
}

function trimAt(value: unknown, [part, ...rest]: string[]): unknown {
  if (part === undefined) return typeof value === 'string' ? value.trim() : value
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return part === '*' ? value.map((item) => trimAt(item, rest)) : value
  const keys = part === '*' ? Object.keys(value) : Object.hasOwn(value, part) ? [part] : []
  let made = value as Record<string, unknown>
  for (const key of keys) {
    const changed = trimAt(made[key], rest)
    if (changed !== made[key]) made = { ...made, [key]: changed }
  }
  return made
}
