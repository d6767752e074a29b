import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { freshStore, storeKinds, type TestStore } from '../../../../tests/support/stores.ts'
import { db, tx } from '../store/db.ts'
import { claim, cleanJobs, giveUpLost } from './claim.ts'
import { hourlyCleaning, startCleaning } from './cleaning.ts'
import { runDue } from './due.ts'
import { enqueue } from './queue.ts'
import { type JobHandlers, type JobWorker, PermanentJobError, startWorker, type WorkerOptions } from './worker.ts'

/** A promise with its resolve function. */
function deferred<T = void>() {
  let resolve: (value: T) => void = () => {}
  const promise = new Promise<T>((done) => {
    resolve = done
  })
  return { promise, resolve }
}

const jobs = () => db().selectFrom('job').selectAll().orderBy('id').execute()
const soon = () => new Date(Date.now() - 1000)

describe.each(storeKinds)('jobs in the %s store', (kind) => {
  let own: TestStore
  const workers: JobWorker[] = []
  beforeAll(async () => {
    own = await freshStore(kind)
  })
  afterEach(async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.stop()))
    await own.store.kysely.deleteFrom('job').execute()
  })
  afterAll(() => own.discard())
  const inStore = (name: string, fn: () => Promise<void>) => test(name, () => own.store.run(fn))
  const start = (handlers: JobHandlers, options: WorkerOptions = {}) => {
    const worker = startWorker(handlers, { pollSeconds: 60, ...options })
    workers.push(worker)
    return worker
  }

  inStore('a commit wakes the worker and a rollback leaves no job', async () => {
    const seen = deferred<unknown>()
    start({ mail: async (payload) => seen.resolve(payload) })
    await tx(async () => {
      await enqueue('mail', { to: 'never' })
      throw new Error('no')
    }).catch(() => {})
    await tx(async () => {
      await enqueue('mail', { to: 'ana' })
    })
    expect(await seen.promise).toStrictEqual({ to: 'ana' })
    await workers[0]?.stop()
    expect(await jobs()).toMatchObject([{ attempts: 1, locked_until: null, done_at: expect.any(String) }])
  })

  inStore('two workers run each of 200 jobs exactly once', async () => {
    const seen: number[] = []
    const all = deferred()
    const handlers: JobHandlers = {
      many: async (payload) => {
        seen.push((payload as { n: number }).n)
        if (seen.length === 200) all.resolve()
      },
    }
    await tx(async () => {
      for (let n = 0; n < 200; n++) await enqueue('many', { n })
    })
    start(handlers, { concurrency: 8 })
    start(handlers, { concurrency: 8 })
    await all.promise
    await Promise.all(workers.map((worker) => worker.stop()))
    expect(seen.sort((a, b) => a - b)).toStrictEqual(Array.from({ length: 200 }, (_, n) => n))
    expect((await jobs()).every(({ done_at, attempts }) => done_at && attempts === 1)).toBe(true)
  })

  inStore('a bot whose jobs hang does not hold up another, and its own go on in order', async () => {
    const started: string[] = []
    const released = deferred()
    const [others, all] = [deferred(), deferred()]
    const handlers: JobHandlers = {
      call: async (payload) => {
        const { bot_id, n } = payload as { bot_id: number; n: number }
        started.push(`${bot_id}-${n}`)
        if (started.length === 26) all.resolve()
        if (started.includes('2-0') && started.includes('2-1')) others.resolve()
        if (bot_id === 1) await released.promise
      },
    }
    await tx(async () => {
      for (let n = 0; n < 24; n++) await enqueue('call', { bot_id: 1, n })
      for (let n = 0; n < 2; n++) await enqueue('call', { bot_id: 2, n })
    })
    start(handlers, { concurrency: 8, perBot: 3 })
    await others.promise
    expect(started.toSorted()).toStrictEqual(['1-0', '1-1', '1-2', '2-0', '2-1'])
    released.resolve()
    await all.promise
    expect(started.filter((one) => one.startsWith('1-'))).toStrictEqual(Array.from({ length: 24 }, (_, n) => `1-${n}`))
  })

  inStore('a limit for busy times holds as soon as more jobs are due than there is room for', async () => {
    const started: string[] = []
    const other = deferred()
    const released = deferred()
    const handlers: JobHandlers = {
      call: async (payload) => {
        const { bot_id, n } = payload as { bot_id: number; n: number }
        started.push(`${bot_id}-${n}`)
        if (bot_id === 2) other.resolve()
        if (bot_id === 1 && n > 0) await released.promise
      },
    }
    await tx(async () => {
      for (let n = 0; n < 9; n++) await enqueue('call', { bot_id: 1, n })
    })
    start(handlers, { concurrency: 4, perBotWhenBusy: 3 })
    await expect.poll(() => started.length).toBeGreaterThan(3)
    await enqueue('call', { bot_id: 2, n: 0 })
    await other.promise
    expect(started.toSorted()).toStrictEqual(['1-0', '1-1', '1-2', '1-3', '2-0'])
    released.resolve()
  })

  inStore('a failed attempt is retried later unless the handler throws GiveUp', async () => {
    const reported: unknown[] = []
    const handlers: JobHandlers = {
      flaky: async (_, { attempt }) => {
        if (attempt === 1) throw new Error('the server was away')
      },
      hopeless: async () => {
        throw new PermanentJobError('no such address')
      },
    }
    await enqueue('flaky', {})
    await enqueue('hopeless', {})
    expect(await runDue(handlers, (error) => reported.push(error))).toBe(2)
    const [flaky, hopeless] = await jobs()
    expect(flaky).toMatchObject({
      done_at: null,
      failed_at: null,
      last_error: 'the server was away',
      locked_until: null,
    })
    expect(Date.parse(flaky?.run_at ?? '')).toBeGreaterThan(Date.now() + 1000)
    expect(hopeless).toMatchObject({ failed_at: expect.any(String), last_error: 'no such address' })
    expect(reported).toHaveLength(2)

    expect(await runDue(handlers)).toBe(0)
    await db().updateTable('job').set({ run_at: soon() }).execute()
    expect(await runDue(handlers)).toBe(1)
    expect((await jobs())[0]).toMatchObject({ attempts: 2, last_error: null, done_at: expect.any(String) })
  })

  inStore('a job fails after its last attempt, even if its process died during it', async () => {
    await enqueue('dying', {}, { maxAttempts: 2 })
    for (let attempt = 1; attempt <= 2; attempt++) {
      expect(await claim(['dying'], 1, 60)).toHaveLength(1)
      await giveUpLost(['dying'])
      expect((await jobs())[0]).toMatchObject({ failed_at: null, attempts: attempt })
      await db().updateTable('job').set({ locked_until: soon() }).execute()
    }
    expect(await claim(['dying'], 1, 60)).toHaveLength(0)
    await giveUpLost(['dying'])
    expect((await jobs())[0]).toMatchObject({ failed_at: expect.any(String), last_error: 'the process ended' })
  })

  inStore('the signal of a handler aborts when its job is lost', async () => {
    await enqueue('slow', {})
    const running = deferred()
    const lost = deferred()
    start(
      {
        slow: async (_, { signal }) => {
          signal.addEventListener('abort', () => lost.resolve())
          running.resolve()
          await lost.promise
        },
      },
      { lockSeconds: 0.3 },
    )
    await running.promise
    await db().updateTable('job').set({ attempts: 5 }).execute()
    await lost.promise
  })

  inStore('only one job per key is pending, with the latest payload', async () => {
    await enqueue('train', { version: 1 }, { key: 'bot 1' })
    await enqueue('train', { version: 2 }, { key: 'bot 1' })
    await enqueue('train', { version: 9 }, { key: 'bot 2' })
    expect(await jobs()).toMatchObject([{ payload: { version: 2 } }, { payload: { version: 9 } }])
  })

  inStore('a job enqueued again while it runs runs once more', async () => {
    const versions: unknown[] = []
    const handlers: JobHandlers = {
      train: async (payload) => {
        versions.push(payload)
        if (versions.length === 1) {
          await enqueue('train', { version: 2 }, { key: 'bot' })
          await enqueue('train', { version: 3 }, { key: 'bot' })
        }
      },
    }
    await enqueue('train', { version: 1 }, { key: 'bot' })
    expect(await runDue(handlers)).toBe(2)
    expect(versions).toStrictEqual([{ version: 1 }, { version: 3 }])
    expect(await jobs()).toMatchObject([{ done_at: expect.any(String), attempts: 1 }])
    await enqueue('train', { version: 4 }, { key: 'bot' })
    expect(await runDue(handlers)).toBe(1)
  })

  inStore('a job with a later runAt is not run before that time', async () => {
    const handlers: JobHandlers = { later: async () => {} }
    await enqueue('later', {}, { runAt: new Date(Date.now() + 60_000) })
    expect(await runDue(handlers)).toBe(0)
    await db().updateTable('job').set({ run_at: soon() }).execute()
    expect(await runDue(handlers)).toBe(1)
  })

  inStore('stop waits for running jobs and releases those that abort because of it', async () => {
    await enqueue('long', {})
    await enqueue('patient', {})
    const started = [deferred(), deferred()]
    const finishing = deferred()
    const worker = start({
      long: (_, { signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(new Error('stopped')))
          started[0]?.resolve()
        }),
      patient: async () => {
        started[1]?.resolve()
        await finishing.promise
      },
    })
    await Promise.all(started.map(({ promise }) => promise))
    let stopped = false
    const stopping = worker.stop().then(() => {
      stopped = true
    })
    await enqueue('long', { after: true })
    expect(stopped).toBe(false)
    finishing.resolve()
    await stopping
    expect(await jobs()).toMatchObject([
      { queue: 'long', attempts: 0, locked_until: null, last_error: null, done_at: null },
      { queue: 'patient', attempts: 1, done_at: expect.any(String) },
      { queue: 'long', attempts: 0, locked_until: null },
    ])
  })

  inStore('the cleanup deletes old jobs, also when another part of it fails, and runs again in an hour', async () => {
    await enqueue('other', {})
    await enqueue('other', { kept: true })
    const [old] = await jobs()
    const lastMonth = new Date(Date.now() - 30 * 86_400_000)
    await db()
      .updateTable('job')
      .set({ done_at: lastMonth })
      .where('id', '=', old?.id ?? 0)
      .execute()
    await Promise.all([startCleaning(), startCleaning()])
    const failed: unknown[] = []
    const log = { error: (details: object) => failed.push(details) }
    const broken = () => Promise.reject(new Error('broken'))
    expect(await runDue(hourlyCleaning([broken, () => cleanJobs()], { log, clock: () => new Date() }))).toBe(1)
    expect(failed).toMatchObject([{ err: { message: 'broken' }, queue: 'cleaning' }])
    const left = await jobs()
    expect(left).toMatchObject([{ payload: { kept: true } }, { queue: 'cleaning', done_at: null, attempts: 0 }])
    expect(Date.parse(left[1]?.run_at ?? '')).toBeGreaterThan(Date.now() + 3_500_000)
    expect(await cleanJobs()).toBe(0)
  })
})
