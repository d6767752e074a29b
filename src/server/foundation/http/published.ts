import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { descriptionText } from './description.ts'

const compress = promisify(brotliCompress)

/** Serves `GET /api/openapi.json`: compressed once, with an ETag. */
export function serveOpenapi(app: FastifyInstance): void {
  const etag = `"${createHash('sha256').update(descriptionText).digest('base64url').slice(0, 22)}"`
  let small: Promise<Buffer> | undefined
  app.get('/api/openapi.json', async (request, reply) => {
    void reply.headers({ etag, 'cache-control': 'no-cache', vary: 'accept-encoding' })
    if (request.headers['if-none-match'] === etag) return reply.status(304).send()
    void reply.type('application/json; charset=utf-8')
    if (!/\bbr\b/.test(String(request.headers['accept-encoding']))) return reply.send(descriptionText)
    small ??= compress(descriptionText, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
    return reply.header('content-encoding', 'br').send(await small)
  })
}
