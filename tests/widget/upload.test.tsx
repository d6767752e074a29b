import { beforeEach, expect, test } from 'vitest'
import { fakeServer, openChat as open } from './fake-server.ts'

beforeEach(() => localStorage.clear())

test('a file that is chosen before the session is open waits for it, and without a connection says so', async () => {
  const { server, api } = fakeServer()
  const { chat } = open(api, server)
  const file = new File(['x'], 'pava.png')
  chat.start({ origin: '' })
  await expect(chat.upload(file)).resolves.toMatchObject({ name: 'pava.png' })

  const other = fakeServer()
  other.server.down = true
  const { chat: cut } = open(other.api, other.server)
  cut.start({ origin: '' })
  await expect(cut.upload(file)).rejects.toMatchObject({ status: 0 })
})
