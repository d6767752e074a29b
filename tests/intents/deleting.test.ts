import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createExamplesFixture, type ExamplesFixture } from '../examples/fixtures.ts'
import { startApp, type TestApp } from '../support/app.ts'
import type { Answer } from '../support/client.ts'

// The embedded store runs one transaction at a time.
describe.runIf(process.env.TEST_STORE === 'postgres')('concurrent deletion of intents and examples', () => {
  let app: TestApp
  let at: ExamplesFixture
  beforeAll(async () => {
    app = await startApp()
    at = await createExamplesFixture(app)
  })
  afterAll(() => app.stop())

  /** Starts the calls one after the other, each once the one before waits for the rows that `hold` locks. */
  async function atOnce(hold: (held: TestApp['db']) => Promise<unknown>, ...calls: (() => Promise<Answer>)[]) {
    const sent: Promise<Answer>[] = []
    await app.db.transaction().execute(async (held) => {
      await hold(held)
      for (const call of calls) {
        sent.push(call())
        await waiting(sent.length)
      }
    })
    return Promise.all(sent)
  }

  const waiting = async (count: number) =>
    vi.waitFor(async () => {
      const { rows } = await sql<{ n: number }>`select count(distinct pid)::int as n from pg_locks
        where not granted and pid in (select pid from pg_stat_activity where datname = current_database())`.execute(
        app.db,
      )
      expect(rows[0]?.n).toBe(count)
    })

  test('an example moved into an intent that is being deleted is deleted and restored with it', async () => {
    const [from, into] = [await at.intent('Horarios'), await at.intent('Envíos')]
    const { id } = (await at.example(from, 'hacen envíos')).body
    const [{ intents }] = (await at.editor.call('GET', `/ia/${at.bot}`)).body
    const path = `/ia/selector/${at.bot}/${intents[0].category_id}/${into}`
    const answers = await atOnce(
      (held) => held.selectFrom('intent').select('id').where('id', '=', into).forUpdate().execute(),
      () => at.editor.call('POST', `/examples/move/${at.bot}`, { body: { ids: [id], intent_id: into } }),
      () => at.editor.call('POST', path, { body: { isFamily: false } }),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await at.editor.call('GET', `/examples/${at.bot}/${id}`)).status).toBe(404)
    const back = await at.editor.call('POST', `/ia/restore/${at.bot}/${into}`, { body: {} })
    expect(back.body.examples_count).toBe(1)
    expect((await at.editor.call('GET', `/examples/${at.bot}/${id}`)).body.intent_id).toBe(into)
  })

  test('a deletion and an update of the same example are serialized', async () => {
    const intent = await at.intent('Pagos')
    const { id } = (await at.example(intent, 'aceptan tarjeta')).body
    const answers = await atOnce(
      (held) => held.selectFrom('example').select('id').where('id', '=', id).forUpdate().execute(),
      () => at.editor.call('POST', `/examples/remove/${at.bot}`, { body: { ids: [id] } }),
      () => at.editor.call('PUT', `/examples/${at.bot}/${id}`, { body: { text: 'aceptan débito', intent_id: intent } }),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 404])
  })
})
