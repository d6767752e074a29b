import { scopes } from '../../../generated/calls.ts'
import type { BrowserCall } from '../../contract/operation.ts'
import type { CallContext, Sending } from './types.ts'

/** The caller's input: the record acted upon and the form's values. */
export interface CallArguments {
  record?: Readonly<Record<string, unknown>> | undefined
  /** values for the body; without them the body comes from the record */
  values?: Readonly<Record<string, unknown>> | undefined
}

/**
 * Builds the input of an operation: path parameters from the bot, the record and the route; the body only from the
 * fields that the operation declares, since the server rejects unknown ones.
 * @throws when a path parameter has no value
 */
export function callInput(operation: BrowserCall, given: CallArguments, context: CallContext): Sending {
  const path: Sending['path'] = {}
  for (const name of operation.pathParams) {
    const value = pathValue(name, given, context)
    if (value === undefined) throw new Error(`${operation.id}: falta el parámetro ${name}`)
    path[name] = value
  }
  const body = bodyOf(operation, given)
  return body === undefined ? { path } : { path, body }
}

function pathValue(
  name: string,
  { record, values }: CallArguments,
  { bot, route }: CallContext,
): string | number | undefined {
  const known = [
    scopes.includes(name) ? bot : undefined,
    record?.[name],
    route[name],
    // `idForm` in a route is `form_id` in an operation's path.
    Object.entries(route).find(([key]) => words(key) === words(name))?.[1],
    values?.[name],
  ]
  return known.find(
    (value): value is string | number => typeof value === 'number' || (typeof value === 'string' && value !== ''),
  )
}

function bodyOf(operation: BrowserCall, { record, values }: CallArguments): Record<string, unknown> | undefined {
  if (!operation.body) return undefined
  const source = values ?? record ?? {}
  const fields = operation.bodyFields ?? Object.keys(source)
  return Object.fromEntries(fields.filter((name) => source[name] !== undefined).map((name) => [name, source[name]]))
}

/** Normalizes case and word order, so that `idForm`, `form_id` and `formId` are equal. */
function words(name: string): string {
  return name
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split('_')
    .sort()
    .join(' ')
}
