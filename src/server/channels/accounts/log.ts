import type { components } from '../../../../generated/api.d.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { db } from '../../foundation/store/db.ts'

/** Longest detail of an entry, in characters. */
const LONGEST = 500

interface Entry {
  account: { id: number; botId: number }
  kind: components['schemas']['PluginEventKind']
  ok: boolean
  /** for staff, in Spanish, without texts of customers and keys */
  detail: string
}

/** Adds an entry to the activity of an account. */
export async function logEvent({ account, kind, ok, detail }: Entry): Promise<void> {
  await db()
    .insertInto('channel_event')
    .values({
      bot_id: account.botId,
      account_id: account.id,
      kind,
      ok,
      detail: detail.slice(0, LONGEST),
      at: currentCall().services.clock(),
    })
    .execute()
}
