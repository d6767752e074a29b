import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { createTeam, type Team } from './fixtures.ts'

let app: TestApp
let team: Team
beforeAll(async () => {
  app = await startApp()
  team = await createTeam(app)
})
afterAll(() => app.stop())

const BAIT = 'Ganaste un auto: entra ya a https://evil.example/premio'

/** The mail without the links that are ours. */
const rest = ({ subject, text }: { subject: string; text: string }) =>
  `${subject}\n${text}`.replaceAll(app.settings.publicUrl, '').replaceAll(/\S+@\S+/g, (own) => own.replace(/.*@/, ''))

test.each(['none', 'hourly'] as const)('a name with an address is no link in a mail (%s)', async (digest) => {
  await team.rules({ events: ['lead'], digest })
  const other = await app.user()
  await app.member(team.botId, other, 2)
  const made = await (await app.as(other)).call('POST', `/contacts/${team.botId}`, {
    body: { name: BAIT, phone: digest === 'none' ? '+5491155550120' : '+5491155550121' },
  })
  expect(made.status).toBe(201)
  const atOnce = await team.mailed()
  app.clock.advance(3600)
  await team.later()
  const [mail, ...others] = [...atOnce, ...(await team.mailed())]
  expect(others).toEqual([])
  expect(mail?.text).toContain('Ganaste un auto')
  expect(rest(mail ?? { subject: '', text: '' })).not.toMatch(/https?:|evil\.example/)
})
