import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import { type OperationId, operations } from '../../../../generated/operations.ts'
import type { Operation } from '../../../contract/operation.ts'
import type { Services } from '../services/services.ts'
import type { Store } from '../store/db.ts'
import { BODY_LIMIT } from './bodies.ts'
import { inCall } from './context.ts'
import type { Rephrase } from './customer-errors.ts'
import { dataExceptionProblem, isDataException, readExceptionProblem } from './data-exception.ts'
import { bodyTypes } from './description.ts'
import { type Admission, type Admitters, authorizeCall } from './guard.ts'
import type { EarlyChecks, Handlers } from './handler.ts'
import { type InputRules, readBody, readQuery } from './input.ts'
import { limitByAccount } from './limits.ts'
import { registerMethodNotAllowed } from './methods.ts'
import { badForm, SentForm } from './multipart.ts'
import { Page } from './page.ts'
import { problem } from './problem.ts'
import { StatusAnswer, send } from './send.ts'
import { runQueued, runThrottled } from './throttle.ts'

const PREFIX = '/api'
declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: Operation
  }
  interface FastifyRequest {
    /** set once the caller is admitted */
    admission: Admission | null
  }
}

/** Dependencies of every route. */
interface Parts extends Admitters {
  store: Store
  services: Services
  handlers: Handlers
  rules: ReadonlyMap<string, InputRules>
  /** development only: an operation without a handler answers 501 instead of preventing the start */
  unfinished?: boolean | undefined
  /** checks before the body is read */
  early?: Readonly<Record<string, EarlyChecks[OperationId]>>
  /** adds details to an error before it is sent */
  explain?: (error: unknown, operation: Operation) => Promise<void>
  /** returns how to reword the errors of an operation; undefined keeps them */
  rephrase?: (operation: Operation) => Rephrase | undefined
}

type AnyHandler = (call: unknown) => unknown

/** Registers every operation of the contract, and 405 for the methods that its paths do not have. */
export function registerOperations(app: FastifyInstance, parts: Parts): void {
  app.decorateRequest('admission', null)
  const placed: (readonly [url: string, method: string])[] = []
  for (const operation of Object.values<Operation>(operations)) {
    const url = PREFIX + operation.path.replace(/\{(\w+)\}/g, ':$1')
    placed.push([url, operation.method.toUpperCase()])
    register(app, operation, url, parts)
  }
  registerMethodNotAllowed(app, placed)
}

function register(app: FastifyInstance, operation: Operation, url: string, parts: Parts): void {
  const rules = parts.rules.get(operation.id) ?? { integers: new Set() }
  const handler = (parts.handlers as unknown as Record<string, AnyHandler>)[operation.id]
  if (!handler && !operation.notBuilt) {
    if (!parts.unfinished) throw new Error(`no handler for ${operation.id}`)
    parts.services.log.warn({ operation: operation.id }, 'the operation has no handler yet and responds with 501')
  }
  const rephrase = parts.rephrase?.(operation)
  const early = parts.early?.[operation.id]
  const config = { operation, bodyTypes: bodyTypes(operation) }
  app.route({
    method: operation.method.toUpperCase() as HTTPMethods,
    url,
    config,
    bodyLimit: operation.bodyLimit ?? BODY_LIMIT,
    // Before the body is read: bodies of unauthorized callers are not parsed.
    onRequest: (request, reply) =>
      parts.store.run(async () => {
        const addHeader = (name: string, value: string) => void reply.header(name, value)
        request.admission = await authorizeCall(operation, rules, request, parts.services, parts, addHeader)
        if (operation.notBuilt) throw problem(501, 'not_built', 'Esta función todavía no está disponible.')
        if (!handler) throw problem(501, 'not_built', `La operación ${operation.id} todavía no tiene handler.`)
        const { params, request: facts } = request.admission
        await inCall({ services: parts.services }, async () =>
          early?.({ params, request: facts, services: parts.services }),
        )
      }),
    ...(rephrase && {
      // The error handler of the server answers the reworded error.
      errorHandler: async (error: unknown, request: FastifyRequest) => {
        throw await parts.store.run(() => rephrase(error, request.params))
      },
    }),
    handler: (request, reply) =>
      parts.store.run(() => answer(operation, rules, handler as AnyHandler, request, reply, parts)),
  })
}

async function answer(
  operation: Operation,
  rules: InputRules,
  handler: AnyHandler,
  request: FastifyRequest,
  reply: FastifyReply,
  { services, explain }: Parts,
): Promise<FastifyReply> {
  const { session, scope, params, effects, request: facts } = request.admission as Admission
  await limitByAccount(operation, request.body, session, services)
  const addHeader = (name: string, value: string) => void reply.header(name, value)
  return inCall({ services, operation, effects, request: facts, session, scope, addHeader }, async () => {
    const query = readQuery(operation, rules, request.query as Record<string, unknown>)
    if (operation.body === 'multipart/form-data' && !(request.body instanceof SentForm)) throw badForm()
    const body = readBody(rules, request.body)
    const caller = session
      ? `user ${session.user.id}`
      : scope?.apiKeyId === undefined
        ? undefined
        : `key ${scope.apiKeyId}`
    const who = caller ?? `address ${request.ip}`
    const call = {
      params,
      query,
      body,
      session,
      scope,
      request: facts,
      services,
      reply: (status: number, body: unknown) => new StatusAnswer(status, body),
    }
    const work = async () => {
      try {
        return await handler(call)
      } catch (error) {
        await explain?.(error, operation)
        if (!isDataException(error)) throw error
        if (operation.method !== 'get') throw dataExceptionProblem(query, body)
        throw readExceptionProblem(query) ?? new Error('The database refused a value of the server', { cause: error })
      }
    }
    // Reads are limited per person only: many visitors can share an address.
    const result = await runQueued(operation, who, () =>
      caller ? runThrottled(operation, who, reply.raw, work) : work(),
    )
    if (result instanceof Page) return send(operation, reply, { page: result, query })
    if (result instanceof StatusAnswer) return send(operation, reply, result)
    return send(operation, reply, new StatusAnswer(operation.success[0] ?? 200, result))
  })
}
