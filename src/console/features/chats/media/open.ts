import { api, unwrap } from '../../../api/client.ts'
import { type CachedFile, readFile, writeFile } from '../../../api/fileCache.ts'
import type { Channel, ChatFile } from '../state/types.ts'
import { fromBase64 } from './base64.ts'

/** Returns a file of a chat from the browser cache, or fetches it from the server and caches it. */
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
