// Writes plans and bots into a store forever, four at a time, and prints each id once it is acknowledged.
// `node scripts/run.mjs tests/reliability/store-writer.ts <data folder> <first number>`
import { writeSync } from 'node:fs'
import { db, openStore, tx } from '../../src/server/foundation/store/db.ts'

const [dataDir = '', first = '0'] = process.argv.slice(2)
const store = await openStore({ dataDir, maintenanceMinutes: 0.02 })
let next = Number(first)

async function write(number: number): Promise<void> {
  await tx(async () => {
    await db()
      .insertInto('plan')
      .values({ id: number, name: `Plan ${number}` })
      .execute()
    await db()
      .insertInto('bot')
      .values({ name: `Bot ${number} ${'x'.repeat(200)}`, plan_id: number })
      .execute()
  })
  writeSync(1, `${number}\n`)
}

async function writer(): Promise<void> {
  for (;;) await write(next++)
}

await store.run(() => Promise.all([writer(), writer(), writer(), writer()]))
