import type { components } from '../../../../generated/api.d.ts'
import { writeAudit } from '../../foundation/audit/record.ts'
import { commonProblems } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { hasValues, unchanged } from '../../foundation/resource/unchanged.ts'
import { lockBot } from '../../foundation/scope/bot.ts'
import { db, json, tx } from '../../foundation/store/db.ts'

/** The facts about a business that its chatbot may tell. */
type BotContact = components['schemas']['BotContact']

const UNKNOWN: BotContact = {
  ...{ website: null, phone: '', email: null, address: '', networks: '', terms_url: null, privacy_url: null },
  version: 1,
}

/** Returns the facts about the business. */
export async function contactOf({ botId }: Scope): Promise<BotContact> {
  const { settings } = await stored(botId)
  return { ...UNKNOWN, ...settings.contact }
}

/**
 * Changes the given facts about the business. Answers use them from the next message on. 409 when they were changed in
 * the meantime.
 */
export function saveContact(
  scope: Scope,
  { version, ...given }: components['schemas']['BotContactInput'],
): Promise<BotContact> {
  return tx(async () => {
    await lockBot(scope)
    const { settings } = await stored(scope.botId)
    const before = { ...UNKNOWN, ...settings.contact }
    if (version !== undefined && version !== before.version) throw commonProblems.stale(before)
    if (hasValues(before, given)) return unchanged(before)
    const contact = { ...before, ...given, version: before.version + 1 }
    await db()
      .updateTable('bot')
      .set({ settings: json({ ...settings, contact }) })
      .where('id', '=', scope.botId)
      .execute()
    await writeAudit({ before: facts(before), after: facts(contact) })
    return contactOf(scope)
  })
}

const stored = (botId: number) =>
  db().selectFrom('bot').select('settings').where('id', '=', botId).executeTakeFirstOrThrow()

/** Returns the audited fields. */
const facts = ({ version: _version, ...contact }: BotContact) => contact
