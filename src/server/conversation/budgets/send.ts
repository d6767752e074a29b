import { createHash } from 'node:crypto'
import { givenName } from '../../../contract/names.ts'
import { fillIn } from '../../../contract/variables.ts'
import { record } from '../../foundation/audit/record.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { once } from '../../foundation/http/once.ts'
import { problem, refusals } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { keep } from '../../foundation/media/files.ts'
import { roles } from '../../foundation/scope/roles.ts'
import { db } from '../../foundation/store/db.ts'
import { lockVisible } from '../chats/core/lock.ts'
import { sayIn } from '../chats/core/say.ts'
import { refuseClosed } from '../chats/send.ts'
import { type Budget, budgetOf, lastOf } from './budget.ts'
import { makeLink } from './link.ts'
import { drawBudget } from './pdf-thread.ts'
import { picturesOf } from './pictures.ts'
import { type BudgetSettings, settingsOf } from './settings.ts'

/** The chat's last quotation as PDF; 404 when there is none. */
export async function pdfOf(scope: Scope, chatId: number): Promise<Buffer> {
  const budget = await lastOf(scope, chatId)
  if (!budget) throw refusals.notFound()
  const settings = await settingsOf(scope)
  return drawBudget({ budget, settings, pictures: await picturesOf(scope.botId, settings) })
}

/** Sends the chat's last quotation to the customer. Where it cannot be sent, it stays a draft. */
export async function sendBudget(scope: Scope, chatId: number): Promise<Budget> {
  const budget = await lastOf(scope, chatId)
  if (!budget) throw problem(409, 'no_budget', 'Todavía no hay un presupuesto en esta conversación.')
  const settings = await settingsOf(scope)
  refuseUnapproved(scope, budget, settings)
  const bytes = await drawBudget({ budget, settings, pictures: await picturesOf(scope.botId, settings) })
  const send = async () => {
    const chat = await lockVisible(scope, chatId)
    refuseClosed(chat)
    const now = await budgetOf(scope, budget.id)
    if (now.version !== budget.version) throw refusals.stale(now)
    const filename = `Presupuesto ${budget.number}.pdf`
    const media = await keep({ botId: scope.botId, filename, bytes, userId: scope.userId })
    if (!media) throw new Error('The PDF of a quotation was not kept')
    const text = messageOf(settings, budget, shown(chat.channel, await makeLink(budget)))
    await sayIn(chat, { author: 'agent', userId: scope.userId, text, mediaIds: [media.id] })
    const sent_at = currentCall().services.clock()
    const pdf_hash = createHash('sha256').update(bytes).digest('hex')
    await db()
      .updateTable('budget')
      .set({ status: 'sent', sent_at, pdf_hash, media_id: media.id })
      .where('id', '=', budget.id)
      .execute()
    await record({
      id: budget.id,
      label: budget.number,
      after: { total_cents: budget.total_cents },
    })
    return budgetOf(scope, budget.id)
  }
  return once('quickBudgetSend', scope, chatId, send, { lookFirst: true })
}

const LINK = /\{\{\s*presupuesto\.enlace/

/** A link as the channel shows it: with words where they can be pressed, as its address elsewhere. */
const shown = (channel: string, link: string) =>
  channel === 'webchat' ? `[Ver y responder el presupuesto](${link})` : `Ver y responder: ${link}`

/** The message that goes along with the PDF; the link stands where the settings put it, else at the end. */
function messageOf({ message_text }: BudgetSettings, { contact }: Budget, link: string): string {
  const values = { 'contacto.nombre': givenName(contact.name), 'presupuesto.enlace': link }
  const text = fillIn(message_text, values)
  return LINK.test(message_text) ? text : `${text}\n\n${link}`
}

/** Above an amount, only who leads may send. */
function refuseUnapproved(
  { roleId }: Scope,
  { total_cents }: Budget,
  { require_approval_over_cents: most }: BudgetSettings,
): void {
  if (most === null || most === undefined || total_cents < most) return
  if (roleId === roles.administrador || roleId === roles.coordinador) return
  throw problem(409, 'needs_approval', 'Un presupuesto de este importe lo envía un administrador o un coordinador.')
}
