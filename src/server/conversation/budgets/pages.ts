import type { FastifyInstance, FastifyRequest } from 'fastify'
import { operations } from '../../../../generated/operations.ts'
import { budgetPublicAnswerBody } from '../../../../generated/validators/budgets.js'
import { check } from '../../../contract/validation.ts'
import { toCustomerProblem } from '../../foundation/http/customer-errors.ts'
import { toProblem } from '../../foundation/http/errors.ts'
import { problem } from '../../foundation/http/problem.ts'
import { sendPage, servePublicPages } from '../../foundation/http/public-pages.ts'
import type { Services } from '../../foundation/services/services.ts'
import type { Store } from '../../foundation/store/db.ts'
import { formOfToken, PUBLIC_PATH } from './link.ts'
import { quotationPage } from './page.ts'
import { answerPublic, type BudgetPublic, showPublic } from './public.ts'

const kind = {
  formOf: formOfToken,
  gone: 'Quizás está incompleto, o el negocio reemplazó el presupuesto. {Pedile/Pídele/Pídale} otro enlace.',
  failed: 'No pudimos mostrar el presupuesto',
}

/** Serves the public page of a quotation. */
export async function servePublicBudgets(app: FastifyInstance, store: Store, services: Services): Promise<void> {
  await servePublicPages(app, { store, services }, kind, (inner, { tokenIn, formFor, call }) => {
    const show = (request: FastifyRequest) => {
      const token = tokenIn(request)
      return call(operations.budgetPublicGet, request, () => showPublic(token))
    }
    inner.get(`${PUBLIC_PATH}/:token`, async (request, reply) =>
      sendPage(reply, 200, quotationPage(await show(request), await formFor(request), tokenIn(request))),
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
        return sendPage(reply, known.status, quotationPage(budget, form, token, toCustomerProblem(known, form).message))
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
