import { db } from '../../foundation/store/db.ts'
import type { Account } from '../accounts/account.ts'
import { logEvent } from '../accounts/log.ts'
import { requireAction } from '../accounts/trouble.ts'
import { finalText, meaningOf } from '../meta/errors.ts'
import { type Json, list, number, object, string } from '../meta/incoming.ts'
import { type Receipt, readReceipt } from '../meta/messenger-incoming.ts'
import { noteTooLate } from '../outbound/late.ts'
import { reportPart } from '../outbound/ledger.ts'
import { noteTemplateRefusal } from '../templates/refusals.ts'

const STATES = { sent: 'sent', delivered: 'delivered', read: 'read', played: 'read', failed: 'failed' } as const

/** Stores what WhatsApp reports about a sent message. It may come before the answer to the request that sent it. */
export async function processStatus(account: Account, body: Json): Promise<void> {
  const status = object(body.status)
  const state = STATES[status.status as keyof typeof STATES]
  const externalId = string(status.id)
  if (!state || !externalId) return
  const [error] = list(status.errors)
  const code = number(error?.code)
  const meaning = code === undefined ? undefined : meaningOf({ code })
  const text = meaning ? finalText(meaning) : 'El canal no lo entregó. Inténtalo de nuevo.'
  const known = await reportPart({
    ...{ accountId: account.id, state, externalId, mark: string(status.biz_opaque_callback_data) },
    ...(state === 'failed' && { errorCode: code, error: text }),
  })
  if (state === 'failed' && meaning?.class === 'account') await requireAction(account, meaning)
  if (!known || state !== 'failed') return
  await logEvent({ account, kind: 'refused', ok: false, detail: `${text} (${code ?? '?'})`, payload: status })
  await noteTooLate(account, known, code)
  // A template that Meta held back may be stopped afterwards.
  if (code !== undefined) await noteTemplateRefusal(account, await bodyOf(account.id, externalId), code)
}

async function bodyOf(accountId: number, externalId: string): Promise<object> {
  const row = await db()
    .selectFrom('outbound_part')
    .select('body')
    .where('account_id', '=', accountId)
    .where('external_id', '=', externalId)
    .executeTakeFirst()
  return row?.body ?? {}
}

/** Stores a receipt of Messenger; returns whether the event is one. */
export async function processReceipt(account: Account, event: Json): Promise<boolean> {
  const receipt = readReceipt(event)
  if (!receipt) return false
  const person = string(object(event.sender).id)
  for (const externalId of await idsOf(account, receipt, person))
    await reportPart({ accountId: account.id, state: receipt.state, externalId })
  return true
}

/** The ids of a receipt, or of what was sent to the person until its time and is not known to have come that far. */
async function idsOf(account: Account, { ids, until, state }: Receipt, person: string | undefined): Promise<string[]> {
  if (ids.length > 0 || !person) return ids
  const rows = await db()
    .selectFrom('outbound_part as p')
    .innerJoin('chat as c', 'c.id', 'p.chat_id')
    .innerJoin('channel_link as l', 'l.id', 'c.link_id')
    .select('p.external_id')
    .where('p.account_id', '=', account.id)
    .where('l.user_id', '=', person)
    .where('p.external_id', 'is not', null)
    .where('p.since', '<=', until.toISOString())
    .where('p.state', 'in', state === 'read' ? ['accepted', 'sent', 'delivered'] : ['accepted', 'sent'])
    .orderBy('p.id')
    .limit(500)
    .execute()
  return rows.flatMap(({ external_id }) => external_id ?? [])
}
