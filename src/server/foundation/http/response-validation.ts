import type { FastifyInstance } from 'fastify'
import description from '../../../../generated/openapi.json' with { type: 'json' }
import type { Operation } from '../../../contract/operation.ts'
import { effectFault } from './effects.ts'
import { internalError } from './errors.ts'

interface Validate {
  (value: unknown): boolean
  errors?: unknown
}
type Answers = (operation: Operation, status: number) => Validate | undefined
type Answer = { $ref?: string; content?: Record<string, { schema?: object }> }

// Statuses of the process and the protocol, not of an operation: any call can return them.
const ANYWHERE = [408, 414, 429, 503, 507]

/**
 * Validates every response of an operation, errors included, against the OpenAPI description, and checks that a
 * successful call wrote the promised audit entries and pending training. A violation is answered with 500 and added to
 * `violations`. Used only in tests.
 */
export async function validateResponses(app: FastifyInstance, violations: string[]): Promise<void> {
  const violationOf = await loadResponseValidator()
  app.addHook('onSend', async (request, reply, payload) => {
    const { operation } = request.routeOptions.config
    if (!operation || request.method === 'HEAD' || payload instanceof Uint8Array) return payload
    const body: unknown = typeof payload === 'string' && payload ? JSON.parse(payload) : undefined
    const violation =
      violationOf(operation, reply.statusCode, body) ??
      (request.admission && reply.statusCode < 400 ? effectFault(operation, request.admission.effects) : undefined)
    if (!violation) return payload
    violations.push(violation)
    request.log.error({ violation }, 'the response violates the API description')
    void reply.status(500)
    return JSON.stringify(internalError)
  })
}

/** Returns a message if a response of an operation does not match the description, otherwise undefined. */
type CheckAnswer = (operation: Operation, status: number, body: unknown) => string | undefined

/** Loads the response validators. Tests also use them to check mocked responses. */
export async function loadResponseValidator(): Promise<CheckAnswer> {
  loaded ??= loadAnswers()
  const answers = await loaded
  return (operation, status, body) => violationOf(answers, operation, status, body)
}

function violationOf(answers: Answers, operation: Operation, status: number, body: unknown): string | undefined {
  const described = [...operation.success, ...operation.errors].includes(status)
  if (!described && ANYWHERE.includes(status)) return undefined
  if (!described)
    return `${operation.id} returned status ${status}, which the API description does not define: ${JSON.stringify(body)}`
  const validate = answers(operation, status)
  if (!validate)
    return body === undefined
      ? undefined
      : `${operation.id} ${status} has a body, which the API description does not define`
  try {
    if (validate(body)) return undefined
  } catch (error) {
    return `${operation.id} ${status}: its validator failed: ${error}`
  }
  return `${operation.id} ${status}: ${JSON.stringify(validate.errors)} in ${JSON.stringify(body)}`
}

/**
 * Cached per process: a test process builds a server for each test file, and should compile each validator only once.
 */
let loaded: Promise<Answers> | undefined

/** Returns the response validators. Each one is compiled on first use, because a test needs only a few of them. */
async function loadAnswers(): Promise<Answers> {
  const [{ Ajv2020 }, { default: formats }] = await Promise.all([import('ajv/dist/2020.js'), import('ajv-formats')])
  const ajv = new Ajv2020({ strict: false, validateSchema: false })
  const addFormats = (formats as unknown as { default?: typeof formats }).default ?? formats
  ;(addFormats as unknown as (to: typeof ajv) => void)(ajv)
  ajv.addSchema({ $id: 'description', ...description })
  const known = new Map<string, Validate | undefined>()
  return ({ id, path, method }, status) => {
    const key = `${id} ${status}`
    if (!known.has(key)) known.set(key, compile(path, method, status))
    return known.get(key)
  }

  function compile(path: string, method: string, status: number): Validate | undefined {
    const place = `description#/paths/${pointer(path)}/${method}/responses/${status}`
    const answer = at(place)
    const found = answer?.$ref ? `description${answer.$ref}` : place
    const { content } = at(found) ?? {}
    if (!content) return undefined
    if (!content['application/json']?.schema) return () => true
    return ajv.compile({ $ref: `${found}/content/application~1json/schema` })
  }
}

const pointer = (key: string) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))

function at(place: string): Answer | undefined {
  let found: unknown = description
  for (const part of place.split('/').slice(1)) {
    const key = decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~')
    found = (found as Record<string, unknown> | undefined)?.[key]
  }
  return found as Answer | undefined
}
