import { keywords } from './keywords.ts'
import type { Violation } from './messages.ts'

/** The rules of a JSON Schema 2020-12, each reference a function: what generated modules hold. */
export interface SchemaRules {
  ref?: () => SchemaRules
  type?: string | readonly string[]
  enum?: readonly unknown[]
  const?: unknown
  multipleOf?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
  minLength?: number
  maxLength?: number
  pattern?: string
  format?: string
  items?: SchemaRules | boolean
  prefixItems?: readonly SchemaRules[]
  contains?: SchemaRules
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
  properties?: Readonly<Record<string, SchemaRules>>
  patternProperties?: Readonly<Record<string, SchemaRules>>
  additionalProperties?: SchemaRules | boolean
  unevaluatedProperties?: boolean
  propertyNames?: SchemaRules
  required?: readonly string[]
  dependentRequired?: Readonly<Record<string, readonly string[]>>
  minProperties?: number
  maxProperties?: number
  allOf?: readonly SchemaRules[]
  anyOf?: readonly SchemaRules[]
  oneOf?: readonly SchemaRules[]
  not?: SchemaRules
  if?: SchemaRules
  then?: SchemaRules
  else?: SchemaRules
}

/** Tells whether a value keeps the rules; `errors` holds every violation of the last value that did not. */
export interface Validator {
  (value: unknown): boolean
  errors?: Violation[] | null
}

/** Adds what is wrong with a value to `errors`; `path` is the value's JSON pointer. */
export type Check = (value: unknown, path: string, errors: Violation[]) => void

/**
 * A validator of a schema. It is put together from closures at its first use: nothing is evaluated from text, so a
 * strict Content-Security-Policy holds, and a module of validators is as small as its schemas.
 */
export function validator(schema: SchemaRules): Validator {
  const validate: Validator = (value) => {
    const errors: Violation[] = []
    checkOf(schema)(value, '', errors)
    validate.errors = errors.length > 0 ? errors : null
    return errors.length === 0
  }
  return validate
}

const checks = new WeakMap<SchemaRules, Check>()

/** A schema's check, made once; a schema that leads back to itself meets the one that is being made. */
export function checkOf(schema: SchemaRules): Check {
  const known = checks.get(schema)
  if (known) return known
  let parts: Check[] = []
  const check: Check = (value, path, errors) => {
    for (const part of parts) part(value, path, errors)
  }
  checks.set(schema, check)
  parts = Object.keys(schema).flatMap((keyword) => keywords[keyword]?.(schema, checkOf) ?? [])
  return check
}

/** The keywords that are enforced. */
export const enforced: readonly string[] = Object.keys(keywords)
