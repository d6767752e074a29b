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

export type Checked<T> = { ok: true; value: T } | { ok: false; message: string; fields: Record<string, string[]> }

/** Said when something that must be filled in is not. */
export const REQUIRED = 'Debes completar todos los campos obligatorios.'

/**
 * Holds a value against rules, trimming what is to be trimmed. Browser and server both ask here, so that they refuse
 * the same values with the same words. A refusal tells each field's texts by dotted path ('' is the value as a whole).
 */
export function check<T>(rules: Rules<T>, given: unknown): Checked<T> {
  const value = trimmed(given, rules.fields)
  if (rules.validate(value)) return { ok: true, value: value as T }
  const violations = rules.validate.errors ?? []
  const fields: Record<string, string[]> = {}
  let missing = false
  for (const violation of violations) {
    const path = pathOf(violation)
    const rule = rules.fields[patternOf(path, value, rules.fields)]
    const empty = isMissing(violation, valueAt(value, path))
    const own = rule?.messages?.[violation.keyword] ?? (empty ? rule?.messages?.required : undefined)
    missing ||= empty && (own === undefined || own === REQUIRED)
    const text = own ?? textOf(violation, empty)
    if (text === undefined) continue
    const texts = fields[path] ?? []
    if (!texts.includes(text)) texts.push(text)
    fields[path] = texts
  }
  for (const [path, texts] of Object.entries(fields)) {
    const at = valueAt(value, path)
    // An empty field breaks its length, its pattern and its format at once; one of them says it all.
    if (at === '' || at === null || at === undefined) fields[path] = texts.slice(0, 1)
  }
  if (Object.keys(fields).length === 0) for (const violation of violations) fields[pathOf(violation)] = [INVALID]
  const first = Object.values(fields)[0]?.[0]
  return { ok: false, message: missing || first === undefined ? REQUIRED : first, fields }
}

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
  for (const part of path.split('.')) at = (at as Record<string, unknown> | null | undefined)?.[part]
  return at
}

/** The key of `fields` that speaks of a path: itself, or with `*` for items. */
function patternOf(path: string, value: unknown, fields: Rules<unknown>['fields']): string {
  if (path in fields) return path
  const parts = path.split('.')
  let at = value
  let pattern = ''
  for (const part of parts) {
    const below = pattern ? `${pattern}.` : ''
    pattern = Array.isArray(at) ? `${below}*` : `${below}${part}`
    at = (at as Record<string, unknown> | null | undefined)?.[part]
  }
  if (pattern in fields) return pattern
  const star = [...parts.slice(0, -1), '*'].join('.')
  return star in fields ? star : pattern
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
