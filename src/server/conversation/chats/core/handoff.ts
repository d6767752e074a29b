import type { components } from '../../../../../generated/api.d.ts'
import { db } from '../../../foundation/store/db.ts'

/** How a bot hands over to people, as far as it says. */
export async function handoffOf(botId: number): Promise<Partial<components['schemas']['Handoff']>> {
  const { settings } = await db().selectFrom('bot').select('settings').where('id', '=', botId).executeTakeFirstOrThrow()
  return settings?.handoff ?? {}
}
