import type { Gate } from './gate.ts'

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** What an endpoint means to a table or form (`x-resource`). */
export interface ResourceRole {
  /** the route of the resource, without its leading slash, e.g. `advanced/intents` */
  name: string
  verb: 'list' | 'one' | 'create' | 'update' | 'delete' | 'deleted' | 'restore' | 'action'
  /**
   * How a list is asked for. `simple-rest`: the server filters, sorts and pages (`filter`, `sort`, `range`,
   * `Content-Range`). `whole`: one answer holds everything and the browser does it.
   */
  dialect?: 'simple-rest' | 'whole'
  /** JSON pointer to the items in the answer; '' when the answer is the array itself */
  items?: string
  /** the field that identifies an item */
  id?: string
  /** the field that says what an item is called, where it is none of the usual ones */
  representation?: string
}

/** What a list can do (`x-list`); a screen shows no control that is missing here. */
export interface ListCapability {
  /** fields that the server sorts by */
  sort: string[]
  /** filter keys (`q` is among them when the list can be searched) */
  filter: string[]
  /** fields that `q` looks into */
  search?: string[]
  /** most items that one call returns */
  max: number
}

export interface Toasts {
  success?: string
  error?: string
  loading?: string
}

export interface RateLimit {
  /** calls allowed in a window */
  max: number
  /** seconds */
  window: number
  /** what is counted: the caller's address, the account named in the body (or the user), or the user */
  by: 'address' | 'account' | 'user'
  /** all calls, unless only those that fail count */
  counts?: 'failures'
}

/** One endpoint, as the server's registrar and the browser's data provider need it. */
export interface Operation {
  id: string
  method: Method
  /** as in the description, without the /api prefix, e.g. `/ia/{bot}` */
  path: string
  tag: string
  summary: string
  access: Gate
  /** what the path names that a caller may be a member of (`x-scope`) */
  scope?: string
  pathParams: string[]
  queryParams: string[]
  /** media type of the request body, if there is one */
  body?: 'application/json' | 'multipart/form-data'
  /** top-level properties of a JSON request body */
  bodyFields?: string[]
  /** documented statuses below 400, the usual one first */
  success: number[]
  /** documented statuses from 400 on */
  errors: number[]
  resource?: ResourceRole
  list?: ListCapability
  toasts?: Toasts
  rateLimits?: RateLimit[]
  /** calls of one person that may wait while another of theirs is worked on; costly operations have it */
  queue?: number
  /** bytes; the server's default applies when absent */
  bodyLimit?: number
  /** changing it puts the bot into "cambios sin entrenar"; sometimes: only where what was changed is learned from */
  needsTraining?: true | 'sometimes'
  /**
   * its row in the history of changes; `rows`: none when nothing changed (`optional`), one for each thing (`many`), one
   * for each of those that changed, or none (`any`)
   */
  audit?: { action: string; resource: string; rows?: 'optional' | 'many' | 'any' }
  /** the one mark that lets an operation answer 501, with its reason */
  notBuilt?: string
}

/**
 * What the browser needs to send a call and to speak of its outcome. Who may call, limits and statuses are the
 * server's, so that a page does not carry them.
 */
export type BrowserCall = Pick<
  Operation,
  'id' | 'method' | 'path' | 'tag' | 'pathParams' | 'body' | 'bodyFields' | 'toasts'
>
