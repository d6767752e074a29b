import { scopes } from '../../../generated/calls.ts'
import type { BrowserCall } from '../../contract/operation.ts'
import type { CallContext, Sending } from './types.ts'

/** What a caller knows: the record acted upon and the values of a form. */
export interface Given {
  record?: Readonly<Record<string, unknown>> | undefined
  /** of the body; without them the body is made from the record */
  values?: Readonly<Record<string, unknown>> | undefined
}

/**
 * Puts what is known where the operation wants it: path parameters from the bot, the record and the route; the body
 * from its own fields alone, since the server refuses unknown ones.
 * @throws when a path parameter is known to nobody
 */
export function callInput(operation: BrowserCall, given: Given, context: CallContext): Sending {
  const path: Sending['path'] = {}
  for (const name of operation.pathParams) {
    const value = pathValue(name, given, context)
    if (value === undefined) throw new Error(`${operation.id}: falta el parámetro ${name}`)
    path[name] = value
  }
  const body = bodyOf(operation, given)
  return body === undefined ? { path } : { path, body }
}

function pathValue(name: string, { record, values }: Given, { bot, route }: CallContext): string | number | undefined {
  const known = [
    scopes.includes(name) ? bot : undefined,
    record?.[name],
    route[name],
    // `idForm` of a route is `form_id` of a path
    Object.entries(route).find(([key]) => words(key) === words(name))?.[1],
    values?.[name],
  ]
  return known.find(
    (value): value is string | number => typeof value === 'number' || (typeof value === 'string' && value !== ''),
  )
}

function bodyOf(operation: BrowserCall, { record, values }: Given): Record<string, unknown> | undefined {
  if (!operation.body) return undefined
  const source = values ?? record ?? {}
  const fields = operation.bodyFields ?? Object.keys(source)
  return Object.fromEntries(fields.filter((name) => source[name] !== undefined).map((name) => [name, source[name]]))
}

/** A name's words in one order and case, so that `idForm`, `form_id` and `formId` are the same. */
function words(name: string): string {
  return name
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split('_')
    .sort()
    .join(' ')
}
