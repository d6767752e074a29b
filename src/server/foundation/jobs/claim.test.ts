import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { freshStore, storeKinds, type TestStore } from '../../../../tests/support/stores.ts'
import { db, tx } from '../store/db.ts'
import { claim, finish, nextDue, renew } from './claim.ts'
import { enqueue } from './queue.ts'

// Which jobs a worker gets.

const jobs = () => db().selectFrom('job').selectAll().orderBy('id').execute()
const soon = () => new Date(Date.now() - 1000)

describe.each(storeKinds)('claims in the %s store', (kind) => {
  let own: TestStore
  beforeAll(async () => {
    own = await freshStore(kind)
  })
  afterEach(async () => void (await own.store.kysely.deleteFrom('job').execute()))
  afterAll(() => own.discard())
  const inStore = (name: string, fn: () => Promise<void>) => test(name, () => own.store.run(fn))

  inStore('claim takes at most the requested number of jobs with any query plan', async () => {
    for (const n of [1, 2, 3]) await enqueue('many', { n })
    await tx(async () => {
      // Simulates the plan of a table that was nearly empty when it was analyzed: the inner query runs for each row.
      for (const way of ['indexscan', 'bitmapscan', 'hashjoin', 'mergejoin', 'hashagg', 'sort', 'material'])
        await sql.raw(`set local enable_${way} = off`).execute(db())
      expect(await claim(['many'], 1, 60)).toHaveLength(1)
      expect(await claim(['many'], 2, 60)).toHaveLength(2)
    })
  })

  inStore('a limit per bot counts the jobs that run, and none without a limit', async () => {
    for (const n of [1, 2, 3, 4]) await enqueue('call', { bot_id: 1, n })
    expect(await claim(['call'], 8, 60, 2)).toHaveLength(2)
    expect(await claim(['call'], 8, 60, 2)).toHaveLength(0)
    expect(await claim(['call'], 8, 60)).toHaveLength(2)
  })

  inStore('bots take turns: one that many jobs fill does not delay another that comes later', async () => {
    for (const bot_id of [1, 2]) for (let n = 0; n < 6; n++) await enqueue('call', { bot_id, n })
    const [first] = await claim(['call'], 4, 60, 3)
    await enqueue('call', { bot_id: 3, n: 0 })
    if (first) await finish(first)
    expect((await claim(['call'], 1, 60, 3)).map(({ payload }) => payload)).toEqual([{ bot_id: 3, n: 0 }])
  })

  inStore('claims at the same moment never get the same job, with a limit per bot or without', async () => {
    for (const perBot of [1_000, undefined]) {
      await tx(async () => {
        for (let n = 0; n < 60; n++) await enqueue('call', { bot_id: n % 5, n })
      })
      const taken: number[] = []
      const claimAll = async () => {
        for (;;) {
          const some = await claim(['call'], 2, 60, perBot)
          if (some.length === 0) return
          taken.push(...some.map(({ id }) => id))
        }
      }
      await Promise.all(Array.from({ length: 8 }, claimAll))
      expect(taken).toHaveLength(60)
      expect(new Set(taken).size).toBe(60)
    }
  })

  inStore('a bot at its limit does not hide when the job of another is due', async () => {
    for (const n of [1, 2]) await enqueue('call', { bot_id: 1, n })
    await claim(['call'], 1, 60, 1)
    expect(await nextDue(['call'], 1)).toBeUndefined()
    expect(await nextDue(['call'])).toBeLessThanOrEqual(0)
    await enqueue('call', { bot_id: 2, n: 0 })
    expect(await nextDue(['call'], 1)).toBeLessThanOrEqual(0)
  })

  inStore('the bot of a reply that waits counts as well', async () => {
    for (const n of [1, 2, 3]) await enqueue('say', { botId: 1, n })
    expect(await claim(['say'], 3, 60, 2)).toHaveLength(2)
  })

  inStore('a limit per bot does not concern jobs of no bot', async () => {
    for (let n = 0; n < 5; n++) await enqueue('call', { n })
    expect(await claim(['call'], 8, 60, 2)).toHaveLength(5)
  })

  inStore('a claim is exclusive until it expires, and an expired claim cannot finish the job', async () => {
    await enqueue('slow', {})
    const [mine] = await claim(['slow'], 1, 60)
    expect(await claim(['slow'], 1, 60)).toHaveLength(0)
    expect(mine && (await renew(mine, 60))).toBe(true)

    await db().updateTable('job').set({ locked_until: soon() }).execute()
    const [theirs] = await claim(['slow'], 1, 60)
    expect(theirs).toMatchObject({ id: mine?.id, attempts: 2 })
    expect(mine && (await renew(mine, 60))).toBe(false)
    if (mine) await finish(mine)
    expect((await jobs())[0]?.done_at).toBeNull()
    if (theirs) await finish(theirs)
    expect((await jobs())[0]?.done_at).toEqual(expect.any(String))
  })
})
