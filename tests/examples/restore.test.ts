import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cleanRows } from '../../src/server/foundation/jobs/retention.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { createExamplesFixture, type ExamplesFixture } from './fixtures.ts'

const DAY = 86_400_000

let app: TestApp
let at: ExamplesFixture
let intent: number
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  at = await createExamplesFixture(app)
  intent = await at.intent('Pedidos')
})

const post = (path: string, body: object) => at.editor.call('POST', `/examples/${path}/${at.bot}`, { body })
const restore = (ids: number[]) => post('restore', { ids })
const clean = () => app.store.run(() => cleanRows(app.clock.now()))
const stored = async (id: number) =>
  (await app.db.selectFrom('example').select('id').where('id', '=', id).execute()).length

/** Deletes examples as of the given number of days ago. */
async function removed(ids: number[], days: number): Promise<void> {
  await post('remove', { ids })
  const deleted_at = new Date(app.clock.now().getTime() - days * DAY)
  await app.db.updateTable('example').set({ deleted_at }).where('id', 'in', ids).execute()
}

test('a deleted example can be restored for thirty days, then gets 404 and is purged', async () => {
  const [early, late] = [
    (await at.example(intent, 'quiero pan')).body.id,
    (await at.example(intent, 'más pan')).body.id,
  ]
  await removed([early], 29)
  await clean()
  expect(await restore([early])).toMatchObject({ status: 200, body: { count: 1 } })

  // The limit applies before the clean-up runs, and an expired example is skipped.
  await removed([early], 29)
  await removed([late], 31)
  expect(await restore([late])).toMatchObject({ status: 404, body: { code: 'not_found' } })
  expect(await restore([late, early])).toMatchObject({ status: 200, body: { count: 1 } })
  await removed([early], 29)
  await clean()
  expect([await stored(early), await stored(late)]).toEqual([1, 0])
  expect((await restore([2_000_000_000])).status).toBe(404)
})

test('of concurrent restores and creations of the same phrase only one succeeds', async () => {
  for (let round = 0; round < 8; round++) {
    const text = `vuelta ${round}`
    const ids: number[] = []
    for (let i = 0; i < 2; i++) {
      const { id } = (await at.example(intent, text)).body
      await post('remove', { ids: [id] })
      ids.push(id)
    }
    const answers = await Promise.all([...ids.map((id) => restore([id])), at.example(intent, text)])
    expect(answers.map(({ status }) => status).filter((status) => ![200, 201, 409].includes(status))).toEqual([])
    const [one, other, written] = answers
    const won = [one?.body.count === 1, other?.body.count === 1, written?.status === 201]
    expect(won.filter(Boolean)).toHaveLength(1)
    expect((await at.list({ q: text })).body).toHaveLength(1)
  }
})
