import { mkdtempSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startPostgres } from '../../../tests/support/postgres-server.ts'
import { db, openStore, tx } from './db.ts'

test('smoke', async () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'st-'))
  let t = performance.now()
  const lap = (n: string) => {
    console.log(n, Math.round(performance.now() - t))
    t = performance.now()
  }
  const server = await startPostgres()
  lap('pg up')
  const pgs = await openStore({ databaseUrl: server.url })
  lap('pg store')
  let s = await openStore({ dataDir })
  lap('create')
  await s.close()
  lap('close')
  s = await openStore({ dataDir })
  lap('reopen')
  for (const st of [s, pgs])
    await st.run(async () => {
      t = performance.now()
      for (let i = 0; i < 1000; i++) await sql`select ${i}::int a`.execute(db())
      lap('1000 rt')
      for (let i = 0; i < 1000; i++) await db().insertInto('plan').values({ id: i, name: 'x' }).execute()
      lap('1000 inserts')
      await tx(async () => {
        await db().deleteFrom('plan').execute()
        throw new Error('x')
      }).catch(() => {})
      console.log(
        await db().selectFrom('plan').select(db().fn.countAll<number>().as('n')).executeTakeFirst(),
        (await db().deleteFrom('plan').executeTakeFirst()).numDeletedRows,
      )
      await st.close()
    })
  await server.stop()
})
