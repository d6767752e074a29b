import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { demoPassword } from '../../src/server/demo/users.ts'
import { startServer, type TestServer } from '../support/server.ts'

const ROUNDS = Number(process.env.KILL_ROUNDS ?? 2)
const WRITERS = 4
const WRITES_BEFORE_THE_CUT = 25

const folder = mkdtempSync(path.join(os.tmpdir(), 'kill-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function session(server: TestServer) {
  const call = async (method: string, place: string, body?: unknown) => {
    const answer = await fetch(`${server.url}/api${place}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${place}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
  let token = ''
  const { jwt } = (await call('POST', '/login', { username: 'marina', password: demoPassword })) as {
    jwt: string
  }
  token = jwt
  const me = (await call('GET', '/me')) as { user?: unknown; bots: { id: number }[] }
  return { call, bot: me.bots[0]?.id }
}

test('after kill -9 during writes, acknowledged intents are stored once and the server starts again', async () => {
  const acknowledged = new Set<string>()
  for (let round = 0; round < ROUNDS; round++) {
    const server = await startServer({ dataDir: path.join(folder, 'data') })
    const { call, bot } = await session(server)
    let written = 0
    const writer = async (id: number) => {
      for (let i = 0; ; i++) {
        const name = `Prueba ${round} ${id} ${i}`
        try {
          await call('POST', `/ia/selector/add/${bot}`, { intent_name: name })
        } catch {
          return
        }
        acknowledged.add(name)
        if (++written === WRITES_BEFORE_THE_CUT) server.process.kill('SIGKILL')
      }
    }
    await Promise.all(Array.from({ length: WRITERS }, (_, id) => writer(id)))
    expect(written).toBeGreaterThanOrEqual(WRITES_BEFORE_THE_CUT)
  }

  const server = await startServer({ dataDir: path.join(folder, 'data') })
  const { call, bot } = await session(server)
  const [first] = (await call('GET', `/ia/${bot}`)) as { intents: { description: string }[] }[]
  const names = first?.intents.map((intent) => intent.description) ?? []
  expect([...acknowledged].filter((name) => names.filter((each) => each === name).length !== 1)).toEqual([])
  await server.stop()
}, 180_000)
