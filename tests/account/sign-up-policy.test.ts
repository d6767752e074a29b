import { expect, test } from 'vitest'
import { normalizeDomain } from '../../src/server/foundation/settings/domains.ts'
import type { Settings } from '../../src/server/foundation/settings/settings.ts'
import { startApp, type TestApp } from '../support/app.ts'

const good = { name: 'Nadia Ferreyra', username: 'nadia', email: 'nadia@example.com', password: 'clave-larga-1' }
const signUp = (t: TestApp, change: object = {}) => t.call('POST', '/signup', { body: { ...good, ...change } })

async function withSettings(settings: Partial<Settings>, work: (t: TestApp) => Promise<void>): Promise<void> {
  const t = await startApp({ settings })
  try {
    await work(t)
  } finally {
    await t.stop()
  }
}

test.each([
  ['invitation', 'Para tener una cuenta, pide una invitación'],
  ['closed', 'El registro está cerrado.'],
] as const)('with %s, sign-up is refused, but invited people get an account', async (mode, text) => {
  await withSettings({ signUp: mode }, async (t) => {
    expect((await t.call('GET', '/signup')).body).toEqual({ sign_up: mode })
    const refused = await signUp(t)
    expect([refused.status, refused.body.code]).toEqual([403, 'disabled'])
    expect(refused.body.message).toContain(text)
    expect(await t.db.selectFrom('app_user').select('id').execute()).toEqual([])

    const bot = await t.bot()
    const boss = await t.user()
    await t.member(bot, boss, 2)
    await (await t.as(boss)).call('POST', `/admin/${bot}`, { body: { email: good.email } })
    const link = /\/register\/invited\/([\w-]+)/.exec((await t.mails()).at(-1)?.text ?? '')?.[1]
    const { email: _, ...answer } = good
    expect((await t.call('POST', `/admin/accept/${link}`, { body: answer })).status).toBe(201)
  })
})

test('with open, everyone may sign up', async () => {
  await withSettings({ signUp: 'open' }, async (t) => {
    expect((await t.call('GET', '/signup')).body).toEqual({ sign_up: 'open' })
    expect((await signUp(t)).status).toBe(201)
  })
})

test('addresses at throw-away domains and their subdomains are refused, on sign-up and as a new address', async () => {
  const throwawayDomains = new Set(['basura.example', 'ñandú.example'].map(normalizeDomain))
  await withSettings({ throwawayDomains }, async (t) => {
    const text = 'No aceptamos correos temporales. Ingresa el correo que usas siempre.'
    for (const domain of ['basura.example', 'BASURA.example', 'correo.basura.example']) {
      const { status, body } = await signUp(t, { email: `nadia@${domain}` })
      expect([status, body.fields]).toEqual([422, { email: [text] }])
    }
    expect((await signUp(t, { email: 'nadia@nobasura.example' })).status).toBe(201)

    const user = await t.user({ password: 'una clave larga' })
    const { call } = await t.as(user)
    const body = { name: user.name, username: user.username, current_password: 'una clave larga' }
    const moved = await call('PUT', '/edit', { body: { ...body, email: 'otra@basura.example' } })
    expect([moved.status, moved.body.fields]).toEqual([422, { email: [text] }])
    expect((await call('PUT', '/edit', { body: { ...body, email: 'otra@example.com' } })).status).toBe(200)
  })
})
