import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startApp()
})
afterAll(() => t.stop())
beforeEach(() => t.forgetLimits())

const good = { name: 'Nadia Ferreyra', username: 'nadia', email: 'nadia@example.com', password: 'clave1' }
const signUp = (change: object = {}) => t.call('POST', '/signup', { body: { ...good, ...change } })

describe('POST /signup', () => {
  it('creates an account, signs in, and stores only the password hash', async () => {
    const answer = await signUp()
    expect(answer.status).toBe(201)
    const me = await t.call('GET', '/me', { token: answer.body.jwt })
    expect(me.body).toMatchObject({
      name: good.name,
      username: good.username,
      email: good.email,
      admin: false,
      bots: [],
    })
    const row = await t.db.selectFrom('app_user').selectAll().where('id', '=', me.body.id).executeTakeFirstOrThrow()
    expect(row.password_hash).toMatch(/^\$argon2id\$/)
    const lines = await t.audit(({ resource_type }) => resource_type === 'user')
    expect(lines).toMatchObject([{ action: 'create', resource_type: 'user', actor_name: good.name }])
    expect(JSON.stringify(lines)).not.toContain('argon2')
  })

  it('accepts a name with abbreviations', async () => {
    const names = { name: 'Sr. Pérez de J.P.', username: 'srperez', email: 'perez@example.com' }
    expect((await signUp(names)).status).toBe(201)
  })

  it.each([
    ['name', 'Ana <Nadia>', 'No se permiten «<» ni «>». Quítalos.'],
    [
      'name',
      'Ganaste www.premio.example',
      'Un nombre no lleva direcciones web. Quita «www.premio.example» o deja un espacio después del punto.',
    ],
    ['name', 'ab', 'El nombre debe tener al menos 3 caracteres.'],
    ['username', 'ab', 'El nombre de usuario debe tener al menos 3 caracteres.'],
    ['email', 'nadia', 'El correo no es válido.'],
    ['password', '12345', 'La contraseña debe tener al menos 6 caracteres.'],
  ])('refuses an invalid %s with a message at its field', async (field, value, text) => {
    const answer = await signUp({ [field]: value })
    expect(answer.status).toBe(422)
    expect(answer.body.fields[field]).toContain(text)
  })

  it.each([
    ['name', 'a'.repeat(61)],
    ['username', 'a'.repeat(41)],
    ['password', 'a'.repeat(61)],
    ['name', 'Nadia <b>'],
    ['username', 'na dia'],
    ['username', "nadia'"],
  ])('refuses %s %j', async (field, value) => {
    const answer = await signUp({ [field]: value })
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.body.fields)).toEqual([field])
  })

  it('refuses unknown fields, such as the repeated password or the admin flag', async () => {
    for (const extra of [{ password2: good.password }, { admin: true }, { id: 1 }])
      expect((await signUp({ ...extra, username: 'otra', email: 'otra@example.com' })).status).toBe(422)
  })

  it.each([
    [
      'username',
      { username: 'TOMADO', email: 'libre@example.com' },
      'El nombre de usuario ya está en uso. Elige otro.',
    ],
    ['email', { username: 'libre', email: 'Tomado@Example.com' }, 'El correo ya está en uso. Ingresa otro.'],
  ])('reports a taken %s at its field', async (field, change, text) => {
    await t.user({ username: 'tomado', email: 'tomado@example.com' }).catch(() => undefined)
    const answer = await signUp(change)
    expect(answer.status).toBe(409)
    expect(answer.body.fields).toEqual({ [field]: [text] })
  })

  it('lets only one of two concurrent requests have the same username', async () => {
    const both = await Promise.all(
      ['uno@example.com', 'dos@example.com'].map((email) => signUp({ username: 'disputado', email })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
  })
})
