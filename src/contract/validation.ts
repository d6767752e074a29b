import { refusedCharactersText } from './input.ts'
import { INVALID, isMissing, type Violation, violationMessage } from './messages.ts'

/** Messages and normalization of a field. */
export interface FieldRules {
  label?: string
  /** messages by JSON Schema keyword, overriding the general ones */
  messages?: Record<string, string>
  /** trim the value before validation */
  trim?: true
  /** input filter: a kind in `input.ts` */
  input?: string
}

/** The compiled rules of a value. `fields` is keyed by dotted path, with `*` for any item of a list. */
export interface Rules<T> {
  validate: ((value: unknown) => boolean) & { errors?: Violation[] | null }
  fields: Record<string, FieldRules>
  /** type only */
  readonly value?: T
}

type Checked<T> = { ok: true; value: T } | { ok: false; message: string; fields: Record<string, string[]> }

/** Maximum number of violations reported. */
const MOST = 200

/** Message for missing required fields. */
export const REQUIRED = 'Debes completar todos los campos obligatorios.'

/**
 * Validates a value, trimming the fields that are configured so. Shared by the browser and the server, so that both
 * reject the same values with the same messages. An error contains the messages per dotted path ('' is the whole
 * value).
 */
export function check<T>(rules: Rules<T>, given: unknown): Checked<T> {
  const value = trimmed(given, rules.fields)
  if (rules.validate(value)) return { ok: true, value: value as T }
  const violations = (rules.validate.errors ?? []).slice(0, MOST)
  // A map, because the field names come from the value and may include __proto__.
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
      (signs ? refusedCharactersText(input, at) : undefined)
    missing ||= empty && (own === undefined || own === REQUIRED)
    const text = own ?? violationMessage(violation, empty, at)
    if (text !== undefined) fields.set(path, [...new Set(fields.get(path)).add(text)])
  }
  // An empty field violates its length, pattern and format at once; one message is enough.
  for (const [path, texts] of fields) if (isEmpty(valueAt(value, path))) fields.set(path, texts.slice(0, 1))
  if (fields.size === 0) for (const violation of violations) fields.set(pathOf(violation), [INVALID])
  const [first = [REQUIRED]] = fields.values()
  return { ok: false, message: missing ? REQUIRED : (first[0] ?? REQUIRED), fields: Object.fromEntries(fields) }
}

const isEmpty = (value: unknown) => value === '' || value === null || value === undefined

/** Returns the dotted path of a violation. A missing or unknown property is appended to the path of its object. */
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

/** Returns the rules of a path: its own, or those for any item of its list or any value of its map. */
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

/** Returns the value with the configured fields trimmed. Does not modify the given value. */
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
