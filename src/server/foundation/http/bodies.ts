import type { FastifyInstance, FastifyRequest } from 'fastify'
import { standardProblem } from './errors.ts'
import { JsonError, parseBody } from './json.ts'
import { problem } from './problem.ts'

/** Default maximum size of a body, in bytes. */
export const BODY_LIMIT = 100_000

const UTF8 = /;\s*charset\s*=\s*"?utf-?8"?\s*$/i

declare module 'fastify' {
  interface FastifyContextConfig {
    /** accepted media types of the operation's body; absent if no body is expected */
    bodyTypes?: readonly string[]
  }
}

/**
 * Configures body parsing: strict JSON in UTF-8, in the media types of the operation. Other types are refused before the
 * body is read. A body that is not expected is discarded. Multipart is handled by its own plugin.
 */
export function registerBodyParser(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addHook('preParsing', async (request) => {
    const allowed = request.routeOptions.config?.bodyTypes ?? []
    if (allowed.length > 0 && hasBody(request) && !accepted(request, allowed)) throw standardProblem(415)
  })
  app.addContentTypeParser('*', { parseAs: 'buffer' }, async (request: FastifyRequest, bytes: Buffer) => {
    const allowed = request.routeOptions.config.bodyTypes ?? []
    if (allowed.length === 0) return undefined
    if (bytes.length > 0 && !accepted(request, allowed)) throw standardProblem(415)
    try {
      return parseBody(bytes)
    } catch (error) {
      if (error instanceof JsonError)
        throw problem(400, 'bad_json', `El contenido enviado ${error.message}. Corrígelo e inténtalo nuevamente.`)
      throw error
    }
  })
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Checks the headers of a body: an accepted media type, and for JSON no encoding, and no charset other than UTF-8. */
function accepted(request: FastifyRequest, allowed: readonly string[]): boolean {
  const header = request.headers['content-type'] ?? ''
  const [type = '', ...parameters] = header.split(';')
  const name = type.trim().toLowerCase()
  if (name === 'multipart/form-data') return allowed.includes(name)
  const encoding = request.headers['content-encoding'] ?? 'identity'
  return (
    allowed.includes(name) &&
    encoding === 'identity' &&
    (!parameters.join(';').toLowerCase().includes('charset') || UTF8.test(header))
  )
}
