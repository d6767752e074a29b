import type { FastifyInstance } from 'fastify'
import type { Settings } from '../settings/settings.ts'

/**
 * Content security policy of the console's pages. Scripts are loaded only from this server. Inline styles are allowed:
 * the component library of the generated tables adds <style> elements at run time, and with a nonce pages could not be
 * compressed and cached ahead of time. An injected style cannot run code.
 * @param scriptHashes hashes of the inline scripts that the page contains
 * @param images origins that pictures may come from, besides this server
 */
export const pagePolicy = (scriptHashes: readonly string[] = [], images: readonly string[] = []): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...images].join(' '),
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

/** API responses are never rendered as pages. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'"

/** Sets the security headers of every response, including errors and files. */
export function secureHeaders(app: FastifyInstance, settings: Settings): void {
  const tls = settings.publicUrl.startsWith('https:')
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'x-request-id': request.id,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(self)',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': dataPolicy,
      ...(tls && { 'strict-transport-security': 'max-age=31536000' }),
    })
    if (request.url.startsWith('/api')) reply.header('cache-control', 'no-store')
  })
}
