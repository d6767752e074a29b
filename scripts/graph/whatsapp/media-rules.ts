import { badValue, missing, onlyKeys, optionalText } from '../http/checks.ts'
import { GraphError, invalid } from '../http/errors.ts'
import type { Params } from '../http/json.ts'
import type { Media, PhoneNumber } from '../world/types.ts'
import type { World } from '../world/world.ts'

/** What a check may look at. */
export interface Sending {
  world: World
  number: PhoneNumber
}

export const KINDS = ['audio', 'image', 'video', 'document', 'sticker'] as const
type MediaKind = (typeof KINDS)[number]

/** Content types of each kind and the largest file in bytes. */
const ACCEPTED: Readonly<Record<MediaKind, { types: RegExp; most: number }>> = {
  audio: { types: /^audio\/(aac|amr|mpeg|mp4|ogg)\b/, most: 16 * 2 ** 20 },
  image: { types: /^image\/(jpeg|png)$/, most: 5 * 2 ** 20 },
  video: { types: /^video\/(mp4|3gpp)$/, most: 16 * 2 ** 20 },
  document: {
    types:
      /^(text\/plain|application\/(pdf|msword|vnd\.ms-(excel|powerpoint)|vnd\.openxmlformats-officedocument\..+))$/,
    most: 100 * 2 ** 20,
  },
  sticker: { types: /^image\/webp$/, most: 500 * 1024 },
}

export const isMediaKind = (type: string): type is MediaKind => KINDS.some((kind) => kind === type)

/** Checks an image, video, audio, document or sticker, also in headers. */
export function checkMedia(media: Params, kind: MediaKind, sending: Sending): void {
  const withCaption = kind === 'image' || kind === 'video' || kind === 'document'
  const keys = ['id', 'link', ...(withCaption ? ['caption'] : [])]
  onlyKeys(media, [...keys, ...(kind === 'document' ? ['filename'] : []), ...(kind === 'audio' ? ['voice'] : [])], kind)
  optionalText(media, 'caption', `${kind}['caption']`, 1024)
  if (media.link !== undefined && media.id === undefined) {
    if (!/^https?:\/\//.test(String(media.link))) throw invalid(`Param ${kind}['link'] is not a valid URI.`)
    return
  }
  if (media.id === undefined) throw missing(`Parameter '${kind}' needs id or link`)
  const file = findMedia(sending, String(media.id))
  if (!ACCEPTED[kind].types.test(file.mimeType.split(';')[0] ?? ''))
    throw new GraphError(131053, { details: `Unsupported ${kind} mime type ${file.mimeType}` })
  if (media.voice === true && !file.mimeType.startsWith('audio/ogg'))
    throw badValue('Voice messages must be OGG files with the OPUS codec')
}

/** @throws {GraphError} 100/33 for a file that is unknown, over, or of another number */
function findMedia({ world, number }: Sending, id: string): Media {
  const media = world.media.get(id)
  if (media && media.ownerId === number.id && media.expiresAt > world.clock.now()) return media
  throw new GraphError(100, {
    subcode: 33,
    isWhatsApp: true,
    details: `Media ID ${id} does not exist or has expired`,
  })
}

/** @throws {GraphError} 131053 when a file has a content type that WhatsApp does not take, or is too large */
export function checkUpload(mimeType: string, size: number): void {
  const fitting = Object.values(ACCEPTED).filter(({ types }) => types.test(mimeType.split(';')[0] ?? ''))
  if (fitting.length === 0)
    throw invalid(
      `Param file must be a file with one of the following types: audio/aac, audio/mp4, audio/mpeg, audio/amr, audio/ogg, audio/opus, application/vnd.ms-powerpoint, application/msword, application/vnd.openxmlformats-officedocument.wordprocessingml.document, application/vnd.openxmlformats-officedocument.presentationml.presentation, application/vnd.openxmlformats-officedocument.spreadsheetml.sheet, application/pdf, text/plain, application/vnd.ms-excel, image/jpeg, image/png, image/webp, video/mp4, video/3gpp. Received file of type '${mimeType}'.`,
    )
  const most = Math.max(...fitting.map((one) => one.most))
  if (size > most) throw new GraphError(131053, { details: `The file is larger than ${most} bytes` })
}
