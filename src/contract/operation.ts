import type { Gate } from './gate.ts'

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** The role of an endpoint for a table or form (`x-resource`). */
export interface ResourceRole {
  /** route of the resource without the leading slash, e.g. `advanced/intents` */
  name: string
  verb: 'list' | 'one' | 'create' | 'update' | 'delete' | 'deleted' | 'restore' | 'action'
  /**
   * How the list is queried. `simple-rest`: the server filters, sorts and paginates (`filter`, `sort`, `range`,
   * `Content-Range`). `whole`: the response contains all items and the browser filters, sorts and paginates.
   */
  dialect?: 'simple-rest' | 'whole'
  /** JSON pointer to the items in the response; '' when the response is the array itself */
  items?: string
  /** the field that contains an item's id */
  id?: string
  /** the field with an item's display name, unless it has one of the usual names */
  representation?: string
}

/** The capabilities of a list (`x-list`). A screen shows no control for a missing capability. */
export interface ListCapability {
  /** fields the server can sort by */
  sort: string[]
  /** filter keys (including `q` when the list is searchable) */
  filter: string[]
  /** fields that `q` searches */
  search?: string[]
  /** maximum number of items per response */
  max: number
}

export interface Toasts {
  success?: string
  error?: string
  loading?: string
}

export interface RateLimit {
  /** requests allowed per window */
  max: number
  /** in seconds */
  window: number
  /**
   * what requests are counted by: the caller's address, the account named in the body (or the user), the user, or the
   * bot of the path
   */
  by: 'address' | 'account' | 'user' | 'bot'
  /** all requests are counted unless this is set */
  counts?: 'failures' | 'successes'
}

/** An endpoint as used by the server's route registration and the browser's data provider. */
export interface Operation {
  id: string
  method: Method
  /** as in the OpenAPI description, without the /api prefix, e.g. `/ia/{bot}` */
  path: string
  tag: string
  summary: string
  access: Gate
  /** the path parameter that the caller's membership is checked for (`x-scope`) */
  scope?: string
  pathParams: string[]
  queryParams: string[]
  /** media type of the request body, if any */
  body?: 'application/json' | 'multipart/form-data'
  /** top-level properties of a JSON request body */
  bodyFields?: string[]
  /** documented statuses below 400, the default first */
  success: number[]
  /** documented statuses from 400 */
  errors: number[]
  resource?: ResourceRole
  list?: ListCapability
  toasts?: Toasts
  rateLimits?: RateLimit[]
  /** maximum number of queued requests per user while one of theirs is being processed; set for expensive operations */
  queue?: number
  /** in bytes; defaults to the server's limit */
  bodyLimit?: number
  /**
   * whether a change sets the bot to "cambios sin entrenar"; `sometimes`: only when the changed record is used for
   * training
   */
  needsTraining?: true | 'sometimes'
  /**
   * The entry in the audit log. `label`: what it names, if that has no name of its own. `rows`: `optional` means none when nothing changed, `many` one per item, `any` one per
   * changed item or none.
   */
  audit?: { action: string; resource: string; label?: string; rows?: 'optional' | 'many' | 'any' }
  /** the scope with which an API key of the bot may call it, such as `contacts:read` */
  apiKey?: string
  /** refused while the platform has suspended the bot */
  reachesCustomers?: true
  /** allows the operation to answer 501, with the reason */
  notBuilt?: string
}

/**
 * The fields the browser needs to send a request and report its outcome. Access rules, limits and statuses are left out
 * to keep the bundle small.
 */
export type BrowserCall = Pick<
  Operation,
  'id' | 'method' | 'path' | 'tag' | 'pathParams' | 'body' | 'bodyFields' | 'toasts'
>
