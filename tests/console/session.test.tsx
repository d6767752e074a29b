import { waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api as client, unwrap } from '../../src/console/api/client.ts'
import * as files from '../../src/console/files/cache.ts'
import {
  checkSession,
  currentSession,
  selectBot,
  signIn,
  signOut,
  startSession,
} from '../../src/console/session/index.ts'
import { resetSession } from '../../src/console/session/state.ts'
import { aBot, answerSession, api, aUser } from '../support/api.ts'

const two = aUser({ bots: [aBot({ id: 3, name: 'Uno' }), aBot({ id: 5, name: 'Dos' })] })
let stop = () => {}

beforeEach(() => resetSession())
afterEach(() => {
  stop()
  vi.restoreAllMocks()
})

const start = async (token?: string) => {
  if (token) localStorage.setItem('jwt', token)
  stop = startSession()
  await waitFor(() => expect(currentSession().status).not.toBe('loading'))
}

const storage = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }))

test('without a token nobody is asked and nobody is in', async () => {
  const seen = answerSession(two)
  await start()
  expect(currentSession()).toEqual({ status: 'out', user: null, bots: [], bot: null })
  expect(seen).toEqual([])
})

test('with a token the server says who it is, and hears that he is connected', async () => {
  const seen = answerSession(two)
  await start('t1')
  expect(currentSession()).toMatchObject({ status: 'in', user: { name: 'Marina Sosa' }, bot: { id: 3 } })
  await waitFor(() => expect(seen.map(({ call }) => call)).toEqual(['GET /me', 'POST /update-connection-status']))
  expect(seen[0]?.token).toBe('Bearer t1')
  expect(seen[1]?.body).toMatchObject({ connected: true, user_agent: navigator.userAgent })
})

test.each([
  ['5', 5],
  ['05', 5],
  ['9', 3],
  ['', 3],
])('stored bot %j: bot %i is selected and stored', async (stored, id) => {
  answerSession(two)
  localStorage.setItem('bot', stored)
  await start('t1')
  expect(currentSession().bot?.id).toBe(id)
  expect(Number(localStorage.getItem('bot'))).toBe(id)
})

test.each([[null], [401], [500]])('a check answered with %s logs out silently', async (answer) => {
  answerSession(answer)
  await start('t1')
  expect(currentSession().status).toBe('out')
  expect(localStorage.getItem('jwt')).toBeNull()
})

test('a server that cannot be reached logs out silently', async () => {
  api.use(http.get('*/api/me', () => HttpResponse.error()))
  await start('t1')
  expect(currentSession().status).toBe('out')
  expect(localStorage.getItem('jwt')).toBeNull()
})

test('a check that gets no answer is made once more: a page that is being left must not end the session', async () => {
  answerSession(two)
  await start('t1')
  let asked = 0
  api.use(
    http.get('*/api/me', () => {
      asked++
      return asked === 1 ? HttpResponse.error() : HttpResponse.json(two)
    }),
  )
  const check = checkSession()
  await waitFor(() => expect(asked).toBe(1))
  expect(localStorage.getItem('jwt')).toBe('t1')
  await check
  expect(asked).toBe(2)
  expect(currentSession().status).toBe('in')
  expect(localStorage.getItem('jwt')).toBe('t1')
})

test('another tab that changes the bot changes it here', async () => {
  answerSession(two)
  await start('t1')
  localStorage.setItem('bot', '5')
  storage('bot')
  await waitFor(() => expect(currentSession().bot?.id).toBe(5))
  expect(currentSession().status).toBe('in')
})

test('another tab that logs out logs out here, and one that logs in logs in here', async () => {
  answerSession(two)
  await start('t1')
  localStorage.removeItem('jwt')
  storage('jwt')
  await waitFor(() => expect(currentSession().status).toBe('out'))
  localStorage.setItem('jwt', 't2')
  storage('jwt')
  await waitFor(() => expect(currentSession().status).toBe('in'))
})

test('the page goes before the session is ended, so that it asks nothing more', async () => {
  answerSession(two)
  let shown: string | undefined
  api.use(
    http.post('*/api/logout', () => {
      shown = currentSession().status
      return HttpResponse.json({ ok: true })
    }),
  )
  await start('t1')
  await signOut()
  expect(shown).toBe('loading')
  expect(currentSession().status).toBe('out')
})

