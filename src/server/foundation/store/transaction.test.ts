import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { freshStore, storeKinds, type TestStore } from '../../../../tests/support/stores.ts'
import { afterCommit, db, deferToCommit, tx } from './db.ts'
import { UncommittedTransaction } from './errors.ts'

const insert = (id: number) =>
  db()
    .insertInto('plan')
    .values({ id, name: `Plan ${id}` })
    .execute()
const ids = async () => (await db().selectFrom('plan').select('id').orderBy('id').execute()).map(({ id }) => id)

test('db throws outside of store.run', () => {
  expect(() => db()).toThrow('store.run')
})

describe.each(storeKinds)('transactions of the %s store', (kind) => {
  let own: TestStore
  const reported: unknown[] = []
  beforeAll(async () => {
    own = await freshStore(kind, { report: (error) => reported.push(error) })
  })
  beforeEach(async () => {
    reported.length = 0
    await own.store.kysely.deleteFrom('plan').execute()
  })
  afterAll(() => own.discard())
  const inStore = (name: string, fn: () => Promise<void>) => test(name, () => own.store.run(fn))

  inStore('commit when the work resolves and roll back when it rejects', async () => {
    await tx(() => insert(1))
    await expect(
      tx(async () => {
        await insert(2)
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    expect(await ids()).toStrictEqual([1])
  })

  inStore('a nested transaction joins the outer one', async () => {
    const outer = tx(async () => {
      await tx(() => insert(1))
      expect(await ids()).toStrictEqual([1])
      throw new Error('no')
    })
    await expect(outer).rejects.toThrow('no')
    expect(await ids()).toStrictEqual([])
  })

  inStore('each of 30 concurrent transactions is atomic', async () => {
    const work = (id: number) =>
      tx(async () => {
        await insert(id)
        await insert(id + 100)
        if (id % 3 === 0) throw new Error('no')
      })
    const results = await Promise.allSettled(Array.from({ length: 30 }, (_, id) => work(id)))
    const kept = results.flatMap(({ status }, id) => (status === 'fulfilled' ? [id] : []))
    expect(kept).toHaveLength(20)
    expect(await ids()).toStrictEqual([...kept, ...kept.map((id) => id + 100)].sort((a, b) => a - b))
  })

  inStore('the store works after a rejected statement', async () => {
    await insert(1)
    await expect(
      tx(async () => {
        await insert(2)
        await insert(1)
      }),
    ).rejects.toMatchObject({ code: '23505' })
    await tx(() => insert(3))
    expect(await ids()).toStrictEqual([1, 3])
  })

  inStore('a transaction with a swallowed error rejects instead of committing', async () => {
    await insert(1)
    const swallowing = tx(async () => {
      await insert(2)
      await insert(1).catch(() => {})
    })
    await expect(swallowing).rejects.toThrow(UncommittedTransaction)
    expect(await ids()).toStrictEqual([1])
  })

  inStore('a swallowed error does not roll back the next transaction', async () => {
    await insert(1)
    const swallowing = tx(async () => {
      await insert(1).catch(() => {})
    })
    const next = tx(async () => {
      for (const id of [2, 3, 4]) await insert(id)
    })
    await expect(swallowing).rejects.toThrow(UncommittedTransaction)
    await next
    expect(await ids()).toStrictEqual([1, 2, 3, 4])
  })

  inStore('deferToCommit runs a statement at the end and rolls it back with the rest', async () => {
    const later = (id: number) =>
      deferToCommit(
        db()
          .insertInto('plan')
          .values({ id, name: `Plan ${id}` }),
      )
    await tx(async () => {
      await later(1)
      expect(await ids()).toStrictEqual([])
      await insert(2)
    })
    await later(3)
    expect(await ids()).toStrictEqual([1, 2, 3])
    await expect(
      tx(async () => {
        await later(4)
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    const refused = tx(async () => {
      await insert(5)
      await later(1)
      await later(6)
    })
    const next = tx(() => insert(7))
    await expect(refused).rejects.toMatchObject({ code: '23505' })
    await next
    expect(await ids()).toStrictEqual([1, 2, 3, 7])
  })

  inStore('a deferred statement that cannot be serialized rolls back the transaction', async () => {
    const circular: Record<string, unknown> = {}
    circular.self = circular
    const failing = tx(async () => {
      await insert(1)
      await deferToCommit(
        db()
          .insertInto('plan')
          .values({ id: 2, name: circular as never }),
      )
    })
    await expect(failing).rejects.toThrow('circular')
    expect(await ids()).toStrictEqual([])
  })

  inStore('hooks run in order after the commit and never after a rollback', async () => {
    const seen: string[] = []
    await tx(async () => {
      afterCommit(() => seen.push('first'))
      await tx(async () => afterCommit(() => seen.push('second')))
      await insert(1)
      seen.push('inside')
    })
    expect(seen).toStrictEqual(['inside', 'first', 'second'])
    await tx(async () => {
      afterCommit(() => seen.push('never'))
      throw new Error('no')
    }).catch(() => {})
    afterCommit(() => seen.push('at once'))
    expect(seen).toStrictEqual(['inside', 'first', 'second', 'at once'])
  })

  inStore('a hook can use the store and its error is reported instead of thrown', async () => {
    let found: Promise<number[]> | undefined
    await tx(async () => {
      afterCommit(() => {
        throw new Error('fan-out failed')
      })
      afterCommit(() => {
        found = ids()
      })
      await insert(1)
    })
    expect(await found).toStrictEqual([1])
    expect(reported).toMatchObject([{ message: 'fan-out failed' }])
  })

  inStore('work that outlives its transaction runs outside of any transaction', async () => {
    let late = Promise.resolve<unknown>(undefined)
    let go = () => {}
    const gate = new Promise<void>((resolve) => {
      go = resolve
    })
    await tx(async () => {
      late = gate.then(() => insert(9))
    })
    const other = tx(async () => {
      go()
      await insert(1)
      throw new Error('no')
    })
    await expect(other).rejects.toThrow('no')
    await late
    expect(await ids()).toStrictEqual([9])
  })

  inStore('a failed statement can be run again later', async () => {
    await insert(1)
    for (let i = 0; i < 3; i++) await expect(insert(1)).rejects.toMatchObject({ code: '23505' })
    await insert(2)
    await expect(sql`select * from absent where a = ${1}`.execute(db())).rejects.toMatchObject({ code: '42P01' })
    await sql`create table absent (a int)`.execute(db())
    const select = () => sql`select * from absent where a = ${1}`.execute(db())
    await sql`insert into absent values (1)`.execute(db())
    expect((await select()).rows).toStrictEqual([{ a: 1 }])
    await sql`alter table absent add b int default 2`.execute(db())
    expect((await select()).rows).toStrictEqual([{ a: 1, b: 2 }])
    await sql`drop table absent`.execute(db())
  })

  inStore('a statement first used in a failed transaction works later', async () => {
    const rename = (id: number) =>
      sql`update plan set name = ${'Otro'} where id = ${id} and ${'primera vez'} <> ''`.execute(db())
    await insert(1)
    const swallowing = tx(async () => {
      await insert(1).catch(() => {})
      await expect(rename(1)).rejects.toMatchObject({ code: '25P02' })
    })
    await expect(swallowing).rejects.toThrow(UncommittedTransaction)
    for (let i = 0; i < 12; i++) expect((await rename(1)).numAffectedRows).toBe(1n)
    await Promise.all(Array.from({ length: 12 }, () => rename(1)))
  })

  inStore('the store runs more distinct statements than it keeps prepared', async () => {
    for (let round = 0; round < 2; round++) {
      for (let i = 0; i < 250; i++) {
        const { rows } = await sql`select ${i}::int as ${sql.ref(`c${i}`)}`.execute(db())
        expect(rows).toStrictEqual([{ [`c${i}`]: i }])
      }
    }
  })

  inStore('a query outside of the current transaction rejects instead of waiting forever', async () => {
    await tx(async () => {
      await insert(1)
      const beside = sql`select 1`.execute(own.store.kysely)
      await expect(beside).rejects.toThrow('use db()')
    })
    expect(await ids()).toStrictEqual([1])
  })
})
