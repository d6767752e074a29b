import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { TestApp } from '../support/app.ts'

type Make = (botId: number, userId: number) => Promise<Record<string, number | string>>

/** Files, contacts and areas by the operation that reads or deletes them, each made anew in a chatbot. */
export function agendaThings(app: () => TestApp): Record<string, Make> {
  const file: Make = async (botId) => {
    const id = `f-${randomBytes(16).toString('base64url')}`
    const folder = path.join(app().settings.dataDir, 'media')
    mkdirSync(folder, { recursive: true })
    writeFileSync(path.join(folder, id), 'ID3')
    const { number } = await app()
      .db.insertInto('media')
      .values({ id, bot_id: botId, filename: 'a.mp3', type: 'audio/mpeg', size: 3, sha256: '', visibility: 'bot' })
      .returning('number')
      .executeTakeFirstOrThrow()
    return { id: number }
  }
  return { mediaGet: file }
}
