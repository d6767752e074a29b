import type { BrowserCall, ListCapability } from '../../contract/operation.ts'

/** Maps a resource's verbs to operations. Shape of an entry of `generated/resources.ts`. */
export interface ResourceEntry {
  readonly list?: string
  readonly one?: string
  readonly create?: string
  readonly update?: string
  readonly delete?: string
  readonly dialect?: 'simple-rest' | 'whole'
  /** JSON pointer to the items in the list response */
  readonly items?: string
  /** name of the id field */
  readonly id?: string
  /** field with the item's display name */
  readonly representation?: string
  /** resource kind in realtime change events */
  readonly kind?: string
  readonly capability?: ListCapability
}

/** The path, query and body of one request. */
export interface Sending {
  path: Record<string, string | number>
  query?: Record<string, unknown>
  body?: unknown
  signal?: AbortSignal | undefined
  /** the answer is a file: return it as a blob */
  asFile?: boolean
}

/** Sends one request and returns the response body. Throws `ApiError`. */
export type Send = (operation: BrowserCall, sending: Sending) => Promise<unknown>

/** Fallback values for path parameters that neither the caller nor the record provides. */
export interface CallContext {
  bot?: number | undefined
  /** parameters of the current route, e.g. `idForm` */
  route: Readonly<Record<string, string | undefined>>
}

/**
 * Filter, search and label rules of a list that is filtered in the browser. Plain data, since it is part of a query
 * key.
 */
export interface ClientListRules {
  /** field and comparison of each filter key */
  match: Record<string, { source: string; as: 'contains' | 'equal' | 'from' | 'to' }>
  /** fields searched by the filter key `q` */
  search: string[]
  /** labels of enum values by field, so that search and sorting use the displayed text */
  labels: Record<string, Record<string, string>>
}
