import { canonical, codePoints, formats, isSame } from './formats.ts'
import type { Violation } from './messages.ts'
import type { Check, SchemaRules } from './schema.ts'

type CheckOf = (schema: SchemaRules) => Check
type Rule = (schema: SchemaRules, checkOf: CheckOf) => Check | undefined
type Json = Record<string, unknown>

/** What each keyword of JSON Schema 2020-12 demands; one that is not here says nothing to a validator. */
export const keywords: Readonly<Record<string, Rule>> = {
  ref:
    ({ ref }, checkOf) =>
    (...given) =>
      ref && checkOf(ref())(...given),
  type: ({ type }) => {
    const types = typeof type === 'string' ? [type] : (type ?? [])
    return rule('type', { type }, isAnything, (value) => types.some((one) => kinds[one]?.(value)))
  },
  enum: ({ enum: values = [] }) =>
    rule('enum', { allowedValues: values }, isAnything, (value) => values.some((one) => isSame(one, value))),
  const: ({ const: only }) => rule('const', { allowedValue: only }, isAnything, (value) => isSame(only, value)),

  minimum: ({ minimum: limit = 0 }) => rule('minimum', { limit }, isNumber, (value) => value >= limit),
  maximum: ({ maximum: limit = 0 }) => rule('maximum', { limit }, isNumber, (value) => value <= limit),
  exclusiveMinimum: ({ exclusiveMinimum: limit = 0 }) =>
    rule('exclusiveMinimum', { limit }, isNumber, (value) => value > limit),
  exclusiveMaximum: ({ exclusiveMaximum: limit = 0 }) =>
    rule('exclusiveMaximum', { limit }, isNumber, (value) => value < limit),
  multipleOf: ({ multipleOf = 1 }) =>
    rule('multipleOf', { multipleOf }, isNumber, (value) => Number.isInteger(value / multipleOf)),

  minLength: ({ minLength: limit = 0 }) => rule('minLength', { limit }, isText, (value) => codePoints(value) >= limit),
  maxLength: ({ maxLength: limit = 0 }) => rule('maxLength', { limit }, isText, (value) => codePoints(value) <= limit),
  pattern: ({ pattern = '' }) => {
    const wanted = new RegExp(pattern, 'u')
    return rule('pattern', { pattern }, isText, (value) => wanted.test(value))
  },
  format: ({ format = '' }) => {
    const keeps = formats[format]
    return keeps && rule('format', { format }, isText, keeps)
  },

  minItems: ({ minItems: limit = 0 }) => rule('minItems', { limit }, isList, (value) => value.length >= limit),
  maxItems: ({ maxItems: limit = 0 }) => rule('maxItems', { limit }, isList, (value) => value.length <= limit),
  uniqueItems: ({ uniqueItems }) => (uniqueItems ? rule('uniqueItems', {}, isList, isUnique) : undefined),
  contains: ({ contains = {} }, checkOf) => {
    const check = checkOf(contains)
    return rule('contains', { minContains: 1 }, isList, (value) => value.some((item) => passes(check, item)))
  },
  prefixItems: ({ prefixItems = [] }, checkOf) => {
    const parts = prefixItems.map(checkOf)
    return (value, path, errors) => {
      if (isList(value))
        for (const [at, part] of parts.entries()) if (at < value.length) part(value[at], `${path}/${at}`, errors)
    }
  },
  items: ({ items = true, prefixItems = [] }, checkOf) => {
    const limit = prefixItems.length
    if (items === true) return undefined
    if (items === false) return rule('items', { limit }, isList, (value) => value.length <= limit)
    const check = checkOf(items)
    return (value, path, errors) => {
      if (isList(value)) for (let at = limit; at < value.length; at++) check(value[at], `${path}/${at}`, errors)
    }
  },

  minProperties: ({ minProperties: limit = 0 }) =>
    rule('minProperties', { limit }, isObject, (value) => Object.keys(value).length >= limit),
  maxProperties: ({ maxProperties: limit = 0 }) =>
    rule('maxProperties', { limit }, isObject, (value) => Object.keys(value).length <= limit),
  required:
    ({ required = [] }) =>
    (value, path, errors) => {
      if (!isObject(value)) return
      for (const missingProperty of required)
        if (!has(value, missingProperty)) add(errors, path, 'required', { missingProperty })
    },
  dependentRequired:
    ({ dependentRequired = {} }) =>
    (value, path, errors) => {
      if (!isObject(value)) return
      for (const [property, wanted] of Object.entries(dependentRequired))
        for (const missingProperty of has(value, property) ? wanted : [])
          if (!has(value, missingProperty)) add(errors, path, 'dependentRequired', { property, missingProperty })
    },
  properties: ({ properties = {} }, checkOf) => {
    const parts = Object.entries(properties).map(([name, part]): [string, Check] => [name, checkOf(part)])
    return (value, path, errors) => {
      if (isObject(value))
        for (const [name, check] of parts) if (has(value, name)) check(value[name], below(path, name), errors)
    }
  },
  patternProperties: ({ patternProperties = {} }, checkOf) => {
    const parts = Object.entries(patternProperties).map(([name, part]) => ({
      name: new RegExp(name, 'u'),
      check: checkOf(part),
    }))
    return (value, path, errors) => {
      for (const name of isObject(value) ? Object.keys(value) : [])
        for (const part of parts) if (part.name.test(name)) part.check((value as Json)[name], below(path, name), errors)
    }
  },
  additionalProperties: (schema, checkOf) => {
    const rest = schema.additionalProperties
    if (rest === undefined || rest === true) return undefined
    const check = rest === false ? undefined : checkOf(rest)
    return (value, path, errors) => {
      for (const name of isObject(value) ? Object.keys(value) : []) {
        if (isOwn(schema, name)) continue
        if (check) check((value as Json)[name], below(path, name), errors)
        else add(errors, path, 'additionalProperties', { additionalProperty: name })
      }
    }
  },
  unevaluatedProperties: (schema, checkOf) =>
    schema.unevaluatedProperties === false
      ? (value, path, errors) => {
          for (const name of isObject(value) ? Object.keys(value) : [])
            if (!isEvaluated(schema, name, value, checkOf))
              add(errors, path, 'unevaluatedProperties', { unevaluatedProperty: name })
        }
      : undefined,
  propertyNames: ({ propertyNames = {} }, checkOf) => {
    const check = checkOf(propertyNames)
    return (value, path, errors) => {
      for (const propertyName of isObject(value) ? Object.keys(value) : [])
        if (!passes(check, propertyName)) add(errors, path, 'propertyNames', { propertyName })
    }
  },

  allOf: ({ allOf = [] }, checkOf) => {
    const parts = allOf.map(checkOf)
    return (...given) => {
      for (const part of parts) part(...given)
    }
  },
  anyOf: ({ anyOf = [] }, checkOf) => choice('anyOf', anyOf.map(checkOf), (passing) => passing > 0),
  oneOf: ({ oneOf = [] }, checkOf) => choice('oneOf', oneOf.map(checkOf), (passing) => passing === 1),
  not: ({ not = {} }, checkOf) => {
    const check = checkOf(not)
    return rule('not', {}, isAnything, (value) => !passes(check, value))
  },
  if: ({ if: when = {}, then: yes = {}, else: no = {} }, checkOf) => {
    const [condition, whenTrue, whenFalse] = [checkOf(when), checkOf(yes), checkOf(no)]
    return (value, ...given) => (passes(condition, value) ? whenTrue : whenFalse)(value, ...given)
  },
}

