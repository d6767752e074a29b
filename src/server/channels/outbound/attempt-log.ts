import type { Account } from '../accounts/account.ts'
import { logEvent } from '../accounts/log.ts'
import { maskedPerson } from '../accounts/redact.ts'
import { object, string } from '../meta/incoming.ts'
import type { Part } from './part.ts'

/** What became of a request that delivers a part of a message. */
interface Attempt {
  kind: 'sent' | 'refused'
  ok: boolean
  /** what happened and what to do, for staff; absent for a success */
  text?: string
  /** what the platform answered */
  answer?: object
}

/** Adds a request to the activity of its account, with what left and what was answered. */
export function logAttempt(part: Part, account: Account, { kind, ok, text, answer = {} }: Attempt): Promise<void> {
  const body = object(part.body)
  const detail = [`${nameOf(body)}${receiverOf(body)}`, text].filter(Boolean).join('. ')
  const payload = { message_id: part.message_id, attempt_id: part.attempt, request: body, ...answer }
  return logEvent({ account, kind, ok, detail, payload })
}

const NAMES: Record<string, string> = {
  text: 'Texto',
  sendMessage: 'Texto',
  image: 'Imagen',
  sendPhoto: 'Imagen',
  video: 'Video',
  sendVideo: 'Video',
  audio: 'Audio',
  sendAudio: 'Audio',
  sendVoice: 'Audio',
  sticker: 'Sticker',
  document: 'Archivo',
  file: 'Archivo',
  sendDocument: 'Archivo',
  location: 'Ubicación',
  sendLocation: 'Ubicación',
  sendVenue: 'Ubicación',
  interactive: 'Opciones',
  template: 'Opciones',
  reaction: 'Reacción',
  react: 'Reacción',
  unreact: 'Reacción',
  setMessageReaction: 'Reacción',
}

/** Returns what a request carries, in a word for staff. */
function nameOf(body: Record<string, unknown>): string {
  const template = string(object(body.template).name)
  if (template) return `Plantilla de WhatsApp «${template}»`
  if ('html' in body) return 'Correo'
  const message = object(body.message)
  const type =
    string(body.type) ?? string(body.method) ?? string(body.sender_action) ?? string(object(message.attachment).type)
  return NAMES[type ?? 'text'] ?? 'Mensaje'
}

function receiverOf({ to, recipient, params }: Record<string, unknown>): string {
  const id = to ?? object(recipient).id ?? recipient ?? object(params).chat_id
  return typeof id === 'string' || typeof id === 'number' ? ` a ${maskedPerson(String(id))}` : ''
}
