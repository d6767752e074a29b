import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startApp()
})
afterAll(() => t.stop())
beforeEach(() => t.forgetLimits())

describe('sessions', () => {
  it('stay open until the user signs out, which takes effect immediately', async () => {
    const user = await t.user()
    const one = await t.as(user)
    const other = await t.as(user)
    await one.call('POST', '/update-connection-status', { body: { connected: true } })
    expect((await one.call('GET', '/preferences')).status).toBe(200)
    expect((await one.call('POST', '/logout', { body: {} })).status).toBe(200)
    expect((await one.call('GET', '/preferences')).status).toBe(401)
    expect((await one.call('GET', '/me')).body).toBeNull()
    expect((await other.call('GET', '/preferences')).status).toBe(200)
    const seen = (await other.call('GET', '/user-connection-status')).body.user_connections
    expect(seen).toMatchObject([{ id: user.id, connected: false }])
    const lines = await t.audit(({ actor_id }) => actor_id === user.id)
    expect(lines.map(({ action }) => action)).toContain('logout')
  })

  it('accept a sign-out with an empty body, as the console sends it', async () => {
    const me = await t.as(await t.user())
    const answer = await me.call('POST', '/logout', { raw: '', type: 'application/json' })
    expect(answer.status).toBe(200)
  })

  it('expire after 12 hours', async () => {
    const me = await t.as(await t.user())
    t.clock.advance(12 * 3600 - 1)
    expect((await me.call('GET', '/preferences')).status).toBe(200)
    t.clock.advance(2)
    expect((await me.call('GET', '/preferences')).status).toBe(401)
  })

  it('are listed only for their owner, most recently used first', async () => {
    const user = await t.user()
    const one = await t.as(user)
    t.clock.advance(120)
    const two = await t.as(user)
    await t.as(await t.user())
    const list = (await two.call('GET', '/sessions')).body
    expect(list).toHaveLength(2)
    expect(list.map(({ current }: { current: boolean }) => current)).toEqual([true, false])
    t.clock.advance(120)
    await one.call('GET', '/preferences')
    const again = (await one.call('GET', '/sessions')).body
    expect(again.map(({ current }: { current: boolean }) => current)).toEqual([true, false])
    expect(again[0].last_used_at > list[0].last_used_at).toBe(true)
  })

  it('can be ended from another session of the same user only', async () => {
    const user = await t.user()
    const here = await t.as(user)
    const there = await t.as(user)
    const stranger = await t.as(await t.user())
    const [{ id }] = (await here.call('GET', '/sessions')).body.filter((each: { current: boolean }) => !each.current)
    expect((await stranger.call('DELETE', `/sessions/${id}`)).status).toBe(404)
    expect((await there.call('GET', '/preferences')).status).toBe(200)
    expect((await here.call('DELETE', `/sessions/${id}`)).status).toBe(204)
    expect((await there.call('GET', '/preferences')).status).toBe(401)
    expect((await here.call('DELETE', `/sessions/${id}`)).status).toBe(404)
  })

  it('are refused when the token was tampered with, has a wrong signature or another algorithm', async () => {
    const me = await t.as(await t.user())
    const [head, body, signature] = me.token.split('.') as [string, string, string]
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const payload = JSON.parse(Buffer.from(body, 'base64url').toString())
    const forged = [
      `${head}.${encode({ ...payload, sub: '1' })}.${signature}`,
      `${encode({ alg: 'none' })}.${body}.`,
      `${encode({ alg: 'none' })}.${body}.${signature}`,
      `${head}.${body}.${signature.slice(0, -2)}AA`,
      'x.y.z',
      '',
    ]
    for (const token of forged) expect((await t.call('GET', '/preferences', { token })).status).toBe(401)
    expect((await me.call('GET', '/preferences')).status).toBe(200)
  })
})

describe('the beacon of a closing page', () => {
  const beacon = (body: object) => t.call('POST', '/update-connection-status/beacon', { body })

  it('marks the user as disconnected with the token from the body', async () => {
    const user = await t.user()
    const me = await t.as(user)
    await me.call('POST', '/update-connection-status', { body: { connected: true, connection_rtt: 40 } })
    expect((await beacon({ token: me.token, connected: false })).status).toBe(204)
    const [mine] = (await me.call('GET', '/user-connection-status')).body.user_connections
    expect(mine).toMatchObject({ connected: false, connection_rtt: 40 })
  })

  it('is refused without a valid token', async () => {
    const me = await t.as(await t.user())
    expect((await beacon({ token: `${me.token}x`, connected: false })).status).toBe(401)
    expect((await beacon({ connected: false })).status).toBe(422)
  })
})

describe('connections', () => {
  it('are shown only to people who share a chatbot', async () => {
    const [one, mate, stranger] = [await t.user(), await t.user(), await t.user()]
    const bot = await t.bot()
    await t.member(bot, one, 2)
    await t.member(bot, mate, 4)
    await t.member(await t.bot(), stranger, 2)
    for (const user of [one, mate, stranger]) {
      const body = { connected: true, connection_effective_type: '4g', connection_downlink: 9.5, connection_rtt: 50 }
      expect((await (await t.as(user)).call('POST', '/update-connection-status', { body })).status).toBe(200)
    }
    const seen = (await (await t.as(one)).call('GET', '/user-connection-status')).body.user_connections
    expect(seen.map(({ id }: { id: number }) => id).sort()).toEqual([one.id, mate.id].sort())
    expect(seen[0]).toMatchObject({ connection_effective_type: '4g', connection_downlink: 9.5, connection_rtt: 50 })
  })
})
