import { expect, test } from 'vitest'
import { api as client, unwrap } from '../../src/console/api/client.ts'
import { addIntent, clock, createPerson, mailsTo } from '../support/backend.ts'
import { callsOf, failNetwork, holdCalls, sentTo, stubAnswer } from '../support/network-stubs.ts'

const as = (token: string) => localStorage.setItem('jwt', token)

test('a call of the console reaches the server as the signed-in user', async () => {
  const marina = await createPerson()
  as(marina.token)
  expect(await unwrap(client.GET('/me'))).toMatchObject({ id: marina.me.id, name: 'Marina Sosa' })
  as('another')
  expect(await unwrap(client.GET('/sessions')).catch((error) => error)).toMatchObject({ status: 401 })
  expect([...callsOf('meGet'), ...callsOf('sessionList')].map(({ status }) => status)).toEqual([200, 401])
})

test('sent requests are recorded, and the server refuses what it would refuse in production', async () => {
  const marina = await createPerson()
  as(marina.token)
  const make = (intent_name: string) =>
    unwrap(client.POST('/ia/selector/add/{bot}', { params: { path: { bot: marina.bot } }, body: { intent_name } }))
  await make('Envíos')
  expect(await make('Envíos').catch((error) => error)).toMatchObject({ status: 409 })
  expect(sentTo('intentCreate')).toEqual([{ intent_name: 'Envíos' }, { intent_name: 'Envíos' }])
  expect(callsOf('intentCreate')[0]?.path).toEqual({ bot: String(marina.bot) })
})

test('each test has its own data and clock', async () => {
  const [one, two] = [await createPerson(), await createPerson({ bots: [] })]
  clock.set('2026-03-10T14:00:00Z')
  await addIntent(one, 'Pagos')
  const [change] = await one.call('GET', '/changes/{bot}')
  expect(change).toMatchObject({ at: '2026-03-10T14:00:00.000Z', resource_label: 'Pagos' })
  await expect(two.call('GET', `/changes/${one.bot}`)).rejects.toThrow('404')
  const three = await createPerson({ bots: [{ id: one.bot }] })
  expect(await three.call('GET', '/changes/{bot}')).toHaveLength(1)
})

test('e-mails can be read', async () => {
  const email = 'lucia@mails.example'
  await createPerson({ email })
  await unwrap(client.POST('/forgot', { body: { username: email } }))
  expect(await mailsTo(email)).toHaveLength(1)
})

test('a staged response replaces the server for the given number of calls', async () => {
  as((await createPerson()).token)
  await stubAnswer('meGet', 500, { message: 'No se pudo.', code: 'internal' }, { times: 1 })
  expect(await unwrap(client.GET('/me')).catch((error) => error)).toMatchObject({ status: 500, message: 'No se pudo.' })
  await unwrap(client.GET('/me'))
  failNetwork('meGet', 1)
  expect(await unwrap(client.GET('/me')).catch((error) => error)).toMatchObject({ status: 0 })
  await unwrap(client.GET('/me'))
})

test('a staged response must match the API description', async () => {
  // @ts-expect-error the code is missing
  await expect(stubAnswer('meGet', 500, { message: 'No se pudo.' })).rejects.toThrow('code')
  // @ts-expect-error the operation never returns this status
  await expect(stubAnswer('meGet', 409, { message: 'No.', code: 'conflict' })).rejects.toThrow('does not define')
  await stubAnswer('meGet', 500, { message: 'No se pudo.', code: 'internal' })
})

test('a response is held back until it is released', async () => {
  as((await createPerson()).token)
  const release = holdCalls('meGet')
  let answered = false
  const call = unwrap(client.GET('/me')).then((me) => {
    answered = true
    return me
  })
  await expect.poll(() => callsOf('meGet')).toHaveLength(1)
  expect(answered).toBe(false)
  release()
  expect(await call).toMatchObject({ name: 'Marina Sosa' })
})
