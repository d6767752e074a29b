import type { BrowserCall } from '../../../contract/operation.ts'
import { getPath, withPath } from '../../../contract/path.ts'
import type { Input, Section } from '../../../contract/screen.ts'
import type { Rules } from '../../../contract/validation.ts'
import { check } from '../../../contract/validation.ts'
import { isBlank } from '../blank.ts'
import { holds } from '../fields/initial.ts'
import { unnamedIn, unnamedText } from '../fields/unnamed.ts'
import type { Problems } from './problems.ts'

export type Values = Record<string, unknown>

export const inputsOf = (sections: readonly Section[]): Input[] => sections.flatMap((section) => section.inputs)

/** Errors of the shown inputs whose text names none of their options. */
export function unnamedPlaces(inputs: readonly Input[], values: Readonly<Values>, prefix = ''): Problems {
  return inputs.flatMap((input) => {
    const value = getPath(values, input.source)
    const path = `${prefix}${input.source}`
    if (input.readOnly || !holds(input.when, (source) => getPath(values, source))) return []
    if (input.type === 'object' && input.fields) return unnamedPlaces(input.fields, (value ?? {}) as Values, `${path}.`)
    if (input.type === 'list' && input.fields)
      return (Array.isArray(value) ? (value as Values[]) : []).flatMap((item, at) =>
        unnamedPlaces(input.fields ?? [], item, `${path}.${at}.`),
      )
    const text = unnamedIn(value)
    return text ? [{ path, text: unnamedText(text) }] : []
  })
}

/**
 * The body that a form's values mean: hidden inputs are left out, so are empty ones that were empty before; what was
 * emptied is sent as empty, in the form that the rules accept.
 */
export function bodyOf(
  inputs: readonly Input[],
  values: Readonly<Values>,
  initial: Readonly<Values>,
  rules?: Rules<unknown>,
): Values {
  const emptied: string[] = []
  let body = collect(inputs, values, initial, '', emptied)
  for (const path of emptied) body = accepted(body, path, rules)
  return body
}

function collect(
  inputs: readonly Input[],
  values: Readonly<Values>,
  initial: Readonly<Values>,
  prefix: string,
  emptied: string[],
): Values {
  let body: Values = {}
  for (const input of inputs) {
    const value = getPath(values, input.source)
    const before = getPath(initial, input.source)
    const path = `${prefix}${input.source}`
    if (input.readOnly || !holds(input.when, (source) => getPath(values, source))) continue
    if (input.nullable && (value ?? null) === null) {
      if ((before ?? null) !== null) body = withPath(body, input.source, null)
    } else if (input.type === 'object' && input.fields) {
      const inner = collect(input.fields, (value ?? {}) as Values, (before ?? {}) as Values, `${path}.`, emptied)
      if (input.required || Object.keys(inner).length > 0) body = withPath(body, input.source, inner)
    } else if (input.type === 'list' && input.fields) {
      const items = (Array.isArray(value) ? value : []) as Values[]
      const old = (Array.isArray(before) ? before : []) as Values[]
      const kept = items.map((item, at) => ({
        ...hiddenParts(item, input.fields ?? []),
        ...collect(input.fields ?? [], item, old[at] ?? {}, `${path}.${at}.`, emptied),
      }))
      if (kept.length > 0 || input.required || old.length > 0) body = withPath(body, input.source, kept)
    } else if (!isBlank(value)) body = withPath(body, input.source, value)
    else if (!input.required && !isBlank(before)) {
      emptied.push(path)
      body = withPath(body, input.source, '')
    } else if (Array.isArray(value) && input.required) body = withPath(body, input.source, value)
  }
  return body
}

/**
 * A body completed with what the record knows and the form does not show, as far as the operation takes it and its
 * rules accept it: who edits a part of a record does not lose the rest.
 */
export function completeBody(
  operation: Pick<BrowserCall, 'bodyFields'> | undefined,
  inputs: readonly Input[],
  body: Readonly<Values>,
  record: Readonly<Values> | undefined,
  rules?: Rules<unknown>,
): Values {
  if (!record) return body
  // what is only read stands in the record
  const shown = new Set(inputs.flatMap(({ source, readOnly }) => (readOnly ? [] : source.split('.')[0])))
  const names = (operation?.bodyFields ?? []).filter((name) => !shown.has(name) && record[name] !== undefined)
  const whole: Values = { ...Object.fromEntries(names.map((name) => [name, record[name]])), ...body }
  const refused = new Set(Object.keys(refusals(whole, rules)).map((path) => path.split('.')[0]))
  return Object.fromEntries(Object.entries(whole).filter(([name]) => !names.includes(name) || !refused.has(name)))
}

/** What an item of a list holds beside its inputs, such as its id. */
function hiddenParts(item: Readonly<Values>, fields: readonly Input[]): Values {
  const shown = new Set(fields.map((field) => field.source.split('.')[0]))
  return Object.fromEntries(Object.entries(item).filter(([key, value]) => !shown.has(key) && value !== undefined))
}

/** Tries '' , null, [] and nothing at all for an emptied field, and keeps the first that the rules accept. */
function accepted(body: Values, path: string, rules?: Rules<unknown>): Values {
  const tries = ['', null, [], undefined].map((empty) => withPath(body, path, empty))
  return tries.find((candidate) => refusals(candidate, rules)[path] === undefined) ?? body
}

function refusals(body: Values, rules?: Rules<unknown>): Record<string, string[]> {
  if (!rules) return {}
  const result = check(rules, body)
  return result.ok ? {} : result.fields
}
