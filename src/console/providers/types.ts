import type { BrowserCall, ListCapability } from '../../contract/operation.ts'

/** How a resource's verbs map to operations; the shape of an entry of `generated/resources.ts`. */
export interface ResourceEntry {
  readonly list?: string
  readonly one?: string
  readonly create?: string
  readonly update?: string
  readonly delete?: string
  readonly dialect?: 'simple-rest' | 'whole'
  /** JSON pointer to the items of the list's answer */
  readonly items?: string
  /** field that identifies an item */
  readonly id?: string
  /** field that says what an item is called */
  readonly representation?: string
  /** what its changes are of, in events */
  readonly kind?: string
  readonly capability?: ListCapability
}

/** One request, with everything already in its place. */
export interface Sending {
  path: Record<string, string | number>
  query?: Record<string, unknown>
  body?: unknown
  signal?: AbortSignal | undefined
}

/** Sends one request and answers its body; fails with an `ApiError`. */
export type Send = (operation: BrowserCall, sending: Sending) => Promise<unknown>

/** What path parameters are filled from when neither the caller nor the record knows them. */
export interface CallContext {
  bot?: number | undefined
  /** parameters of the current route, e.g. `idForm` */
  route: Readonly<Record<string, string | undefined>>
}

/** What a list in the browser needs to know of its columns and filters; plain data, since it is part of a cache key. */
export interface WholeRules {
  /** how each filter key is compared with which field */
  match: Record<string, { source: string; as: 'contains' | 'equal' | 'from' | 'to' }>
  /** fields that the search key `q` looks into */
  search: string[]
  /** texts of enumerated values by field, so that search and order follow what is read */
  labels: Record<string, Record<string, string>>
}
