import type { components } from '../../../../generated/api.d.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { callOutside, OutsideError } from '../../foundation/http/outgoing.ts'
import { headerValues, type StoredSecrets, signingSecrets } from './secrets.ts'
import { signedHeaders } from './sign.ts'

/** What a webhook's address answered. */
export type Result = components['schemas']['WebhookTest'] & {
  /** what `Retry-After` says, in seconds */
  retryAfter?: number
}

const ANSWER_BYTES = 1024

const WHY: Readonly<Record<OutsideError['why'], string>> = {
  refused: 'La dirección no es pública o no empieza con https',
  timeout: 'No respondió en 10 segundos',
  too_large: 'La respuesta es demasiado larga',
  unreachable: 'No pudimos conectarnos',
  invalid: 'Un encabezado tiene signos que no podemos enviar. Escribe otra vez los encabezados',
}

const UNREADABLE = 'Ya no podemos leer su secreto. Cámbialo y escribe otra vez sus encabezados'

/** The columns of a webhook that a request needs. */
interface Target extends StoredSecrets {
  url: string
}

/** Posts a payload, signed, and returns the answer. Never rejects because of the other system. Call it outside of a transaction. */
export async function callTarget(target: Target, payload: { id: string }): Promise<Result> {
  const { clock, settings, log } = currentCall().services
  const at = clock()
  const secrets = readSecrets(target, at, (error) =>
    log.warn({ err: error }, 'the secrets of a webhook are unreadable'),
  )
  if (!secrets) return { ok: false, status: null, milliseconds: null, answer: null, detail: UNREADABLE }
  const { own, signing } = secrets
  const signed = signedHeaders(payload.id, at, JSON.stringify(payload), signing)
  const started = performance.now()
  const spent = () => Math.round(performance.now() - started)
  try {
    const { status, body, headers } = await callOutside(target.url, {
      method: 'POST',
      headers: { ...own, ...signed },
      body: payload,
      maxBytes: ANSWER_BYTES,
      cut: true,
      allowPrivate: settings.webhookPrivateAddresses === true,
    })
    const ok = status >= 200 && status < 300
    const detail = ok ? null : detailOf(status)
    const result = { ok, status, milliseconds: spent(), answer: shown(body, Object.values(own)), detail }
    const retryAfter = secondsOf(headers['retry-after'], at)
    return retryAfter === undefined ? result : { ...result, retryAfter }
  } catch (error) {
    // Any other error also counts as a failed delivery, so that it is tried again and ends one day.
    if (!(error instanceof OutsideError)) log.error({ err: error }, 'the request of a webhook failed')
    const why = error instanceof OutsideError ? error.why : 'unreachable'
    return { ok: false, status: null, milliseconds: spent(), answer: null, detail: WHY[why] }
  }
}

/** Returns the secrets of a webhook; undefined if they were encrypted with another secret of the server. */
function readSecrets(target: Target, at: Date, warn: (error: unknown) => void) {
  try {
    return { own: headerValues(target), signing: signingSecrets(target, at) }
  } catch (error) {
    warn(error)
    return undefined
  }
}

function detailOf(status: number): string {
  if (status >= 300 && status < 400) return `Respondió ${status}: no seguimos redirecciones`
  return `Respondió ${status}`
}

/** Returns an answer for the log: without the secrets that the other system may repeat. */
function shown(body: string, secrets: readonly string[]): string {
  const hidden = secrets.filter(({ length }) => length > 3).reduce((text, one) => text.replaceAll(one, '•••'), body)
  return hidden.replaceAll('\0', '').slice(0, ANSWER_BYTES)
}

/** Returns the seconds of `Retry-After`, which has a number or a date. */
function secondsOf(value: string | undefined, now: Date): number | undefined {
  if (value === undefined) return undefined
  const seconds = /^\d+$/.test(value.trim()) ? Number(value) : (Date.parse(value) - now.getTime()) / 1000
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined
}
