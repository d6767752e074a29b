import { sql } from 'kysely'
import type { components } from '../../generated/api.d.ts'
import { startNotificationWatch } from '../../src/server/channels/notifications/watch.ts'
import type { SignedIn, TestApp, TestUser } from '../support/app.ts'
import type { Answer } from '../support/client.ts'
import { createWidgetFixture, type WidgetFixture } from '../widget/fixtures.ts'

type Rule = components['schemas']['NotificationRuleInput']

/** A bot that hands over to people, with an administrator. */
export interface Team extends WidgetFixture {
  boss: TestUser
  admin: SignedIn
  /** replaces the rules of the bot */
  rules(...given: Partial<Rule>[]): Promise<Answer>
  /** a customer asks for a person; returns the conversation */
  asks(area?: number): Promise<number>
  /** texts of the mails that were sent since the last call, by address */
  mailed(): Promise<{ to: string; subject: string; text: string }[]>
  /** makes jobs that wait due, and runs them */
  later(): Promise<void>
  /** looks for what happens because time passes */
  look(): Promise<void>
}

export async function createTeam(app: TestApp): Promise<Team> {
  const on = await createWidgetFixture(app)
  const boss = await app.user({ name: 'Ana Ríos' })
  await app.member(on.botId, boss, 2)
  const admin = await app.as(boss)
  let read = (await app.mails()).length
  const later = async () => {
    await app.db
      .updateTable('job')
      .set({ run_at: sql`now()` })
      .where('done_at', 'is', null)
      .where('queue', 'like', 'notification%')
      .execute()
    await app.mails()
  }
  return {
    ...on,
    boss,
    admin,
    rules: (...given) =>
      admin.call('PUT', `/bots/notifications/${on.botId}`, {
        body: {
          rules: given.map((rule) => ({
            ...{ type: 1, user_id: boss.id, channels: ['email'], events: ['live_chat'], enabled: true },
            ...rule,
          })),
        },
      }),
    asks: async (area) => {
      const word = `persona${area ?? ''}`
      await on.quick({
        keywords: [word],
        match: 'exact',
        answer: 'Ya te atienden.',
        action: 'handoff',
        ...(area && { area }),
      })
      await (await on.visitor()).say(word)
      await on.answer()
      const { id } = await app.db
        .selectFrom('chat')
        .select('id')
        .where('bot_id', '=', on.botId)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow()
      return id
    },
    mailed: async () => {
      const all = await app.mails()
      const fresh = all.slice(read)
      read = all.length
      return fresh
    },
    later,
    look: async () => {
      await app.store.run(startNotificationWatch)
      await later()
    },
  }
}
