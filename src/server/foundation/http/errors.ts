import type { FastifyError, FastifyInstance } from 'fastify'
import { loggedPath } from '../log/options.ts'
import { isDiskFull, isStoreUnavailable } from '../store/errors.ts'
import { dataExceptionProblem, isDataException } from './data-exception.ts'
import type { Disk } from './disk.ts'
import { commonProblems, type ErrorBody, type ErrorCode, Problem, problem } from './problem.ts'

const NOT_UNDERSTOOD = 'No entendimos el pedido. Recarga la página e inténtalo nuevamente.'

/** Errors of the framework itself, with the messages of the product. */
const byStatus: Readonly<Record<number, readonly [code: ErrorCode, message: string]>> = {
  400: ['bad_request', NOT_UNDERSTOOD],
  405: ['method_not_allowed', 'Esta dirección no admite esa operación. Revísala en la documentación.'],
  408: ['timeout', 'El pedido tardó demasiado en llegar. Revisa tu conexión e inténtalo nuevamente.'],
  413: ['too_large', 'Lo que enviaste es demasiado grande. Redúcelo e inténtalo nuevamente.'],
  414: ['uri_too_long', 'La dirección es demasiado larga. Quita filtros e inténtalo nuevamente.'],
  415: ['unsupported_media_type', 'No admitimos ese tipo de contenido. Prueba con otro.'],
  431: ['headers_too_large', 'Los encabezados del pedido son demasiado grandes. Redúcelos e inténtalo nuevamente.'],
  503: ['unavailable', 'No podemos atender el pedido en este momento. Inténtalo nuevamente en unos segundos.'],
  507: ['disk_full', 'No queda espacio para guardar. Lo que ya estaba guardado no se pierde. Inténtalo más tarde.'],
}

/** Returns the error for a status that always has the same message. */
export function standardProblem(status: number): Problem {
  const [code, message] = byStatus[status] ?? ['bad_request', NOT_UNDERSTOOD]
  return problem(status, code, message)
}

/** The response to an unexpected error. The cause is only logged. */
export const internalError: ErrorBody = {
  message: 'Algo falló de nuestro lado. Inténtalo nuevamente en unos minutos.',
  code: 'internal',
}

// PostgreSQL: lost a race with another transaction. System: no connection to another server.
const PASSING = /^(40001|40P01|ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|ETIMEDOUT)$/

/** Maps a thrown value to the error sent to the caller; undefined for an unexpected server error. */
export function toProblem(error: unknown): Problem | undefined {
  if (error instanceof Problem) return error
  if (isStoreUnavailable(error)) return standardProblem(503)
  if (isDiskFull(error)) return standardProblem(507)
  const { statusCode, code = '' } = error as Partial<FastifyError>
  if (PASSING.test(code)) return standardProblem(503)
  if (isDataException(error)) return dataExceptionProblem()
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return standardProblem(statusCode)
  return undefined
}

/** Answers every error as `{message, code, fields?}`. Details of server errors are only logged. */
export function registerErrorHandler(app: FastifyInstance, disk: Disk): void {
  app.setErrorHandler((error, request, reply) => {
    const known = toProblem(error)
    if (known?.status === 507) disk.refused()
    // Any client can disconnect: the error log is only for faults of the server.
    if (request.raw.destroyed && !request.raw.complete)
      request.log.info({ path: loggedPath(request.url) }, 'the client closed the connection during the request')
    else if (known?.status === 501)
      request.log.warn({ path: loggedPath(request.url) }, 'the operation is not built yet')
    else if (!known || known.status >= 500)
      request.log.error({ err: error, path: loggedPath(request.url) }, 'request failed')
    void reply
      .status(known?.status ?? 500)
      .headers(known?.headers ?? {})
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(known?.body ?? internalError))
  })
}

/** The JSON response for an unknown address. */
export const notFoundBody: ErrorBody = commonProblems.notFound().body
