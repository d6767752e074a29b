import { createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { JobWorker } from '../../src/server/foundation/jobs/worker.ts'
import { startWorkers } from '../../src/server/workers.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { createTeam, type Team } from './fixtures.ts'

/** A mail server that never answers for one address, and accepts mails to all others. */
class SlowMailServer {
  readonly accepted: string[] = []
  readonly #sockets = new Set<Socket>()
  waiting = 0
  readonly #server = createServer((socket) => this.#serve(socket))

  readonly #silentFor: () => string

  constructor(silentFor: () => string) {
    this.#silentFor = silentFor
  }

  #serve(socket: Socket): void {
    this.#sockets.add(socket)
    socket.on('error', () => {})
    socket.write('220 prueba\r\n')
    socket.on('data', (chunk) => {
      const text = chunk.toString()
      if (text.includes(`RCPT TO:<${this.#silentFor()}>`)) {
        this.waiting++
        return
      }
      const [, to] = /RCPT TO:<(.+)>/.exec(text) ?? []
      if (to) this.accepted.push(to)
      socket.write(
        text.startsWith('DATA') ? '354 adelante\r\n' : text.startsWith('QUIT') ? '221 adiós\r\n' : '250 bien\r\n',
      )
    })
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    const { port } = this.#server.address() as { port: number }
    return `smtp://127.0.0.1:${port}`
  }

  stop(): void {
    for (const socket of this.#sockets) socket.destroy()
    this.#server.close()
  }
}

let app: TestApp
let flooder: Team
let other: Team
let workers: JobWorker
const server = new SlowMailServer(() => flooder?.boss.email ?? '')
beforeAll(async () => {
  app = await startApp({ settings: { smtpUrl: await server.start() } })
  flooder = await createTeam(app)
  other = await createTeam(app)
  workers = await app.store.run(() => startWorkers(app.store, app.app.services))
})
afterAll(async () => {
  server.stop()
  await workers.stop()
  await app.stop()
})

const handoff: Parameters<Team['quick']>[0] = { keywords: ['persona'], answer: 'Ya te atienden.', action: 'handoff' }
const soon = { timeout: 5_000 }

test('mails of one bot that hang hold up neither the answer of another nor its mails, nor who forgot a password', async () => {
  await flooder.rules(...Array.from({ length: 200 }, () => ({})))
  await flooder.quick(handoff)
  await other.rules({})
  await other.quick(handoff)
  await other.quick({ keywords: ['horario'], match: 'exact', answer: 'De 9 a 18.' })
  const forgetful = await app.user()

  await (await flooder.visitor()).say('persona')
  await expect.poll(() => server.waiting, soon).toBeGreaterThan(1)
  await app.call('POST', '/forgot', { body: { username: forgetful.username } })
  await (await other.visitor()).say('persona')
  const visitor = await other.visitor()
  await visitor.say('horario')

  const answers = async () =>
    (await visitor.call('GET', '/messages')).body.data.map(({ text }: { text: string }) => text)
  await expect.poll(answers, soon).toContain('De 9 a 18.')
  await expect.poll(() => server.accepted, soon).toEqual(expect.arrayContaining([forgetful.email, other.boss.email]))
  // The alerts that hang still hang: nothing waited for them.
  expect(server.accepted).not.toContain(flooder.boss.email)
})
