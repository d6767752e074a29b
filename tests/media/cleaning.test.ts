import { existsSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cleanRows } from '../../src/server/foundation/jobs/retention.ts'
import { cleanFiles } from '../../src/server/foundation/media/cleaning.ts'
import { storeFile } from '../../src/server/foundation/media/files.ts'
import { json } from '../../src/server/foundation/store/sql.ts'
import { type Inbox, startInbox } from '../chats/fixtures.ts'

let t: Inbox

beforeAll(async () => {
  t = await startInbox()
})
afterAll(() => t.stop())

const bytes = Buffer.from('%PDF-1.7')
const file = async (visibility: 'chat' | 'own' | 'bot') => {
  const media = await t.inside(() => storeFile({ botId: t.bot_, filename: 'a.pdf', bytes, userId: null, visibility }))
  if (!media) throw new Error('not stored')
  return media
}
const after = (days: number) => new Date(t.clock.now().getTime() + days * 86_400_000)

test('files without a use are deleted after their period, and files in use are kept', async () => {
  const sent = await file('chat')
  await t.writes('Va el comprobante', { mediaIds: [sent.id] })
  const [unsent, abandoned, carried, shared] = [
    await file('chat'),
    await file('own'),
    await file('own'),
    await file('bot'),
  ]
  const visitor = await t.db
    .insertInto('webchat_visitor')
    .values({ bot_id: t.bot_, sender: 'web-1', secret_hash: 'x', origin: 'https://a.example' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await t.db.insertInto('webchat_upload').values({ visitor_id: visitor.id, media_id: unsent.id }).execute()
  const reply = { bot_id: t.bot_, shortcut: 'lista', title: 'Lista', text: 'Va', attachments: json([carried.number]) }
  await t.db.insertInto('quick_reply').values(reply).execute()
  const folder = path.join(t.settings.dataDir, 'media')
  writeFileSync(path.join(folder, 'f-perdido'), 'x')
  const old = after(-2)
  utimesSync(path.join(folder, 'f-perdido'), old, old)
  const clean = (days: number) => t.store.run(() => cleanFiles(t.settings.dataDir, after(days)))

  expect(await clean(0)).toBe(1)
  expect(existsSync(path.join(folder, 'f-perdido'))).toBe(false)
  expect(await clean(2)).toBe(1)
  expect(readdirSync(folder)).not.toContain(unsent.id)
  expect(await clean(8)).toBe(1)
  expect(readdirSync(folder).sort()).toEqual([sent, carried, shared].map(({ id }) => id).sort())
  expect(readdirSync(folder)).not.toContain(abandoned.id)
  expect(await clean(400)).toBe(0)
})

test('ended sessions, expired links and old events are deleted, and the others are kept', async () => {
  const user = await t.user()
  await t.as(user)
  await t.db
    .insertInto('account_link')
    .values({ token_hash: 'x', purpose: 'recovery', user_id: user.id, expires_at: after(1) })
    .execute()
  await t.writes('Hola')
  const rows = async () => ({
    session: (await t.db.selectFrom('session').select('id').execute()).length,
    link: (await t.db.selectFrom('account_link').select('user_id').execute()).length,
    event: (await t.db.selectFrom('event').select('seq').execute()).length > 0,
  })
  const clean = (days: number) => t.store.run(() => cleanRows(after(days)))
  await clean(5)
  expect(await rows()).toEqual({ session: 1, link: 1, event: true })
  await clean(9)
  expect(await rows()).toEqual({ session: 1, link: 0, event: false })
  await clean(32)
  expect((await rows()).session).toBe(0)
})
