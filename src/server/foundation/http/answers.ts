import type { FastifyInstance } from 'fastify'
import description from '../../../../generated/openapi.json' with { type: 'json' }
import type { Operation } from '../../../contract/operation.ts'
import { internal } from './errors.ts'
import { brokenPromise } from './told.ts'

interface Validate {
  (value: unknown): boolean
  errors?: unknown
}
type Answers = (operation: Operation, status: number) => Validate | undefined
type Answer = { $ref?: string; content?: Record<string, { schema?: object }> }

// Of the process and the protocol, not of the operation: any call may meet them.
const ANYWHERE = [408, 414, 429, 503, 507]

/**
 * Holds every answer of an operation, refusals included, against the description, and what the call told the history
 * and the training as well. One that breaks it becomes a 500 and is noted in `violations`. Only servers under test do
 * this.
 */
export async function checkAnswers(app: FastifyInstance, violations: string[]): Promise<void> {
  const violationOf = await answerChecker()
  app.addHook('onSend', async (request, reply, payload) => {
    const { operation } = request.routeOptions.config
    if (!operation || request.method === 'HEAD' || payload instanceof Uint8Array) return payload
    const body: unknown = typeof payload === 'string' && payload ? JSON.parse(payload) : undefined
    const violation =
      violationOf(operation, reply.statusCode, body) ??
      (request.admission && reply.statusCode < 400 ? brokenPromise(operation, request.admission.told) : undefined)
    if (!violation) return payload
    violations.push(violation)
    request.log.error({ violation }, 'the answer breaks the description')
    void reply.status(500)
    return JSON.stringify(internal)
  })
}

/** Says what breaks the description in an answer of an operation, if anything does. */
type CheckAnswer = (operation: Operation, status: number, body: unknown) => string | undefined

/** Loads the validators of answers; tests hold the answers that they stage against them, too. */
export async function answerChecker(): Promise<CheckAnswer> {
  loaded ??= loadAnswers()
  const answers = await loaded
  return (operation, status, body) => violationOf(answers, operation, status, body)
}

function violationOf(answers: Answers, operation: Operation, status: number, body: unknown): string | undefined {
  const described = [...operation.success, ...operation.errors].includes(status)
  if (!described && ANYWHERE.includes(status)) return undefined
  if (!described)
    return `${operation.id} answered ${status}, which the description does not mention: ${JSON.stringify(body)}`
  const validate = answers(operation, status)
  if (!validate) return body === undefined ? undefined : `${operation.id} ${status} has a body, which is not described`
  try {
    if (validate(body)) return undefined
  } catch (error) {
    return `${operation.id} ${status}: its validator failed: ${error}`
  }
  return `${operation.id} ${status}: ${JSON.stringify(validate.errors)} in ${JSON.stringify(body)}`
}

/** Of the process: a test process builds a server for each of its files, and compiles every validator once. */
let loaded: Promise<Answers> | undefined

/** Validators of answers, compiled by ajv when one is first met: a server under test meets a few of them. */
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
