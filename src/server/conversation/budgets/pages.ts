import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { operations } from '../../../../generated/operations.ts'
import { budgetPublicAnswerBody } from '../../../../generated/validators/budgets.js'
import { type FormOfAddress, resolveFormOfAddress, usualForm } from '../../../contract/address-form.ts'
import type { Operation } from '../../../contract/operation.ts'
import { check } from '../../../contract/validation.ts'
import { inCall } from '../../foundation/http/context.ts'
import { commonSources, toCustomerProblem } from '../../foundation/http/customer-errors.ts'
import { toProblem } from '../../foundation/http/errors.ts'
import { limitByCaller } from '../../foundation/http/limits.ts'
import { commonProblems, problem } from '../../foundation/http/problem.ts'
import type { Services } from '../../foundation/services/services.ts'
import type { Store } from '../../foundation/store/db.ts'
import { formOfToken, PUBLIC_PATH } from './link.ts'
import { problemPage, publicPolicy, quotationPage } from './page.ts'
import { answerPublic, type BudgetPublic, showPublic } from './public.ts'

/** Maximum bytes of the form's body. */
const FORM_LIMIT = 20_000
const TOKEN = /^[\w-]{22,100}$/

/**
 * Serves the public page of a quotation, rendered on the server without scripts. It has the same rate limits as the
 * equivalent API operations.
 */
export async function servePublicBudgets(app: FastifyInstance, store: Store, services: Services): Promise<void> {
  const tokenIn = ({ params }: FastifyRequest) => {
    const { token } = params as { token: string }
    if (!TOKEN.test(token)) throw commonProblems.notFound()
    return token
  }
  const call = <T>(operation: Operation, request: FastifyRequest, work: () => Promise<T>): Promise<T> =>
    store.run(async () => {
      await limitByCaller(operation, request.ip, undefined, services)
      const userAgent = (request.headers['user-agent'] ?? '').slice(0, 512)
      const facts = { id: request.id, ip: request.ip, userAgent, header: () => undefined }
      return inCall({ services, request: facts, operation }, work)
    })
  /** How the page of this link addresses the customer. */
  const formFor = (request: FastifyRequest): Promise<FormOfAddress> =>
    store
      .run(async () => formOfToken(tokenIn(request)))
      .then((form) => form ?? usualForm({}))
      // Without a database, or with a malformed link, the form is not known either.
      .catch(() => usualForm({}))
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
    inner.setErrorHandler(async (error, request, reply) => refuse(error, request, reply, await formFor(request)))
    inner.get(`${PUBLIC_PATH}/:token`, async (request, reply) =>
      page(reply, 200, quotationPage(await show(request), await formFor(request), tokenIn(request))),
    )
    inner.post(`${PUBLIC_PATH}/:token`, async (request, reply) => {
      const token = tokenIn(request)
      try {
        await call(operations.budgetPublicAnswer, request, () => answerPublic(token, answerIn(request.body)))
      } catch (error) {
        const known = toProblem(error)
        if (known?.status !== 409 && known?.status !== 422) throw error
        const budget: BudgetPublic = await show(request)
        const form = await formFor(request)
        return page(reply, known.status, quotationPage(budget, form, token, toCustomerProblem(known, form).message))
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

function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply, form: FormOfAddress): FastifyReply {
  const known = toProblem(error)
  if (!known || known.status >= 500) request.log.error({ err: error }, 'a quotation page could not be rendered')
  void reply.headers(known?.headers ?? {})
  if (known?.status === 404)
    return page(
      reply,
      404,
      problemPage(
        'El enlace ya no vale',
        resolveFormOfAddress(
          'Quizás está incompleto, o el negocio reemplazó el presupuesto. {Pedile/Pídele/Pídale} otro enlace.',
          form,
        ),
      ),
    )
  const text = known ? toCustomerProblem(known, form).message : resolveFormOfAddress(commonSources.internal ?? '', form)
  return page(reply, known?.status ?? 500, problemPage('No pudimos mostrar el presupuesto', text))
}
