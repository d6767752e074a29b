import type { RenderedMessage } from '../../../contract/channels.ts'

type Media = Extract<RenderedMessage, { kind: 'file' }>['media']

/** The types that WhatsApp shows as pictures, videos and audios (Meta: supported media types). */
const shown: Record<Exclude<Media, 'document'>, ReadonlySet<string>> = {
  image: new Set(['image/jpeg', 'image/png']),
  video: new Set(['video/mp4', 'video/3gpp']),
  audio: new Set(['audio/aac', 'audio/amr', 'audio/mpeg', 'audio/mp3', 'audio/mp4', 'audio/ogg']),
}

/** Returns how a file is sent: as what it is, or as a document if the channel does not show its type. */
export function carriedAs(channel: 'whatsapp' | 'facebook', media: Media, type: string | undefined): Media {
  if (channel === 'facebook' || media === 'document' || type === undefined) return media
  return shown[media].has(type) ? media : 'document'
}
