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
import { type Person, person } from '../support/backend.ts'
import { allCalls, callsOf, cutOff, hold, sentTo, stage } from '../support/stage.ts'

let marina: Person
let stop = () => {}

beforeEach(async () => {
  resetSession()
  marina = await person({ bots: [{ name: 'Uno' }, { name: 'Dos' }] })
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

test('without a token nobody is asked and nobody is in', async () => {
  await start()
  expect(currentSession()).toEqual({ status: 'out', user: null, bots: [], bot: null })
  expect(allCalls()).toEqual([])
})

test('with a token the server says who it is, and hears that he is connected', async () => {
  await start(marina.token)
  expect(currentSession()).toMatchObject({ status: 'in', user: { name: 'Marina Sosa' }, bot: { id: marina.bot } })
  await waitFor(() => expect(asked()).toEqual(['meGet', 'connectionUpdate']))
  expect(callsOf('meGet')[0]?.token).toBe(`Bearer ${marina.token}`)
  expect(sentTo('connectionUpdate')[0]).toMatchObject({ connected: true, user_agent: navigator.userAgent })
})

test.each([
  ['of another', (id: number) => `${id}`, true],
  ['of another, with a zero before it', (id: number) => `0${id}`, true],
  ['of nobody', () => '999999', false],
  ['empty', () => '', false],
])('a stored bot %s: one of the own ones is selected and stored', async (_, stored, taken) => {
  const [own, other] = marina.me.bots.map(({ id }) => id) as [number, number]
  localStorage.setItem('bot', stored(other))
  await start(marina.token)
  expect(currentSession().bot?.id).toBe(taken ? other : own)
  expect(Number(localStorage.getItem('bot'))).toBe(taken ? other : own)
})

test('a token that the server does not know logs out silently', async () => {
  await start('t1')
  expect(callsOf('meGet')).toHaveLength(1)
  expect(currentSession().status).toBe('out')
  expect(localStorage.getItem('jwt')).toBeNull()
})

test('a check that fails logs out silently', async () => {
  await stage('meGet', 500, { message: 'x', code: 'internal' })
  await start(marina.token)
  expect(currentSession().status).toBe('out')
  expect(localStorage.getItem('jwt')).toBeNull()
})

test('a server that cannot be reached logs out silently', async () => {
  cutOff('meGet')
  await start(marina.token)
  expect(currentSession().status).toBe('out')
  expect(localStorage.getItem('jwt')).toBeNull()
})

test('a check that gets no answer is made once more: a page that is being left must not end the session', async () => {
  await start(marina.token)
  cutOff('meGet', 1)
  const check = checkSession()
  await waitFor(() => expect(callsOf('meGet')).toHaveLength(2))
  expect(localStorage.getItem('jwt')).toBe(marina.token)
  await check
  expect(callsOf('meGet')).toHaveLength(3)
  expect(currentSession().status).toBe('in')
  expect(localStorage.getItem('jwt')).toBe(marina.token)
})

test('another tab that changes the bot changes it here', async () => {
  await start(marina.token)
  const other = marina.me.bots[1]?.id
  localStorage.setItem('bot', String(other))
  storage('bot')
  await waitFor(() => expect(currentSession().bot?.id).toBe(other))
  expect(currentSession().status).toBe('in')
})

test('another tab that logs out logs out here, and one that logs in logs in here', async () => {
  await start(marina.token)
  localStorage.removeItem('jwt')
  storage('jwt')
  await waitFor(() => expect(currentSession().status).toBe('out'))
  localStorage.setItem('jwt', (await person()).token)
  storage('jwt')
  await waitFor(() => expect(currentSession().status).toBe('in'))
})

test('the page goes before the session is ended, so that it asks nothing more', async () => {
  await start(marina.token)
  const end = hold('sessionLogout')
  const leaving = signOut()
  await waitFor(() => expect(callsOf('sessionLogout')).toHaveLength(1))
  expect(currentSession().status).toBe('loading')
  end()
  await leaving
  expect(currentSession().status).toBe('out')
})

test('another tab that changes something else changes nothing', async () => {
  await start(marina.token)
  await waitFor(() => expect(allCalls()).toHaveLength(2))
  storage('mode')
  await Promise.resolve()
  expect(allCalls()).toHaveLength(2)
})

test('a 401 from any call ends the session; one for an older token does not', async () => {
  await start(marina.token)
  await marina.call('POST', '/logout', {})
  const answer = hold('sessionList')
  const late = unwrap(client.GET('/sessions')).catch((error: unknown) => error)
  await waitFor(() => expect(callsOf('sessionList')).toHaveLength(1))
  localStorage.setItem('jwt', (await person()).token)
  answer()
  expect(await late).toMatchObject({ status: 401, message: 'Es necesario iniciar sesión.' })
  expect(currentSession().status).toBe('in')

  localStorage.setItem('jwt', marina.token)
  await unwrap(client.GET('/sessions')).catch(() => {})
  expect(currentSession().status).toBe('out')
  expect(localStorage.getItem('jwt')).toBeNull()
})

test('logging in keeps the token and checks it', async () => {
  await start()
  await signIn(marina.token)
  expect(localStorage.getItem('jwt')).toBe(marina.token)
  expect(currentSession().status).toBe('in')
})

test('logging out: connected=false, logout, file cache, token, in this order', async () => {
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

test('logging out works although the server fails', async () => {
  await start(marina.token)
  cutOff('sessionLogout')
  await stage('connectionUpdate', 500, { message: 'x', code: 'internal' })
  await signOut()
  expect(currentSession().status).toBe('out')
  expect(localStorage.getItem('jwt')).toBeNull()
})

test('closing the page sends a beacon with the token in its body, only with a token', async () => {
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

test('a page that stays open says so again, well within a minute', async () => {
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

test('only one of the own bots can be selected', async () => {
  await start(marina.token)
  const [own, other] = marina.me.bots.map(({ id }) => id) as [number, number]
  selectBot(999_999)
  expect(currentSession().bot?.id).toBe(own)
  selectBot(other)
  expect(currentSession().bot?.id).toBe(other)
  expect(localStorage.getItem('bot')).toBe(String(other))
})
