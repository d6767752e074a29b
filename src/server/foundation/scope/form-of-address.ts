import { type FormOfAddress, usualForm } from '../../../contract/address-form.ts'
import { db } from '../store/db.ts'

/** Returns how the pages of a bot address its customers: the chosen form, else the usual one of its country. */
export async function formOfBot(botId: number): Promise<FormOfAddress> {
  const row = await db()
    .selectFrom('bot')
    .select(['settings', 'form_of_address'])
    .where('id', '=', botId)
    .executeTakeFirstOrThrow()
  return row.form_of_address ?? usualForm(row.settings)
}

/** Returns the form of the bot with a public key; undefined when there is none. */
export async function formOfKey(key: string): Promise<FormOfAddress | undefined> {
  const row = await db()
    .selectFrom('bot')
    .select(['settings', 'form_of_address'])
    .where('webchat_key', '=', key)
    .executeTakeFirst()
  return row && (row.form_of_address ?? usualForm(row.settings))
}
