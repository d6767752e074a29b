import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { buildApp } from '../../src/server/app.ts'
import { roles } from '../../src/server/foundation/scope/roles.ts'
import { connect, listen } from '../realtime/fixtures.ts'
import { type SignedIn, startApp, type TestApp, type TestUser } from '../support/app.ts'

let t: TestApp
let bot: number
let boss: SignedIn
let admin: SignedIn
beforeAll(async () => {
  t = await startApp()
  bot = await t.bot()
  const lead = await t.user()
  await t.member(bot, lead, roles.administrador)
  boss = await t.as(lead)
  admin = await t.as(await t.user({ admin: true }))
})
afterAll(() => t.stop())

async function mate(): Promise<TestUser & SignedIn> {
  const user = await t.user()
  await t.member(bot, user, roles.operador)
  return { ...user, ...(await t.as(user)) }
}

/** Returns whether each endpoint that shows presence reports the person as connected. */
async function shownOf({ id }: TestUser) {
  const [team, home, around, platform] = await Promise.all([
    boss.call('GET', `/admin/${bot}`),
    boss.call('GET', `/home/${bot}`),
    boss.call('GET', '/user-connection-status'),
    admin.call('GET', `/platform/connections?range=[0,49]&filter={"connected":true}`),
  ])
  const people = <T>(rows: T[]) => rows as (T & { id?: number; user_id?: number; connected: boolean })[]
  const said = (rows: ReturnType<typeof people>) =>
    rows.find((row) => (row.user_id ?? row.id) === id)?.connected ?? false
  return {
    team: said(people(team.body)),
    home: said(people(home.body.team)),
    around: said(people(around.body.user_connections)),
    platform: said(people(platform.body)),
  }
}
const everywhere = (here: boolean) => ({ team: here, home: here, around: here, platform: here })

const hello = (who: SignedIn) => who.call('POST', '/update-connection-status', { body: { connected: true } })

async function openConsole(who: SignedIn) {
  const ear = await connect(await listen(t.app), who.token)
  await ear.join(bot)
  return ear
}

describe('a person is shown as connected', () => {
  it('for a minute after the last heartbeat, when no goodbye arrives', async () => {
    const one = await mate()
    await hello(one)
    expect(await shownOf(one)).toEqual(everywhere(true))
    t.clock.advance(59)
    expect(await shownOf(one)).toEqual(everywhere(true))
    t.clock.advance(2)
    expect(await shownOf(one)).toEqual(everywhere(false))
    await hello(one)
    expect(await shownOf(one)).toEqual(everywhere(true))
  })

  it('until the closing page says goodbye', async () => {
    const one = await mate()
    await hello(one)
    await t.call('POST', '/update-connection-status/beacon', { body: { token: one.token, connected: false } })
    expect(await shownOf(one)).toEqual(everywhere(false))
  })

  it('while at least one of their consoles is open, and not after the last one closes', async () => {
    const one = await mate()
    await hello(one)
    const [first, second] = [await openConsole(one), await openConsole(one)]
    t.clock.advance(3600)
    await vi.waitFor(async () => expect(await shownOf(one)).toEqual(everywhere(true)))
    // One window says goodbye, the other stays open.
    await t.call('POST', '/update-connection-status/beacon', { body: { token: one.token, connected: false } })
    first.close()
    expect(await shownOf(one)).toEqual(everywhere(true))
    const closed = t.clock.now()
    second.close()
    await vi.waitFor(async () => expect(await shownOf(one)).toEqual(everywhere(false)))
    const { body } = await boss.call('GET', `/admin/${bot}`)
    const row = body.find(({ user_id }: { user_id: number }) => user_id === one.id)
    expect(row.last_seen).toBe(closed.toISOString())
  })

  it('for at most a minute after the process that held the connection was killed', async () => {
    const one = await mate()
    await hello(one)
    const insertHeartbeat = (seconds: number) =>
      sql`insert into console_presence (bot_id, user_id, process, seen_at)
        values (${bot}, ${one.id}, 'killed', now() - make_interval(secs => ${seconds}::int))
        on conflict (bot_id, user_id, process) do update set seen_at = excluded.seen_at`.execute(t.db)
    t.clock.advance(3600)
    await insertHeartbeat(30)
    expect(await shownOf(one)).toEqual(everywhere(true))
    await insertHeartbeat(55)
    expect(await shownOf(one)).toEqual(everywhere(false))
  })
})

it.skipIf(process.env.TEST_STORE === 'postgres')(
  'a restart of the only process clears the presence left by the previous one',
  async () => {
    const one = await mate()
    await hello(one)
    t.clock.advance(3600)
    await sql`insert into console_presence (bot_id, user_id, process) values (${bot}, ${one.id}, 'killed')`.execute(
      t.db,
    )
    expect(await shownOf(one)).toEqual(everywhere(true))
    const again = await buildApp({ store: t.store, settings: t.settings, services: { clock: t.clock.now } })
    await vi.waitFor(async () => expect(await shownOf(one)).toEqual(everywhere(false)))
    await again.close()
  },
)
