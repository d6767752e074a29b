import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { startGraph } from '../../graph/start.ts'
import { RestartedServer } from './processes.ts'
import type { Facts, Progress } from './server-process.ts'

/** Where the server runs. */
interface Place {
  port: number
  env: Record<string, string>
}

/** What is sent, and what goes wrong meanwhile. */
interface LoadOptions extends Place {
  people: number
  /** messages of each person, and as many to each */
  each: number
  /** how often the server is killed while it works */
  kills: number
  /** share of webhooks that are delivered twice */
  duplicates: number
  /** delay of each webhook, in milliseconds, at random: their order changes */
  shuffle: number
  /** share of requests whose connection is cut before, and as many after the platform accepted the message */
  cuts: number
  /** a second server on the same PostgreSQL database, which is never killed */
  hasSecond?: boolean
}

/** What the phones and the store have at the end. */
export interface LoadResult {
  seconds: number
  expected: number
  /** received messages that are stored once, more often, never; those out of order within their chat */
  inbound: { once: number; doubled: number; missing: number; disordered: number }
  /** the same for sent messages, by what reached the phones */
  outbound: { once: number; doubled: number; missing: number; disordered: number }
  /** sent messages by their state in the store */
  states: Record<string, number>
  kills: number
  /** requests that were repeated after their answer was lost */
  repeated: number
}

const SEED = {
  number: '106540352242922',
  token: 'EAASimWhatsApp0000000000000000000000000000000000',
  appSecret: 'b1946ac92492d2347c6235b4d2611184',
  waba: '102290129340398',
}

/** Longest time to wait for everything to settle, in milliseconds. */
const PATIENCE_MS = 600_000

/** Sends messages in both directions while the server is killed, and compares what phones and store have. */
export async function runLoad(options: LoadOptions): Promise<LoadResult> {
  const { people, each, port, env } = options
  const graph = await startGraph({
    settings: {
      statuses: {
        sentAfter: { min: 0, max: 300 },
        deliveredAfter: { min: 50, max: 800 },
        readAfter: { min: 100, max: 1500 },
      },
      webhooks: {
        duplicates: options.duplicates,
        shuffle: options.shuffle,
        // The last pause of the schedule, an hour, becomes 18 seconds: the server is up again after a few.
        retryScale: 0.005,
        batchSize: 20,
        batchWait: 20,
      },
      limits: { numberPerSecond: 0, pairSeconds: 0 },
    },
  })
  const [server, url] = serverFor(graph.url, { port, env })
  const [second] = options.hasSecond ? serverFor(graph.url, { port: port + 1, env }) : []
  try {
    await server.start()
    await second?.start()
    const control = async (method: string, path: string, body?: object) => {
      const response = await fetch(`${graph.url}/_sim/${path}`, { method, ...(body && { body: JSON.stringify(body) }) })
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
      return response.json()
    }
    await subscribe(graph.url, url, server)
    const ids = Array.from({ length: people }, (_, at) => `p${at}`)
    const waIdOf = (at: number) => `549114${String(1_000_000 + at)}`
    await control('POST', 'seed', { people: ids.map((id, at) => ({ id, name: `Persona ${at}`, waId: waIdOf(at) })) })
    const begun = performance.now()
    // The first message of each opens the chats; the server is not killed yet.
    await inLots(ids, 20, (id) => control('POST', `people/${id}/messages`, text(`entra ${id} 0`)))
    const chats = await chatsOf(server, people)
    if (options.cuts > 0) await cutSome(control, options.cuts)
    const done = { isOver: false }
    const killing = killSometimes(server, options.kills, done)
    await Promise.all([
      inLots(ids, 20, async (id) => {
        for (let n = 1; n < each; n++) await control('POST', `people/${id}/messages`, text(`entra ${id} ${n}`))
      }),
      inLots(ids, 12, async (id, at) => {
        const person = waIdOf(at)
        for (let n = 0; n < each; n++) await send(server, url, chats.get(person) ?? 0, person, `sale ${id} ${n}`)
      }),
    ])
    const kills = await killing
    done.isOver = true
    // Traffic goes on as it does for a number in use: a lost answer is settled only by news about other messages.
    await control('POST', 'seed', { people: [{ id: 'otra', name: 'Otra persona', waId: '5491155550000' }] })
    const facts = await settled(server, people * each, () => control('POST', 'people/otra/messages', text('sigue')))
    const ledger = await allRows(control)
    return { seconds: (performance.now() - begun) / 1000, kills, ...compare(facts, ledger, ids, each, waIdOf) }
  } finally {
    await server.kill()
    await second?.kill()
    await graph.stop()
  }
}

function serverFor(graphUrl: string, { port, env }: Place): [server: RestartedServer, url: string] {
  const url = `http://127.0.0.1:${port}`
  const own = { GRAPH_URL: graphUrl, PUBLIC_URL: url, PORT: String(port), CHANNEL_CONFIRM_SECONDS: '6' }
  return [new RestartedServer({ env: { ...own, ...env }, given: SEED }), url]
}

/** Runs work with a server that has a number at the simulator. */
export async function withServer<T>(
  place: Place,
  work: (server: RestartedServer, at: { url: string; number: string; appSecret: string }) => Promise<T>,
): Promise<T> {
  const graph = await startGraph()
  const [server, url] = serverFor(graph.url, place)
  try {
    await server.start()
    return await work(server, { url, ...SEED })
  } finally {
    await server.kill()
    await graph.stop()
  }
}

