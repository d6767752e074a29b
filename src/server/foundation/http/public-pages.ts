import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type FormOfAddress, resolveFormOfAddress, usualForm } from '../../../contract/address-form.ts'
import type { Operation } from '../../../contract/operation.ts'
import type { Services } from '../services/services.ts'
import type { Store } from '../store/db.ts'
import { inCall } from './context.ts'
import { commonSources, toCustomerProblem } from './customer-errors.ts'
import { toProblem } from './errors.ts'
import { limitByCaller } from './limits.ts'
import { commonProblems } from './problem.ts'
import { problemPage, publicPolicy } from './public-page.ts'

/** Maximum bytes of a form's body. */
const FORM_LIMIT = 20_000
const TOKEN = /^[\w-]{22,100}$/

/** What pages of one kind say, and how they address their reader. */
interface PublicPages {
  /** Returns the form for the link with a token; undefined for an unknown one. */
  formOf(token: string): Promise<FormOfAddress | undefined>
  /** what an unknown link says, with alternants */
  gone: string
  /** title of the page of any other error */
  failed: string
  /** title of the page of something that is over; by default that of any error */
  over?: string
  /** most bytes of a body that its form sends, unless a few fields are all */
  bodyLimit?: number | undefined
  /** what the last part of a link looks like, unless it is a secret */
  token?: RegExp
}

/** What the routes of public pages need. */
interface PublicTools {
  /** Returns the token of a link; throws 404 for what cannot be one. */
  tokenIn(request: FastifyRequest): string
  formFor(request: FastifyRequest): Promise<FormOfAddress>
  /** Runs the work of an operation within its rate limits. */
  call<T>(operation: Operation, request: FastifyRequest, work: () => Promise<T>): Promise<T>
}

/**
 * Serves pages that links with a token open, rendered on the server without scripts. Their errors are pages too. They have
 * the same rate limits as the equivalent API operations.
 */
export async function servePublicPages(
  app: FastifyInstance,
  { store, services }: { store: Store; services: Services },
  kind: PublicPages,
  routes: (inner: FastifyInstance, tools: PublicTools) => void,
): Promise<void> {
  const tokenIn = ({ params }: FastifyRequest) => {
    const { token } = params as { token: string }
    if (!(kind.token ?? TOKEN).test(token)) throw commonProblems.notFound()
    return token
  }
  const formFor = (request: FastifyRequest): Promise<FormOfAddress> =>
    store
      .run(async () => kind.formOf(tokenIn(request)))
      .then((form) => form ?? usualForm({}))
      // Without a database, or with a malformed link, the form is not known either.
      .catch(() => usualForm({}))

  await app.register(async (inner) => {
    inner.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: kind.bodyLimit ?? FORM_LIMIT },
      async (_: FastifyRequest, text: string) => fieldsIn(new URLSearchParams(text)),
    )
    inner.setErrorHandler(async (error, request, reply) => refuse(error, request, reply, await formFor(request), kind))
    routes(inner, {
      tokenIn,
      formFor,
      call: (operation, request, work) =>
        store.run(async () => {
          await limitByCaller(operation, request.ip, undefined, services)
          const userAgent = (request.headers['user-agent'] ?? '').slice(0, 512)
          const facts = { id: request.id, ip: request.ip, userAgent, header: () => undefined }
          return inCall({ services, request: facts, operation }, work)
        }),
    })
  })
}

/** Returns the fields of a form; one that was sent several times has all of its values. */
function fieldsIn(form: URLSearchParams): Record<string, string | string[]> {
  const names = [...new Set(form.keys())]
  return Object.fromEntries(
    names.map((name) => {
      const [first = '', ...more] = form.getAll(name)
      return [name, more.length > 0 ? [first, ...more] : first]
    }),
  )
}

/** Sends a page that nobody keeps or lists. */
export function sendPage(reply: FastifyReply, status: number, html: string, policy = publicPolicy): FastifyReply {
  return reply
    .status(status)
    .headers({ 'content-security-policy': policy, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    .type('text/html; charset=utf-8')
    .send(html)
}

function refuse(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  form: FormOfAddress,
  { gone, failed, over = failed }: PublicPages,
): FastifyReply {
  const known = toProblem(error)
  if (!known || known.status >= 500) request.log.error({ err: error }, 'a public page could not be rendered')
  void reply.headers(known?.headers ?? {})
  if (known?.status === 404)
    return sendPage(reply, 404, problemPage('El enlace ya no vale', resolveFormOfAddress(gone, form)))
  const text = known ? toCustomerProblem(known, form).message : resolveFormOfAddress(commonSources.internal ?? '', form)
  return sendPage(reply, known?.status ?? 500, problemPage(known?.status === 410 ? over : failed, text))
}
