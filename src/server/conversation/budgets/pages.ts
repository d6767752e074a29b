import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { operations } from '../../../../generated/operations.ts'
import { budgetPublicAnswerBody } from '../../../../generated/validators/budgets.js'
import type { Operation } from '../../../contract/operation.ts'
import { check } from '../../../contract/validation.ts'
import { inCall } from '../../foundation/http/context.ts'
import { asProblem } from '../../foundation/http/errors.ts'
import { takeByCaller } from '../../foundation/http/limits.ts'
import { problem, refusals } from '../../foundation/http/problem.ts'
import type { Services } from '../../foundation/services/services.ts'
import type { Store } from '../../foundation/store/db.ts'
import { PUBLIC_PATH } from './link.ts'
import { problemPage, publicPolicy, quotationPage } from './page.ts'
import { answerPublic, type BudgetPublic, showPublic } from './public.ts'

/** Bytes of the answer's form. */
const FORM_LIMIT = 20_000
const TOKEN = /^[\w-]{22,100}$/

/**
 * Serves the page of a quotation's link, made on the server and without programs, under the limits of the operations
 * that do the same for programs.
 */
export async function servePublicBudgets(app: FastifyInstance, store: Store, services: Services): Promise<void> {
  const tokenIn = ({ params }: FastifyRequest) => {
    const { token } = params as { token: string }
    if (!TOKEN.test(token)) throw refusals.notFound()
    return token
  }
  const call = <T>(operation: Operation, request: FastifyRequest, work: () => Promise<T>): Promise<T> =>
    store.run(async () => {
      await takeByCaller(operation, request.ip, undefined, services)
      const userAgent = (request.headers['user-agent'] ?? '').slice(0, 512)
      const facts = { id: request.id, ip: request.ip, userAgent, header: () => undefined }
      return inCall({ services, request: facts, operation }, work)
    })
  const show = (request: FastifyRequest) => {
    const token = tokenIn(request)
    return call(operations.budgetPublicGet, request, () => showPublic(token))
  }

  await app.register(async (inner) => {
    inner.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_LIMIT },
      async (_: FastifyRequest, text: string) => Object.fromEntries(new URLSearchParams(text)),
    )
    inner.setErrorHandler((error, request, reply) => refuse(error, request, reply))
    inner.get(`${PUBLIC_PATH}/:token`, async (request, reply) =>
      page(reply, 200, quotationPage(await show(request), tokenIn(request))),
    )
    inner.post(`${PUBLIC_PATH}/:token`, async (request, reply) => {
      const token = tokenIn(request)
      try {
        await call(operations.budgetPublicAnswer, request, () => answerPublic(token, answerIn(request.body)))
      } catch (error) {
        const known = asProblem(error)
        if (known?.status !== 409 && known?.status !== 422) throw error
        const budget: BudgetPublic = await show(request)
        return page(reply, known.status, quotationPage(budget, token, known.message))
      }
      return reply.redirect(`${PUBLIC_PATH}/${token}`, 303)
    })
  })
}

function answerIn(body: unknown) {
  const { answer, comment = '' } = (body ?? {}) as { answer?: unknown; comment?: unknown }
  const text = typeof comment === 'string' ? comment.replace(/\r\n/g, '\n') : comment
  const checked = check(budgetPublicAnswerBody, { answer, comment: text })
  if (!checked.ok) throw problem(422, 'invalid', checked.message, checked.fields)
  return checked.value
}

function page(reply: FastifyReply, status: number, html: string): FastifyReply {
  return reply
    .status(status)
    .headers({ 'content-security-policy': publicPolicy, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    .type('text/html; charset=utf-8')
    .send(html)
}

function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = asProblem(error)
  if (!known || known.status >= 500) request.log.error({ err: error }, 'the page of a quotation failed')
  void reply.headers(known?.headers ?? {})
  if (known?.status === 404)
    return page(
      reply,
      404,
      problemPage(
        'El enlace ya no vale',
        'El presupuesto venció hace tiempo o se reemplazó por uno nuevo. Para recibir otro enlace, escribir al negocio.',
      ),
    )
  const text = known?.message ?? 'Ocurrió un error interno, intentar nuevamente más tarde.'
  return page(reply, known?.status ?? 500, problemPage('No se puede mostrar el presupuesto', text))
}
