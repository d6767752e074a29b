import { refusedCharactersText } from './input.ts'
import { INVALID, isMissing, type Violation, violationMessage } from './messages.ts'
import { ownOf } from './path.ts'
import { trimmed } from './trimmed.ts'
import { withScheme } from './web-address.ts'

/** Messages and normalization of a field. */
export interface FieldRules {
  label?: string
  /** messages by JSON Schema keyword, overriding the general ones */
  messages?: Record<string, string>
  /** trim the value before validation; nothing that can be seen is an empty value */
  trim?: true
  /** scheme that a web address without one gets before validation */
  scheme?: string
  /** the property of the same object whose value it must not have, and the message */
  differs?: { from: string; text: string }
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
 * Validates a value, completing and trimming the fields that are configured so. Shared by the browser and the server, so
 * that both reject the same values with the same messages. An error contains the messages per dotted path ('' is the
 * whole value).
 */
export function check<T>(rules: Rules<T>, given: unknown): Checked<T> {
  const value = normalized(given, rules.fields)
  const equal = equalOnes(value, rules.fields)
  if (rules.validate(value) && equal.length === 0) return { ok: true, value: value as T }
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
  for (const [path, text] of equal) if (!fields.has(path)) fields.set(path, [text])
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

/** Returns the value with the configured fields trimmed and completed. Does not modify the given value. */
function normalized(value: unknown, fields: Rules<unknown>['fields']): unknown {
  let made = value
  for (const [path, { trim, scheme }] of Object.entries(fields)) {
    if (!trim && !scheme) continue
    made = changeAt(made, partsOf(path), (text) => {
      const short = trim ? trimmed(text) : text
      return scheme ? withScheme(short, scheme) : short
    })
  }
  return made
}

const partsOf = (path: string): string[] => (path === '' ? [] : path.split('.'))

/** Returns the keys of a value that a part of a path names. */
function keysOf(value: object, part: string): string[] {
  if (Array.isArray(value)) return part === '*' ? [...value.keys()].map(String) : []
  return part === '*' ? Object.keys(value) : Object.hasOwn(value, part) ? [part] : []
}

function changeAt(value: unknown, [part, ...rest]: string[], change: (text: string) => string): unknown {
  if (part === undefined) return typeof value === 'string' ? change(value) : value
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return part === '*' ? value.map((item) => changeAt(item, rest, change)) : value
  let made = value as Record<string, unknown>
  for (const key of keysOf(value, part)) {
    const changed = changeAt(made[key], rest, change)
    if (changed !== made[key]) made = { ...made, [key]: changed }
  }
  return made
}

/** Returns path and message of the fields that have the value of the field from which they must differ. */
function equalOnes(value: unknown, fields: Rules<unknown>['fields']): [path: string, text: string][] {
  const found: [string, string][] = []
  for (const [path, { differs }] of Object.entries(fields)) {
    if (!differs) continue
    const parts = partsOf(path)
    const last = parts.pop() ?? ''
    for (const [place, holder] of holdersAt(value, parts)) {
      const [own, other] = [ownOf(holder, last), ownOf(holder, differs.from)]
      if (!isEmpty(own) && own === other) found.push([[...place, last].join('.'), differs.text])
    }
  }
  return found
}

function* holdersAt(value: unknown, [part, ...rest]: string[], place: string[] = []): Generator<[string[], unknown]> {
  if (part === undefined) yield [place, value]
  else if (typeof value === 'object' && value !== null)
    for (const key of keysOf(value, part)) yield* holdersAt(ownOf(value, key), rest, [...place, key])
}
