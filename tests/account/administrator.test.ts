import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeAdministrator } from '../../src/server/people/account/administrator.ts'
import { startApp, type TestApp } from '../support/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startApp()
})
afterAll(() => t.stop())

it('creates the first administrator, who can sign in with the returned password', async () => {
  const person = { username: 'root', email: 'root@example.com', name: 'Raíz' }
  const password = await makeAdministrator(t.store, t.app.services, person)
  const login = await t.call('POST', '/login', { body: { username: 'root', password } })
  expect(login).toMatchObject({ status: 200 })
  expect((await t.call('GET', '/me', { token: login.body.jwt })).body).toMatchObject({
    admin: true,
    email: person.email,
  })
  expect((await t.audit(({ action }) => action === 'permission_change'))[0]).toMatchObject({ actor_name: 'Sistema' })
})

it('makes an existing account an administrator without changing its password', async () => {
  const user = await t.user({ password: 'una clave larga' })
  expect(await makeAdministrator(t.store, t.app.services, { ...user })).toBeUndefined()
  const body = { username: user.username, password: 'una clave larga' }
  const { jwt } = (await t.call('POST', '/login', { body })).body
  expect((await t.call('GET', '/me', { token: jwt })).body.admin).toBe(true)
})
