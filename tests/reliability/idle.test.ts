import { sql } from 'kysely'
import { afterEach, expect, test, vi } from 'vitest'
import { db, tx } from '../../src/server/foundation/store/db.ts'
import { freshStore } from '../support/stores.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('an idle transaction is rolled back after 60 seconds, and other queries continue', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { store, discard } = await freshStore('embedded')
  const insert = (id: number) => db().insertInto('plan').values({ id, name: '' }).execute()
  let wakeUp = () => {}
  const asleep = new Promise<void>((resolve) => {
    wakeUp = resolve
  })
  await store.run(async () => {
    let begun = () => {}
    const inside = new Promise<void>((resolve) => {
      begun = resolve
    })
    const sleeping = tx(async () => {
      await insert(1)
      begun()
      await asleep
      await insert(2)
    })
    await inside
    const other = insert(3)
    let hasRun = false
    void other.then(() => {
      hasRun = true
    })
    vi.advanceTimersByTime(59_000)
    // Two turns of the event loop, in which a rollback would let the other query run.
    await new Promise(setImmediate)
    await new Promise(setImmediate)
    expect(hasRun).toBe(false)
    vi.advanceTimersByTime(2_000)
    await other
    wakeUp()
    await expect(sleeping).rejects.toThrow('idle for 60 seconds')
    await tx(() => insert(4))
    const { rows } = await sql<{ id: number }>`select id from plan order by id`.execute(db())
    expect(rows.map(({ id }) => id)).toStrictEqual([3, 4])
  })
  vi.useRealTimers()
  await discard()
})
