import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { operations } from '../../../../../generated/operations.ts'
import { typedAnswer } from '../../../../contract/forms/typed.ts'
import { isLinkPreview } from '../../../foundation/http/link-preview.ts'
import { Problem } from '../../../foundation/http/problem.ts'
import { policyWith } from '../../../foundation/http/public-page.ts'
import { sendPage, servePublicPages } from '../../../foundation/http/public-pages.ts'
import type { Services } from '../../../foundation/services/services.ts'
import type { Store } from '../../../foundation/store/db.ts'
import { db } from '../../../foundation/store/db.ts'
import { SURVEY_PATH } from '../links/addresses.ts'
import { formOfSlug, linkOf, type OpenLink, openLink } from './open.ts'
import { fieldOf, type Sent, surveyPage, thanksPage } from './page.ts'
import { colorOf, shownSurvey } from './show.ts'
import { answerSurvey } from './store.ts'
import { surveyStyle } from './style.ts'

const kind = {
  formOf: formOfSlug,
  token: /^[a-z0-9-]{3,60}$/,
  gone: 'No encontramos esta encuesta. {Revisá/Revisa/Revise} la dirección.',
  failed: 'No pudimos mostrar la encuesta',
  over: 'Encuesta cerrada',
  bodyLimit: operations.surveyPublicAnswer.bodyLimit,
}

/** What the fields of a form are, by their names. */
type Fields = Sent['fields']

/** Serves the pages of surveys. They set no cookies, and work without the script. */
export async function serveSurveys(app: FastifyInstance, store: Store, services: Services): Promise<void> {
  const script = builtScript(services.settings.widgetDir)
  const policyOf = (color: string) => policyWith({ style: surveyStyle(color), script: script !== undefined })
  await servePublicPages(app, { store, services }, kind, (inner, { tokenIn, formFor, call }) => {
    const pageOf = async (link: OpenLink, request: FastifyRequest, sent?: Sent) => {
      const slug = tokenIn(request)
      const [survey, color, form] = [await shownSurvey(link), await colorOf(link.botId), await formFor(request)]
      const given = sent?.fields.key
      const key = typeof given === 'string' ? given : randomBytes(16).toString('hex')
      return {
        color,
        html: surveyPage(survey, { form, color, script, key, address: `/api/forms/public/${slug}` }, sent),
      }
    }
    inner.get(`${SURVEY_PATH}/:token`, async (request, reply) => {
      const slug = tokenIn(request)
      const { color, html } = await call(operations.surveyPublicGet, request, async () => {
        const link = await openLink(slug)
        await countView(link.id, request)
        return pageOf(link, request)
      })
      return sendPage(reply, 200, html, policyOf(color))
    })
    inner.post(`${SURVEY_PATH}/:token`, async (request, reply) => {
      const slug = tokenIn(request)
      const fields: Fields = Object(request.body)
      const again = await call(operations.surveyPublicAnswer, request, async () => {
        const link = await linkOf(slug)
        return answerSurvey(slug, bodyOf(link, fields)).then(
          () => undefined,
          async (error: unknown) => {
            if (!(error instanceof Problem) || error.status !== 422) throw error
            return pageOf(link, request, { fields, errors: error.fields ?? {} })
          },
        )
      })
      if (again) return sendPage(reply, 422, again.html, policyOf(again.color))
      return reply.redirect(`${SURVEY_PATH}/${slug}/gracias`, 303)
    })
    inner.get(`${SURVEY_PATH}/:token/gracias`, async (request, reply) => {
      const slug = tokenIn(request)
      const { survey, color } = await call(operations.surveyPublicGet, request, async () => {
        const link = await linkOf(slug)
        return { survey: await shownSurvey(link), color: await colorOf(link.botId) }
      })
      return sendPage(reply, 200, thanksPage(survey, color), policyOf(color))
    })
  })
}

/** Returns what a form says, as the API takes it. A key that was not made here only tells answers of one page apart. */
function bodyOf({ survey }: OpenLink, fields: Fields) {
  const listed = (name: string) => [fields[name] ?? []].flat()
  const [key = ''] = listed('key')
  return {
    key: /^[\w-]{16,64}$/.test(key) ? key : randomBytes(16).toString('hex'),
    consent: listed('consent').includes('true'),
    values: survey.questions.flatMap(({ id, kind }) => {
      const value = typedAnswer(kind, listed(fieldOf(id)))
      return value === undefined ? [] : [{ question: id, value: typeof value === 'object' ? [...value] : value }]
    }),
  }
}

/**
 * Counts a view, except by programs that show a preview of the link or only ask whether it exists. Does not change the
 * version: nobody edited it.
 */
async function countView(id: number, { headers, method }: FastifyRequest): Promise<void> {
  if (method === 'HEAD' || isLinkPreview(headers['user-agent'] ?? '')) return
  await db()
    .updateTable('survey_link')
    .set(({ eb }) => ({ views: eb('views', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Returns the file of the script, if it is built. */
function builtScript(folder: string | undefined): string | undefined {
  const manifest = folder && path.join(folder, 'manifest.json')
  if (!manifest || !existsSync(manifest)) return undefined
  const { survey }: { survey?: string } = JSON.parse(readFileSync(manifest, 'utf8'))
  return survey
}
