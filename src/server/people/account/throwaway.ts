import { currentCall } from '../../foundation/http/context.ts'
import { problem } from '../../foundation/http/problem.ts'
import { normalizeDomain } from '../../foundation/settings/domains.ts'

const TEXT = 'No aceptamos correos temporales. Ingresa el correo que usas siempre.'

/** Rejects, with 422, an address at a throw-away domain of the operator's list, or at a subdomain of one. */
export function assertKeptAddress(email: string): void {
  const refused = currentCall().services.settings.throwawayDomains
  if (!refused || refused.size === 0) return
  const labels = normalizeDomain(email.slice(email.lastIndexOf('@') + 1)).split('.')
  if (labels.some((_, from) => refused.has(labels.slice(from).join('.'))))
    throw problem(422, 'invalid', TEXT, { email: [TEXT] })
}
