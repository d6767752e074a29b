import type { FastifyError, FastifyInstance } from 'fastify'
import { loggedPath } from '../log/options.ts'
import { isDiskFull, isStoreAway } from '../store/errors.ts'
import type { Disk } from './disk.ts'
import { type ErrorBody, type ErrorCode, Problem, problem, refusals } from './problem.ts'
import { isUnstorable, unstorable } from './unstorable.ts'

/** What the framework refuses by itself, in the words of the product. */
const byStatus: Readonly<Record<number, readonly [code: ErrorCode, message: string]>> = {
  400: ['bad_request', 'No se pudo entender el pedido.'],
  405: ['method_not_allowed', 'Esta operación no existe en esta dirección.'],
  408: ['timeout', 'El pedido tardó demasiado en llegar.'],
  413: ['too_large', 'El contenido enviado es demasiado grande.'],
  414: ['uri_too_long', 'La dirección del pedido es demasiado larga.'],
  415: ['unsupported_media_type', 'El tipo de contenido enviado no se admite.'],
  431: ['headers_too_large', 'Los encabezados del pedido son demasiado grandes.'],
  503: ['unavailable', 'No podemos atender el pedido en este momento. Inténtalo nuevamente en unos segundos.'],
  507: ['disk_full', 'No queda espacio para guardar. Lo que ya estaba guardado no se pierde. Inténtalo más tarde.'],
}

/** The refusal of a status that has one text everywhere. */
export function standard(status: number): Problem {
  const [code, message] = byStatus[status] ?? ['bad_request', 'No se pudo entender el pedido.']
  return problem(status, code, message)
}

/** The answer to a failure whose cause is nobody's business but the log's. */
export const internal: ErrorBody = {
  message: 'Ocurrió un error interno, intentar nuevamente más tarde.',
  code: 'internal',
}

// Of PostgreSQL (lost a race with another transaction) and of the system (no connection to somebody else).
const PASSING = /^(40001|40P01|ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|ETIMEDOUT)$/

/** What a thrown value is to the caller; undefined for a fault of the server. */
export function asProblem(error: unknown): Problem | undefined {
  if (error instanceof Problem) return error
  if (isStoreAway(error)) return standard(503)
  if (isDiskFull(error)) return standard(507)
  const { statusCode, code = '' } = error as Partial<FastifyError>
  if (PASSING.test(code)) return standard(503)
  if (isUnstorable(error)) return unstorable()
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return standard(statusCode)
  return undefined
}

/** Answers every failure as `{message, code, fields?}`; what the server is to blame for is logged, never told. */
export function answerErrors(app: FastifyInstance, disk: Disk): void {
  app.setErrorHandler((error, request, reply) => {
    const known = asProblem(error)
    if (known?.status === 507) disk.refused()
    // anybody may hang up: a log of errors is for what the server is to blame for
    if (request.raw.destroyed && !request.raw.complete)
      request.log.info({ path: loggedPath(request.url) }, 'the caller left in the middle of the request')
    else if (known?.status === 501)
      request.log.warn({ path: loggedPath(request.url) }, 'an operation that is not built')
    else if (!known || known.status >= 500)
      request.log.error({ err: error, path: loggedPath(request.url) }, 'request failed')
    void reply
      .status(known?.status ?? 500)
      .headers(known?.headers ?? {})
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(known?.body ?? internal))
  })
}

/** The JSON answer to an address that leads nowhere. */
export const notFoundBody: ErrorBody = refusals.notFound().body
