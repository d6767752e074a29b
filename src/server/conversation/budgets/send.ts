import { createHash } from 'node:crypto'
import { realName } from '../../../contract/customer-names.ts'
import { writeAudit } from '../../foundation/audit/record.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { withIdempotency } from '../../foundation/http/idempotency.ts'
import { commonProblems, problem } from '../../foundation/http/problem.ts'
import { type Scope, writerOf } from '../../foundation/http/scope.ts'
import { storeFile } from '../../foundation/media/files.ts'
import { roles } from '../../foundation/scope/roles.ts'
import { db, json } from '../../foundation/store/db.ts'
import { lockVisible } from '../chats/core/lock.ts'
import { sendInChat } from '../chats/core/send-message.ts'
import { assertReplyWindowOpen } from '../chats/send.ts'
import { type Budget, budgetOf, latestBudget } from './budget.ts'
import { makeLink } from './link.ts'
import { drawBudget } from './pdf-thread.ts'
import { imagesOf } from './pictures.ts'
import { type BudgetSettings, fillMessage, settingsOf } from './settings.ts'
import { textsOf } from './texts.ts'

/** What is said to the second one of two who send a quotation at once: the customer gets it once. */
const JUST_SENT = 'El presupuesto se envió recién. Mira la conversación.'

/** Milliseconds in which a quotation is sent once, however many press the button. */
const AT_ONCE = 10_000

const isJustSent = ({ sent_at }: Budget): boolean =>
  sent_at !== null && currentCall().services.clock().getTime() - Date.parse(sent_at) < AT_ONCE

/** Returns the PDF of the chat's last quotation; 404 when there is none. */
export async function pdfOf(scope: Scope, chatId: number): Promise<Buffer> {
  const budget = await latestBudget(scope, chatId)
  if (!budget) throw commonProblems.notFound()
  const settings = await settingsOf(scope)
  return drawBudget({ budget, settings, pictures: await imagesOf(scope.botId, settings) })
}

/** Sends the chat's last quotation to the customer. If that fails, it stays a draft. */
export async function sendBudget(scope: Scope, chatId: number): Promise<Budget> {
  const budget = await latestBudget(scope, chatId)
  if (!budget) throw problem(409, 'no_budget', 'Todavía no hay un presupuesto en esta conversación. Crea uno.')
  const settings = await settingsOf(scope)
  refuseUnapproved(scope, budget, settings)
  const bytes = await drawBudget({ budget, settings, pictures: await imagesOf(scope.botId, settings) })
  const send = async () => {
    const chat = await lockVisible(scope, chatId)
    await assertReplyWindowOpen(chat)
    const now = await budgetOf(scope, budget.id)
    if (isJustSent(now)) throw problem(409, 'in_use', JUST_SENT)
    if (now.version !== budget.version) throw commonProblems.stale(now)
    const filename = `Presupuesto ${budget.number}.pdf`
    const media = await storeFile({ botId: scope.botId, filename, bytes, userId: scope.userId })
    if (!media) throw new Error('The PDF of a quotation was not stored')
    const text = messageOf(settings, budget, shown(chat.channel, await makeLink(budget)))
    await sendInChat(chat, { author: 'agent', ...writerOf(scope), text, mediaIds: [media.id] })
    const sent_at = currentCall().services.clock()
    const pdf_hash = createHash('sha256').update(bytes).digest('hex')
    await db()
      .updateTable('budget')
      .set({ status: 'sent', sent_at, pdf_hash, media_id: media.id, sent_texts: json(textsOf(settings)) })
      .where('id', '=', budget.id)
      .execute()
    await writeAudit({
      id: budget.id,
      label: budget.number,
      after: { total_cents: budget.total_cents },
    })
    return budgetOf(scope, budget.id)
  }
  return withIdempotency('quickBudgetSend', scope, [chatId], chatId, send, { lookFirst: true })
}

const LINK = /\{\{\s*presupuesto\.enlace/

/** Returns the link as markup on channels that support it, as a plain URL otherwise. */
const shown = (channel: string, link: string) =>
  channel === 'webchat' ? `[Ver y responder el presupuesto](${link})` : `Ver y responder: ${link}`

/** Returns the message for the PDF. The link replaces its variable in the settings, or is appended. */
function messageOf({ message_text }: BudgetSettings, { contact }: Budget, link: string): string {
  const text = fillMessage(message_text, { name: realName(contact.name), link })
  return LINK.test(message_text) ? text : `${text}\n\n${link}`
}

/** Rejects amounts over the limit unless the sender is an administrator or coordinator. */
function refuseUnapproved(
  { roleId }: Scope,
  { total_cents }: Budget,
  { require_approval_over_cents: most }: BudgetSettings,
): void {
  if (most === null || most === undefined || total_cents < most) return
  if (roleId === roles.administrador || roleId === roles.coordinador) return
  throw problem(
    409,
    'needs_approval',
    'Por su importe, lo envía alguien con el rol Administrador o Coordinador. Pídeselo.',
  )
}
