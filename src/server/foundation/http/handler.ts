import type { FastifyRequest } from 'fastify'
import type { operations as Described } from '../../../../generated/api.d.ts'
import type { BuiltId, OperationId, operations as table } from '../../../../generated/operations.ts'
import type { Services } from '../services/services.ts'
import type { SentForm } from './multipart.ts'
import type { Page } from './page.ts'
import type { Scope, Session, UserScope } from './scope.ts'
import type { FileAnswer, PictureAnswer } from './send.ts'

// Types of the handlers, derived from the OpenAPI description. A missing handler, a wrong body or an undocumented
// status does not compile.

type Table = typeof table
type Empty = Record<never, never>
type Json<T> = T extends { content: infer C }
  ? C extends { 'application/json': infer J }
    ? J
    : Uint8Array | FileAnswer | PictureAnswer
  : undefined
type Responses<K extends OperationId> = K extends keyof Described ? Described[K]['responses'] : never
type Parameters<K extends OperationId> = K extends keyof Described ? Described[K]['parameters'] : never
type IsList<K extends OperationId> = Table[K] extends {
  resource: { verb: 'list'; dialect: 'simple-rest' }
}
  ? true
  : false

/** The parsed and checked query of a simple-rest list. Only fields that the contract lists. */
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
  /** requested first and last position, counted from 0, both inclusive */
  range: readonly [first: number, last: number]
  /** the fields that `q` searches, as named in the contract */
  search: readonly string[]
}

type Params<K extends OperationId> = Parameters<K> extends { path: infer P } ? P : Empty
type Query<K extends OperationId> =
  // An export takes the query of its list.
  Table[K] extends { list: object }
    ? ListQuery<K>
    : Parameters<K> extends { query?: infer Q }
      ? [Q] extends [undefined]
        ? Empty
        : NonNullable<Q>
      : Empty
/** A body as the handler receives it: parsed JSON, or a form, or either of them. */
type Sent<T> = T extends { content: { 'multipart/form-data': unknown } }
  ? SentForm | (T extends { content: { 'application/json': infer Value } } ? Value : never)
  : Json<T>
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

/**
 * What a handler may return without `reply`: the body of the usual success status, nothing for 204, a page for a
 * simple-rest list.
 */
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

/** Facts of the HTTP request for validation rules and the audit log. */
export interface RequestFacts {
  readonly id: string
  readonly ip: string
  readonly userAgent: string
  /** Returns a header's value; undefined if it is absent or was sent more than once. */
  readonly header: (name: string) => string | undefined
}

/** Returns the facts of a request. */
export function factsOf({ id, ip, headers }: FastifyRequest): RequestFacts {
  return {
    id,
    ip,
    userAgent: (headers['user-agent'] ?? '').slice(0, 512),
    header: (name) => {
      const value = headers[name]
      return typeof value === 'string' ? value : undefined
    },
  }
}

/** What is known of a call before its body is read. */
export interface EarlyCall {
  readonly params: Readonly<Record<string, unknown>>
  readonly request: RequestFacts
  readonly services: Services
}

/**
 * Checks of operations before the body is read, beyond those of the contract: their bodies are not parsed for callers
 * who are refused.
 */
export type EarlyChecks = { readonly [K in OperationId]?: (call: EarlyCall) => Promise<void> }

/** A validated call of an operation: everything in it conforms to the contract. */
type Call<K extends OperationId> = {
  readonly params: Params<K>
  readonly query: Query<K>
  readonly body: Body<K>
  readonly request: RequestFacts
  readonly services: Services
  /** returns another documented status than the usual one */
  reply<S extends keyof Responses<K>>(status: S, body: Json<Responses<K>[S]>): Reply<K>
} & (Table[K]['access']['who'] extends 'public' ? { readonly session?: Session } : SessionOf<K>) &
  (Table[K] extends { scope: string } ? { readonly scope: ScopeOf<K> } : Empty)

/** A system with an API key has no session. */
type SessionOf<K extends OperationId> = Table[K] extends { apiKey: string }
  ? { readonly session?: Session }
  : { readonly session: Session }
type ScopeOf<K extends OperationId> = Table[K] extends { apiKey: string } ? Scope : UserScope

export type Handler<K extends OperationId> = (call: Call<K>) => Promise<Answer<K> | Reply<K>> | Answer<K> | Reply<K>

/** A handler for every built operation: the merged groups must satisfy this type. */
export type Handlers = { [K in BuiltId]: Handler<K> }

/** Defines the handlers of a module, typed by operationId: `export const intents = group({ intentList: … })`. */
export function handlerGroup<K extends BuiltId>(handlers: { [P in K]: Handler<P> }): { [P in K]: Handler<P> } {
  return handlers
}
