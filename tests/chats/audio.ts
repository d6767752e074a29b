import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Inbox } from './fixtures.ts'

/** Stores an audio, as a channel does. Returns its id. */
export async function storeAudio(t: Inbox): Promise<string> {
  const id = `f-${randomBytes(16).toString('base64url')}`
  const folder = path.join(t.settings.dataDir, 'media')
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, id), 'ID3')
  const file = { id, bot_id: t.bot_, filename: 'a.mp3', type: 'audio/mpeg' as const, size: 3, sha256: '' }
  await t.db.insertInto('media').values(file).execute()
  return id
}