const isAnything = (_value: unknown): _value is unknown => true
const isNumber = (value: unknown): value is number => typeof value === 'number'
const isText = (value: unknown): value is string => typeof value === 'string'
const isList = (value: unknown): value is unknown[] => Array.isArray(value)
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

const kinds: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: isText,
  number: Number.isFinite,
  integer: Number.isInteger,
  boolean: (value) => typeof value === 'boolean',
  array: isList,
  object: isObject,
  null: (value) => value === null,
}

/** A check of the values of one kind that reports one keyword. */
function rule<T>(
  keyword: string,
  params: Json,
  binds: (value: unknown) => value is T,
  holds: (value: T) => unknown,
): Check {
  return (value, path, errors) => {
    if (binds(value) && !holds(value)) add(errors, path, keyword, params)
  }
}

/** Of several schemas as many as `enough` wants; otherwise what the likeliest has against the value, and the keyword. */
function choice(keyword: string, parts: readonly Check[], enough: (passing: number) => boolean): Check {
  return (value, path, errors) => {
    const found = parts.map((part) => {
      const own: Violation[] = []
      part(value, path, own)
      return own
    })
    if (enough(found.filter((own) => own.length === 0).length)) return
    const likely = found.toSorted((a, b) => distance(a, path) - distance(b, path))[0] ?? []
    errors.push(...likely, { instancePath: path, keyword, params: {} })
  }
}

/** How far a value is from an alternative: one that it is not at all the kind of is the farthest. */
function distance(own: readonly Violation[], path: string): number {
  const other = own.some((one) => one.instancePath === path && ['type', 'enum', 'const'].includes(one.keyword))
  return (other ? 1000 : 0) + own.length
}

function passes(check: Check, value: unknown): boolean {
  const errors: Violation[] = []
  check(value, '', errors)
  return errors.length === 0
}

function add(errors: Violation[], instancePath: string, keyword: string, params: Json): void {
  errors.push({ instancePath, keyword, params })
}

const has = (value: Json, name: string) => Object.hasOwn(value, name) && value[name] !== undefined
const below = (path: string, name: string) => `${path}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`
/** By one text for each item: comparing every pair would let a long list keep the server busy. */
const isUnique = (list: unknown[]) => new Set(list.map(canonical)).size === list.length

/** Whether a schema itself speaks of a property, by name or pattern. */
function isOwn({ properties = {}, patternProperties = {} }: SchemaRules, name: string): boolean {
  return (
    Object.hasOwn(properties, name) || Object.keys(patternProperties).some((one) => new RegExp(one, 'u').test(name))
  )
}

/** Whether a schema, or a part of it that the value passes, speaks of a property. */
function isEvaluated(schema: SchemaRules, name: string, value: unknown, checkOf: CheckOf): boolean {
  if (isOwn(schema, name) || (schema.additionalProperties !== undefined && schema.additionalProperties !== false))
    return true
  const { ref, allOf = [], anyOf = [], oneOf = [], if: when, then: yes, else: no } = schema
  const parts = [...(ref ? [ref()] : []), ...allOf, ...anyOf, ...oneOf]
  if (when) parts.push(...[passes(checkOf(when), value) ? yes : no, when].filter((part) => part !== undefined))
  return parts.some((part) => passes(checkOf(part), value) && isEvaluated(part, name, value, checkOf))
}
