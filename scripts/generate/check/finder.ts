import type { Violation } from '../../../src/contract/messages.ts'
import { type SchemaRules, validator } from '../../../src/contract/schema.ts'
import { type Finding, type Place, placeOf } from '../places.ts'

/** Turns a self-contained JSON Schema, its `$ref`s local and its booleans schemas, into rules. */
export function linkSchema(root: unknown, pointer = '#'): SchemaRules {
  const made = new Map<string, SchemaRules>()
  const maps = new Set(['properties', 'patternProperties', '$defs'])
  const convert = (value: unknown): unknown => {
    if (value === true) return {}
    if (value === false) return { not: {} }
    if (Array.isArray(value)) return value.map(convert)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, item]): [string, unknown][] => {
        if (key === '$ref') return [['ref', () => at(item as string)]]
        if (maps.has(key))
          return [[key, Object.fromEntries(Object.entries(item as object).map(([k, v]) => [k, convert(v)]))]]
        if (['enum', 'const', 'required', 'dependentRequired', 'default', 'examples'].includes(key))
          return [[key, item]]
        return [[key, typeof item === 'boolean' ? item : convert(item)]]
      }),
    )
  }
  const at = (ref: string): SchemaRules => {
    const known = made.get(ref)
    if (known) return known
    let target: unknown = root
    for (const part of ref.split('/').slice(1)) target = (target as Record<string, unknown>)[part]
    const rules = convert(target) as SchemaRules
    made.set(ref, rules)
    return rules
  }
  return at(pointer)
}

/** What a value has against rules, each where it was written. */
export function violationsOf(rules: SchemaRules, value: object): (Place & { violation: Violation; at: string })[] {
  const validate = validator(rules)
  if (validate(value)) return []
  return telling(validate.errors ?? []).map((violation) => ({ ...locate(value, violation), violation }))
}

/** Without the failed choices whose likeliest alternative tells more. */
export function telling(violations: readonly Violation[]): Violation[] {
  const choices = ['anyOf', 'oneOf']
  const plain = violations.filter(({ keyword }) => !choices.includes(keyword))
  const told = (path: string) => plain.some(({ instancePath }) => instancePath.startsWith(path))
  return violations.filter(({ keyword, instancePath }) => !choices.includes(keyword) || !told(instancePath))
}

/** Where in a written value a violation is: the nearest line that the source has for it. */
export function locate(value: object, { instancePath, params }: Violation): Place & { at: string } {
  let place = placeOf(value)
  let at: unknown = value
  const parts = instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
  const named = params.additionalProperty
  if (typeof named === 'string') parts.push(named)
  for (const part of parts) {
    if (typeof at !== 'object' || at === null) break
    const here = placeOf(at, part)
    if (here.line > 0) place = here
    at = (at as Record<string, unknown>)[part]
  }
  return { ...place, at: parts.join('.') }
}

/** A violation in words for the author of a contract's file. */
export function describe({ keyword, params }: Violation): string {
  const given = Object.values(params)[0]
  const detail = given === undefined ? '' : ` ${Array.isArray(given) ? given.join(', ') : String(given)}`
  return `${keyword}${detail}`
}

/** Findings without those that say the same of the same line. */
export function distinct(findings: readonly Finding[]): Finding[] {
  const seen = new Set<string>()
  return findings.filter(({ file, line, message }) => {
    const key = `${file}:${line}:${message}`
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
