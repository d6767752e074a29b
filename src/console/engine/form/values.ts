import type { BrowserCall } from '../../../contract/operation.ts'
import { getPath, withPath } from '../../../contract/path.ts'
import type { Input, Section } from '../../../contract/screen.ts'
import type { Rules } from '../../../contract/validation.ts'
import { check, REQUIRED } from '../../../contract/validation.ts'
import { isBlank } from '../blank.ts'
import { isConditionMet } from '../fields/initial.ts'
import { numberError } from '../fields/typed-number.ts'
import { type UnmatchedText, unmatchedError, unmatchedIn } from '../fields/unmatched.ts'
import type { Problems } from './problems.ts'

export type Values = Record<string, unknown>

export const inputsOf = (sections: readonly Section[]): Input[] => sections.flatMap((section) => section.inputs)

/** Returns errors for the shown inputs whose text matches no option, or says no number that they can hold. */
export function misreadErrors(inputs: readonly Input[], values: Readonly<Values>, prefix = ''): Problems {
  return inputs.flatMap((input) => {
    const value = getPath(values, input.source)
    const path = `${prefix}${input.source}`
    if (input.readOnly || !isConditionMet(input.when, (source) => getPath(values, source))) return []
    if (input.type === 'object' && input.fields?.length)
      return misreadErrors(input.fields, (value ?? {}) as Values, `${path}.`)
    if (input.type === 'list' && input.fields)
      return (Array.isArray(value) ? (value as Values[]) : []).flatMap((item, at) =>
        misreadErrors(input.fields ?? [], item, `${path}.${at}.`),
      )
    const unmatched = unmatchedIn(value)
    const text = unmatched ? textError(input.type, unmatched) : numberError(input.type, value)
    return text ? [{ path, text }] : []
  })
}

/** A list of texts has no options: its text is not complete yet. */
const textError = (type: Input['type'], text: UnmatchedText): string =>
  type === 'text-list' ? `Pulsa Enter para agregar «${text.unnamed}».` : unmatchedError(text)

/** Returns errors for the empty inputs that are required only while they are shown, which no rule says. */
export const missingErrors = (inputs: readonly Input[], values: Readonly<Values>): Problems =>
  inputs
    .filter(({ source, required, when }) => required && when && isBlank(getPath(values, source)))
    .filter(({ when }) => isConditionMet(when, (source) => getPath(values, source)))
    .map(({ source }) => ({ path: source, text: REQUIRED }))

/**
 * Converts form values to a request body. Leaves out hidden inputs and inputs that are still empty. A cleared input is
 * sent as the empty value that the rules accept; if they accept none, it is left out, unless the record would then
 * silently keep what was cleared.
 */
export function bodyOf(
  inputs: readonly Input[],
  values: Readonly<Values>,
  initial: Readonly<Values>,
  rules?: Rules<unknown>,
  record: Readonly<Values> = {},
): Values {
  const emptied: string[] = []
  let body = collect(inputs, values, initial, '', emptied)
  for (const path of emptied) body = accepted(body, path, rules, isBlank(getPath(record, path)))
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
    if (input.readOnly || !isConditionMet(input.when, (source) => getPath(values, source))) continue
    if (input.nullable && (value ?? null) === null) {
      if ((before ?? null) !== null) body = withPath(body, input.source, null)
    } else if (input.type === 'object' && input.fields?.length) {
      // A value of several types is an object without fields: it is sent as it is.
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
 * Adds the record's fields that the form does not show to the body, as far as the operation declares them and the rules
 * accept them, so that editing a part of a record does not lose the rest.
 */
export function completeBody(
  operation: Pick<BrowserCall, 'bodyFields'> | undefined,
  inputs: readonly Input[],
  body: Readonly<Values>,
  record: Readonly<Values> | undefined,
  rules?: Rules<unknown>,
): Values {
  if (!record) return body
  // Read-only inputs keep the record's value.
  const shown = new Set(inputs.flatMap(({ source, readOnly }) => (readOnly ? [] : source.split('.')[0])))
  const names = (operation?.bodyFields ?? []).filter((name) => !shown.has(name) && record[name] !== undefined)
  const whole: Values = { ...Object.fromEntries(names.map((name) => [name, record[name]])), ...body }
  const refused = new Set(Object.keys(refusals(whole, rules)).map((path) => path.split('.')[0]))
  return Object.fromEntries(Object.entries(whole).filter(([name]) => !names.includes(name) || !refused.has(name)))
}

/** Returns the fields of a list item without an input, such as its id. */
function hiddenParts(item: Readonly<Values>, fields: readonly Input[]): Values {
  const shown = new Set(fields.map((field) => field.source.split('.')[0]))
  return Object.fromEntries(Object.entries(item).filter(([key, value]) => !shown.has(key) && value !== undefined))
}

/** Tries '', null and [] for a cleared field, then to leave it out if it may be, and keeps the first that is accepted. */
function accepted(body: Values, path: string, rules: Rules<unknown> | undefined, omittable: boolean): Values {
  const empties = ['', null, [], ...(omittable ? [undefined] : [])]
  const tries = empties.map((empty) => withPath(body, path, empty))
  return tries.find((candidate) => refusals(candidate, rules)[path] === undefined) ?? body
}

function refusals(body: Values, rules?: Rules<unknown>): Record<string, string[]> {
  if (!rules) return {}
  const result = check(rules, body)
  return result.ok ? {} : result.fields
}
