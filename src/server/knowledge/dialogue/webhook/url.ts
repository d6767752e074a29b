import { ownOf } from '../../../../contract/path.ts'

/** A variable of a webhook's address. */
const VARIABLE = /\{\{\s*entidad\.([a-z][a-z0-9_]*)\s*(?:\|\s*"([^"]*)"\s*)?\}\}/g

/** Scheme, host and port, which variables cannot change. */
const ORIGIN = /^https?:\/\/[^/?#{}@\\\s]+(?=[/?#]|$)/i

/** Returns the origin of a webhook's address; undefined if the address is not one. */
export function originOf(address: string): string | undefined {
  const written = ORIGIN.exec(address)?.[0]
  return written !== undefined && URL.canParse(written) ? new URL(written).origin : undefined
}

/** Returns the names of the entities that an address uses. */
export const entitiesIn = (address: string): string[] => [...address.matchAll(VARIABLE)].map(([, name = '']) => name)

/** Whether an address has anything in double braces that is not a variable of an entity. */
export const hasUnknownVariables = (address: string): boolean => /\{\{|\}\}/.test(address.replace(VARIABLE, 'x'))

/**
 * Returns the address with the values of its variables, each encoded so that it stays within its place; undefined if a
 * value would change the path.
 */
export function addressWith(address: string, values: Readonly<Record<string, string>>): string | undefined {
  let climbs = false
  const filled = address.replace(VARIABLE, (_, name: string, otherwise = '') => {
    const value = (ownOf(values, name) || otherwise).replace(/\p{Surrogate}/gu, '\uFFFD')
    if (/^\.{0,2}$/.test(value)) climbs = true
    return encodeURIComponent(value)
  })
  return climbs ? undefined : filled
}
