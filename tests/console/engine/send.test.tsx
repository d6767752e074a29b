import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { operations } from '../../../generated/operations.ts'
import { ApiError, UNREACHABLE } from '../../../src/console/api/errors.ts'
import { httpClient, send } from '../../../src/console/providers/send.ts'
import { api } from '../../support/api.ts'

beforeEach(() => localStorage.setItem('jwt', 'token'))

const refusal = { message: 'No se puede.', code: 'invalid', fields: { intent_name: ['Es largo.'] } }

test('an operation is sent by its method, path and body, as the one who is signed in', async () => {
  let seen: unknown
  api.use(
    http.post('*/api/ia/selector/add/:bot', async ({ request, params }) => {
      seen = [params.bot, await request.json(), request.headers.get('authorization')]
      return HttpResponse.json({ id: 1 }, { status: 201 })
    }),
  )
  const answer = await send(operations.intentCreate, { path: { bot: 3 }, body: { intent_name: 'Pagos' } })
  expect(answer).toEqual({ id: 1 })
  expect(seen).toEqual(['3', { intent_name: 'Pagos' }, 'Bearer token'])
})

test('a refusal keeps its status, code, words and fields', async () => {
  api.use(http.post('*/api/ia/selector/add/:bot', () => HttpResponse.json(refusal, { status: 422 })))
  const error = await send(operations.intentCreate, { path: { bot: 3 }, body: {} }).catch((one: unknown) => one)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({
    status: 422,
    code: 'invalid',
    message: 'No se puede.',
    fields: { intent_name: ['Es largo.'] },
  })
})

test('simple-rest calls carry the same token and fail in the same way', async () => {
  api.use(
    http.get('*/api/changes/3', ({ request }) =>
      request.headers.get('authorization') === 'Bearer token'
        ? HttpResponse.json([{ id: 1 }], { headers: { 'content-range': 'changes 0-0/1' } })
        : HttpResponse.json(refusal, { status: 401 }),
    ),
  )
  const address = 'http://localhost/api/changes/3'
  expect((await httpClient(address)).json).toEqual([{ id: 1 }])
  localStorage.removeItem('jwt')
  await expect(httpClient(address)).rejects.toMatchObject({
    name: 'ApiError',
    status: 401,
    code: 'invalid',
    fields: refusal.fields,
  })
  api.use(http.get('*/api/changes/3', () => HttpResponse.error()))
  await expect(httpClient(address)).rejects.toMatchObject({ name: 'ApiError', status: 0, message: UNREACHABLE })
})

test('a call that was given up stays given up', async () => {
  const stop = new AbortController()
  stop.abort()
  await expect(httpClient('http://localhost/api/changes/3', { signal: stop.signal })).rejects.toMatchObject({
    name: 'AbortError',
  })
})
