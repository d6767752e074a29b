import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshStore, storeKinds, type TestStore } from '../../../../tests/support/stores.ts'
import { db } from './db.ts'
import { cleanRateCounts, countCall, countedCalls, uncountCall } from './rate.ts'

const start = Date.UTC(2026, 10, 20, 12)
const at = (seconds: number) => new Date(start + seconds * 1000)

describe.each(storeKinds)('limits of the %s store', (kind) => {
  let own: TestStore
  beforeAll(async () => {
    own = await freshStore(kind)
  })
  afterAll(() => own.discard())
  const inStore = (name: string, fn: () => Promise<void>) => test(name, () => own.store.run(fn))

  inStore('a call beyond the limit is rejected with the seconds to wait', async () => {
    for (let i = 0; i < 5; i++)
      expect(await countCall('a', 5, 300, at(i * 10))).toStrictEqual({
        ...{ ok: true, retryAfter: 0 },
        ...{ left: 4 - i, renewal: 300 - i * 10 },
      })
    expect(await countCall('a', 5, 300, at(60))).toStrictEqual({ ok: false, retryAfter: 240, left: 0, renewal: 240 })
    expect(await countCall('another', 5, 300, at(60))).toMatchObject({ ok: true })
  })

  inStore('the window slides and rejected calls do not count', async () => {
    for (let i = 0; i < 5; i++) await countCall('slide', 5, 300, at(290 + i))
    expect(await countCall('slide', 5, 300, at(301))).toMatchObject({ ok: false })
    expect(await countCall('slide', 5, 300, at(589))).toStrictEqual({ ok: false, retryAfter: 1, left: 0, renewal: 1 })
    expect(await countCall('slide', 5, 300, at(590.5))).toMatchObject({ ok: true })
    expect(await countCall('slide', 5, 300, at(590.9))).toMatchObject({ ok: false })
  })

  inStore('ten of forty concurrent calls pass a limit of ten', async () => {
    const taken = await Promise.all(Array.from({ length: 40 }, () => countCall('rush', 10, 60)))
    expect(taken.filter(({ ok }) => ok)).toHaveLength(10)
  })

  inStore('beyond the limit, one call is allowed after each pause', async () => {
    for (let i = 0; i < 3; i++) await countCall('pause', 3, 900, at(i), { pauseSeconds: 60 })
    expect(await countCall('pause', 3, 900, at(30), { pauseSeconds: 60 })).toStrictEqual({
      ok: false,
      retryAfter: 32,
      left: 0,
      renewal: 32,
    })
    const rush = await Promise.all(
      Array.from({ length: 9 }, () => countCall('pause', 3, 900, at(62), { pauseSeconds: 60 })),
    )
    expect(rush.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await countCall('pause', 3, 900, at(63), { pauseSeconds: 60 })).toStrictEqual({
      ok: false,
      retryAfter: 59,
      left: 0,
      renewal: 59,
    })
    expect(await countCall('pause', 3, 900, at(122), { pauseSeconds: 60 })).toMatchObject({ ok: true })
  })

  inStore('uncountCall removes one call and keeps another of the same time', async () => {
    for (const second of [0, 1, 1]) await countCall('back', 3, 60, at(second))
    await uncountCall('back', at(1))
    await uncountCall('back', at(5))
    expect(await countedCalls('back', 60, at(2))).toBe(2)
    expect(await countedCalls('back', 60, at(60))).toBe(1)
    expect(await countCall('back', 3, 60, at(2))).toMatchObject({ ok: true })
    expect(await countCall('back', 3, 60, at(2))).toMatchObject({ ok: false })
  })

  inStore('cleanRateCounts deletes only expired keys', async () => {
    await db().deleteFrom('rate_count').execute()
    await countCall('old', 5, 60, at(0))
    await countCall('new', 5, 60, at(100))
    expect(await cleanRateCounts(at(90))).toBe(1)
    expect(await db().selectFrom('rate_count').select('key').execute()).toStrictEqual([{ key: 'new' }])
  })
})
