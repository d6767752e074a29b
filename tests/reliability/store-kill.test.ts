import { rmSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openStore } from '../../src/server/foundation/store/db.ts'
import { startChild } from '../support/child.ts'
import { freshDataFolder } from '../support/data-folder.ts'

const rounds = Number(process.env.STORE_KILLS ?? 5)

test(`no acknowledged row is lost and no transaction is partial after ${rounds} times kill -9`, async () => {
  const dataDir = await freshDataFolder()
  const acknowledged: number[] = []
  let next = 1
  for (let round = 0; round < rounds; round++) {
    const child = await startChild('tests/reliability/store-writer.ts', [dataDir, String(next)])
    await child.written(20 + Math.floor(Math.random() * 150))
    child.process.kill('SIGKILL')
    await child.ended
    expect(child.errors).toStrictEqual([])
    acknowledged.push(...child.lines.map(Number))

    const store = await openStore({ dataDir, maintenanceMinutes: 0 })
    const plans = await store.kysely.selectFrom('plan').select('id').orderBy('id').execute()
    const bots = await store.kysely.selectFrom('bot').select('plan_id').orderBy('plan_id').execute()
    const stored = new Set(plans.map(({ id }) => id))
    expect(acknowledged.filter((id) => !stored.has(id))).toStrictEqual([])
    expect(bots.map(({ plan_id }) => plan_id)).toStrictEqual(plans.map(({ id }) => id))
    for (const table of ['plan', 'bot']) await sql.raw(`reindex table ${table}`).execute(store.kysely)
    await store.close()
    next = (plans.at(-1)?.id ?? 0) + 1
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(rounds * 20)
  rmSync(dataDir, { recursive: true })
}, 300_000)
