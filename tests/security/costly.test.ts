import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeAudit } from '../../src/server/foundation/audit/record.ts'
import { type SignedIn, startApp, type TestApp } from '../support/app.ts'

let t: TestApp
let [botId, running, most] = [0, 0, 0]
let mine: SignedIn
let theirs: SignedIn
let address = ''
const order: string[] = []
/** the users whose reads have started */
const begun: string[] = []
/** functions that complete the running calls, in their order */
const ends: (() => void)[] = []

beforeAll(async () => {
  const exampleExport = async ({ scope }: { scope: { userName: string } }) => {
    order.push(scope.userName)
    most = Math.max(most, ++running)
    await new Promise<void>((resolve) => ends.push(resolve))
    running--
    await writeAudit({ label: 'a.csv' })
    return { filename: 'a.csv', type: 'text/csv' as const, content: '', count: 0 }
  }
  const intentList = async ({ scope }: { scope: { userName: string } }) => {
    begun.push(scope.userName)
    await new Promise<void>((resolve) => ends.push(resolve))
    return [{ intents: [] }]
  }
  t = await startApp({ handlers: { exampleExport, intentList } as never })
  botId = await t.bot()
  const [ana, luis] = [await t.user({ name: 'Ana' }), await t.user({ name: 'Luis' })]
  for (const user of [ana, luis]) await t.member(botId, user, 2)
  address = await t.app.listen({ host: '127.0.0.1', port: 0 })
  ;[mine, theirs] = [await t.as(ana), await t.as(luis)]
})
afterAll(() => t.stop())

/** Timeout for slow machines. */
const patience = { timeout: 20_000 }
const ask = (by: SignedIn) => by.call('POST', `/examples/export/${botId}`, { body: { format: 'csv' } })

test("one person's costly calls run one at a time, and those of others do not wait for all of them", async () => {
  const answers = Array.from({ length: 24 }, () => ask(mine))
  const refused = answers.map((answer) => answer.then(({ status }) => status === 429))
  // 1 runs, 12 wait, and the others are refused at once.
  await expect.poll(async () => (await settled(refused)).filter(Boolean).length, patience).toBe(11)
  expect([order, running]).toEqual([['Ana'], 1])
  const other = ask(theirs)
  await expect.poll(() => order, patience).toEqual(['Ana', 'Luis'])
  const all = await endAll([...answers, other])
  const statuses = all.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(14)
  expect(most).toBe(2)
  const turned = all.find(({ status }) => status === 429)
  expect(turned?.body).toEqual({
    code: 'too_many',
    message: 'Todavía estamos con tus pedidos anteriores. Espera unos segundos y repite este.',
  })
  expect(turned?.headers['retry-after']).toBe('5')
  const again = ask(mine)
  await expect.poll(() => ends.length, patience).toBe(1)
  ends.shift()?.()
  expect((await again).status).toBe(200)
})

test("one person's reads run four at a time, and another person's read does not wait for them", async () => {
  const reads = Array.from({ length: 16 }, () => mine.call('GET', `/ia/${botId}`))
  await expect.poll(() => begun, patience).toEqual(['Ana', 'Ana', 'Ana', 'Ana'])
  const other = theirs.call('GET', `/ia/${botId}`)
  await expect.poll(() => begun.at(-1), patience).toBe('Luis')
  expect(begun).toHaveLength(5)
  // When one ends, the next one starts.
  ends.shift()?.()
  await expect.poll(() => begun.length, patience).toBe(6)
  expect((await endAll([...reads, other])).map(({ status }) => status)).toEqual(Array.from({ length: 17 }, () => 200))
})

test('a waiting read of a disconnected caller is skipped, so that their next one starts sooner', async () => {
  begun.length = 0
  const leaving = new AbortController()
  const left = Array.from({ length: 40 }, () => read(leaving.signal).catch(() => 'left' as const))
  await expect.poll(() => begun.length, patience).toBe(4)
  // All of them are queued once one more is refused.
  const more = Array.from({ length: 65 }, () => read(leaving.signal).catch(() => 'left' as const))
  expect(await Promise.race(more)).toMatchObject({ status: 429 })
  leaving.abort()
  await Promise.all([...left, ...more])
  // The connection of the refused request may be kept alive.
  await expect.poll(connections, patience).toBeLessThanOrEqual(1)
  const next = read()
  for (const end of ends.splice(0)) end()
  await expect.poll(() => begun.length, patience).toBe(5)
  for (const end of ends.splice(0)) end()
  expect((await next).status).toBe(200)
  expect(begun).toHaveLength(5)
})

test('too many concurrent reads of one person are refused, and those of others succeed', async () => {
  begun.length = 0
  const answers = Array.from({ length: 110 }, () => mine.call('GET', `/ia/${botId}`))
  const refused = answers.map((answer) => answer.then(({ status }) => status === 429))
  await expect.poll(async () => (await settled(refused)).filter(Boolean).length, patience).toBe(6)
  const other = theirs.call('GET', `/ia/${botId}`)
  await expect.poll(() => begun.at(-1), patience).toBe('Luis')
  const all = await endAll([...answers, other])
  expect(all.filter(({ status }) => status === 200)).toHaveLength(105)
  const turned = all.find(({ status }) => status === 429)
  expect([turned?.body.code, turned?.headers['retry-after']]).toEqual(['too_many', '5'])
})

const connections = () => new Promise<number>((resolve) => t.app.server.getConnections((_, count) => resolve(count)))

/** Sends a read over a real connection that can be aborted. */
const read = (signal: AbortSignal | null = null) =>
  fetch(`${address}/api/ia/${botId}`, { headers: { authorization: `Bearer ${mine.token}` }, signal })

/** Completes the running calls one after another until all calls are answered. */
async function endAll<T>(answers: readonly Promise<T>[]): Promise<T[]> {
  let over = false
  const all = Promise.all(answers).finally(() => {
    over = true
  })
  while (!over) {
    ends.shift()?.()
    await new Promise(setImmediate)
  }
  return all
}

/** Returns the values of the promises that are settled by now, and undefined for the others. */
async function settled<T>(promises: readonly Promise<T>[]): Promise<(T | undefined)[]> {
  return Promise.all(
    promises.map((one) => Promise.race([one, new Promise<undefined>((r) => setImmediate(r, undefined))])),
  )
}