test('another tab that changes something else changes nothing', async () => {
  const seen = answerSession(two)
  await start('t1')
  await waitFor(() => expect(seen).toHaveLength(2))
  storage('mode')
  await Promise.resolve()
  expect(seen).toHaveLength(2)
})

test('a 401 from any call ends the session; one for an older token does not', async () => {
  answerSession(two)
  await start('t1')
  let [asked, answer] = [false, () => {}]
  api.use(
    http.get('*/api/sessions', async () => {
      asked = true
      await new Promise<void>((resolve) => {
        answer = resolve
      })
      return HttpResponse.json({ message: 'La sesión venció', code: 'unauthorized' }, { status: 401 })
    }),
  )
  const late = unwrap(client.GET('/sessions')).catch((error: unknown) => error)
  await waitFor(() => expect(asked).toBe(true))
  localStorage.setItem('jwt', 't2')
  answer()
  expect(await late).toMatchObject({ status: 401, message: 'La sesión venció' })
  expect(currentSession().status).toBe('in')

  api.use(http.get('*/api/sessions', () => HttpResponse.json({ message: 'x', code: 'x' }, { status: 401 })))
  await unwrap(client.GET('/sessions')).catch(() => {})
  expect(currentSession().status).toBe('out')
  expect(localStorage.getItem('jwt')).toBeNull()
})

test('logging in keeps the token and checks it', async () => {
  answerSession(two)
  await start()
  await signIn('t9')
  expect(localStorage.getItem('jwt')).toBe('t9')
  expect(currentSession().status).toBe('in')
})

test('logging out: connected=false, logout, file cache, token, in this order', async () => {
  const seen = answerSession(two)
  await start('t1')
  await waitFor(() => expect(seen).toHaveLength(2))
  const clear = vi.spyOn(files, 'clearFiles')
  await signOut()
  expect(seen.slice(2).map(({ call }) => call)).toEqual(['POST /update-connection-status', 'POST /logout'])
  expect(seen[2]?.body).toMatchObject({ connected: false })
  expect(seen[3]).toMatchObject({ body: {}, token: 'Bearer t1' })
  expect(clear).toHaveBeenCalled()
  expect(localStorage.getItem('jwt')).toBeNull()
  expect(currentSession().status).toBe('out')
})

test('logging out works although the server fails', async () => {
  answerSession(two)
  await start('t1')
  api.use(
    http.post('*/api/logout', () => HttpResponse.error()),
    http.post('*/api/update-connection-status', () => new HttpResponse(null, { status: 500 })),
  )
  await signOut()
  expect(currentSession().status).toBe('out')
  expect(localStorage.getItem('jwt')).toBeNull()
})

test('closing the page sends a beacon with the token in its body, only with a token', async () => {
  answerSession(two)
  const beacon = vi.fn((_url: string | URL, _body?: BodyInit | null) => true)
  Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true })
  await start()
  window.dispatchEvent(new Event('pagehide'))
  expect(beacon).not.toHaveBeenCalled()
  await signIn('t1')
  window.dispatchEvent(new Event('pagehide'))
  const [url, body] = beacon.mock.calls[0] ?? []
  expect(url).toBe('http://localhost/api/update-connection-status/beacon')
  expect(JSON.parse(await new Response(body).text())).toMatchObject({ token: 't1', connected: false })
})

test('a page that stays open says so again, well within a minute', async () => {
  const seen = answerSession(two)
  const every = vi.spyOn(globalThis, 'setInterval')
  await start('t1')
  await waitFor(() => expect(seen).toHaveLength(2))
  const [again, wait] = every.mock.calls.find(([, ms]) => ms !== undefined && ms > 10_000) ?? []
  expect(wait).toBeLessThanOrEqual(30_000)
  ;(again as () => void)()
  await waitFor(() => expect(seen[2]?.body).toMatchObject({ connected: true }))
  every.mockRestore()
})

test('coming back online is reported', async () => {
  const seen = answerSession(two)
  await start('t1')
  await waitFor(() => expect(seen).toHaveLength(2))
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(seen[2]?.body).toMatchObject({ connected: true }))
})

test('only one of the own bots can be selected', async () => {
  answerSession(two)
  await start('t1')
  selectBot(99)
  expect(currentSession().bot?.id).toBe(3)
  selectBot(5)
  expect(currentSession().bot?.id).toBe(5)
  expect(localStorage.getItem('bot')).toBe('5')
})
