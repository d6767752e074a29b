import type { Simulator } from '../simulator.ts'
import { newDigits } from '../world/ids.ts'
import type { Media } from '../world/types.ts'
import { badRequest, type TelegramBot } from './types.ts'

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'video/mp4': 'mp4',
  'audio/ogg': 'oga',
  'audio/mpeg': 'mp3',
  'application/pdf': 'pdf',
}

export const extensionOf = (mimeType: string): string => EXTENSIONS[mimeType.split(';')[0] ?? ''] ?? 'bin'

/** Largest file that a bot may fetch, in bytes. */
const LARGEST = 20 * 1024 * 1024

/** Keeps a file under a new `file_id`. */
export function keepFile(
  { world }: Simulator,
  bot: TelegramBot,
  { mimeType, bytes, filename }: { mimeType: string; bytes: Buffer; filename?: string | undefined },
): Media {
  const id = `BQACAgEAAxk${newDigits(20)}`
  return world.addMedia({ id, ownerId: bot.id, mimeType, bytes, filename, expiresAt: Number.MAX_SAFE_INTEGER })
}

/** `getFile`. */
export function getFile({ world }: Simulator, bot: TelegramBot, fileId: string): object {
  const media = world.media.get(fileId)
  if (!media || media.ownerId !== bot.id) throw badRequest('wrong file_id or the file is temporarily unavailable')
  if (media.bytes.length > LARGEST) throw badRequest('file is too big')
  const file_path = `documents/${media.id}.${extensionOf(media.mimeType)}`
  return { file_id: media.id, file_unique_id: media.id.slice(-12), file_size: media.bytes.length, file_path }
}

/** A file as messages describe it; pictures have sizes. */
export function describeFile(kind: string, media: Media): unknown {
  const base = { file_id: media.id, file_unique_id: media.id.slice(-12), file_size: media.bytes.length }
  const type = { mime_type: media.mimeType.split(';')[0] }
  switch (kind) {
    case 'photo':
      return [
        { ...base, file_id: `${media.id}s`, width: 90, height: 90 },
        { ...base, width: 800, height: 800 },
      ]
    case 'sticker':
      return { ...base, type: 'regular', width: 512, height: 512, is_animated: false, is_video: false, emoji: '👍' }
    case 'voice':
      return { ...base, ...type, duration: 3 }
    case 'video_note':
      return { ...base, length: 240, duration: 3 }
    case 'video':
    case 'animation':
      return { ...base, ...type, width: 640, height: 480, duration: 3, file_name: media.filename }
    case 'audio':
      return { ...base, ...type, duration: 3, file_name: media.filename }
    default:
      return { ...base, ...type, file_name: media.filename }
  }
}
