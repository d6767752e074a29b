import type { Account } from '../accounts/account.ts'
import { logEvent } from '../accounts/log.ts'
import { maskedPerson } from '../accounts/redact.ts'
import type { Incoming } from '../meta/incoming.ts'

type Message = Extract<Incoming, { kind: 'message' }>

/** A message that arrived; a mail has no parts to name. */
interface Received extends Partial<Pick<Message, 'text' | 'pressed' | 'chosen' | 'files' | 'content'>> {
  senderId: string
  /** as the platform delivered it */
  payload: object
  /** its author is blocked, so that it was not kept */
  isBlocked?: boolean
}

/** Adds a message of a customer to the activity of the account. */
export function logMessage(account: Account, received: Received): Promise<void> {
  const detail = `${nameOf(account, received)} de ${maskedPerson(received.senderId)}`
  const blocked = received.isBlocked ? '. No lo guardamos: el contacto está bloqueado' : ''
  return logEvent({ account, kind: 'incoming', ok: true, detail: detail + blocked, payload: received.payload })
}

function nameOf({ kind }: Account, { pressed, chosen, files = [], content, text }: Received): string {
  if (kind === 'email') return 'Correo'
  if (pressed !== undefined || chosen) return 'Botón'
  if (files.length > 0) return files.length === 1 ? 'Archivo' : `${files.length} archivos`
  if (content?.location) return 'Ubicación'
  return text ? 'Texto' : 'Mensaje'
}
