import type { components } from '../../../../generated/api.d.ts'
import { sumsOf } from '../../../contract/budget.ts'
import { givenName } from '../../../contract/names.ts'
import { record } from '../../foundation/audit/record.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { problem, refusals } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { contentOf } from '../../foundation/media/files.ts'
import { db, tx } from '../../foundation/store/db.ts'
import { type LockedChat, lockChat } from '../chats/core/lock.ts'
import { sayIn } from '../chats/core/say.ts'
import { tell } from '../chats/core/tell.ts'
import { type Budget, lastOf } from './budget.ts'
import { type Linked, linked } from './link.ts'
import { quotationPage } from './page.ts'
import { legendOf, settingsOf } from './settings.ts'

/** A quotation as its customer sees it. */
export type BudgetPublic = components['schemas']['BudgetPublic']
type Answer = components['schemas']['BudgetAnswerInput']

// Programs that fetch a link only to show what it leads to: nobody has seen it yet.
const PREVIEW = /whatsapp|facebookexternalhit|telegrambot|slackbot|twitterbot|discordbot|linkedinbot|skypeuripreview/i

/** The quotation of a link. The first time that a person reads it, staff are told in the chat. */
export async function showPublic(token: string): Promise<BudgetPublic> {
  const found = await linked(token)
  const reader = currentCall().request?.userAgent ?? ''
  if (found.budget.status !== 'sent' || PREVIEW.test(reader)) return asPublic(found)
  return tx(async () => {
    const { botId, budget } = found
    const chat = await lockChat(botId, budget.chat_id)
    const now = await linked(token)
    if (now.budget.status !== 'sent') return asPublic(now)
    const viewed_at = currentCall().services.clock()
    await db().updateTable('budget').set({ status: 'viewed', viewed_at }).where('id', '=', budget.id).execute()
    await sayIn(chat, { author: 'system', text: `El cliente abrió el presupuesto ${budget.number}.` })
    await note(now, { status: 'viewed' })
    return asPublic(await linked(token))
  })
}

/** Takes the customer's answer, once and while the quotation is valid; 409 otherwise. */
export function answerPublic(token: string, { answer, comment = '' }: Answer): Promise<BudgetPublic> {
  return tx(async () => {
    const { botId, budget: before } = await linked(token)
    const chat = await lockChat(botId, before.chat_id)
    const found = await linked(token)
    const { budget } = found
    if (budget.status === 'accepted' || budget.status === 'rejected')
      throw problem(409, 'answered', 'Este presupuesto ya se respondió.')
    if (!answerable(budget)) throw problem(409, 'expired', 'Este presupuesto ya no es válido.')
    const at = currentCall().services.clock()
    const accepted_at = answer === 'accepted' ? at : null
    await db()
      .updateTable('budget')
      .set({
        status: answer,
        accepted_at,
        viewed_at: budget.viewed_at ? new Date(budget.viewed_at) : at,
        answer_comment: comment.trim(),
      })
      .where('id', '=', budget.id)
      .execute()
    await tellStaff(chat, budget, answer, comment.trim())
    await note(found, { status: answer, ...(comment.trim() && { comment: comment.trim() }) })
    return asPublic(await linked(token))
  })
}

/** The PDF as it was sent. */
export async function pdfPublic(token: string): Promise<Buffer> {
  const { mediaId } = await linked(token)
  if (mediaId === null) throw refusals.notFound()
  return contentOf(mediaId)
}

/** A line in the chat, which is unread again; one that had been resolved waits for a person. */
async function tellStaff(chat: LockedChat, { number }: Budget, answer: Answer['answer'], comment: string) {
  const said = answer === 'accepted' ? 'aceptó' : 'rechazó'
  const text = `El cliente ${said} el presupuesto ${number}${comment ? `: “${comment}”` : '.'}`
  await sayIn(chat, { author: 'system', text })
  const again = chat.state === 2
  await db()
    .updateTable('chat')
    .set({
      open: true,
      unread_count: chat.unread_count + 1,
      ...(again && { state: 1, type: 'request', resolved_at: null }),
    })
    .where('id', '=', chat.id)
    .execute()
  const told = { chat_id: chat.id, open: true }
  await tell(chat.bot_id, chat.id, { after: chat, whole: true }, ['set-unread', told])
}

function note({ botId, budget }: Linked, after: object): Promise<void> {
  return record({
    id: budget.id,
    label: budget.number,
    botId,
    before: { status: budget.status },
    after,
    actor: { type: 'api', id: null, name: budget.contact.name },
  })
}

const answerable = ({ status }: Budget) => status === 'sent' || status === 'viewed'

/** The page of a chat's last quotation as its customer will see it; 404 when there is none. */
export async function pagePreview(scope: Scope, chatId: number): Promise<string> {
  const budget = await lastOf(scope, chatId)
  if (!budget) throw refusals.notFound()
  return quotationPage(await asPublic({ botId: scope.botId, budget, mediaId: null }))
}

/** Nothing of the tenant's that the paper does not say too: no ids, no people, no chat. */
async function asPublic({ botId, budget }: Linked): Promise<BudgetPublic> {
  const settings = await settingsOf({ botId })
  const { number, date, valid_until, subtotal_cents, tax_total_cents, total_cents, currency, status } = budget
  return {
    ...{ number, date, valid_until, subtotal_cents, tax_total_cents, total_cents, currency, status },
    business: settings.business.name,
    ...sumsOf(budget),
    customer: givenName(budget.contact.name),
    items: budget.items.map((item) => ({ ...item, product_id: null })),
    notes: [budget.notes, settings.notes].filter(Boolean).join('\n'),
    payment_terms: settings.payment_terms ?? '',
    bank_details: settings.bank_details ?? '',
    can_answer: answerable(budget),
    footer: legendOf(settings),
  }
}
