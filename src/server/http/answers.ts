import type { FastifyInstance } from 'fastify'
import { operations } from '../../../generated/operations.ts'
import type { Operation } from '../../contract/operation.ts'
import { internal } from './errors.ts'

interface Validate {
  (value: unknown): boolean
  errors?: unknown
}
type Answers = Record<string, Record<string, Validate>>

// Of the process and the protocol, not of the operation: any call may meet them.
const ANYWHERE = [408, 414, 503]

/**
 * Holds every answer of an operation, refusals included, against the description. One that breaks it becomes a 500
 * and is noted in `violations`. Only servers under test do this.
 */
export async function checkAnswers(app: FastifyInstance, violations: string[]): Promise<void> {
  const answers = await loadAnswers()
  app.addHook('onSend', async (request, reply, payload) => {
    const { operation } = request.routeOptions.config
    if (!operation || request.method === 'HEAD' || payload instanceof Uint8Array) return payload
    const body: unknown = typeof payload === 'string' && payload ? JSON.parse(payload) : undefined
    const violation = violationOf(answers, operation, reply.statusCode, body)
    if (!violation) return payload
    violations.push(violation)
    request.log.error({ violation }, 'the answer breaks the description')
    void reply.status(500)
    return JSON.stringify(internal)
  })
}

function violationOf(answers: Answers, operation: Operation, status: number, body: unknown): string | undefined {
  if (ANYWHERE.includes(status)) return undefined
  if (![...operation.success, ...operation.errors].includes(status))
    return `${operation.id} answered ${status}, which the description does not mention: ${JSON.stringify(body)}`
  const validate = answers[operation.id]?.[status]
  if (!validate) return body === undefined ? undefined : `${operation.id} ${status} has a body, which is not described`
  try {
    if (validate(body)) return undefined
  } catch (error) {
    return `${operation.id} ${status}: its validator failed: ${error}`
  }
  return `${operation.id} ${status}: ${JSON.stringify(validate.errors)} in ${JSON.stringify(body)}`
}

async function loadAnswers(): Promise<Answers> {
  const all: Answers = {}
  for (const tag of new Set(Object.values<Operation>(operations).map((operation) => operation.tag)))
    Object.assign(all, ((await import(`../../../generated/answers/${tag}.js`)) as { answers: Answers }).answers)
  return all
}
