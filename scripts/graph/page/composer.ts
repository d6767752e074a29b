import { type App, call, h } from './dom.ts'
import type { Shown } from './parts.ts'
import { numberIn } from './telegram.ts'

interface Place {
  personId: string
  accountId: string
  app: App
  /** the message that the next text answers */
  quote?: string
}

type Make = (place: Place) => object | undefined

const file = (type: string, base64: string, mime_type: string, more: object, app: App) => {
  if (app === 'messenger')
    return { message: { attachments: [{ type: type === 'document' ? 'file' : type, base64, mime_type, ...more }] } }
  if (app === 'whatsapp') return { type, [type]: { base64, mime_type, ...more } }
  const field = type === 'image' ? 'photo' : 'voice' in more ? 'voice' : type
  return { [field]: { base64, mime_type, ...more } }
}

const LOCATION = { latitude: -34.6037, longitude: -58.3816, name: 'Obelisco', address: 'Av. Corrientes 1000' }
const REFERRAL = {
  source_url: 'https://fb.me/simulador',
  source_id: '120210000000000000',
  source_type: 'ad',
  headline: 'Semana de la pintura',
  body: 'Escríbenos y reserva',
  media_type: 'image',
  image_url: 'https://example.com/aviso.jpg',
  ctwa_clid: 'ARAsimulado',
}

/** What a customer can send besides text and files. */
const extras: Readonly<Record<string, Make>> = {
  Ubicación: ({ app }) => {
    const { latitude, longitude, name: title, address } = LOCATION
    if (app === 'telegram')
      return { location: { latitude, longitude }, venue: { location: { latitude, longitude }, title, address } }
    const coordinates = { lat: LOCATION.latitude, long: LOCATION.longitude }
    return app === 'messenger'
      ? { message: { attachments: [{ type: 'location', payload: { coordinates, title: LOCATION.name } }] } }
      : { type: 'location', location: LOCATION }
  },
  Contacto: ({ app }) => {
    if (app === 'telegram') return { contact: { first_name: 'Ferretero Juan', phone_number: '+54 9 11 5555-1234' } }
    const name = { formatted_name: 'Ferretero Juan', first_name: 'Juan' }
    const phones = [{ phone: '+54 9 11 5555-1234', wa_id: '5491155551234', type: 'CELL' }]
    return app === 'messenger' ? undefined : { type: 'contacts', contacts: [{ name, phones }] }
  },
  'Mi teléfono': ({ app }) => (app === 'telegram' ? { contact: true } : undefined),
  Iniciar: ({ app }) => (app === 'telegram' ? { text: '/start' } : undefined),
  'Clic en un aviso': ({ app }) =>
    app === 'telegram'
      ? { text: '/start aviso' }
      : app === 'messenger'
        ? { referral: { ref: 'aviso', source: 'ADS', type: 'OPEN_THREAD', ad_id: REFERRAL.source_id } }
        : { type: 'text', text: { body: 'Hola, vi el aviso' }, referral: REFERRAL },
  Encuesta: ({ app }) =>
    app === 'messenger'
      ? undefined
      : app === 'telegram'
        ? { poll: { question: '¿Cuál prefieres?' } }
        : { type: 'unsupported', unsupported: { type: 'poll' } },
}

/** Reads a file's bytes. */
async function toBase64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}

const kindOf = ({ type }: File) => {
  if (type === 'image/webp') return 'sticker'
  const kind = type.split('/')[0] ?? ''
  return ['image', 'video', 'audio'].includes(kind) ? kind : 'document'
}

/** The smallest Ogg page of Opus, for a voice note without a microphone. */
const VOICE = 'T2dnUwACAAAAAAAAAAABAAAAAAAAAAAAAAABE09wdXNIZWFkAQEAAIC7AAAAAAA='

const texts: Record<App, (text: string, quote?: string) => object> = {
  whatsapp: (body) => ({ type: 'text', text: { body } }),
  messenger: (text, quote) => ({ message: { text, reply_to: quote && { mid: quote } } }),
  telegram: (text) => ({ text }),
}

/** Field, files and other things a customer sends; texts answer the quoted message. */
export function composer(place: Place, quoted: Shown | undefined, done: () => void): HTMLElement {
  const { personId, accountId, app, quote } = place
  const send = async (message: object | undefined) => {
    if (!message) return
    const reply = app === 'telegram' && quoted ? { reply_to: Number(numberIn(quoted.body)) } : { quote }
    await call('POST', `people/${personId}/messages`, { to: accountId, ...reply, ...message })
    done()
  }
  const input = h('input', {
    id: 'text',
    'aria-label': 'Mensaje',
    placeholder: 'Escribe un mensaje',
    autocomplete: 'off',
  })
  const submit = (event: Event) => {
    event.preventDefault()
    const text = input.value.trim()
    input.value = ''
    if (text) void send(texts[app](text, quote))
  }
  const files = h('input', {
    type: 'file',
    'aria-label': 'Foto o archivo',
    onchange: async () => {
      const [chosen] = files.files ?? []
      if (!chosen) return
      const more = { filename: chosen.name }
      await send(file(kindOf(chosen), await toBase64(chosen), chosen.type || 'application/pdf', more, app))
    },
  })
  const voice = () => send(file('audio', VOICE, 'audio/ogg; codecs=opus', { voice: true }, app))
  const available = Object.entries(extras).filter(([, make]) => make(place))
  return h(
    'form',
    { class: 'composer', onsubmit: submit },
    quoted
      ? h('p', { class: 'quoted' }, 'Respondes a un mensaje ', h('button', { type: 'button', onclick: done }, 'Quitar'))
      : undefined,
    h('div', { class: 'row' }, input, h('button', { type: 'submit' }, 'Enviar')),
    h(
      'div',
      { class: 'row extras' },
      h('label', {}, 'Archivo', files),
      h('button', { type: 'button', onclick: voice }, 'Nota de voz'),
      ...available.map(([name, make]) => h('button', { type: 'button', onclick: () => send(make(place)) }, name)),
    ),
  )
}
