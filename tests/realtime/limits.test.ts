import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Inbox, startInbox } from '../chats/fixtures.ts'
import { connect, listen, type TestConsole } from './fixtures.ts'

let t: Inbox
let url: string
const open: TestConsole[] = []

beforeAll(async () => {
  t = await startInbox()
  url = await listen(t.app)
})
afterEach(() => {
  for (const ear of open.splice(0)) ear.close()
})
afterAll(() => t.stop())

async function listener(token: string): Promise<TestConsole> {
  const ear = await connect(url, token)
  open.push(ear)
  expect(await ear.join(t.bot_)).toMatchObject({ ok: true })
  return ear
}

interface Line {
  ping(): void
  pause(): void
  terminate(): void
}
const lineOf = ({ socket }: TestConsole) => (socket.io.engine.transport as unknown as { ws: Line }).ws

test('pings count as messages: too many of them close the socket', async () => {
  const ear = await listener((await t.staff(2)).token)
  for (let i = 0; i < 200; i++) lineOf(ear).ping()
  await ear.until(({ socket }) => socket.disconnected)
})

test('a client that requests events without reading them is disconnected, and others stay connected', async () => {
  const { token } = await t.staff(2)
  for (let i = 0; i < 60; i++) await t.writes('x'.repeat(4_000))
  const [ear, deaf] = [await listener(token), await listener(token)]
  const connections = () => new Promise<number>((resolve) => t.app.server.getConnections((_, count) => resolve(count)))
  const before = await connections()
  lineOf(deaf).pause()
  for (let i = 0; i < 90; i++) deaf.socket.emit('join_room', { bot_id: t.bot_, after: 0 }, () => {})
  await expect.poll(connections, { timeout: 20_000 }).toBe(before - 1)
  expect(ear.socket.connected).toBe(true)
  lineOf(deaf).terminate()
})
