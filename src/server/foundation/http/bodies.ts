import type { FastifyInstance, FastifyRequest } from 'fastify'
import { standard } from './errors.ts'
import { JsonError, parseBody } from './json.ts'
import { problem } from './problem.ts'

/** Bytes of a body when its operation says nothing else. */
export const BODY_LIMIT = 100_000

const UTF8 = /;\s*charset\s*=\s*"?utf-?8"?\s*$/i

declare module 'fastify' {
  interface FastifyContextConfig {
    /** media types that the operation's body may come in; absent where no body is expected */
    bodyTypes?: readonly string[]
  }
}

/**
 * How bodies are read: strict JSON in UTF-8, in the media types that the operation names. A body nobody asked for is
 * dropped unread. Multipart is the business of its own plugin.
 */
export function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, async (request: FastifyRequest, bytes: Buffer) => {
    const allowed = request.routeOptions.config.bodyTypes ?? []
    if (allowed.length === 0) return undefined
    if (bytes.length > 0 && !accepted(request, allowed)) throw standard(415)
    try {
      return parseBody(bytes)
    } catch (error) {
      if (error instanceof JsonError) throw problem(400, 'bad_json', `El contenido enviado ${error.message}.`)
      throw error
    }
  })
}

/** Whether the body says of itself what the operation takes; the parser of another encoding or charset does not exist. */
function accepted(request: FastifyRequest, allowed: readonly string[]): boolean {
  const header = request.headers['content-type'] ?? ''
  const [type = '', ...parameters] = header.split(';')
  const encoding = request.headers['content-encoding'] ?? 'identity'
  return (
    allowed.includes(type.trim().toLowerCase()) &&
    encoding === 'identity' &&
    (!parameters.join(';').toLowerCase().includes('charset') || UTF8.test(header))
  )
}
