import { type Data, h, listAt, objectAt, textAt } from './dom.ts'
import { fileContent, press, type Send, type Shown } from './parts.ts'

/** Fields with a file, and how it is shown. */
const FILES: Readonly<Record<string, string>> = {
  photo: 'image',
  sticker: 'image',
  video: 'video',
  video_note: 'video',
  animation: 'video',
  voice: 'audio',
  audio: 'audio',
  document: 'document',
}

/** Telegram's number of a message within its chat. */
export const numberIn = (body: Data): string => textAt(objectAt(body, 'shown'), 'message_id')

/** The message that one answers. */
export function repliedTo(body: Data, all: Shown[]): Shown | undefined {
  const number = textAt(objectAt(objectAt(body, 'shown'), 'reply_to_message'), 'message_id')
  return number ? all.find((one) => numberIn(one.body) === number) : undefined
}

/** A message of Telegram with its buttons. */
export function telegramContent({ body, isInbound }: Shown, send: Send): HTMLElement[] {
  const shown = objectAt(body, 'shown')
  const text = textAt(shown, 'text') || textAt(shown, 'caption')
  const rows = objectAt(shown, 'reply_markup').inline_keyboard
  const buttons = Array.isArray(rows) ? (rows as Data[][]).flat() : []
  const message = Number(numberIn(body))
  return [
    ...fileOf(shown),
    ...placeOf(shown),
    ...(shown.contact ? [h('p', {}, `👤 ${textAt(objectAt(shown, 'contact'), 'first_name')}`)] : []),
    ...(text ? [h('p', {}, text)] : []),
    ...(shown.edit_date ? [h('small', {}, 'editado')] : []),
    ...(isInbound ? [] : buttons).map((button) =>
      button.url
        ? h('a', { href: button.url, target: '_blank', class: 'option' }, textAt(button, 'text'))
        : press(textAt(button, 'text'), () => send({ press: { message, data: button.callback_data } })),
    ),
  ]
}

function fileOf(shown: Data): HTMLElement[] {
  const field = Object.keys(FILES).find((name) => shown[name])
  const kind = field && FILES[field]
  if (!field || !kind) return []
  const file = field === 'photo' ? (listAt(shown, field).at(-1) ?? {}) : objectAt(shown, field)
  return fileContent(kind, { id: file.file_id, filename: file.file_name })
}

function placeOf(shown: Data): HTMLElement[] {
  if (!shown.location) return []
  const location = objectAt(shown, 'location')
  const name = textAt(objectAt(shown, 'venue'), 'title') || 'Ubicación'
  return [h('p', {}, `📍 ${name} ${textAt(location, 'latitude')}, ${textAt(location, 'longitude')}`)]
}
