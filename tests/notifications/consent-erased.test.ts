import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { addressHash } from '../../src/server/foundation/mail/address-hash.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { createTeam, type Team } from './fixtures.ts'

const PATIENCE = { timeout: 20_000 }
const [KNOWN, GONE] = ['uno@example.com', 'dos@example.com']
const NAME = 'Martín Quiroga'

// The embedded store runs one transaction at a time.
describe.runIf(process.env.TEST_STORE === 'postgres')('an alert beside the erasure of whom it would ask', () => {
  let app: TestApp
  let team: Team
  let contactId: number
  beforeAll(async () => {
    app = await startApp()
  })
  afterAll(() => app.stop())
  beforeEach(async () => {
    team = await createTeam(app)
    const recipient = async (email: string) => {
      const row = { bot_id: team.botId, name: NAME, phone: '', email }
      return (await app.db.insertInto('contact').values(row).returning('id').executeTakeFirstOrThrow()).id
    }
    const body = { contact_id: await recipient(KNOWN), type: 1 }
    expect((await team.admin.call('POST', `/bots/${team.botId}`, { body })).status).toBe(201)
    await team.confirms(KNOWN)
    contactId = await recipient(GONE)
    const row = { bot_id: team.botId, contact_id: contactId, type: 1 as const }
    await app.db.insertInto('notification_contact').values(row).execute()
    await team.rules({ user_id: null })
    await app.db
      .insertInto('rate_count')
      .values({ key: `alert asks ${team.botId}`, hits: [], expires_at: new Date() })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })

  const erase = () =>
    team.admin.call('POST', `/contacts/data/delete/${team.botId}/${contactId}`, { body: { name: NAME } })
  const waiting = (count: number) =>
    vi.waitFor(async () => {
      const { rows } = await sql`select from pg_locks where not granted and pid in (
        select pid from pg_stat_activity where datname = current_database())`.execute(app.db)
      expect(rows).toHaveLength(count)
    }, PATIENCE)
  const isGone = async () =>
    expect(
      await app.db.selectFrom('contact').select('id').where('id', '=', contactId).executeTakeFirst(),
    ).toBeUndefined()
  const hashes = async () =>
    (await app.db.selectFrom('alert_consent').select('address_hash').where('bot_id', '=', team.botId).execute()).map(
      ({ address_hash }) => address_hash,
    )

  test('who is erased before they are asked is not', async () => {
    const { asking, erasing } = await app.db.transaction().execute(async (held) => {
      await held
        .selectFrom('notification_rule')
        .select('id')
        .where('bot_id', '=', team.botId)
        .forNoKeyUpdate()
        .execute()
      const asking = team.asks()
      await waiting(1)
      const erasing = erase()
      await vi.waitFor(isGone, PATIENCE)
      return { asking, erasing }
    })
    await asking
    expect((await erasing).status).toBeLessThan(300)
    expect((await team.mailed()).map(({ to }) => to)).toEqual([KNOWN])
    expect(await hashes()).toEqual([addressHash(KNOWN)])
  })

  test('an erasure waits for who is being asked, and takes that along', async () => {
    const { asking, erasing } = await app.db.transaction().execute(async (held) => {
      await held
        .selectFrom('rate_count')
        .select('key')
        .where('key', '=', `alert asks ${team.botId}`)
        .forUpdate()
        .execute()
      const asking = team.asks()
      await waiting(1)
      const erasing = erase()
      await waiting(2)
      return { asking, erasing }
    })
    await asking
    expect((await erasing).status).toBeLessThan(300)
    expect(await hashes()).toEqual([addressHash(KNOWN)])
  })

  test('an alert does not wait for an erasure', async () => {
    await app.db.transaction().execute(async (held) => {
      await held.selectFrom('contact').select('id').where('id', '=', contactId).forUpdate().execute()
      await team.asks()
      await held.deleteFrom('contact').where('id', '=', contactId).execute()
    })
    expect((await team.mailed()).map(({ to }) => to)).toEqual([KNOWN])
    expect(await hashes()).toEqual([addressHash(KNOWN)])
  })
})
