import { expect, test } from 'vitest'
import { api as client, unwrap } from '../../src/console/api/client.ts'
import { addIntent, clock, mailsTo, person } from '../support/backend.ts'
import { callsOf, cutOff, hold, sentTo, stage } from '../support/stage.ts'

const as = (token: string) => localStorage.setItem('jwt', token)

test('a call of the console is answered by the server, as the one who is signed in', async () => {
  const marina = await person()
  as(marina.token)
  expect(await unwrap(client.GET('/me'))).toMatchObject({ id: marina.me.id, name: 'Marina Sosa' })
  as('another')
  expect(await unwrap(client.GET('/sessions')).catch((error) => error)).toMatchObject({ status: 401 })
  expect([...callsOf('meGet'), ...callsOf('sessionList')].map(({ status }) => status)).toEqual([200, 401])
})

test('what was sent is noted; what the server refuses is refused', async () => {
  const marina = await person()
  as(marina.token)
  const make = (intent_name: string) =>
    unwrap(client.POST('/ia/selector/add/{bot}', { params: { path: { bot: marina.bot } }, body: { intent_name } }))
  await make('Envíos')
  expect(await make('Envíos').catch((error) => error)).toMatchObject({ status: 409 })
  expect(sentTo('intentCreate')).toEqual([{ intent_name: 'Envíos' }, { intent_name: 'Envíos' }])
  expect(callsOf('intentCreate')[0]?.path).toEqual({ bot: String(marina.bot) })
})

test('each test is in a place of its own, at a time of its own', async () => {
  const [one, two] = [await person(), await person({ bots: [] })]
  clock.set('2026-03-10T14:00:00Z')
  await addIntent(one, 'Pagos')
  const [change] = await one.call('GET', '/changes/{bot}')
  expect(change).toMatchObject({ at: '2026-03-10T14:00:00.000Z', resource_label: 'Pagos' })
  await expect(two.call('GET', `/changes/${one.bot}`)).rejects.toThrow('404')
  const three = await person({ bots: [{ id: one.bot }] })
  expect(await three.call('GET', '/changes/{bot}')).toHaveLength(1)
})

test('mails are read', async () => {
  const email = 'lucia@mails.example'
  await person({ email })
  await unwrap(client.POST('/forgot', { body: { username: email } }))
  expect(await mailsTo(email)).toHaveLength(1)
})

test('what is staged stands in for the server, as often as it is told to', async () => {
  as((await person()).token)
  await stage('meGet', 500, { message: 'No se pudo.', code: 'internal' }, { times: 1 })
  expect(await unwrap(client.GET('/me')).catch((error) => error)).toMatchObject({ status: 500, message: 'No se pudo.' })
  await unwrap(client.GET('/me'))
  cutOff('meGet', 1)
  expect(await unwrap(client.GET('/me')).catch((error) => error)).toMatchObject({ status: 0 })
  await unwrap(client.GET('/me'))
})

test('what is staged has to be an answer of the description', async () => {
  // @ts-expect-error the code is missing
  await expect(stage('meGet', 500, { message: 'No se pudo.' })).rejects.toThrow('code')
  // @ts-expect-error a status that the operation never answers
  await expect(stage('meGet', 409, { message: 'No.', code: 'conflict' })).rejects.toThrow('does not mention')
  await stage('meGet', 500, { message: 'No se pudo.', code: 'internal' })
})

test('an answer is kept waiting until it is let through', async () => {
  as((await person()).token)
  const release = hold('meGet')
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
