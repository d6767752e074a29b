import { api, unwrap } from '../../../api/client.ts'
import { type CachedFile, readFile, writeFile } from '../../../api/fileCache.ts'
import type { Channel, ChatFile } from '../state/types.ts'
import { fromBase64 } from './base64.ts'

/** A file of a chat: from this browser's cache, or from the server, which then is kept. */
export async function openFile(bot: number, file: ChatFile, channel: Channel, messageId: number): Promise<CachedFile> {
  const key = `${bot}/${file.media_id}`
  const cached = await readFile(key)
  if (cached) return cached
  const body = { media_id: file.media_id, channel, message_id: messageId }
  const got = await unwrap(api.POST('/chats/requests/get/document/{bot}', { params: { path: { bot } }, body }))
  const opened = { filename: got.filename, type: got.type, blob: fromBase64(got.file, got.type) }
  await writeFile(key, opened)
  return opened
}

/** `48 kB`, `1,2 MB`. */
export function formatSize(bytes: number): string {
  const [value, unit] = bytes < 1_000_000 ? [bytes / 1000, 'kB'] : [bytes / 1_000_000, 'MB']
  return `${new Intl.NumberFormat('es-AR', { maximumFractionDigits: unit === 'MB' ? 1 : 0 }).format(Math.max(1, value))} ${unit}`
}
