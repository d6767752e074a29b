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
