import { expect, test } from 'vitest'
import { operations } from '../../generated/operations.ts'
import { ApiError, OFFLINE } from '../../src/console/api/errors.ts'
import { httpClient, send } from '../../src/console/providers/send.ts'
import { addIntent, createPerson, type Person } from '../support/backend.ts'
import { callsOf, failNetwork } from '../support/network-stubs.ts'

async function signedIn(): Promise<Person> {
  const who = await createPerson()
  localStorage.setItem('jwt', who.token)
  return who
}

test('an operation is sent with its method, path and body, as the signed-in user', async () => {
  const { bot, token } = await signedIn()
  const answer = await send(operations.intentCreate, { path: { bot }, body: { intent_name: 'Pagos' } })
  expect(answer).toMatchObject({ id: expect.any(Number), description: 'Pagos' })
  expect(callsOf('intentCreate')).toMatchObject([
    { path: { bot: String(bot) }, body: { intent_name: 'Pagos' }, token: `Bearer ${token}` },
  ])
})

test('an error keeps its status, code, message and fields', async () => {
  const { bot } = await signedIn()
  const error = await send(operations.intentCreate, { path: { bot }, body: {} }).catch((one: unknown) => one)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({
    status: 422,
    code: 'invalid',
    message: expect.stringMatching(/\S/),
    fields: { intent_name: [expect.stringMatching(/\S/)] },
  })
})

test('simple-rest calls send the same token and fail in the same way', async () => {
  const who = await signedIn()
  const { id } = await addIntent(who, 'Pagos')
  const address = `http://localhost/api/changes/${who.bot}`
  expect((await httpClient(address)).json).toMatchObject([{ resource_id: String(id) }])
  await expect(httpClient(`${address}?range=nada`)).rejects.toMatchObject({
    name: 'ApiError',
    status: 422,
    code: 'invalid',
    fields: { range: [expect.stringMatching(/\S/)] },
  })
  localStorage.removeItem('jwt')
  await expect(httpClient(address)).rejects.toMatchObject({ name: 'ApiError', status: 401, code: 'unauthorized' })
  failNetwork('changeList')
  await expect(httpClient(address)).rejects.toMatchObject({ name: 'ApiError', status: 0, message: OFFLINE })
})

test('an aborted call stays aborted', async () => {
  const stop = new AbortController()
  stop.abort()
  await expect(httpClient('http://localhost/api/changes/3', { signal: stop.signal })).rejects.toMatchObject({
    name: 'AbortError',
  })
})
