import { writeAuditAs } from '../../foundation/audit/record.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { botLink } from '../../foundation/http/link-address.ts'
import { confirmedAddress } from '../../foundation/mail/confirmed-address.ts'
import { nextVersion } from '../../foundation/resource/version.ts'
import { db } from '../../foundation/store/db.ts'
import { webhookOffMail } from './mail.ts'

/** How long a webhook may fail without one success, in milliseconds. */
const FAILING_MS = 3 * 24 * 3_600_000

/** Notes that an address works. Does not change the version of the webhook: nobody edited it. */
export async function noteSuccess(id: number): Promise<void> {
  await db()
    .updateTable('webhook')
    .set({ failing_since: null })
    .where('id', '=', id)
    .where('failing_since', 'is not', null)
    .execute()
}

/**
 * Notes that an address failed, and switches the webhook off when it only failed for days. Does not change the version
 * before.
 */
export async function noteFailure(id: number, now: Date): Promise<void> {
  await db()
    .updateTable('webhook')
    .set({ failing_since: now })
    .where('id', '=', id)
    .where('failing_since', 'is', null)
    .execute()
  const row = await db().selectFrom('webhook').select('failing_since').where('id', '=', id).executeTakeFirst()
  if (row?.failing_since && now.getTime() - new Date(row.failing_since).getTime() >= FAILING_MS)
    await switchOff(id, 'Falló durante 3 días. Revisa la dirección y enciéndelo.')
}

/**
 * Switches a webhook off and tells the owner of the bot. What waits stays: it leaves once somebody switches the webhook
 * on. Does nothing if it is off already. Call it within a transaction.
 */
export async function switchOff(id: number, reason: string): Promise<void> {
  const now = currentCall().services.clock()
  const webhook = await db()
    .updateTable('webhook')
    .set({ active: false, reason, version: nextVersion, updated_at: now, updated_by: null })
    .where('id', '=', id)
    .where('active', '=', true)
    .returning(['bot_id', 'name'])
    .executeTakeFirst()
  if (!webhook) return
  const { bot_id: botId, name } = webhook
  const change = { before: { active: true }, after: { active: false, reason } }
  await writeAuditAs({ action: 'update', resource: 'webhook' }, { id, label: name, botId, ...change })
  const owner = await db()
    .selectFrom('bot as b')
    .innerJoin('app_user as u', 'u.id', 'b.owner_id')
    .select(['b.name as bot', 'u.name', confirmedAddress('u').as('email')])
    .where('b.id', '=', botId)
    .executeTakeFirst()
  if (!owner?.email) return
  const link = botLink('/plugins/webhooks', botId)
  await currentCall().services.mail.send(
    webhookOffMail({ to: owner.email, name: owner.name, bot: owner.bot, webhook: name, reason, link }),
    { botId, isAlert: true },
  )
}
