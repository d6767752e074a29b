import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startApp()
})
afterAll(() => t.stop())
beforeEach(() => t.forgetLimits())

describe('GET /me', () => {
  it('returns null without a token and for an invalid token', async () => {
    expect(await t.call('GET', '/me')).toMatchObject({ status: 200, body: null })
    expect(await t.call('GET', '/me', { token: 'a.b.c' })).toMatchObject({ status: 200, body: null })
  })

  it('returns each chatbot with the role, the plan and the effective permissions', async () => {
    const user = await t.user()
    const full = await t.bot({ name: 'Ferretería', planId: 2, integrations: { facebook: 'ferreteria' } })
    const small = await t.bot({ name: 'Panadería', planId: 1 })
    await t.member(full, user, 4)
    await t.member(small, user, 2)
    const { body } = await (await t.as(user)).call('GET', '/me')
    expect(body).toMatchObject({ id: user.id, name: user.name, role: { name: 'Usuario' }, admin: false })
    expect(body.bots).toMatchObject([
      {
        id: full,
        name: 'Ferretería',
        role: { id: 4, name: 'Operador' },
        bot_plan: { id: 2 },
        permissions: { chats: true, contacts: true, responses: false, configuration: false },
        integrations: { facebook: 'ferreteria', phone: null },
      },
      {
        id: small,
        role: { id: 2, name: 'Administrador' },
        bot_plan: { id: 1 },
        permissions: { responses: false, forms: false, chats: true, pricing: true },
      },
    ])
    const info = await (await t.as(user)).call('GET', '/bots/info')
    expect(info.body.bots.map(({ id }: { id: number }) => id)).toEqual([full, small])
  })
})

describe('PUT /edit', () => {
  it('changes the name and the username, and the e-mail only with the current password', async () => {
    const user = await t.user({ password: 'una clave larga' })
    const me = await t.as(user)
    const input = { name: 'Otro Nombre', username: `${user.username}2`, email: user.email }
    expect(await me.call('PUT', '/edit', { body: input })).toMatchObject({
      status: 200,
      body: { id: user.id, ...input },
    })
    expect((await me.call('GET', '/me')).body).toMatchObject(input)

    const moved = { ...input, email: `nuevo.${user.email}` }
    for (const current_password of [undefined, 'no es esta']) {
      const refused = await me.call('PUT', '/edit', { body: { ...moved, current_password } })
      expect(refused.status).toBe(422)
      expect(Object.keys(refused.body.fields)).toEqual(['current_password'])
    }
    const done = await me.call('PUT', '/edit', { body: { ...moved, current_password: 'una clave larga' } })
    expect(done).toMatchObject({ status: 200, body: { email: moved.email } })
    expect((await t.mails()).at(-1)).toMatchObject({
      to: user.email,
      subject: expect.stringContaining('El correo de tu cuenta cambió'),
    })

    const lines = await t.audit(({ actor_id, action }) => actor_id === user.id && action === 'update')
    expect(lines[0]).toMatchObject({ before: { name: user.name }, after: { name: 'Otro Nombre' } })
    expect(JSON.stringify(lines)).not.toContain('una clave larga')
  })

  it('refuses a username of another account', async () => {
    const [user, other] = [await t.user(), await t.user()]
    const body = { name: user.name, username: other.username.toUpperCase(), email: user.email }
    const refused = await (await t.as(user)).call('PUT', '/edit', { body })
    expect(refused).toMatchObject({ status: 409, body: { fields: { username: [expect.any(String)] } } })
  })
})

describe('PUT /change-password', () => {
  it('requires the current password, ends the other sessions and keeps this one', async () => {
    const user = await t.user({ password: 'una clave larga' })
    const [here, there] = [await t.as(user), await t.as(user)]
    const change = (current_password: string, password = 'otra clave larga') =>
      here.call('PUT', '/change-password', { body: { current_password, password } })
    const refused = await change('no es esta')
    expect(refused).toMatchObject({ status: 422, body: { fields: { current_password: [expect.any(String)] } } })
    expect((await change('una clave larga', 'corta')).body.fields).toEqual({
      password: ['La contraseña debe tener al menos 8 caracteres.'],
    })
    expect((await change('una clave larga', 'una clave larga')).body.fields).toEqual({
      password: ['Es la contraseña que ya tienes. Elige otra.'],
    })
    expect((await there.call('GET', '/preferences')).status).toBe(200)

    const done = await change('una clave larga')
    expect(done).toMatchObject({ status: 200, body: { message: 'Contacto editado correctamente' } })
    expect((await here.call('GET', '/preferences')).status).toBe(200)
    expect((await there.call('GET', '/preferences')).status).toBe(401)
    const body = { username: user.username, password: 'otra clave larga' }
    expect((await t.call('POST', '/login', { body })).status).toBe(200)
  })
})

describe('preferences', () => {
  it('have defaults, are saved, and refuse invalid values', async () => {
    const me = await t.as(await t.user())
    const { body } = await me.call('GET', '/preferences')
    expect(body).toMatchObject({ shortcuts: true, desktop_notifications: false })
    const wanted = { ...body, sound: 'drop', volume: 0, shortcuts: false }
    expect(await me.call('PUT', '/preferences', { body: wanted })).toMatchObject({ status: 200, body: wanted })
    expect((await me.call('GET', '/me')).body.preferences).toEqual(wanted)
    for (const bad of [{ volume: 101 }, { volume: '50' }, { sound: 'gong' }, { shortcuts: 'true' }, { extra: 1 }])
      expect((await me.call('PUT', '/preferences', { body: { ...wanted, ...bad } })).status).toBe(422)
  })
})
