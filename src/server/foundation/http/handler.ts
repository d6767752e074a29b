import type { operations as Described } from '../../../../generated/api.d.ts'
import type { BuiltId, OperationId, operations as table } from '../../../../generated/operations.ts'
import type { Services } from '../services/services.ts'
import type { SentForm } from './multipart.ts'
import type { Page } from './page.ts'
import type { Scope, Session } from './scope.ts'

// Types of the handlers, derived from the description: an operation without a handler, a wrong body and an
// undocumented status do not compile.

type Table = typeof table
type Empty = Record<never, never>
type Json<T> = T extends { content: infer C } ? (C extends { 'application/json': infer J } ? J : Uint8Array) : undefined
type Responses<K extends OperationId> = K extends keyof Described ? Described[K]['responses'] : never
type Parameters<K extends OperationId> = K extends keyof Described ? Described[K]['parameters'] : never
type IsList<K extends OperationId> = Table[K] extends {
  resource: { verb: 'list'; dialect: 'simple-rest' }
}
  ? true
  : false

/** A simple-rest list's query, parsed and checked: only fields that the contract lists. */
interface ListQuery<K extends OperationId> {
  filter: Table[K] extends {
    list: { filter: readonly (infer F extends string)[] }
  }
    ? { [key in F]?: unknown }
    : Empty
  sort: readonly [
    field: Table[K] extends {
      list: { sort: readonly (infer S extends string)[] }
    }
      ? S
      : string,
    order: 'ASC' | 'DESC',
  ]
  /** first and last position asked for, counted from 0, both included */
  range: readonly [first: number, last: number]
  /** the fields that `q` looks into, as the contract names them */
  search: readonly string[]
}

type Params<K extends OperationId> = Parameters<K> extends { path: infer P } ? P : Empty
type Query<K extends OperationId> =
  IsList<K> extends true
    ? ListQuery<K>
    : Parameters<K> extends { query?: infer Q }
      ? [Q] extends [undefined]
        ? Empty
        : NonNullable<Q>
      : Empty
/** What a handler is given of a body: parsed JSON, or a form. */
type Sent<T> = T extends { content: { 'multipart/form-data': unknown } } ? SentForm : Json<T>
export type Body<K extends OperationId> = K extends keyof Described
  ? Described[K] extends { requestBody: infer B }
    ? Sent<NonNullable<B>>
    : Described[K] extends { requestBody?: infer B }
      ? [B] extends [undefined]
        ? undefined
        : Sent<NonNullable<B>> | undefined
      : undefined
  : never

/** Every documented status with its body. */
type Reply<K extends OperationId> = {
  [S in keyof Responses<K>]: {
    readonly status: S
    readonly body: Json<Responses<K>[S]>
  }
}[keyof Responses<K>]

/** What may be returned bare: the body of the usual success, nothing for 204, a page for a simple-rest list. */
export type Answer<K extends OperationId> =
  IsList<K> extends true
    ? Json<Responses<K>[200 & keyof Responses<K>]> extends (infer Item)[]
      ? Page<Item>
      : never
    : 200 extends keyof Responses<K>
      ? Json<Responses<K>[200 & keyof Responses<K>]>
      : 201 extends keyof Responses<K>
        ? Json<Responses<K>[201 & keyof Responses<K>]>
        : // biome-ignore lint/suspicious/noConfusingVoidType: a handler of a 204 may just end
          void

/** Facts of the HTTP request that rules and the history of changes need. */
export interface RequestFacts {
  readonly id: string
  readonly ip: string
  readonly userAgent: string
  /** a header as it was sent once; undefined when it is absent or came twice */
  readonly header: (name: string) => string | undefined
}

/** One call of an operation, checked: everything in it obeys the contract. */
type Call<K extends OperationId> = {
  readonly params: Params<K>
  readonly query: Query<K>
  readonly body: Body<K>
  readonly request: RequestFacts
  readonly services: Services
  /** answers with another documented status than the usual one */
  reply<S extends keyof Responses<K>>(status: S, body: Json<Responses<K>[S]>): Reply<K>
} & (Table[K]['access']['who'] extends 'public' ? { readonly session?: Session } : { readonly session: Session }) &
  (Table[K] extends { scope: string } ? { readonly scope: Scope } : Empty)

export type Handler<K extends OperationId> = (call: Call<K>) => Promise<Answer<K> | Reply<K>> | Answer<K> | Reply<K>

/** A handler for every operation that is built: what the sum of all groups must satisfy. */
export type Handlers = { [K in BuiltId]: Handler<K> }

/** An area's share of the handlers, typed by operationId: `export const intents = group({ intentList: … })`. */
export function group<K extends BuiltId>(handlers: { [P in K]: Handler<P> }): { [P in K]: Handler<P> } {
  return handlers
}
