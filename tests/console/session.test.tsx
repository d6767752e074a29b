import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api as client, unwrap } from '../../src/console/api/client.ts'
import * as files from '../../src/console/api/fileCache.ts'
import {
  checkSession,
  currentSession,
  selectBot,
  signIn,
  signOut,
  startSession,
} from '../../src/console/session/index.ts'
import { resetSession } from '../../src/console/session/state.ts'
import { createPerson, type Person } from '../support/backend.ts'
import { allCalls, callsOf, failNetwork, holdCalls, sentTo, stubAnswer } from '../support/network-stubs.ts'

let marina: Person
let stop = () => {}

beforeEach(async () => {
  resetSession()
  marina = await createPerson({ bots: [{ name: 'Uno' }, { name: 'Dos' }] })
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work())
})
afterEach(() => {
  stop()
  vi.restoreAllMocks()
})

const start = async (token?: string) => {
  if (token) localStorage.setItem('jwt', token)
  stop = startSession()
  await waitFor(() => expect(currentSession().status).not.toBe('loading'))
}

const asked = () => allCalls().map(({ operation }) => operation)
const storage = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }))

test('without a token there is no request and no session', async () => {
  await start()
  expect(currentSession()).toEqual({ status: 'out', user: null, bots: [], bot: null })
  expect(allCalls()).toEqual([])
})

test('with a token the session starts and reports the user as connected', async () => {
  await start(marina.token)
  expect(currentSession()).toMatchObject({ status: 'in', user: { name: 'Marina Sosa' }, bot: { id: marina.bot } })
  await waitFor(() => expect(asked()).toEqual(['meGet', 'connectionUpdate']))
  expect(callsOf('meGet')[0]?.token).toBe(`Bearer ${marina.token}`)
  expect(sentTo('connectionUpdate')[0]).toMatchObject({ connected: true, user_agent: navigator.userAgent })
})

test.each([
  ['of the user', (own: number) => `${own}`, true],
  ['of somebody else', () => '999999', false],
])('an address that names a chatbot %s opens with it, and no longer names it', async (_, named, taken) => {
  const [own, other] = marina.me.bots.map(({ id }) => id) as [number, number]
  localStorage.setItem('bot', String(own))
  window.history.replaceState(null, '', `/chats?id=7&bot=${named(other)}#x`)
  await start(marina.token)
  expect(currentSession().bot?.id).toBe(taken ? other : own)
  expect(window.location.pathname + window.location.search + window.location.hash).toBe('/chats?id=7#x')
})

test('a chatbot that the address names is kept until the user signs in, once', async () => {
  const [own, other] = marina.me.bots.map(({ id }) => id) as [number, number]
  window.history.replaceState(null, '', `/chats?bot=${other}`)
  await start()
  expect(currentSession().status).toBe('out')
  await signIn(marina.token)
  expect(currentSession().bot?.id).toBe(other)
  selectBot(own)
  await checkSession()
  expect(currentSession().bot?.id).toBe(own)
})

test.each([
  ['of the user', (id: number) => `${id}`, true],
  ['of the user with a leading zero', (id: number) => `0${id}`, true],
  ['of somebody else', () => '999999', false],
  ['empty', () => '', false],
])("a stored bot %s: one of the user's bots is selected and stored", async (_, stored, taken) => {
  const [own, other] = marina.me.bots.map(({ id }) => id) as [number, number]
  localStorage.setItem('bot', stored(other))
  await start(marina.token)
  expect(currentSession().bot?.id).toBe(taken ? other : own)
  expect(Number(localStorage.getItem('bot'))).toBe(taken ? other : own)
})

test('a token that the server rejects signs out silently', async () => {
  await start('t1')
  expect(callsOf('meGet')).toHaveLength(1)
  expect(currentSession().status).toBe('out')
  expect(localStorage.getItem('jwt')).toBeNull()
})

test('a failing session check signs out silently', async () => {
  await stubAnswer('meGet', 500, { message: 'x', code: 'internal' })
  await start(marina.token)
  expect(currentSession().status).toBe('out')
  expect(localStorage.getItem('jwt')).toBeNull()
})

test('an unreachable server signs out silently', async () => {
  failNetwork('meGet')
  await start(marina.token)
  expect(currentSession().status).toBe('out')
  expect(localStorage.getItem('jwt')).toBeNull()
})

test('a session check without a response is retried once, so that leaving the page does not end the session', async () => {
  await start(marina.token)
  failNetwork('meGet', 1)
  const check = checkSession()
  await waitFor(() => expect(callsOf('meGet')).toHaveLength(2))
  expect(localStorage.getItem('jwt')).toBe(marina.token)
  await check
  expect(callsOf('meGet')).toHaveLength(3)
  expect(currentSession().status).toBe('in')
  expect(localStorage.getItem('jwt')).toBe(marina.token)
})

test('a bot chosen in another tab is selected here', async () => {
  await start(marina.token)
  const other = marina.me.bots[1]?.id
  localStorage.setItem('bot', String(other))
  storage('bot')
  await waitFor(() => expect(currentSession().bot?.id).toBe(other))
  expect(currentSession().status).toBe('in')
})

