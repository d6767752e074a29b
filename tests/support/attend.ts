import type { TestApp } from './app.ts'

/** Lets people attend a bot: they have its console open and are available. */
export async function attend(
  { db, clock }: Pick<TestApp, 'db' | 'clock'>,
  bot_id: number,
  ...users: readonly { id: number }[]
): Promise<void> {
  for (const { id: user_id } of users) {
    const place = { bot_id, user_id }
    await db
      .insertInto('console_presence')
      .values({ ...place, process: 'prueba' })
      .execute()
    await db
      .insertInto('member_availability')
      .values({ ...place, active_at: clock.now() })
      .execute()
  }
}

/** Ends what {@link attend} began. */
export async function leave({ db }: Pick<TestApp, 'db'>, bot_id: number, user: { id: number }): Promise<void> {
  await db.deleteFrom('console_presence').where('bot_id', '=', bot_id).where('user_id', '=', user.id).execute()
}
