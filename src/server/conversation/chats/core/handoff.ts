import type { components } from '../../../../../generated/api.d.ts'
import { db } from '../../../foundation/store/db.ts'

/** Returns the stored handoff settings of a bot. */
export async function handoffOf(botId: number): Promise<Partial<components['schemas']['Handoff']>> {
  const { settings } = await db().selectFrom('bot').select('settings').where('id', '=', botId).executeTakeFirstOrThrow()
  return settings?.handoff ?? {}
}