test('signing out or in in another tab does the same here', async () => {
  await start(marina.token)
  localStorage.removeItem('jwt')
  storage('jwt')
  await waitFor(() => expect(currentSession().status).toBe('out'))
  localStorage.setItem('jwt', (await createPerson()).token)
  storage('jwt')
  await waitFor(() => expect(currentSession().status).toBe('in'))
})

test('signing out unmounts the page before the session ends, so that it sends no more requests', async () => {
  await start(marina.token)
  const end = holdCalls('sessionLogout')
  const leaving = signOut()
  await waitFor(() => expect(callsOf('sessionLogout')).toHaveLength(1))
  expect(currentSession().status).toBe('loading')
  end()
  await leaving
  expect(currentSession().status).toBe('out')
})

test('an unrelated storage change in another tab changes nothing', async () => {
  await start(marina.token)
  await waitFor(() => expect(allCalls()).toHaveLength(2))
  storage('mode')
  await Promise.resolve()
  expect(allCalls()).toHaveLength(2)
})

test('a 401 from any call ends the session, unless it was for an older token', async () => {
  await start(marina.token)
  await marina.call('POST', '/logout', {})
  const answer = holdCalls('sessionList')
  const late = unwrap(client.GET('/sessions')).catch((error: unknown) => error)
  await waitFor(() => expect(callsOf('sessionList')).toHaveLength(1))
  localStorage.setItem('jwt', (await createPerson()).token)
  answer()
  expect(await late).toMatchObject({ status: 401, message: 'Inicia sesión para continuar.' })
  expect(currentSession().status).toBe('in')

  localStorage.setItem('jwt', marina.token)
  await unwrap(client.GET('/sessions')).catch(() => {})
  expect(currentSession().status).toBe('out')
  expect(localStorage.getItem('jwt')).toBeNull()
})

test('signing in stores the token and checks it', async () => {
  await start()
  await signIn(marina.token)
  expect(localStorage.getItem('jwt')).toBe(marina.token)
  expect(currentSession().status).toBe('in')
})

test('signing out sends connected=false, then logout, then clears the file cache and the token', async () => {
  await start(marina.token)
  await waitFor(() => expect(allCalls()).toHaveLength(2))
  const clear = vi.spyOn(files, 'clearFiles')
  await signOut()
  expect(asked().slice(2)).toEqual(['connectionUpdate', 'sessionLogout'])
  expect(sentTo('connectionUpdate')[1]).toMatchObject({ connected: false })
  expect(callsOf('sessionLogout')).toMatchObject([{ body: {}, token: `Bearer ${marina.token}`, status: 200 }])
  expect(clear).toHaveBeenCalled()
  expect(localStorage.getItem('jwt')).toBeNull()
  expect(currentSession().status).toBe('out')
})

test('signing out works although the server fails', async () => {
  await start(marina.token)
  failNetwork('sessionLogout')
  await stubAnswer('connectionUpdate', 500, { message: 'x', code: 'internal' })
  await signOut()
  expect(currentSession().status).toBe('out')
  expect(localStorage.getItem('jwt')).toBeNull()
})

test('closing the page sends a beacon with the token in its body, only when there is a token', async () => {
  const beacon = vi.fn((_url: string | URL, _body?: BodyInit | null) => true)
  Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true })
  await start()
  window.dispatchEvent(new Event('pagehide'))
  expect(beacon).not.toHaveBeenCalled()
  await signIn(marina.token)
  window.dispatchEvent(new Event('pagehide'))
  const [url, body] = beacon.mock.calls[0] ?? []
  expect(url).toBe('http://localhost/api/update-connection-status/beacon')
  expect(JSON.parse(await new Response(body).text())).toMatchObject({ token: marina.token, connected: false })
})

test('an open page repeats the connection report within 30 seconds', async () => {
  const every = vi.spyOn(globalThis, 'setInterval')
  await start(marina.token)
  await waitFor(() => expect(allCalls()).toHaveLength(2))
  const [again, wait] = every.mock.calls.find(([, ms]) => ms !== undefined && ms > 10_000) ?? []
  expect(wait).toBeLessThanOrEqual(30_000)
  ;(again as () => void)()
  await waitFor(() => expect(sentTo('connectionUpdate')[1]).toMatchObject({ connected: true }))
  every.mockRestore()
})

test('coming back online is reported', async () => {
  await start(marina.token)
  await waitFor(() => expect(allCalls()).toHaveLength(2))
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(sentTo('connectionUpdate')[1]).toMatchObject({ connected: true }))
})

test("only one of the user's bots can be selected", async () => {
  await start(marina.token)
  const [own, other] = marina.me.bots.map(({ id }) => id) as [number, number]
  selectBot(999_999)
  expect(currentSession().bot?.id).toBe(own)
  selectBot(other)
  expect(currentSession().bot?.id).toBe(other)
  expect(localStorage.getItem('bot')).toBe(String(other))
})
