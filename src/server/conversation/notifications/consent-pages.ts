import type { FastifyInstance, FastifyRequest } from 'fastify'
import { operations } from '../../../../generated/operations.ts'
import { notificationPublicAnswerBody } from '../../../../generated/validators/notifications.js'
import { check } from '../../../contract/validation.ts'
import { CONSENT_PATH } from '../../foundation/consent/consent.ts'
import { SentForm } from '../../foundation/http/multipart.ts'
import { problem } from '../../foundation/http/problem.ts'
import { sendPage, servePublicPages } from '../../foundation/http/public-pages.ts'
import type { Services } from '../../foundation/services/services.ts'
import type { Store } from '../../foundation/store/db.ts'
import { consentPage } from './consent-page.ts'
import { answerConsent, formOfConsent, showConsent } from './public.ts'

const kind = {
  formOf: formOfConsent,
  gone: 'Quizás está incompleto. {Abrilo/Ábrelo/Ábralo} desde el último correo que {recibiste/recibió}.',
  failed: 'No pudimos mostrar la página',
}

/** Programs send the one-click request in either form (RFC 8058). */
const config = { bodyTypes: ['multipart/form-data', 'application/x-www-form-urlencoded'] }

/** Serves the page where somebody outside the team accepts or refuses alerts. Opening it changes nothing. */
export async function serveConsents(app: FastifyInstance, store: Store, services: Services): Promise<void> {
  await servePublicPages(app, { store, services }, kind, (inner, { tokenIn, formFor, call }) => {
    inner.get(`${CONSENT_PATH}/:token`, async (request, reply) => {
      const token = tokenIn(request)
      const shown = await call(operations.notificationPublicGet, request, () => showConsent(token))
      return sendPage(reply, 200, consentPage(shown, await formFor(request)))
    })
    inner.post(`${CONSENT_PATH}/:token`, { config }, async (request, reply) => {
      const token = tokenIn(request)
      const fields = fieldsOf(request)
      const isOneClick = fields['List-Unsubscribe'] === 'One-Click'
      const input = isOneClick ? { answer: 'refuse' as const } : answerIn(fields)
      const shown = await call(operations.notificationPublicAnswer, request, () => answerConsent(token, input))
      // Programs that unsubscribe do not follow a redirect.
      if (isOneClick) return sendPage(reply, 200, consentPage(shown, await formFor(request)))
      return reply.redirect(`${CONSENT_PATH}/${token}`, 303)
    })
  })
}

const fieldsOf = ({ body }: FastifyRequest): Readonly<Record<string, unknown>> =>
  body instanceof SentForm ? body.fields : Object(body)

function answerIn({ answer }: Readonly<Record<string, unknown>>) {
  const checked = check(notificationPublicAnswerBody, { answer })
  if (!checked.ok) throw problem(422, 'invalid', checked.message, checked.fields)
  return checked.value
}
