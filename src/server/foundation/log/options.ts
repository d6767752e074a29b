import type { FastifyServerOptions } from 'fastify'
import type { Settings } from '../settings/settings.ts'

// Parts of a path that are as good as a password while they are valid.
const SECRET_PATHS =
  /^(\/api\/(?:forgot|admin\/accept|register\/invited|budgets\/public)\/|\/presupuesto\/|\/login\/forgot\/|\/register\/invited\/)[^/?]+/

/** A path as it may be logged: without tokens and without its query, which can hold what people searched for. */
export function loggedPath(url: string): string {
  return (url.split('?', 1)[0] ?? '').replace(SECRET_PATHS, '$1…')
}

/**
 * One JSON line per event on standard output. Bodies and headers are never logged; what a programmer logs by mistake
 * under a telling name is removed.
 */
export function logOptions(settings: Settings): Exclude<FastifyServerOptions['logger'], boolean | undefined> {
  return {
    level: settings.logLevel,
    redact: {
      paths: ['password', 'token', 'jwt', 'secret', 'authorization', 'cookie'].flatMap((key) => [
        key,
        `*.${key}`,
        `*.*.${key}`,
      ]),
      remove: true,
    },
    serializers: {
      req: (request: { method: string; url: string; ip?: string }) => ({
        method: request.method,
        path: loggedPath(request.url),
        ip: request.ip,
      }),
    },
  }
}
