import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startApp()
})
afterAll(() => t.stop())
beforeEach(() => t.forgetLimits())

const login = (username: string, password: string, from?: string) =>
  t.call('POST', '/login', { body: { username, password }, from })

describe('POST /login', () => {
  it('lets in with the username or the e-mail, whatever their case, and surrounding white space', async () => {
    const user = await t.user({ username: 'Marcela1', email: 'Marcela@example.com', password: 'una clave larga' })
    for (const name of ['Marcela1', 'marcela1', 'MARCELA@EXAMPLE.COM', ' marcela1 ']) {
      const answer = await login(name, 'una clave larga')
      expect(answer.status).toBe(200)
      const me = await t.call('GET', '/me', { token: answer.body.jwt })
      expect(me.body).toMatchObject({ id: user.id, username: 'Marcela1' })
    }
  })

  it('refuses a wrong password and an unknown account alike', async () => {
    const user = await t.user({ password: 'una clave larga' })
    const wrong = await login(user.username, 'otra clave')
    const unknown = await login('nadie', 'otra clave')
    expect(wrong.status).toBe(401)
    expect(unknown.status).toBe(401)
    expect(unknown.body).toEqual(wrong.body)
    expect(Object.keys(unknown.headers).sort()).toEqual(Object.keys(wrong.headers).sort())
  })

  it('works as hard for an account that does not exist', async () => {
    const user = await t.user()
    await login('calentamiento', 'x')
    const cpu = async (name: string) => {
      const start = process.cpuUsage()
      for (let i = 0; i < 4; i++) await login(name, 'no es esta', `10.9.${i}.${name.length}`)
      const { user, system } = process.cpuUsage(start)
      return user + system
    }
    const known = await cpu(user.username)
    const unknown = await cpu('nadieconestenombre')
    // without the decoy the unknown account costs less than a fifth of the known one
    expect(unknown).toBeGreaterThan(known / 3)
  })

  it.each([
    ['no username', { password: 'x' }],
    ['no password', { username: 'x' }],
    ['only white space', { username: '   ', password: '   ' }],
    ['nothing', {}],
    ['no body', undefined],
  ])('asks for all fields when given %s', async (_, body) => {
    const answer = await t.call('POST', '/login', { body })
    expect(answer.status).toBe(422)
    expect(answer.body.message).toBe('Debes completar todos los campos obligatorios.')
    expect(answer.body.fields).toBeDefined()
  })

  it('stops guessing from one address after 5 failures in 5 minutes', async () => {
    const user = await t.user({ password: 'una clave larga' })
    for (let i = 0; i < 5; i++) expect((await login(`nadie${i}`, 'x')).status).toBe(401)
    const refused = await login(user.username, 'una clave larga')
    expect(refused.status).toBe(429)
    const wait = Number(refused.headers['retry-after'])
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(300)
    expect((await login(user.username, 'una clave larga', '10.0.0.2')).status).toBe(200)
    t.clock.advance(wait)
    expect((await login(user.username, 'una clave larga')).status).toBe(200)
  })

  it('stops guessing one account after 10 failures in 15 minutes, from wherever', async () => {
    const user = await t.user({ password: 'una clave larga' })
    const spell = (i: number) => (i % 2 ? user.username.toUpperCase() : ` ${user.username} `)
    for (let i = 0; i < 10; i++) expect((await login(spell(i), 'x', `10.1.0.${i}`)).status).toBe(401)
    const refused = await login(user.username, 'una clave larga', '10.1.1.1')
    expect(refused.status).toBe(429)
    const other = await t.user({ password: 'una clave larga' })
    expect((await login(other.username, 'una clave larga', '10.1.1.1')).status).toBe(200)
    t.clock.advance(Number(refused.headers['retry-after']))
    expect((await login(user.username, 'una clave larga', '10.1.1.1')).status).toBe(200)
  })

  it('does not count those who get in: an office shares one address', async () => {
    const user = await t.user({ password: 'una clave larga' })
    for (let i = 0; i < 12; i++) expect((await login(user.username, 'una clave larga')).status).toBe(200)
  })

  it('writes both outcomes into the history, without the password or a mistyped name', async () => {
    const user = await t.user({ password: 'una clave larga' })
    await login(user.username, 'una clave larga')
    await login(user.username, 'no es esta')
    await login('mi-clave-secreta', 'no es esta')
    const lines = await t.audit(({ resource_type }) => resource_type === 'session')
    const mine = lines.filter(({ actor_id }) => actor_id === user.id)
    expect(mine.map(({ action, status }) => [action, status])).toEqual([
      ['login', 'ok'],
      ['login_failed', 'failed'],
    ])
    expect(mine[0]).toMatchObject({ actor_name: user.name, ip: '127.0.0.1' })
    expect(JSON.stringify(lines)).not.toMatch(/no es esta|una clave larga|mi-clave-secreta/)
  })
})
