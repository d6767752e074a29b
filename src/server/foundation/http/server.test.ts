import { type AddressInfo, connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadSettings } from '../settings/settings.ts'
import { createServer } from './server.ts'

const TIME_MS = 100

describe('a slow request', () => {
  let app: ReturnType<typeof createServer>
  beforeEach(async () => {
    app = createServer(loadSettings({ LOG_LEVEL: 'silent', SECRET: 's'.repeat(32) }, '/nowhere'), TIME_MS)
    app.post('/', ({ body }) => body)
    await app.listen({ host: '127.0.0.1', port: 0 })
  })
  afterEach(() => app.close())

  /** Sends these parts and returns everything received until the server closes the connection. */
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

  it('gets 408 and is closed when its body does not end in time', async () => {
    expect(await said(`${head}\r\n`, '{"a"')).toMatch(/^HTTP\/1.1 408 [\s\S]*"code":"timeout"/)
  })

  it('gets 408 and is closed when its headers do not end in time', async () => {
    expect(await said(head)).toMatch(/^HTTP\/1.1 408 /)
  })

  it('gets its response when it arrives completely', async () => {
    expect(await said(`${head}connection: close\r\n\r\n`, '{"a"', ':1}')).toMatch(/^HTTP\/1.1 200 [\s\S]*\{"a":1\}$/)
  })
})

describe('closing the server', () => {
  let app: ReturnType<typeof createServer>
  /** completes the response of /slow */
  let finish = () => {}
  let begun: Promise<void>
  let isClosing = () => {}
  beforeEach(async () => {
    app = createServer(loadSettings({ LOG_LEVEL: 'silent', SECRET: 's'.repeat(32) }, '/nowhere'))
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

  /** Connects and sends the text. `over` resolves to everything received until the server closes the connection. */
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
    ['has sent nothing', ''],
    ['has sent half of its headers', 'GET /slow HTTP/1.1\r\nhost:'],
    ['is idle after a response', 'GET /none HTTP/1.1\r\nhost: a\r\n\r\n'],
    [
      'has sent half of its body',
      'POST / HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 7\r\n\r\n{',
    ],
  ])('does not wait for a connection that %s', async (_, said) => {
    const { over } = await connected(said)
    await app.close()
    await over
  })

  it('completes a running request and then closes its connection', async () => {
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

  it('answers a request that has arrived but is not read yet', async () => {
    const { over } = await connected('GET /slow HTTP/1.1\r\nhost: a\r\n\r\n')
    finish()
    await app.close()
    expect(await over).toMatch(/^HTTP\/1.1 200 /)
  })
})
