import { type AddressInfo, connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadSettings } from '../settings/settings.ts'
import { bareServer } from './server.ts'

const TIME_MS = 100

describe('a request that arrives slowly', () => {
  let app: ReturnType<typeof bareServer>
  beforeEach(async () => {
    app = bareServer(loadSettings({ LOG_LEVEL: 'silent', SECRET: 's'.repeat(32) }, '/nowhere'), TIME_MS)
    app.post('/', ({ body }) => body)
    await app.listen({ host: '127.0.0.1', port: 0 })
  })
  afterEach(() => app.close())

  /** Sends this and answers all that came back until the server closed the connection. */
  function said(...parts: string[]): Promise<string> {
    return new Promise((resolve, reject) => {
      let text = ''
      const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
      socket.on('data', (chunk) => {
        text += String(chunk)
      })
      socket.on('close', () => resolve(text))
      socket.on('error', reject)
      for (const part of parts) socket.write(part)
    })
  }
  const head = 'POST / HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 7\r\n'

  it('is refused and closed when its body does not end in time', async () => {
    expect(await said(`${head}\r\n`, '{"a"')).toMatch(/^HTTP\/1.1 408 [\s\S]*"code":"timeout"/)
  })

  it('is refused and closed when its headers do not', async () => {
    expect(await said(head)).toMatch(/^HTTP\/1.1 408 /)
  })

  it('is answered when it is whole', async () => {
    expect(await said(`${head}connection: close\r\n\r\n`, '{"a"', ':1}')).toMatch(/^HTTP\/1.1 200 [\s\S]*\{"a":1\}$/)
  })
})

describe('closing', () => {
  let app: ReturnType<typeof bareServer>
  /** lets the request to /slow be answered */
  let finish = () => {}
  let begun: Promise<void>
  let isClosing = () => {}
  beforeEach(async () => {
    app = bareServer(loadSettings({ LOG_LEVEL: 'silent', SECRET: 's'.repeat(32) }, '/nowhere'))
    const finished = new Promise<void>((resolve) => {
      finish = resolve
    })
    begun = new Promise<void>((resolve) => {
      app.get('/slow', async () => {
        resolve()
        await finished
        return { done: true }
      })
    })
    app.post('/', ({ body }) => body)
    app.addHook('preClose', async () => isClosing())
    await app.listen({ host: '127.0.0.1', port: 0 })
  })
  afterEach(() => app.close())

  /** Connects and says this; answers what comes back until the server closes the connection. */
  async function connected(said: string): Promise<{ over: Promise<string> }> {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
    const accepted = new Promise((resolve) => app.server.once('connection', resolve))
    const over = new Promise<string>((resolve, reject) => {
      let text = ''
      socket.on('data', (chunk) => {
        text += String(chunk)
      })
      socket.on('close', () => resolve(text))
      socket.on('error', reject)
    })
    socket.write(said)
    await accepted
    return { over }
  }

  it.each([
    ['has said nothing', ''],
    ['has said half of its headers', 'GET /slow HTTP/1.1\r\nhost:'],
    ['was answered and is kept', 'GET /none HTTP/1.1\r\nhost: a\r\n\r\n'],
    [
      'has said half of its body',
      'POST / HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 7\r\n\r\n{',
    ],
  ])('does not wait for a connection that %s', async (_, said) => {
    const { over } = await connected(said)
    await app.close()
    await over
  })

  it('answers what was begun, and ends the connection that asked for it', async () => {
    const { over } = await connected('GET /slow HTTP/1.1\r\nhost: a\r\n\r\n')
    await begun
    const closing = new Promise<void>((resolve) => {
      isClosing = resolve
    })
    const closed = app.close()
    await closing
    finish()
    expect(await over).toMatch(/^HTTP\/1.1 200 [\s\S]*connection: close[\s\S]*\{"done":true\}$/)
    await closed
  })

  it('answers what had arrived and was not read yet', async () => {
    const { over } = await connected('GET /slow HTTP/1.1\r\nhost: a\r\n\r\n')
    finish()
    await app.close()
    expect(await over).toMatch(/^HTTP\/1.1 200 /)
  })
})
