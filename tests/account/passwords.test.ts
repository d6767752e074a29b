import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { roles } from '../../src/server/foundation/scope/roles.ts'
import { startApp, type TestApp } from '../support/app.ts'

const COMMON = 'Esa contraseña es de las más usadas y se adivina enseguida. Elige otra.'
const SIMPLE = 'Esa contraseña se adivina enseguida. Elige una sin repeticiones ni series.'
const OWN = 'La contraseña no puede ser tu usuario ni tu correo. Elige otra.'
const PRODUCT = 'La contraseña no puede ser el nombre del producto. Elige otra.'

let t: TestApp
let serial = 0
beforeAll(async () => {
  t = await startApp()
})
afterAll(() => t.stop())
beforeEach(() => t.forgetLimits())

/** Every endpoint that sets a password, for an account with the given username. Each returns the response. */
const places = {
  signup: async (username: string, password: string) =>
    t.call('POST', '/signup', {
      body: { name: 'Nadia Ferreyra', username, email: `${username}@example.com`, password },
    }),
  invitation: async (username: string, password: string) => {
    const host = await t.user()
    const bot = await t.bot()
    await t.member(bot, host, roles.administrador)
    const me = await t.as(host)
    await me.call('POST', `/admin/${bot}`, { body: { email: `${username}@example.com`, role_id: roles.operador } })
    const link = (await t.mails()).at(-1)?.text.match(/invited\/([\w-]+)/)?.[1]
    return t.call('POST', `/admin/accept/${link}`, { body: { name: 'Nadia Ferreyra', username, password } })
  },
  recovery: async (username: string, password: string) => {
    await t.user({ username, email: `${username}@example.com` })
    await t.call('POST', '/forgot', { body: { username } })
    const link = (await t.mails()).at(-1)?.text.match(/forgot\/([\w-]+)/)?.[1]
    return t.call('POST', `/forgot/${link}`, { body: { password } })
  },
  'password change': async (username: string, password: string) => {
    const me = await t.as(await t.user({ username, email: `${username}@example.com`, password: 'una clave larga' }))
    return me.call('PUT', '/change-password', { body: { current_password: 'una clave larga', password } })
  },
}

describe.each(Object.entries(places))('a password chosen at %s', (_, choose) => {
  const name = () => `florencia${++serial}`

  it.each([
    ['a common one', () => 'password1', COMMON],
    ['a common one with changed case', () => 'QWErty123', COMMON],
    ['a common one with an invisible character', () => 'pass\u200bword1', COMMON],
    ['one character repeated', () => 'jjjjjjjj', SIMPLE],
    ['a sequence of letters', () => 'cdefghij', SIMPLE],
    ['the user name', (own: string) => own, OWN],
    ['the user name and a year', (own: string) => `${own.toUpperCase()}2026`, OWN],
    ['the e-mail', (own: string) => `${own}@example.com`, OWN],
    ["the product's name", () => 'Mostrador', PRODUCT],
    ["the product's name and a number", () => 'mostrador.123', PRODUCT],
  ])('is refused with the reason when it is %s', async (_case, password, reason) => {
    const own = name()
    const refused = await choose(own, password(own))
    expect(refused).toMatchObject({ status: 422, body: { message: reason, fields: { password: [reason] } } })
  })

  it('is accepted when none of these rules applies', async () => {
    const own = name()
    expect((await choose(own, `el gato de ${own}`)).status).toBeLessThan(300)
  })
})

it('sign-up accepts a password of six characters', async () => {
  expect((await places.signup('justina', 'tarro9')).status).toBe(201)
})

it('a name of one or two letters does not exclude passwords that contain them', async () => {
  const body = { name: 'Jo Paz', username: 'justo1', email: 'j@example.com', password: 'j7k!2x' }
  expect((await t.call('POST', '/signup', { body })).status).toBe(201)
})

it('a refused password does not consume the recovery link', async () => {
  const user = await t.user()
  await t.call('POST', '/forgot', { body: { username: user.username } })
  const link = (await t.mails()).at(-1)?.text.match(/forgot\/([\w-]+)/)?.[1]
  expect((await t.call('POST', `/forgot/${link}`, { body: { password: 'password1' } })).status).toBe(422)
  expect((await t.call('POST', `/forgot/${link}`, { body: { password: 'clave nueva 26' } })).status).toBe(200)
})
