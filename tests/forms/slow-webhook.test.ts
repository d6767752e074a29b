import { afterAll, beforeAll, expect, test } from 'vitest'
import type { JobWorker } from '../../src/server/foundation/jobs/worker.ts'
import { json } from '../../src/server/foundation/store/sql.ts'
import { startWorkers } from '../../src/server/workers.ts'
import { createTeam, type Team } from '../notifications/fixtures.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { type Receiver, startReceiver } from '../webhooks/receiver.ts'

let app: TestApp
let teams: Team[]
let receiver: Receiver
let workers: JobWorker
beforeAll(async () => {
  receiver = await startReceiver()
  app = await startApp({ settings: { webhookPrivateAddresses: true } })
  teams = [await createTeam(app), await createTeam(app)]
  workers = await app.store.run(() => startWorkers(app.store, app.app.services))
})
afterAll(async () => {
  receiver.stop()
  await workers.stop()
  await app.stop()
})

/** Gives a bot a survey whose answers go to the receiver, and the address of its page. */
async function surveyOf({ botId }: Team): Promise<string> {
  const row = { bot_id: botId, kind: 'survey' as const, name: 'Opinión' }
  const questions = json([{ id: 'nota', text: '¿Qué tal?', kind: 'nps' }] as never)
  const { id } = await app.db
    .insertInto('form')
    .values({ ...row, questions, settings: json({ webhook_url: receiver.url } as never) })
    .returning('id')
    .executeTakeFirstOrThrow()
  const slug = `opina-${botId}`
  await app.db.insertInto('survey_link').values({ bot_id: botId, form_id: id, slug }).execute()
  return slug
}

test('a system that takes no answers of surveys holds up neither the answers of its bot nor those of others', async () => {
  receiver.respond = () => {}
  for (const team of teams) {
    const slug = await surveyOf(team)
    for (let at = 0; at < 6; at++) {
      const body = { key: `respuesta-del-bot-${team.botId}-${at}`, values: [{ question: 'nota', value: at }] }
      expect((await app.call('POST', `/forms/public/${slug}`, { body })).status).toBe(201)
    }
    await team.quick({ keywords: ['horario'], match: 'exact', answer: 'De 9 a 18.' })
  }
  await expect.poll(() => receiver.got.length, { timeout: 10_000 }).toBeGreaterThan(3)
  for (const team of teams) {
    const visitor = await team.visitor()
    await visitor.say('horario')
    const answers = async () =>
      (await visitor.call('GET', '/messages')).body.data.map(({ text }: { text: string }) => text)
    await expect.poll(answers, { timeout: 5_000 }).toContain('De 9 a 18.')
  }
})
