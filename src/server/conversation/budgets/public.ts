import type { components } from '../../../../generated/api.d.ts'
import { sumsOf } from '../../../contract/budget.ts'
import { realName } from '../../../contract/customer-names.ts'
import { writeAudit } from '../../foundation/audit/record.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { isLinkPreview } from '../../foundation/http/link-preview.ts'
import { commonProblems, problem } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { readFileContent } from '../../foundation/media/files.ts'
import { formOfBot } from '../../foundation/scope/form-of-address.ts'
import { db, tx } from '../../foundation/store/db.ts'
import { emitChatEvents } from '../chats/core/chat-events.ts'
import { type LockedChat, lockChat } from '../chats/core/lock.ts'
import { sendInChat } from '../chats/core/send-message.ts'
import { type Budget, latestBudget } from './budget.ts'
import { footerOf } from './footer.ts'
import { budgetOfLink, type LinkedBudget } from './link.ts'
import { EXPIRED, quotationPage } from './page.ts'
import { settingsOf } from './settings.ts'
import { sentTexts, textsOf } from './texts.ts'

/** A quotation as its customer sees it. */
export type BudgetPublic = components['schemas']['BudgetPublic']
type Answer = components['schemas']['BudgetAnswerInput']

/** Returns the quotation of a link. The first view by a person is reported in the chat. */
export async function showPublic(token: string): Promise<BudgetPublic> {
  const found = await budgetOfLink(token)
  const reader = currentCall().request?.userAgent ?? ''
  if (found.budget.status !== 'sent' || isLinkPreview(reader)) return asPublic(found)
  return tx(async () => {
    const { botId, budget } = found
    const chat = await lockChat(botId, budget.chat_id)
    const now = await budgetOfLink(token)
    if (now.budget.status !== 'sent') return asPublic(now)
    const viewed_at = currentCall().services.clock()
    await db().updateTable('budget').set({ status: 'viewed', viewed_at }).where('id', '=', budget.id).execute()
    await sendInChat(chat, { author: 'system', text: `El cliente abrió el presupuesto ${budget.number}.` })
    await note(now, { status: 'viewed' })
    return asPublic(await budgetOfLink(token))
  })
}

/** Stores the customer's answer, once and only while the quotation is valid; 409 otherwise. */
export function answerPublic(token: string, { answer, comment = '' }: Answer): Promise<BudgetPublic> {
  return tx(async () => {
    const { botId, budget: before } = await budgetOfLink(token)
    const chat = await lockChat(botId, before.chat_id)
    const found = await budgetOfLink(token)
    const { budget } = found
    if (budget.status === 'accepted' || budget.status === 'rejected')
      throw problem(409, 'answered', 'Ya {respondiste/respondió} este presupuesto.')
    if (!answerable(budget)) throw problem(409, 'expired', EXPIRED)
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
    await notifyStaff(chat, budget, answer, comment.trim())
    await note(found, { status: answer, ...(comment.trim() && { comment: comment.trim() }) })
    return asPublic(await budgetOfLink(token))
  })
}

/** Returns the PDF as it was sent. */
export async function pdfPublic(token: string): Promise<Buffer> {
  const { mediaId } = await budgetOfLink(token)
  if (mediaId === null) throw commonProblems.notFound()
  return readFileContent(mediaId)
}

/** Adds a message to the chat and marks it as unread. A resolved chat is reopened as a request for a person. */
async function notifyStaff(chat: LockedChat, { number }: Budget, answer: Answer['answer'], comment: string) {
  const said = answer === 'accepted' ? 'aceptó' : 'rechazó'
  const text = `El cliente ${said} el presupuesto ${number}${comment ? `: “${comment}”` : '.'}`
  await sendInChat(chat, { author: 'system', text })
  const again = chat.state === 2
  await db()
    .updateTable('chat')
    .set({
      open: true,
      unread_count: chat.unread_count + 1,
      ...(again && { state: 1, type: 'request', resolved_at: null, requested_at: currentCall().services.clock() }),
    })
    .where('id', '=', chat.id)
    .execute()
  const payload = { chat_id: chat.id, open: true }
  await emitChatEvents(chat.bot_id, chat.id, { after: chat, whole: true }, ['set-unread', payload])
}

/** Who answered, in the history: it outlives the customer's data, which the quotation has. */
const CUSTOMER = 'Cliente'

function note({ botId, budget }: LinkedBudget, after: object): Promise<void> {
  return writeAudit({
    id: budget.id,
    label: budget.number,
    botId,
    before: { status: budget.status },
    after,
    actor: { type: 'api', id: null, name: CUSTOMER },
  })
}

const answerable = ({ status }: Budget) => status === 'sent' || status === 'viewed'

/** Returns a preview of the customer's page of a chat's last quotation; 404 when there is none. */
export async function pagePreview(scope: Scope, chatId: number): Promise<string> {
  const budget = await latestBudget(scope, chatId)
  if (!budget) throw commonProblems.notFound()
  const shown = await asPublic({ botId: scope.botId, budget, mediaId: null })
  return quotationPage(shown, await formOfBot(scope.botId))
}

/** Returns only what the PDF also contains, as it was sent: no ids, staff or chat data of the tenant. */
async function asPublic({ botId, budget }: LinkedBudget): Promise<BudgetPublic> {
  const texts = (await sentTexts(budget.id)) ?? textsOf(await settingsOf({ botId }))
  const { number, date, valid_until, subtotal_cents, tax_total_cents, total_cents, currency, status } = budget
  return {
    ...{ number, date, valid_until, subtotal_cents, tax_total_cents, total_cents, currency, status },
    ...texts,
    ...sumsOf(budget),
    customer: realName(budget.contact.name),
    items: budget.items.map((item) => ({ ...item, product_id: null })),
    notes: [budget.notes, texts.notes].filter(Boolean).join('\n'),
    can_answer: answerable(budget),
    footer: footerOf(texts),
  }
}
