import type { Violation } from '../../../src/contract/messages.ts'
import { Ajv, type ValidateFunction } from '../compile.ts'
import { type Finding, type Place, placeOf } from '../places.ts'

/** The validator of a self-contained JSON Schema, or of the part of it at a pointer. */
export function linkSchema(root: unknown, pointer = '#'): ValidateFunction {
  const known =
    schemas.get(root as object) ??
    new Ajv({ code: { optimize: false } }).addSchema({ ...(root as object), $id: 'root' })
  schemas.set(root as object, known)
  const validate = known.getSchema(`root${pointer}`)
  if (!validate) throw new Error(`the schema has nothing at ${pointer}`)
  return validate as ValidateFunction
}

const schemas = new WeakMap<object, Ajv>()

/** What a validator has against a value, each where it was written. */
export function violationsOf(validate: ValidateFunction, value: object): (Place & { violation: Told; at: string })[] {
  if (validate(value)) return []
  return telling(validate.errors ?? []).map((violation) => ({ ...locate(value, violation), violation }))
}

const choices = ['anyOf', 'oneOf']

/** Of each failed choice only what its likeliest alternative lacks: the one that gets furthest into the value. */
export function telling(errors: readonly Told[]): Told[] {
  let told = [...errors]
  for (const choice of errors.filter(({ keyword }) => choices.includes(keyword))) {
    const below = told.filter((one) => one !== choice && one.instancePath.startsWith(choice.instancePath))
    const alternatives = new Map<string, Told[]>()
    for (const one of below) {
      const [, index = 'referred'] = one.schemaPath?.split(`${choice.schemaPath}/`)[1]?.match(/^(\d+)/) ?? []
      alternatives.set(index, [...(alternatives.get(index) ?? []), one])
    }
    const [likeliest] = [...alternatives.values()].sort((a, b) => depth(b) - depth(a) || a.length - b.length)
    if (likeliest) told = told.filter((one) => one !== choice && (!below.includes(one) || likeliest.includes(one)))
  }
  return told
}

/** How far into the value the furthest violation lies. */
const depth = (violations: readonly Told[]) =>
  Math.max(...violations.map(({ instancePath }) => instancePath.split('/').length))

/** A violation with the place in the schema that it breaks. */
type Told = Violation & { schemaPath?: string; propertyName?: string }

/** Where in a written value a violation is: the nearest line that the source has for it. */
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
