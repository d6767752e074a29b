import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { surveyJobs } from '../../src/server/conversation/forms/export-answer.ts'
import { runDue } from '../../src/server/foundation/jobs/due.ts'
import { enqueue } from '../../src/server/foundation/jobs/queue.ts'
import { tx } from '../../src/server/foundation/store/db.ts'
import { json } from '../../src/server/foundation/store/sql.ts'
import { type SignedIn, startApp, type TestApp } from '../support/app.ts'
import { type Receiver, startReceiver } from '../webhooks/receiver.ts'

let app: TestApp
let bot: number
let editor: SignedIn
let receiver: Receiver
beforeAll(async () => {
  receiver = await startReceiver()
  app = await startApp({ settings: { webhookPrivateAddresses: true } })
  bot = await app.bot()
  const person = await app.user()
  await app.member(bot, person, 3)
  editor = await app.as(person)
})
afterAll(async () => {
  receiver.stop()
  await app.stop()
})

const SENT = 'Envío: Ana Pérez'

/** Answers a survey that was sent, and returns where it is said to come from: at its address, in lists, files and figures. */
async function sources(anonymous: boolean): Promise<unknown[]> {
  const { id } = (await editor.call('POST', `/forms/survey/${bot}`, { body: { name: `Opinión ${anonymous}` } })).body
  const questions = [{ id: 'nota', text: '¿Qué tal?', kind: 'nps' }]
  expect((await editor.call('PUT', `/forms/survey/${bot}/${id}`, { body: { questions } })).status).toBe(200)
  const path = `/forms/survey/settings/${bot}/${id}`
  const settings = { ...(await editor.call('GET', path)).body, anonymous }
  expect((await editor.call('PUT', path, { body: settings })).status).toBe(200)
  // Addresses on this machine are refused there.
  const webhook = JSON.stringify({ webhook_url: receiver.url })
  await sql`update form set settings = settings || ${webhook}::text::jsonb where id = ${id}`.execute(app.db)
  const at = app.clock.now()
  const { id: run } = await app.db
    .insertInto('form_run')
    .values({
      ...{ bot_id: bot, form_id: id, key: `send ${id}`, channel: 'webchat', source: SENT, status: 'complete' },
      ...{ answers: json({ nota: 3 }), started_at: at, finished_at: at, updated_at: at },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await app.store.run(async () => {
    await tx(() => enqueue('survey-export', { bot_id: bot, run_id: run, failed: 0 }, { key: String(run) }))
    await runDue(surveyJobs(app.app.services), (error) => {
      throw error
    })
  })
  const get = async (part: string) => (await editor.call('GET', `/forms/survey/${part}/${bot}/${id}`)).body
  const [, line = ''] = String(await get('export')).split('\r\n')
  return [
    receiver.got.at(-1)?.payload.source,
    (await get('answers'))[0].source,
    line.split(';')[4],
    (await get('summary')).sources,
  ]
}

test('of an answer to an anonymous survey nobody reads the name of its send, unlike of another one', async () => {
  expect(await sources(true)).toEqual(['Envío', 'Envío', 'Envío', ['Envío']])
  expect(await sources(false)).toEqual([SENT, SENT, SENT, [SENT]])
})
