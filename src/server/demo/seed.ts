import { sql } from 'kysely'
import { requestRecount } from '../conversation/analytics/recount.ts'
import { db, type Store, tx } from '../foundation/store/db.ts'
import { hashPassword } from '../people/account/password.ts'
import { ensurePlans } from '../people/platform/plans.ts'
import { writeCompanies } from './access.ts'
import { writeAgenda } from './agenda.ts'
import { restartIdentities, withoutIndexes } from './bulk.ts'
import { writeChanges } from './changes.ts'
import { type Ids, writeChats } from './chats.ts'
import { connect } from './connections.ts'
import { dateExamples } from './content-dates.ts'
import { writeFormRuns } from './forms.ts'
import { fillGroups } from './groups.ts'
import { countReplyUses, writeViews } from './inbox.ts'
import { writeKeys } from './keys.ts'
import { writeNotifications } from './notifications.ts'
import { random } from './random.ts'
import { invite, type SeededBot, setUp } from './setup.ts'
import { demoPassword } from './users.ts'
import { writeWebhook } from './webhooks.ts'

interface DemoOptions {
  /** the end of the generated period; the same moment gives the same data */
  today: Date
  /** total number of chats, about eight messages each; 4,000 by default */
  chats?: number
  /** the server's secret; without one, there is no webhook */
  secret?: string
}

/**
 * Seeds an empty store with a plausible business group: three bots on three plans, all users of `cast`, and thirteen
 * months of activity. Does nothing when the store has a user. Runs in one transaction.
 * @returns whether data was written
 */
export async function seedDemo(store: Store, { today, chats = 4_000, secret }: DemoOptions): Promise<boolean> {
  return store.run(async () => {
    if (await inUse()) return false
    // One hash serves all: it hides a password that the start prints.
    const hash = await hashPassword(demoPassword)
    return tx(async () => {
      if (await inUse()) return false
      const placed = await write(today.getTime(), chats, hash)
      await writeNotifications(placed)
      await writeCompanies(today.getTime(), placed)
      if (secret !== undefined) await writeWebhook(today.getTime(), placed, secret)
      return true
    })
  })
}

async function inUse(): Promise<boolean> {
  return (await db().selectFrom('app_user').select('id').limit(1).executeTakeFirst()) !== undefined
}

async function write(now: number, chats: number, hash: string): Promise<SeededBot[]> {
  await ensurePlans()
  const placed: SeededBot[] = []
  await withoutIndexes(['example'], async () => {
    placed.push(...(await setUp(random('set-up'), now, hash)))
    const lessons = random('lessons')
    for (const bot of placed) await dateExamples(lessons, now, bot)
  })
  await invite(random('invitation'), now)
  await connect(random('connections'), now)
  await writeKeys(random('keys'), now, placed)
  await writeChanges(random('history'), now, placed)
  // Bulk rows are counted by a job once the server runs.
  await sql`select set_config('app.count_conversations', 'off', true)`.execute(db())
  const ids: Ids = { contact: 0, chat: 0, message: 0 }
  await withoutIndexes(['contact', 'contact_words', 'chat', 'chat_name', 'message'], async () => {
    for (const bot of placed)
      await writeChats(random(bot.business.name), now, bot, Math.round(chats * bot.business.share), ids)
  })
  for (const { id } of placed) await requestRecount(id)
  await countReplyUses(now, placed)
  await writeViews(now, placed)
  await fillGroups(placed)
  await writeAgenda(placed)
  await writeFormRuns(now, placed)
  await restartIdentities(['app_user', 'bot', 'invitation', 'contact', 'chat', 'message', 'audit'])
  // A small sample is enough to plan by until the store's first maintenance; the usual one takes seconds.
  await sql`set local default_statistics_target = 10`.execute(db())
  await sql`analyze`.execute(db())
  return placed
}
