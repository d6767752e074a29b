import type { FastifyInstance } from 'fastify'
import type { Settings } from '../settings/settings.ts'

/**
 * What the console's pages may load. Scripts come from this server only. Styles may be inline: the component
 * library of the generated tables writes <style> elements at run time, and a nonce would forbid serving the page
 * compressed and cached ahead of time; an injected style cannot run code.
 */
export const pagePolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
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

/** An answer of the API is never a page. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'"

/** Headers of every answer, errors and files included. */
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
