import type { Channel } from './channels.ts'

// Which files each channel takes. Used by the console before a file is sent, and by the server.

/** How a file is shown. */
export type MediaKind = 'image' | 'video' | 'audio' | 'document'

interface Rule {
  /** MIME types; undefined for all of the kind */
  types?: readonly string[]
  /** bytes */
  maxBytes: number
}

const MB = 1024 * 1024
const office = 'application/vnd.openxmlformats-officedocument'

/** Largest file that the server stores, in bytes. */
export const STORED_BYTES = 16 * MB

/**
 * As documented by Meta. The server stores smaller files than some of these limits. Other channels take every file that is
 * stored: Telegram and mail carry as a document what they do not show.
 */
const rules: Partial<Record<Channel, Record<MediaKind, Rule>>> = {
  whatsapp: {
    image: { types: ['image/jpeg', 'image/png'], maxBytes: 5 * MB },
    video: { types: ['video/mp4', 'video/3gpp'], maxBytes: STORED_BYTES },
    audio: {
      types: ['audio/aac', 'audio/amr', 'audio/mpeg', 'audio/mp3', 'audio/mp4', 'audio/ogg'],
      maxBytes: STORED_BYTES,
    },
    document: {
      types: [
        ...['text/plain', 'application/pdf', 'application/msword', 'application/vnd.ms-excel'],
        ...['application/vnd.ms-powerpoint', `${office}.wordprocessingml.document`],
        ...[`${office}.spreadsheetml.sheet`, `${office}.presentationml.presentation`],
      ],
      maxBytes: STORED_BYTES,
    },
  },
  facebook: {
    image: { maxBytes: 8 * MB },
    video: { maxBytes: STORED_BYTES },
    audio: { maxBytes: STORED_BYTES },
    document: { maxBytes: STORED_BYTES },
  },
}

const kinds = ['image', 'video', 'audio', 'document'] as const

/** What a type is by its name. */
export function familyOf(type: string): MediaKind {
  const [family] = type.split('/')
  return kinds.find((kind) => kind === family) ?? 'document'
}

/** Returns as what a channel shows a type of files; undefined if it does not take it. */
export function shownAs(channel: Channel, type: string): MediaKind | undefined {
  const own = rules[channel]
  if (!own) return familyOf(type)
  return kinds.find((kind) => {
    const { types } = own[kind]
    return types ? types.includes(type) : familyOf(type) === kind
  })
}

/** Most bytes of a file of this type on a channel; undefined if the channel does not take it. */
export function maxBytesOf(channel: Channel, type: string): number | undefined {
  const kind = shownAs(channel, type)
  return kind && (rules[channel]?.[kind].maxBytes ?? STORED_BYTES)
}

const nameOf = (channel: Channel): string => (channel === 'whatsapp' ? 'WhatsApp' : 'Messenger')

/** What to make of a file that a channel does not take. */
const advice: Record<MediaKind, string> = {
  image: 'Guárdala como JPG o PNG.',
  video: 'Conviértelo a MP4.',
  audio: 'Guárdalo como MP3 u OGG.',
  document: 'Guárdalo como PDF.',
}

interface FileFacts {
  filename: string
  /** MIME type */
  type: string
  /** bytes */
  size: number
}

/** Why a channel does not take a file, with what to do; undefined if it does. */
export function fileFault(channel: Channel, { filename, type, size }: FileFacts): string | undefined {
  const most = maxBytesOf(channel, type)
  if (most === undefined) return `${nameOf(channel)} no acepta ${filename} por su tipo. ${advice[familyOf(type)]}`
  if (size <= most) return undefined
  const whose = most === STORED_BYTES ? '' : ` que acepta ${nameOf(channel)}`
  return `${filename} supera los ${most / MB} MB${whose}. Prueba con uno más liviano.`
}
