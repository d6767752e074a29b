import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { db, openStore, tx } from '../../src/server/foundation/store/db.ts'

const PARALLEL = 10

/**
 * Returns how many transactions of one inserted row the bare store commits per second, each flushed to disk: the limit
 * of the machine for anything that is acknowledged.
 */
export async function commitsPerSecond(seconds: number): Promise<number> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'bench-store-'))
  const store = await openStore({ dataDir })
  try {
    return await store.run(async () => {
      await sql`create table bench_row (id serial primary key, text text not null)`.execute(db())
      let committed = 0
      const start = performance.now()
      const client = async () => {
        while (performance.now() - start < seconds * 1000) {
          await tx(() => sql`insert into bench_row (text) values (${`Mensaje ${committed}`})`.execute(db()))
          committed++
        }
      }
      await Promise.all(Array.from({ length: PARALLEL }, client))
      return (committed * 1000) / (performance.now() - start)
    })
  } finally {
    await store.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
