import { isContactDatum } from '../../../../contract/forms/save-to.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { isSeen } from '../../../foundation/scope/own-fields.ts'
import { db } from '../../../foundation/store/db.ts'
import { CONTACT_DATA } from '../../dialogue/forms/contact-data.ts'

const data = Object.entries(CONTACT_DATA).map(([value, { label }]) => ({ value, label }))

/** Returns the data of contacts that an answer can be saved to: the usual ones and the bot's own that the caller sees. */
export async function saveChoices(scope: Scope): Promise<{ value: string; label: string }[]> {
  const own = await db()
    .selectFrom('contact_field')
    .select(['key', 'label', 'visible_to'])
    .where('bot_id', '=', scope.botId)
    .orderBy('id')
    .execute()
  const seen = own.filter((field) => isSeen(scope, field)).map(({ key, label }) => ({ value: key, label }))
  // A datum of everybody goes before an own one with its key.
  return [...data, ...seen.filter(({ value }) => !isContactDatum(value))]
}
