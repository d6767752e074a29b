import type { Violation } from '../../../src/contract/messages.ts'
import { Ajv, type ValidateFunction } from '../compile.ts'
import { type Finding, type Place, placeOf } from '../places.ts'

/** Compiles a self-contained JSON Schema, or the part of it at a JSON pointer. */
export function linkSchema(root: unknown, pointer = '#'): ValidateFunction {
  const known =
    schemas.get(root as object) ??
    new Ajv({ code: { optimize: false } }).addSchema({ ...(root as object), $id: 'root' })
  schemas.set(root as object, known)
  const validate = known.getSchema(`root${pointer}`)
  if (!validate) throw new Error(`the schema has no node at ${pointer}`)
  return validate as ValidateFunction
}

const schemas = new WeakMap<object, Ajv>()

/** Validates a value. Returns each violation with its place in the source. */
export function violationsOf(
  validate: ValidateFunction,
  value: object,
): (Place & { violation: SchemaViolation; at: string })[] {
  if (validate(value)) return []
  return mostSpecific(validate.errors ?? []).map((violation) => ({ ...locate(value, violation), violation }))
}

const choices = ['anyOf', 'oneOf']

/**
 * Reduces each failed anyOf or oneOf to the violations of its likeliest alternative: the one whose violations lie
 * deepest in the value.
 */
export function mostSpecific(errors: readonly SchemaViolation[]): SchemaViolation[] {
  let kept = [...errors]
  for (const choice of errors.filter(({ keyword }) => choices.includes(keyword))) {
    const below = kept.filter((one) => one !== choice && one.instancePath.startsWith(choice.instancePath))
    const alternatives = new Map<string, SchemaViolation[]>()
    for (const one of below) {
      const [, index = 'referred'] = one.schemaPath?.split(`${choice.schemaPath}/`)[1]?.match(/^(\d+)/) ?? []
      alternatives.set(index, [...(alternatives.get(index) ?? []), one])
    }
    const [likeliest] = [...alternatives.values()].sort((a, b) => depth(b) - depth(a) || a.length - b.length)
    if (likeliest) kept = kept.filter((one) => one !== choice && (!below.includes(one) || likeliest.includes(one)))
  }
  return kept
}

/** Depth of the deepest violation in the value. */
const depth = (violations: readonly SchemaViolation[]) =>
  Math.max(...violations.map(({ instancePath }) => instancePath.split('/').length))

/** A violation with the path of the schema keyword that failed. */
type SchemaViolation = Violation & { schemaPath?: string; propertyName?: string }

/** The place of a violation in the source: the nearest line that is known for it. */
export function locate(value: object, { instancePath, params }: Violation): Place & { at: string } {
  let place = placeOf(value)
  let at: unknown = value
  const parts = instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
  const named = params.additionalProperty ?? params.propertyName
  if (typeof named === 'string') parts.push(named)
  for (const part of parts) {
    if (typeof at !== 'object' || at === null) break
    const here = placeOf(at, part)
    if (here.line > 0) place = here
    at = (at as Record<string, unknown>)[part]
  }
  return { ...place, at: parts.join('.') }
}

/** Describes a violation for the author of a contract file. */
export function describe({ keyword, params }: Violation): string {
  const given = Object.values(params)[0]
  const detail = given === undefined ? '' : ` ${Array.isArray(given) ? given.join(', ') : String(given)}`
  return `${keyword}${detail}`
}

/** Removes findings with the same message on the same line. */
export function distinct(findings: readonly Finding[]): Finding[] {
  const seen = new Set<string>()
  return findings.filter(({ file, line, message }) => {
    const key = `${file}:${line}:${message}`
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
