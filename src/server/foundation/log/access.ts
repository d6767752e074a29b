import type { FastifyInstance } from 'fastify'
import { loggedPath } from './options.ts'

/**
 * Logs one line per response: method, path, status and duration. Health checks are not logged, they are too frequent.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    if (request.url === '/health' || request.url === '/ready') return
    request.log.info(
      {
        method: request.method,
        path: loggedPath(request.url),
        operation: request.routeOptions.config.operation?.id,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        ip: request.ip,
        user: request.admission?.session?.user.id,
        api_key: request.admission?.scope?.apiKeyId,
      },
      'request',
    )
  })
}