const text = (body: string) => ({ to: SEED.number, type: 'text', text: { body } })

async function subscribe(graphUrl: string, url: string, server: RestartedServer): Promise<void> {
  const setup = await (
    await fetch(`${url}/api/plugins/setup/${server.botId}`, { headers: { authorization: `Bearer ${server.token}` } })
  ).json()
  const response = await fetch(`${graphUrl}/v26.0/${SEED.waba}/subscribed_apps`, {
    method: 'POST',
    headers: { authorization: `Bearer ${SEED.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ override_callback_uri: setup.callback_url, verify_token: setup.verify_token }),
  })
  if (!response.ok) throw new Error(`the simulator did not accept the address: ${await response.text()}`)
}

async function cutSome(control: Control, share: number): Promise<void> {
  for (const cut of ['before', 'after']) await control('POST', 'rules', { endpoint: 'messages', chance: share, cut })
}

type Control = (method: string, path: string, body?: object) => Promise<unknown>

async function chatsOf(server: RestartedServer, people: number): Promise<Map<string, number>> {
  for (;;) {
    const { messages } = await server.ask<Facts>('facts')
    const found = new Map(messages.map(({ person, chat }) => [person, chat]))
    if (found.size >= people) return found
    await pause(100)
  }
}

/** Sends as a member of staff would: the same request again until the server answers. */
async function send(server: RestartedServer, url: string, id: number, person: string, message: string): Promise<void> {
  const key = randomUUID()
  for (;;) {
    try {
      const response = await fetch(`${url}/api/chats/requests/send/${server.botId}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${server.token}`,
          'content-type': 'application/json',
          'idempotency-key': key,
        },
        body: JSON.stringify({ id, target_id: person, message }),
      })
      if (response.status < 300) return
      if (response.status < 500 && response.status !== 429)
        throw new Error(`${response.status} ${await response.text()}`)
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
    }
    await pause(50)
  }
}

async function killSometimes(server: RestartedServer, kills: number, done: { isOver: boolean }): Promise<number> {
  let count = 0
  for (; count < kills && !done.isOver; count++) {
    await pause(600 + Math.random() * 2_000)
    await server.kill()
    await server.start()
    console.error(`muerte ${count + 1} de ${kills}`)
  }
  return count
}

/** Waits until nothing is under way, in the store and at the simulator. */
async function settled(server: RestartedServer, expected: number, hear: () => Promise<unknown>): Promise<Facts> {
  const until = performance.now() + PATIENCE_MS
  let shown = ''
  for (;;) {
    const { received, parts, open, waiting } = await server.ask<Progress>('progress')
    const line = `recibidos ${received}, enviados ${parts} de ${expected} · sin resolver ${open} · avisos en espera ${waiting}`
    if (line !== shown) console.error(line)
    shown = line
    const isDone = open === 0 && received >= expected && parts >= expected
    if (isDone || performance.now() > until) return server.ask<Facts>('facts')
    await hear()
    await pause(1_000)
  }
}

interface Row {
  to: string
  at: number
  body: { text?: { body?: string } }
}

async function allRows(control: Control): Promise<Row[]> {
  const rows: Row[] = []
  for (;;) {
    const page = (await control('GET', `ledger?after=${rows.length}&limit=1000`)) as { total: number; rows: Row[] }
    rows.push(...page.rows)
    if (rows.length >= page.total || page.rows.length === 0) return rows
  }
}

function compare(
  facts: Facts,
  ledger: readonly Row[],
  ids: readonly string[],
  each: number,
  waIdOf: (at: number) => string,
) {
  const judged = (kind: 'entra' | 'sale', of: (person: string) => string[]) => {
    const result = { once: 0, doubled: 0, missing: 0, disordered: 0 }
    for (const [at, id] of ids.entries()) {
      const texts = of(waIdOf(at))
      const numbers = texts.map((one) => Number(one.split(' ').at(-1)))
      result.disordered += numbers.filter((number, place) => place > 0 && number < (numbers[place - 1] ?? 0)).length
      for (let n = 0; n < each; n++) {
        const count = texts.filter((one) => one === `${kind} ${id} ${n}`).length
        result[count === 1 ? 'once' : count > 1 ? 'doubled' : 'missing']++
      }
    }
    return result
  }
  const stored = groupBy(
    facts.messages.filter(({ author }) => author === 'user'),
    ({ person }) => person,
  )
  const reached = groupBy(ledger, ({ to }) => to)
  const states: Record<string, number> = {}
  for (const { state } of facts.parts) states[state] = (states[state] ?? 0) + 1
  return {
    expected: ids.length * each,
    inbound: judged('entra', (person) => (stored.get(person) ?? []).map((one) => one.text)),
    outbound: judged('sale', (person) => (reached.get(person) ?? []).map(({ body }) => body.text?.body ?? '')),
    states,
    repeated: facts.parts.filter(({ attempt }) => attempt > 1).length,
  }
}

async function inLots<T>(
  items: readonly T[],
  lanes: number,
  work: (item: T, at: number) => Promise<unknown>,
): Promise<void> {
  let next = 0
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      while (next < items.length) {
        const at = next++
        await work(items[at] as T, at)
      }
    }),
  )
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}
