// Links of mails lead to the address that the console is open under, and to no address that a request made up.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'

const PUBLIC = 'https://consola.example'
let local: TestApp
let remote: TestApp
beforeAll(async () => {
  local = await startApp({ settings: { publicUrl: 'http://127.0.0.1:3000' } })
  remote = await startApp({ settings: { publicUrl: PUBLIC } })
})
afterAll(() => Promise.all([local.stop(), remote.stop()]))

/** Returns where the link of a mail leads that somebody asks for under a host name. */
async function linkFor(app: TestApp, host: string, path: '/forgot' | 'invitation'): Promise<string> {
  await app.forgetLimits()
  const user = await app.user()
  const headers = { host }
  if (path === '/forgot') await app.call('POST', '/forgot', { body: { username: user.username }, headers })
  else {
    const bot = await app.bot()
    await app.member(bot, user, 2)
    const me = await app.as(user)
    await me.call('POST', `/admin/${bot}`, { body: { email: `nueva-${user.username}@casa.example` }, headers })
  }
  const text = (await app.mails())
    .map((mail) => mail.text)
    .findLast((one) => one.includes('/register/') || one.includes('/forgot/'))
  return /https?:\/\/[^/\s]+/.exec(text ?? '')?.[0] ?? ''
}

test.each(['/forgot', 'invitation'] as const)(
  'the link of %s leads to the name under which this machine is open',
  async (path) => {
    expect(await linkFor(local, 'localhost:8080', path)).toBe('http://localhost:8080')
    expect(await linkFor(local, '127.0.0.1:3000', path)).toBe('http://127.0.0.1:3000')
  },
)

test.each(['evil.example', 'localhost.evil.example', 'localhost:80@evil.example', '127.0.0.1.evil.example'])(
  'a request that names %s gets the usual address',
  async (host) => {
    expect(await linkFor(local, host, '/forgot')).toBe('http://127.0.0.1:3000')
    expect(await linkFor(remote, host, 'invitation')).toBe(PUBLIC)
  },
)

test('a public console keeps its address, whatever a request says', async () => {
  expect(await linkFor(remote, 'localhost:3000', '/forgot')).toBe(PUBLIC)
})
