import { sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import { apply, personOf } from '../../conversation/chats/core/changes.ts'
import { emitChatEvents } from '../../conversation/chats/core/chat-events.ts'
import { itemOf } from '../../conversation/chats/core/item.ts'
import { notifyBeginning, openChat } from '../../conversation/chats/core/open-chat.ts'
import { sendInChat } from '../../conversation/chats/core/send-message.ts'
import { problem } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { viewersOf, visibleTo } from '../../foundation/scope/visibility.ts'
import { db } from '../../foundation/store/db.ts'
import { addresseeOf } from './addressee.ts'
import { lineOf } from './lines.ts'
import { filledTemplate } from './send.ts'
import { refuseUnwanted } from './unwanted.ts'

type Schemas = components['schemas']
type Chat = Awaited<ReturnType<typeof openChat>>

/**
 * Writes to somebody first, by a template: in their chat on the number, or in a new one. Call it within a transaction.
 * @throws 404 and 422 as `addresseeOf` and `filledTemplate` do; 409 when the number is not connected, Meta would not send
 *   the template, the person is blocked or does not want promotions, or others of the team attend them
 */
export async function startChat(scope: Scope, given: Schemas['ChatStartInput']): Promise<Schemas['ChatStarted']> {
  const line = await lineOf(scope, given.number_id)
  const { template, saying } = await filledTemplate(scope, line.wabaId, given)
  const { party, contact } = await addresseeOf(scope, line, given)
  const chat = await openChat(party, contact)
  if (contact && chat.contact_id !== contact.id)
    throw problem(409, 'taken', 'Con ese teléfono escribe otro contacto. Revisa sus datos.')
  await refuseUnwanted(chat.contact_id, template)
  await refuseAttended(scope, chat)
  await refuseHidden(scope, chat)
  const taken = { ...chat, assign_user_id: await take(scope, chat) }
  if (chat.isNew) await notifyBeginning(taken)
  const message = await sendInChat(taken, saying)
  return { chat: await itemOf(scope.botId, chat.id), message }
}

/** Rejects with 409 a chat that another person attends, or that the caller may not see. A system may write in all. */
async function refuseAttended({ userId, areas }: Scope, chat: Chat): Promise<void> {
  if (userId === null) return
  if (chat.state !== 2 && chat.assign_user_id !== null && chat.assign_user_id !== userId) {
    const { name } = await personOf(chat.assign_user_id)
    throw problem(409, 'assigned', `${name} ya atiende a esta persona. Pídele que te pase la conversación.`)
  }
  if (areas === 'all' || chat.area_id === null || areas.includes(chat.area_id)) return
  const area = await db().selectFrom('area').select('name').where('id', '=', chat.area_id).executeTakeFirstOrThrow()
  throw problem(409, 'moved', `Su conversación es del área ${area.name}. Pide que te la pasen.`)
}

/**
 * Rejects with 409 a new chat with a contact whose other chats the caller may not see: who types a phone learns no more of
 * the agenda than who chooses a contact. One without chats belongs to nobody yet, as whoever writes first.
 */
async function refuseHidden(scope: Scope, chat: Chat): Promise<void> {
  if (scope.userId === null || scope.permissions.contacts || !chat.isNew || chat.isNewContact) return
  const { seen } = await db()
    .selectFrom('chat')
    .select(sql<boolean | null>`bool_or(${visibleTo(scope)})`.as('seen'))
    .where('contact_id', '=', chat.contact_id)
    .where('id', '<>', chat.id)
    .executeTakeFirstOrThrow()
  if (seen === false)
    throw problem(409, 'moved', 'Otra parte del equipo atiende a esta persona. Pide que te pase su conversación.')
}

/** Assigns a chat to who begins it and shows it to the team. Returns its assignee. */
async function take({ botId, userId }: Scope, chat: Chat): Promise<number | null> {
  const { id, assign_user_id: now } = chat
  // Administrators of the platform are no members, and API keys are no persons.
  const [viewer] = userId === null ? [] : await viewersOf(botId, userId)
  const next = viewer?.userId ?? (chat.state === 2 ? null : now)
  if (next === now) {
    if (chat.isNew) await emitChatEvents(botId, id, { after: chat, whole: true })
    return now
  }
  const person = next === null ? null : await personOf(next)
  await apply(chat, {
    set: { assign_user_id: next, snoozed_until: null, snoozed_by: null },
    events: [['assign-user', { chat_id: id, assign_user: person }]],
    whole: true,
    audited: { before: { assign_user_id: now }, after: { assign_user_id: next } },
  })
  return next
}
