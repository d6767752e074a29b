import { currentCall } from '../http/context.ts'
import { assertCallable, OutsideError } from '../http/outgoing.ts'
import { invalidProblem } from './refuse.ts'

/** Throws 422 at a field for an address of another system that must never be called. */
export function assertPublic(field: string, url: string): void {
  try {
    assertCallable(new URL(url), currentCall().services.settings.webhookPrivateAddresses === true)
  } catch (error) {
    if (!(error instanceof OutsideError || error instanceof TypeError)) throw error
    const text = url.startsWith('http:')
      ? 'Escribe la dirección con https:// al comienzo.'
      : 'Esa dirección no es pública. Usa una a la que llegue cualquiera desde internet.'
    throw invalidProblem(field, text)
  }
}
