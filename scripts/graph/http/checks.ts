import { GraphError, invalid } from './errors.ts'
import { isObject, type Params } from './json.ts'

/** Missing required parameter of WhatsApp (131008). */
export const missing = (details: string): GraphError => new GraphError(131008, { details })

/** Parameter value of WhatsApp that is not valid (131009). */
export const badValue = (details: string): GraphError => new GraphError(131009, { details })

/** A non-empty string of a limited length. `path` names it as Meta does: `text['body']`. */
export function textOf(from: Params, key: string, path: string, most: number): string {
  const value = from[key]
  if (value === undefined || value === null || value === '') throw missing(`Parameter '${path}' is mandatory`)
  if (typeof value !== 'string') throw invalid(`Param ${path} must be a string.`, { isWhatsApp: true })
  if (value.length > most) throw tooLong(path, most)
  return value
}

const tooLong = (path: string, most: number): GraphError =>
  invalid(`Param ${path} must be at most ${most} characters long.`, {
    isWhatsApp: true,
    details: `Param ${path} must be at most ${most} characters long.`,
  })

/** As `textOf`, for a parameter that may be missing. */
export const optionalText = (from: Params, key: string, path: string, most: number): string | undefined =>
  from[key] === undefined ? undefined : textOf(from, key, path, most)

export function objectOf(from: Params, key: string, path = key): Params {
  const value = from[key]
  if (value === undefined) throw missing(`Parameter '${path}' is mandatory`)
  if (!isObject(value)) throw invalid(`Param ${path} must be a JSON object.`, { isWhatsApp: true })
  return value
}

export function listOf(from: Params, key: string, path: string): Params[] {
  const value = from[key]
  if (value === undefined) throw missing(`Parameter '${path}' is mandatory`)
  if (!Array.isArray(value) || !value.every(isObject))
    throw invalid(`Param ${path} must be an array.`, { isWhatsApp: true })
  return value
}

/** Rejects parameters that Meta does not know. */
export function onlyKeys(from: Params, keys: readonly string[], path: string): void {
  const unknown = Object.keys(from).find((key) => !keys.includes(key))
  if (unknown !== undefined)
    throw invalid(`Unexpected key "${unknown}" on param "${path}".`, {
      isWhatsApp: true,
      details: `Unexpected key "${unknown}" on param "${path}".`,
    })
}
