import type { components } from '../../../../generated/api.d.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { db, deferToCommit, json } from '../../foundation/store/db.ts'
import { redacted } from './redact.ts'

/** Longest detail of an entry, in characters. */
const LONGEST = 500

interface Entry {
  account: { id: number; botId: number }
  kind: components['schemas']['PluginEventKind']
  ok: boolean
  /** for staff, in Spanish, without texts of customers and keys */
  detail: string
  /** what came or left, as it is: it is stored without texts of people */
  payload?: object
}

/**
 * Adds an entry to the activity of an account: with the end of the current transaction, which nothing waits for, or
 * immediately outside of one.
 */
export async function logEvent({ account, kind, ok, detail, payload }: Entry): Promise<void> {
  await deferToCommit(
    db()
      .insertInto('channel_event')
      .values({
        bot_id: account.botId,
        account_id: account.id,
        kind,
        ok,
        detail: detail.slice(0, LONGEST),
        payload: payload ? json(redacted(payload)) : null,
        at: currentCall().services.clock(),
      }),
  )
}
