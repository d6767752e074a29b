import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { runDue } from '../../src/server/foundation/jobs/due.ts'
import { archiveJobs } from '../../src/server/provisioning/archives/job.ts'
import type { SignedIn, TestApp } from '../support/app.ts'
import type { Answer } from '../support/client.ts'

/** Sends an archive, reviews it and returns what was found; or the answer that refused it. */
export async function review(app: TestApp, who: SignedIn, bytes: Buffer): Promise<Answer> {
  const sent = await send(who, bytes)
  if (sent.status !== 201) return sent
  await runImports(app)
  return who.call('GET', `/bots/imports/${sent.body.id}`)
}

/** Sends an archive to be reviewed. */
export function send(who: SignedIn, bytes: Buffer, field = 'file'): Promise<Answer> {
  const head = `--x\r\nContent-Disposition: form-data; name="${field}"; filename="bot.zip"\r\nContent-Type: application/zip\r\n\r\n`
  const raw = Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--x--\r\n')])
  return who.call('POST', '/bots/imports', { raw, type: 'multipart/form-data; boundary=x' })
}

/** Starts a reviewed import and returns how it ended. */
export const started = (who: SignedIn, id: number, name: string): Promise<Answer> =>
  who.call('POST', `/bots/imports/${id}`, { body: { name } })

/** Runs the reviews, copies and exports that are due, but no training. */
export async function runImports({ app: { services }, store }: TestApp): Promise<void> {
  const errors: unknown[] = []
  await store.run(() => runDue(archiveJobs(services), (error) => errors.push(error)))
  if (errors.length > 0) throw errors[0]
}

/** Exports a bot and returns the bytes of its archive. */
export async function exported(app: TestApp, who: SignedIn, botId: number): Promise<Buffer> {
  const { status, body } = await who.call('POST', `/bots/export/${botId}`)
  if (status !== 201) throw new Error(JSON.stringify(body))
  await runImports(app)
  const headers = { authorization: `Bearer ${who.token}` }
  const answer = await app.app.inject({ method: 'GET', url: `/api/bots/export/${botId}/${body.id}`, headers })
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
