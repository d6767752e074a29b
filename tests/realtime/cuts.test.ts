import { afterAll, beforeAll, expect, test } from 'vitest'
import { random } from '../../src/server/demo/random.ts'
import { type Inbox, startInbox } from '../chats/fixtures.ts'
import { connect, listen, type TestConsole } from './fixtures.ts'
import { type ProxyConnection, startProxy } from './proxy.ts'

const CUTS = 60
const CLIENTS = 4

let t: Inbox
let line: ProxyConnection
beforeAll(async () => {
  t = await startInbox()
  line = await startProxy(await listen(t.app))
})
afterAll(async () => {
  await line.stop()
  await t.stop()
})

/** A client that reconnects after every disconnection, from the last number it received. */
class Stubborn {
  readonly seqs: number[] = []
  readonly #token: string
  #ear: TestConsole | undefined
  #stopped = false
  resets = 0

  constructor(token: string) {
    this.#token = token
  }

  async start(): Promise<void> {
    while (!this.#stopped) {
      try {
        const ear = await connect(line.url, this.#token)
        this.#ear = ear
        const answer = await ear.join(t.bot_, this.seqs.at(-1) ?? 0)
        if (answer.ok && answer.reset) this.resets++
        if (ear.socket.connected) await new Promise((resolve) => ear.socket.once('disconnect', resolve))
        this.#take(ear)
      } catch {
        this.#take(this.#ear)
      }
    }
  }

  #take(ear: TestConsole | undefined): void {
    for (const { seq } of ear?.received.splice(0) ?? []) this.seqs.push(seq)
    ear?.close()
  }

  last(): number {
    return Math.max(this.seqs.at(-1) ?? 0, this.#ear?.received.at(-1)?.seq ?? 0)
  }

  stop(): void {
    this.#stopped = true
    this.#ear?.close()
  }
}

test(`no event is lost, doubled or out of order (${CUTS} cuts, ${CLIENTS} clients)`, { timeout: 120_000 }, async () => {
  const dice = random(process.env.SEED ?? 'cortes')
  const clients: Stubborn[] = []
  const runs: Promise<void>[] = []
  for (let i = 0; i < CLIENTS; i++) {
    const client = new Stubborn((await t.staff(i % 2 ? 5 : 2)).token)
    clients.push(client)
    runs.push(client.start())
  }
  let written = 0
  for (let i = 0; i < CUTS; i++) {
    const writing = Array.from({ length: dice.int(1, 6) }, () =>
      t.writes(`Mensaje ${++written}`, { senderId: `c-${dice.int(0, 9)}` }),
    )
    if (dice.chance(0.5)) await Promise.all(writing)
    line.cut(dice.pick(['end', 'reset', 'silence'] as const))
    await Promise.all(writing)
  }
  const last = (await t.events()).at(-1)?.seq ?? 0
  const end = Date.now() + 20_000
  while (clients.some((client) => client.last() < last) && Date.now() < end)
    await new Promise((resolve) => setTimeout(resolve, 20))
  for (const client of clients) client.stop()
  await Promise.all(runs)
  const all = Array.from({ length: last }, (_, i) => i + 1)
  for (const client of clients) {
    expect(client.resets).toBe(0)
    expect(client.seqs).toEqual(all)
  }
  expect(last).toBeGreaterThan(CUTS * 2)
})
