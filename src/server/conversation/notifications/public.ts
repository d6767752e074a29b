import type { components } from '../../../../generated/api.d.ts'
import type { FormOfAddress } from '../../../contract/address-form.ts'
import { writeAudit } from '../../foundation/audit/record.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { commonProblems } from '../../foundation/http/problem.ts'
import { addressHash } from '../../foundation/mail/address-hash.ts'
import { formOfBot } from '../../foundation/scope/form-of-address.ts'
import { db, tx } from '../../foundation/store/db.ts'
import { listedOf } from './contacts.ts'

type Public = components['schemas']['AlertConsentPublic']

const STATES = { confirm: 'confirmed', refuse: 'refused' } as const

const ofLink = (token: string) =>
  db().selectFrom('alert_consent as a').innerJoin('bot as b', 'b.id', 'a.bot_id').where('a.token', '=', token)

/** Returns what a link is about, also of a bot that is suspended or removed: whoever refuses then gets nothing later. */
export async function showConsent(token: string): Promise<Public> {
  const row = await ofLink(token).select(['b.name as bot', 'a.state']).executeTakeFirst()
  if (!row) throw commonProblems.notFound()
  return row
}

/** Returns how the page of a link addresses its person; undefined for an unknown link. */
export async function formOfConsent(token: string): Promise<FormOfAddress | undefined> {
  const row = await ofLink(token).select('a.bot_id').executeTakeFirst()
  return row && formOfBot(row.bot_id)
}

/** Accepts or refuses alerts. The person may change their mind whenever they want. */
export function answerConsent(token: string, { answer }: components['schemas']['AlertConsentInput']): Promise<Public> {
  return tx(async () => {
    const row = await db()
      .selectFrom('alert_consent')
      .select(['id', 'bot_id', 'address_hash', 'state'])
      .where('token', '=', token)
      .forUpdate()
      .executeTakeFirst()
    if (!row) throw commonProblems.notFound()
    const state = STATES[answer]
    if (row.state !== state) {
      const answered_at = currentCall().services.clock()
      await db().updateTable('alert_consent').set({ state, answered_at }).where('id', '=', row.id).execute()
      await note(row, state)
    }
    return showConsent(token)
  })
}

/** The history names the contact, if alerts still go to them. */
async function note(
  { bot_id, address_hash, state }: { bot_id: number; address_hash: string; state: string },
  now: string,
): Promise<void> {
  const contact = (await listedOf(bot_id)).find(({ email }) => email && addressHash(email) === address_hash)
  if (!contact) return
  await writeAudit({
    ...{ id: contact.id, label: contact.name, botId: bot_id },
    // Whose it is: the erasure of a person finds the entry by it.
    ...{ before: { consent: state }, after: { consent: now, contact_id: contact.contact_id } },
    actor: { type: 'api', id: null, name: 'Contacto' },
  })
}
