import type { Meaning } from '../meta/errors.ts'
import { type GraphRefusal, UNREACHABLE } from '../meta/graph.ts'

/** A pseudo code for a file of ours that is no longer there; not one of Telegram's. */
export const FILE_MISSING = -2

const busy = 'Telegram está ocupado. Lo intentamos de nuevo.'
const token = 'Telegram ya no acepta el token. Copia uno nuevo de @BotFather y guárdalo en Conectores.'

/** Telegram documents no list of errors: its descriptions say what happened. In order of precedence. */
const byText: [RegExp, Meaning][] = [
  [/blocked by the user/i, { class: 'person', text: 'La persona bloqueó el bot en Telegram. Espera a que escriba.' }],
  [/deactivated/i, { class: 'person', text: 'La persona eliminó su cuenta de Telegram. Usa otro canal.' }],
  [
    /initiate conversation|chat not found|user not found|PEER_ID_INVALID|have no rights|not enough rights/i,
    { class: 'person', text: 'Telegram no deja escribirle a esta persona. Espera a que escriba al bot.' },
  ],
  [
    /VOICE_MESSAGES_FORBIDDEN/i,
    { class: 'final', text: 'La persona no acepta notas de voz en Telegram. Envíala como archivo.' },
  ],
  [/too big|too large/i, { class: 'final', text: 'El archivo es demasiado grande para Telegram. Envía uno menor.' }],
  [
    /PHOTO_INVALID|IMAGE_PROCESS|wrong type|can't use file|file must be non-empty/i,
    { class: 'final', text: 'Telegram no pudo leer el archivo. Envíalo en otro formato.' },
  ],
]

const byCode: Record<number, Meaning> = {
  [UNREACHABLE]: { class: 'later', text: 'No pudimos llegar a Telegram. Lo intentamos de nuevo.' },
  [FILE_MISSING]: { class: 'final', text: 'El archivo ya no existe. Envíalo de nuevo.' },
  401: { class: 'account', text: token },
  // A token of another form, or of a bot that was deleted.
  404: { class: 'account', text: token },
  409: { class: 'later', text: busy },
  413: { class: 'final', text: 'El archivo es demasiado grande para Telegram. Envía uno menor.' },
  429: { class: 'speed', text: busy },
}

/** Returns what a refusal of Telegram means. One that is not known concerns the message alone. */
export function telegramMeaning({ code, message }: Pick<GraphRefusal, 'code' | 'message'>): Meaning {
  const known = byCode[code]
  if (known) return known
  // Telegram says itself that it did not do it; the answer of a gateway never gets here.
  if (code >= 500) return { class: 'later', text: busy }
  return (
    byText.find(([pattern]) => pattern.test(message))?.[1] ?? {
      class: 'final',
      text: 'Telegram no aceptó el mensaje. Cambia el texto o el archivo.',
    }
  )
}

/** Whether a refusal says that the person blocked the bot. */
export const isBlock = ({ code, message }: Pick<GraphRefusal, 'code' | 'message'>): boolean =>
  code === 403 && /blocked by the user/i.test(message)

/** Whether a refusal is about a file that Telegram no longer knows by its id. */
export const isForgottenFile = ({ code, message }: Pick<GraphRefusal, 'code' | 'message'>): boolean =>
  code === 400 && /file identifier|file_id|FILE_REFERENCE|remote file/i.test(message)
