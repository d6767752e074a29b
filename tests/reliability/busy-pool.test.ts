import { sql } from 'kysely'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { db, openStore, type Store } from '../../src/server/foundation/store/db.ts'
import { StoreUnavailable } from '../../src/server/foundation/store/errors.ts'
import { freshSettings, storeKinds } from '../support/stores.ts'

afterEach(() => vi.useRealTimers())

const one = () => sql`select 1`.execute(db())

describe.runIf(storeKinds.includes('postgres'))('a pool whose connections are all in use', () => {
  test('rejects a caller after 10 seconds without reporting the database as unavailable', async () => {
    const settings = await freshSettings('postgres')
    const reports: unknown[] = []
    const store: Store = await openStore({ ...settings, poolSize: 1, report: (error: unknown) => reports.push(error) })
    const returned = vi.fn()
    store.onRecovery(returned)

    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    let finish = () => {}
    const taken = new Promise<void>((begun) => {
      void store.kysely.connection().execute(async () => {
        begun()
        await new Promise<void>((resolve) => {
          finish = resolve
        })
      })
    })
    await taken
    const late = store.run(one).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await late).toBeInstanceOf(StoreUnavailable)
    finish()
    await store.run(one)
    await vi.advanceTimersByTimeAsync(1_000)
    vi.useRealTimers()

    expect(reports).toEqual([])
    expect(returned).not.toHaveBeenCalled()
    await store.close()
    await settings.discard()
  })
})
