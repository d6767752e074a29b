import { GraphError, invalid, unknownObject } from '../http/errors.ts'
import { defined } from '../http/json.ts'
import type { AuthorizedCall, Simulator } from '../simulator.ts'
import { newDigits } from '../world/ids.ts'
import type { Media } from '../world/types.ts'
import type { World } from '../world/world.ts'
import { checkUpload } from './media-rules.ts'

const DAY = 24 * 3_600_000
/** Lives of uploaded files, files of webhooks and file addresses, in milliseconds. */
export const LIVES = { upload: 30 * DAY, inbound: 7 * DAY, url: 5 * 60_000 } as const

/** `POST /{phone_number_id}/media`. */
export function postMedia({ world }: Simulator, call: AuthorizedCall): object {
  const number = world.number(call.id)
  if (call.params.messaging_product !== 'whatsapp')
    throw invalid('The parameter messaging_product is required.', { isWhatsApp: true })
  const file = call.files.find(({ field }) => field === 'file')
  if (!file) throw invalid('The parameter file is required.', { isWhatsApp: true })
  const mimeType =
    file.mimeType && file.mimeType !== 'application/octet-stream' ? file.mimeType : String(call.params.type)
  checkUpload(mimeType, file.bytes.length)
  const media = world.addMedia({
    id: newDigits(15),
    ownerId: number.id,
    mimeType,
    bytes: file.bytes,
    filename: file.filename,
    expiresAt: world.clock.now() + LIVES.upload,
  })
  return { id: media.id }
}

function findMedia(world: World, call: AuthorizedCall): Media {
  const media = world.media.get(call.id)
  const asked = call.params.phone_number_id
  if (!media || media.expiresAt <= world.clock.now() || (asked !== undefined && asked !== media.ownerId))
    throw unknownObject(call.id, call.method)
  return media
}

/** `GET /{media_id}`: the address of the file, valid for 5 minutes. */
export function getMedia({ world }: Simulator, call: AuthorizedCall): object {
  const media = findMedia(world, call)
  const { url, id, mimeType, sha256, bytes } = { ...media, url: newFileUrl(world, media) }
  return { messaging_product: 'whatsapp', url, mime_type: mimeType, sha256, file_size: bytes.length, id }
}

/** A new address of a file. */
export function newFileUrl(world: World, media: Media): string {
  const key = newDigits(24)
  media.urls.set(key, world.clock.now() + LIVES.url)
  return `${world.url}/whatsapp_business/attachments/?mid=${media.id}&ext=${world.clock.seconds + 300}&hash=${key}`
}

/** `DELETE /{media_id}`. */
export function deleteMedia({ world }: Simulator, call: AuthorizedCall): object {
  world.media.delete(findMedia(world, call).id)
  return { success: true }
}

/** The second step of a download: the bytes behind a file's address. @throws {GraphError} 404 when it is over */
export function downloadMedia({ world }: Simulator, query: URLSearchParams): { media: Media; headers: object } {
  const media = world.media.get(query.get('mid') ?? '')
  const until = media?.urls.get(query.get('hash') ?? '') ?? 0
  if (!media || until <= world.clock.now() || media.expiresAt <= world.clock.now())
    throw new GraphError(100, { status: 404, message: 'Invalid or expired media url' })
  const disposition = media.filename ? `attachment; filename*=UTF-8''${encodeURIComponent(media.filename)}` : undefined
  return { media, headers: defined({ 'Content-Type': media.mimeType, 'Content-Disposition': disposition }) }
}

/**
 * `POST /{app_id}/uploads` and `POST /upload:…`: the sample file of a template's header, or the picture of a profile,
 * which take it by the handle that the second one gives.
 */
export function postUploads({ world }: Simulator, call: AuthorizedCall): object {
  const { file_type, file_length } = call.params
  if (!file_type || !file_length) throw invalid('The parameters file_length and file_type are required.')
  const id = `upload:${Buffer.from(newDigits(18)).toString('base64url')}`
  world.uploads.set(id, { mimeType: String(file_type), length: Number(file_length) })
  return { id }
}

export function postUpload({ world }: Simulator, call: AuthorizedCall): object {
  if (call.headers.file_offset === undefined) throw invalid('The header file_offset is required.')
  if (call.raw.length === 0) throw invalid('The request has no bytes.')
  const session = world.uploads.get(call.id)
  if (!session) throw unknownObject(call.id, call.method)
  if (call.raw.length !== session.length) throw invalid('The file does not have the length that was announced.')
  const h = `4::${Buffer.from(newDigits(18)).toString('base64url')}`
  world.uploads.set(h, { ...session, bytes: call.raw })
  return { h }
}
