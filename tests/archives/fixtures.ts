import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { runDue } from '../../src/server/foundation/jobs/due.ts'
import { archiveJobs } from '../../src/server/provisioning/archives/job.ts'
import type { SignedIn, TestApp } from '../support/app.ts'
import type { Answer } from '../support/client.ts'

/** Sends an archive to be reviewed. */
export function review(who: SignedIn, bytes: Buffer, field = 'file'): Promise<Answer> {
  const head = `--x\r\nContent-Disposition: form-data; name="${field}"; filename="bot.zip"\r\nContent-Type: application/zip\r\n\r\n`
  const raw = Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--x--\r\n')])
  return who.call('POST', '/bots/imports', { raw, type: 'multipart/form-data; boundary=x' })
}

/** Starts a reviewed import, runs it and returns how it ended. */
export async function started(app: TestApp, who: SignedIn, id: number, name: string): Promise<Answer> {
  const start = await who.call('POST', `/bots/imports/${id}`, { body: { name } })
  if (start.status !== 200) return start
  await runImports(app)
  return who.call('GET', `/bots/imports/${id}`)
}

/** Runs the imports and copies that are due, but no training. */
export async function runImports({ app: { services }, store }: TestApp): Promise<void> {
  const errors: unknown[] = []
  await store.run(() => runDue(archiveJobs(services), (error) => errors.push(error)))
  if (errors.length > 0) throw errors[0]
}

/** Returns the bytes of a bot's archive. */
export async function exported(app: TestApp, token: string, botId: number): Promise<Buffer> {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await app.app.inject({ method: 'GET', url: `/api/bots/export/${botId}`, headers })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.rawPayload
}

/** What a refused archive must not leave behind. */
export async function traces(app: TestApp) {
  const count = async (table: 'bot' | 'media' | 'bot_import') =>
    (await app.db.selectFrom(table).select('id').execute()).length
  const folder = path.join(app.settings.dataDir, 'imports')
  return {
    bots: await count('bot'),
    media: await count('media'),
    imports: await count('bot_import'),
    files: existsSync(folder) ? readdirSync(folder) : [],
  }
}
