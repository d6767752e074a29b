import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { startServer, type TestServer } from '../support/server.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'form-kill-'))
const dataDir = path.join(folder, 'data')
let server: TestServer
afterAll(async () => {
  await server?.stop('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

const WIDGET = '/api/webchat/ferreteria-quebracho'

/** What the customer says at each step of the demo's survey, and what the bot then says. */
const STEPS = [
  ['#opinion-1', '¿Cómo te atendimos?'],
  ['5', 'qué tan probable es que nos recomiendes'],
  ['9', '¿En qué sucursal compraste?'],
  ['Norte', '¿Querés que te llamemos?'],
  ['no', '¡Gracias por tu opinión!'],
] as const

let visitor = ''
async function call(method: string, place: string, body?: unknown) {
  const answer = await fetch(`${server.url}${WIDGET}${place}`, {
    method,
    headers: { 'content-type': 'application/json', ...(visitor && { authorization: `Visitor ${visitor}` }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${method} ${place}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}

/** Returns what the bot said so far, oldest first. */
async function said(): Promise<string[]> {
  const { data } = (await call('GET', '/messages')) as { data: { from: string; text: string }[] }
  return data.filter(({ from }) => from !== 'customer' && from !== 'user').map(({ text }) => text)
}

test('a survey goes on after kill -9 at each of its steps: nothing is lost and nothing is asked twice', async () => {
  server = await startServer({ dataDir })
  visitor = ((await call('POST', '/sessions', { origin: server.url })) as { secret: string }).secret
  for (const [at, [text, answer]] of STEPS.entries()) {
    await call('POST', '/messages', { key: `clave-de-prueba-${at}`, text })
    // The message is acknowledged; how far its answer is, is left to chance.
    await server.stop('SIGKILL')
    server = await startServer({ dataDir })
    await vi.waitFor(async () => expect((await said()).join('\n')).toContain(answer), {
      timeout: 60_000,
      interval: 200,
    })
  }
  const all = await said()
  for (const [, answer] of STEPS)
    expect(
      all.filter((one) => one.includes(answer)),
      answer,
    ).toHaveLength(1)
}, 300_000)
