import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { businesses } from '../../src/server/demo/setup.ts'
import { connect, type TestConsole } from '../realtime/fixtures.ts'
import { type Server, startPostgres } from '../support/postgres-server.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { storeKinds } from '../support/stores.ts'
import { openWebchat, type Staff, signIn, startWriters, storedIntents } from './cut-writers.ts'

// The PostgreSQL server becomes unavailable under a running server and comes back.

const CUSTOMERS = 3
const business = businesses[0] as (typeof businesses)[number]

describe.runIf(storeKinds.includes('postgres'))('a server that loses PostgreSQL', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'cut-'))
  let postgres: Server
  let server: TestServer
  let staff: Staff
  let ear: TestConsole

  beforeAll(async () => {
    postgres = await startPostgres()
    server = await startServer({
      dataDir: path.join(folder, 'data'),
      args: ['--chats', '10'],
      env: { DATABASE_URL: postgres.url },
    })
    staff = await signIn(server.url)
    ear = await connect(server.url, staff.token)
    await ear.join(staff.bot)
  }, 120_000)
  afterAll(async () => {
    ear?.close()
    await server?.stop()
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  /** Terminates every connection of the server, also those in use. */
  async function terminate(): Promise<void> {
    const client = new pg.Client({ connectionString: postgres.url })
    await client.connect()
    await client.query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()')
    await client.end()
  }

  const cuts: Record<string, (refused: () => Promise<void>) => Promise<void>> = {
    'terminates its connections': async () => {
      for (let round = 0; round < 5; round++) await terminate()
    },
    'restarts fast': async (refused) => {
      await postgres.halt('fast')
      await refused()
      await postgres.resume()
    },
    'restarts at once': async (refused) => {
      await postgres.halt('immediate')
      await refused()
      await postgres.resume()
    },
  }

  test.each(Object.keys(cuts))(
    'continues when PostgreSQL %s: no acknowledged write, answer or event is lost',
    async (how) => {
      const customers = await Promise.all(
        Array.from({ length: CUSTOMERS }, () => openWebchat(server.url, business.webchatKey)),
      )
      const writers = startWriters(staff, `Corte ${Object.keys(cuts).indexOf(how)}`)
      await writers.more(20)
      // Answers of the bot are in progress when the store becomes unavailable.
      await Promise.all(customers.map((customer, i) => customer.say(`hola ${how} ${i}`)))
      await cuts[how]?.(writers.refused)
      await Promise.all(customers.map((customer, i) => customer.say(`sigo ${how} ${i}`)))
      await writers.more(20)
      await writers.stop()

      expect(server.process.exitCode).toBeNull()
      for (const refusal of writers.refusals)
        expect(refusal).toMatch(/^503 \{"message":"No podemos [^"]+","code":"unavailable"\}$/)
      const names = await storedIntents(staff)
      expect([...writers.acknowledged].filter((name) => names.filter((each) => each === name).length !== 1)).toEqual([])
      await Promise.all(customers.map((customer) => customer.answered(2)))
      const said = customers.flatMap((_, i) => [`hola ${how} ${i}`, `sigo ${how} ${i}`])
      const heard = () =>
        ear.received.flatMap(({ payload }) => {
          const { text } = (payload.message ?? {}) as { text?: string }
          return text !== undefined && said.includes(text) ? [text] : []
        })
      await ear.until(() => heard().length >= said.length, 'messages of customers')
      expect(heard().sort()).toEqual(said.sort())
    },
    60_000,
  )
})
