import type { FastifyServerOptions } from 'fastify'
import type { Settings } from '../settings/settings.ts'

// Path segments that are secret while they are valid.
const SECRET_PATHS =
  /^(\/api\/(?:forgot|admin\/accept|register\/invited|budgets\/public|notifications\/public)\/|\/presupuesto\/|\/avisos\/|\/login\/forgot\/|\/register\/invited\/)[^/?]+/

/** Returns a path for the log: without tokens and without its query, which can contain search terms of people. */
export function loggedPath(url: string): string {
  return (url.split('?', 1)[0] ?? '').replace(SECRET_PATHS, '$1…')
}

/**
 * Returns the options of the log: one JSON line per event on standard output. Bodies and headers are never logged;
 * properties with secret names are removed in case a programmer logs them by mistake.
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
