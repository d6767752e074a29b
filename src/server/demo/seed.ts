import { sql } from 'kysely'
import { db, type Store, tx } from '../foundation/store/db.ts'
import { hashPassword } from '../people/account/password.ts'
import { ensurePlans } from '../people/platform/plans.ts'
import { writeAnswers } from './answer.ts'
import { restartIdentities } from './bulk.ts'
import { writeCases } from './cases.ts'
import { writeChanges } from './changes.ts'
import { type Ids, writeChats } from './chats.ts'
import { connect } from './connections.ts'
import { writeGroups } from './groups.ts'
import { writeTools } from './inbox.ts'
import { random } from './random.ts'
import { invite, setUp } from './setup.ts'
import { teach } from './teach.ts'
import { cast, demoPassword } from './users.ts'

interface DemoOptions {
  /** the moment the data ends at; the same moment gives the same data */
  today: Date
  /** how many chats in all; about eight messages each. 4,000 when absent */
  chats?: number
}

/**
 * Fills an empty store with a plausible business group: three bots on three plans, everybody of `cast`, and thirteen
 * months of work. Does nothing when the store has any user. All or nothing.
 * @returns whether it wrote anything
 */
export async function seedDemo(store: Store, { today, chats = 4_000 }: DemoOptions): Promise<boolean> {
  return store.run(async () => {
    if (await inUse()) return false
    const hashes = await Promise.all(cast.map(() => hashPassword(demoPassword)))
    return tx(async () => {
      if (await inUse()) return false
      await write(today.getTime(), chats, hashes)
      return true
    })
  })
}

async function inUse(): Promise<boolean> {
  return (await db().selectFrom('app_user').select('id').limit(1).executeTakeFirst()) !== undefined
}

async function write(now: number, chats: number, hashes: readonly string[]): Promise<void> {
  await ensurePlans()
  const placed = await setUp(random('set-up'), now, hashes)
  await teach(random('lessons'), now, placed)
  await writeAnswers(placed)
  await writeCases(now, placed)
  await invite(random('invitation'), now)
  await connect(random('connections'), now)
  await writeChanges(random('history'), now, placed)
  const ids: Ids = { contact: 0, chat: 0, message: 0 }
  for (const bot of placed) {
    await writeChats(random(bot.business.name), now, bot, Math.round(chats * bot.business.share), ids)
  }
  await writeTools(now, placed)
  await writeGroups(now, placed)
  await restartIdentities([
    'app_user',
    'bot',
    'area',
    'label',
    'intent_category',
    'intent',
    'entity',
    'response_category',
    'response',
    'secondary_response',
    'invitation',
    'contact',
    'chat',
    'message',
    'audit',
  ])
  await sql`analyze`.execute(db())
}
