import { sql } from 'kysely'
import type { components } from '../../generated/api.d.ts'
import { startNotificationWatch } from '../../src/server/channels/notifications/watch.ts'
import type { ParsedMail } from '../../src/server/foundation/mail/parse-mail.ts'
import type { SignedIn, TestApp, TestUser } from '../support/app.ts'
import type { Answer } from '../support/client.ts'
import { createWidgetFixture, type WidgetFixture } from '../widget/fixtures.ts'

type Rule = components['schemas']['NotificationRuleInput']

/** Returns the token of the link with which somebody outside the team accepts or refuses alerts. */
export const tokenOf = ({ text }: { text: string }): string => /\/avisos\/([\w-]+)/.exec(text)?.[1] ?? ''

/** A bot that hands over to people, with an administrator. */
export interface Team extends WidgetFixture {
  boss: TestUser
  admin: SignedIn
  /** replaces the rules of the bot */
  rules(...given: Partial<Rule>[]): Promise<Answer>
  /** a customer asks for a person; returns the conversation */
  asks(area?: number): Promise<number>
  /** texts of the mails that were sent since the last call, by address */
  mailed(): Promise<ParsedMail[]>
  /** the person at an address accepts alerts, by the link that they were mailed; the mail is not among those of `mailed` */
  confirms(email: string): Promise<void>
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
    confirms: async (email) => {
      const mails = await app.mails()
      const mail = mails.slice(read).findLast(({ to }) => to === email)
      if (!mail) throw new Error(`Nobody asked ${email}`)
      const { status } = await app.call('POST', `/notifications/public/${tokenOf(mail)}`, {
        body: { answer: 'confirm' },
      })
      if (status !== 200) throw new Error(`The answer of ${email} was refused: ${status}`)
      read = mails.length
    },
    later,
    look: async () => {
      await app.store.run(startNotificationWatch)
      await later()
    },
  }
}
