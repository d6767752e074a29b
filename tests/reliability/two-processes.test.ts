import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { businesses } from '../../src/server/demo/setup.ts'
import { connect } from '../realtime/fixtures.ts'
import { type Server, startPostgres } from '../support/postgres-server.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { storeKinds } from '../support/stores.ts'
import { openWebchat, signIn, startWriters, storedIntents } from './cut-writers.ts'

// Two server processes on one PostgreSQL database, one of which is killed.

const CUSTOMERS = 4
const business = businesses[0] as (typeof businesses)[number]

describe.runIf(storeKinds.includes('postgres'))('two processes on one database', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'two-'))
  let postgres: Server
  let lost: TestServer
  let left: TestServer

  beforeAll(async () => {
    postgres = await startPostgres()
    const given = { dataDir: path.join(folder, 'data'), args: ['--chats', '10'], env: { DATABASE_URL: postgres.url } }
    lost = await startServer(given)
    left = await startServer(given)
  }, 240_000)
  afterAll(async () => {
    await lost?.stop('SIGKILL')
    await left?.stop()
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  test('when one is killed, no acknowledged write is lost, and the other one answers its messages', async () => {
    const staff = await signIn(left.url)
    const ear = await connect(left.url, staff.token)
    await ear.join(staff.bot)
    const customers = await Promise.all(
      Array.from({ length: CUSTOMERS }, () => openWebchat(lost.url, business.webchatKey)),
    )
    const doomed = startWriters(await signIn(lost.url), 'Una')
    const lasting = startWriters(staff, 'Otra')
    await Promise.all([doomed.more(20), lasting.more(20)])
    // Answers of the bot are in progress when the process dies.
    await Promise.all(customers.map((customer, i) => customer.say(`hola ${i}`)))
    lost.process.kill('SIGKILL')
    await expect(doomed.stop()).rejects.toThrow()
    await lasting.more(20)
    await lasting.stop()

    expect(lasting.refusals).toEqual(new Set())
    const names = await storedIntents(staff)
    const acknowledged = [...doomed.acknowledged, ...lasting.acknowledged]
    expect(acknowledged.filter((name) => names.filter((each) => each === name).length !== 1)).toEqual([])
    const there = customers.map((customer) => customer.at(left.url))
    await Promise.all(there.map((customer) => customer.answered(1)))
    for (const customer of there) {
      const texts = (await customer.messages()).map(({ text }) => text)
      expect(texts).toEqual([...new Set(texts)])
    }
    const heard = () =>
      ear.received.filter(({ payload }) => /^hola \d$/.test(textOf(payload))).map(({ payload }) => textOf(payload))
    const said = customers.map((_, i) => `hola ${i}`)
    while (heard().length < said.length) await new Promise((resolve) => setTimeout(resolve, 20))
    expect(heard().sort()).toEqual(said)
    ear.close()
  }, 120_000)
})

const textOf = (payload: Record<string, unknown>) => (payload.message as { text?: string } | undefined)?.text ?? ''
