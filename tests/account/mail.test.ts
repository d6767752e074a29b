import { createServer, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { inCall } from '../../src/server/foundation/http/context.ts'
import { runDue } from '../../src/server/foundation/jobs/due.ts'
import { mailJobs } from '../../src/server/foundation/mail/queue.ts'
import { transportOf } from '../../src/server/foundation/mail/transport.ts'
import { tx } from '../../src/server/foundation/store/db.ts'
import { startApp, type TestApp } from '../support/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startApp()
})
afterAll(() => t.stop())
afterEach(() => t.db.deleteFrom('job').execute())

const mail = { to: 'ana@example.com', subject: 'Invitación', text: 'Hola, Ana: http://localhost/x\n' }
const queue = (work: () => Promise<void>) => t.store.run(() => inCall({ services: t.app.services }, () => tx(work)))

describe('queued e-mails', () => {
  it('are sent once, after their transaction commits', async () => {
    await queue(() => t.app.services.mail.send(mail))
    expect(await t.mails()).toMatchObject([mail])
    expect(await t.mails()).toHaveLength(1)
  })

  it('are discarded when their transaction is rolled back', async () => {
    const failing = queue(async () => {
      await t.app.services.mail.send({ ...mail, to: 'nadie@example.com' })
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    expect((await t.mails()).filter(({ to }) => to === 'nadie@example.com')).toHaveLength(0)
  })

  it('are retried after a failed delivery, with the same message id', async () => {
    await queue(() => t.app.services.mail.send(mail))
    const ids: string[] = []
    const deliver = async (_: unknown, id: string) => {
      ids.push(id)
      if (ids.length === 1) throw new Error('no hay conexión')
    }
    const jobs = mailJobs(t.settings, { deliver })
    await t.store.run(() => runDue(jobs))
    await t.db
      .updateTable('job')
      .set({ run_at: new Date(0) })
      .where('done_at', 'is', null)
      .execute()
    await t.store.run(() => runDue(jobs))
    expect(ids).toHaveLength(2)
    expect(ids[1]).toBe(ids[0])
  })
})

describe('SMTP', () => {
  it('delivers the e-mail to the configured server', async () => {
    const server = await smtpServer()
    await transportOf({ ...t.settings, smtpUrl: server.url }).deliver(mail, 'id-1')
    await server.stop()
    const said = server.said.join('\n')
    expect(said).toMatch(/RCPT TO:<ana@example.com>[\s\S]*Hola, Ana/)
    expect(said).toContain(`Message-ID: <id-1@${new URL(t.settings.publicUrl).hostname}>`)
  })
})

/** A minimal SMTP server that accepts one e-mail and records what the client sends. */
async function smtpServer(): Promise<{ url: string; said: string[]; stop(): Promise<void> }> {
  const said: string[] = []
  const server = createServer((socket: Socket) => {
    let data = false
    socket.write('220 prueba\r\n')
    socket.on('data', (chunk) => {
      const text = chunk.toString()
      said.push(text)
      if (data && !text.includes('\r\n.\r\n') && !text.endsWith('.\r\n')) return
      const begins = text.startsWith('DATA')
      socket.write(begins ? '354 adelante\r\n' : text.startsWith('QUIT') ? '221 adiós\r\n' : '250 bien\r\n')
      data = begins
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return {
    url: `smtp://127.0.0.1:${port}`,
    said,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
