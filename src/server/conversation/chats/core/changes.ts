import type { Selectable } from 'kysely'
import type { Chat } from '../../../../../generated/database.d.ts'
import type { EventPayloads } from '../../../../../generated/events.ts'
import { writeAudit } from '../../../foundation/audit/record.ts'
import { currentCall } from '../../../foundation/http/context.ts'
import { type Scope, writerOf } from '../../../foundation/http/scope.ts'
import { enqueueAssignment } from '../../../foundation/realtime/availability.ts'
import { maySee, viewersOf } from '../../../foundation/scope/visibility.ts'
import { db, tx } from '../../../foundation/store/db.ts'
import { sendAssignmentMessage } from './assignment-message.ts'
import { type ChatEvent, emitChatEvents } from './chat-events.ts'
import { addComment } from './comment.ts'
import { incrementCounts } from './counts.ts'
import { givenColumns, isWithBot, reopenedColumns, unreadColumns } from './given.ts'
import { givenSince, noteGiven } from './given-reason.ts'
import { type ChatItem, itemOf } from './item.ts'
import { type LockedChat, lockVisible, visibleChat } from './lock.ts'
import { readMentions } from './mentions.ts'
import { lockChatsOf, nameContact } from './naming.ts'
import { NOT_URGENT } from './not-urgent.ts'
import { held, invalid, moved, taken, takenFromSight } from './refusals.ts'
import { notifyResolved } from './resolved.ts'
import { noteForRules } from './rule-events.ts'
import { holderOf } from './taker.ts'
import { happeningsOf, recordHappenings } from './thread-events.ts'
import { keepUndo, stepOf, type UndoableAction, undoableRow } from './undo.ts'

/** The columns of a chat that people can change. */
type Columns = Partial<
  Pick<
    Selectable<Chat>,
    | 'state'
    | 'type'
    | 'live'
    | 'open'
    | 'unread_count'
    | 'answered'
    | 'area_id'
    | 'assign_user_id'
    | 'user_name'
    | 'resolved_at'
    | 'handled_at'
    | 'snoozed_until'
    | 'snoozed_by'
    | 'requested_at'
    | 'given_at'
    | 'urgency'
    | 'urgency_cleared'
    | 'base_priority'
  >
>

/** A change of a chat: the columns to set and the events to emit. `whole` also emits the complete chat. */
export interface Change {
  set: Columns
  events: ChatEvent[]
  whole?: boolean
  /** with `whole`: who passed the chat to whom */
  transferred?: EventPayloads['conversation']['transferred']
  /** what is undone, if the caller may undo it */
  undo?: UndoableAction
  /** for the audit log; absent for changes that are not audited, such as marking as read */
  audited?: { before: object; after: object }
  /** runs in the same transaction with the changed chat */
  afterwards?: (chat: LockedChat) => Promise<void>
}

/** Changes a chat that the caller may see while it is locked. Returns the changed chat, and how to undo it. */
export function changeChat(
  scope: Scope,
  id: number,
  decide: (chat: LockedChat) => Promise<Change | undefined>,
): Promise<ChatItem> {
  return tx(async () => {
    const chat = await lockVisible(scope, id)
    const made = await decide(chat)
    if (!made) return itemOf(scope.botId, id)
    const step = made.undo && stepOf(await undoableRow(id), made.set)
    await apply(chat, made)
    const undo_id = made.undo && step && (await keepUndo(scope, made.undo, [step]))
    return { ...(await itemOf(scope.botId, id)), ...(undo_id && { undo_id }) }
  })
}

export async function apply(
  chat: LockedChat,
  { set, events, whole, transferred, audited, afterwards }: Change,
): Promise<void> {
  if (Object.keys(set).length > 0) await db().updateTable('chat').set(set).where('id', '=', chat.id).execute()
  const after = { ...chat, ...set }
  await emitChatEvents(
    chat.bot_id,
    chat.id,
    { before: chat, after, whole, becameUrgent: becameUrgent(chat, after), ...(transferred && { transferred }) },
    ...events,
  )
  await recordHappenings(after, happeningsOf(chat, set))
  if (givesCapacity(chat, after)) await enqueueAssignment(chat.bot_id)
  if (audited) await writeAudit({ id: chat.id, label: chat.user_name, ...audited })
  await afterwards?.(after)
}

/** Whether a person has less to attend after a change, or a request waits in another area. */
function givesCapacity(before: Occupying, after: Occupying): boolean {
  const occupies = ({ state, type, assign_user_id }: Occupying) =>
    state !== 2 && type !== 'bot' ? assign_user_id : null
  const was = occupies(before)
  // A chat that somebody only let go of would come back to them at once.
  const isLetGo = after.assign_user_id === null && after.state !== 2 && after.type !== 'bot'
  return isLetGo ? after.area_id !== before.area_id : was !== null && was !== occupies(after)
}

type Occupying = Pick<LockedChat, 'state' | 'type' | 'assign_user_id' | 'area_id'>

/** Whether a waiting chat became urgent, or for a more serious reason, by itself: who marks it by hand knows already. */
function becameUrgent(before: LockedChat, { urgency, type, state }: LockedChat): boolean {
  const waits = urgency !== null && type === 'request' && state !== 2
  return waits && urgency !== 'staff' && (urgency !== before.urgency || before.type !== 'request')
}

/** The columns of a chat that is resolved at a time (ISO 8601). */
export const resolvedAt = (at: string) => ({
  ...{ state: 2 as const, live: false, resolved_at: at, handled_at: at, snoozed_until: null, snoozed_by: null },
  ...NOT_URGENT,
})

/** Changes the inbox of a chat. A resolved chat is no longer attended, snoozed or urgent: the next message goes to the bot. */
export function changeInbox(scope: Scope, id: number, state: 0 | 1 | 2): Promise<ChatItem> {
  return changeChat(scope, id, async (chat) => {
    if (chat.state === state) return undefined
    const at = currentCall().services.clock().toISOString()
    if (state === 2) {
      await incrementCounts(scope.botId, chat.channel, 'resolved')
      await notifyResolved(scope, id)
    } else if (chat.state === 2) await noteForRules(scope.botId, id, 'reopened')
    return {
      set:
        state === 2 ? resolvedAt(at) : { state, resolved_at: null, ...(chat.state === 2 && reopenedColumns(chat, at)) },
      events: [['change-inbox', { chat_id: id, state }]],
      undo: 'state',
      whole: true,
      audited: { before: { state: chat.state }, after: { state } },
    }
  })
}

/**
 * Moves a chat to another area, with an optional internal note; with `keepsPerson`, together with its person if they see
 * it there. One that is there already stays as it is. With `expected`, 409 when the chat is no longer in the area that the
 * caller saw.
 */
export function changeArea(
  scope: Scope,
  id: number,
  areaId: number,
  { expected, note, keepsPerson }: { expected?: number | null; note?: string; keepsPerson?: boolean } = {},
): Promise<ChatItem> {
  return changeChat(scope, id, async (chat) => {
    const area = await requireArea(scope.botId, areaId)
    if (expected !== undefined && expected !== chat.area_id) throw await moved(chat)
    if (chat.area_id === areaId) return undefined
    const person = keepsPerson && !isWithBot(chat) ? await holderOf({ ...chat, area_id: areaId }) : undefined
    const set = { area_id: areaId, assign_user_id: person?.userId ?? null }
    const isKept = set.assign_user_id !== null
    return {
      set,
      // The event of the area says that nobody is assigned.
      events: isKept ? [] : [['change-area', { chat_id: id, area }]],
      undo: 'area',
      whole: isKept || hasDeadline(chat),
      audited: {
        before: { area_id: chat.area_id, assign_user_id: chat.assign_user_id },
        after: set,
      },
      ...(note && { afterwards: async (there) => void (await addComment(there, writerOf(scope), note)) }),
    }
  })
}

/**
 * Assigns or unassigns a chat. A person gets it from the bot also if it names them already. 409 with the name of the
 * current assignee when it is not the `expected` one, or, without `expected`, when the caller takes a chat that somebody
 * else has. Of two people who take a chat at once, one gets the 409.
 */
export function assign(scope: Scope, id: number, userId: number | null, expected?: number | null): Promise<ChatItem> {
  const takes = userId !== null && userId === scope.userId
  const done = changeChat(scope, id, async (chat) => {
    const { assign_user_id: now } = chat
    const isTaken = userId !== null && isWithBot(chat)
    if (now === userId && !isTaken) return undefined
    const isLost =
      expected === undefined ? userId !== null && userId === scope.userId && now !== null : expected !== now
    if (isLost && now !== userId) throw await (takes && now !== null ? taken(now) : held(now))
    const person = userId === null ? null : await assignee(chat, userId)
    const at = currentCall().services.clock().toISOString()
    const unread = userId === null || takes ? {} : unreadColumns(chat)
    const given = person && givenColumns(chat, at, isTaken ? await givenSince(chat) : null)
    return {
      set: { assign_user_id: userId, ...given, ...unread },
      events: [['assign-user', { chat_id: id, assign_user: person }]],
      whole: isTaken || 'open' in unread,
      undo: 'assign',
      audited: { before: { assign_user_id: now }, after: { assign_user_id: userId } },
      afterwards: async (there) => {
        if (isTaken) await noteGiven(scope.botId, [there], takes)
        await sendAssignmentMessage(there)
      },
    }
  })
  // Whom somebody forestalled may not see the chat any more; only who saw it without a person, or had it, could see it.
  if (expected !== null && expected !== scope.userId) return done
  return done.catch(async (error: unknown) => {
    throw (await takenFromSight(scope, id, error)) ?? error
  })
}

/**
 * Whether the chat may have a deadline, which depends on its area and assignment. Only the event with the whole chat
 * contains it.
 */
export const hasDeadline = ({ requested_at }: LockedChat): boolean => requested_at !== null

/** Returns a chat to the bot. */
export function reactivate(scope: Scope, id: number): Promise<ChatItem> {
  return changeChat(scope, id, async (chat) => {
    if (!chat.live && chat.type === 'bot') return undefined
    return {
      set: { live: false, type: 'bot', handled_at: currentCall().services.clock().toISOString(), ...NOT_URGENT },
      events: [['reactivate', { chat_id: id, live: false }]],
      whole: hasDeadline(chat) || chat.urgency !== null || chat.base_priority !== 'normal',
      audited: { before: { live: chat.live, type: chat.type }, after: { live: false, type: 'bot' } },
    }
  })
}

/** Marks a chat as unread, or as read with the mentions of the caller; toggles it when `open` is absent. */
export function markUnread(scope: Scope, id: number, open?: boolean): Promise<ChatItem> {
  return changeChat(scope, id, async (chat) => {
    const wanted = open ?? !chat.open
    if (!wanted) await readMentions(scope, chat)
    if (wanted === chat.open) return undefined
    const unread_count = wanted ? Math.max(1, chat.unread_count) : 0
    return {
      set: { open: wanted, unread_count },
      events: [['set-unread', { chat_id: id, open: wanted, unread_count }]],
    }
  })
}

/** Marks a chat as answered or not; toggles it when `answered` is absent. */
export function markAnswered(scope: Scope, id: number, answered?: boolean): Promise<ChatItem> {
  return changeChat(scope, id, async (chat) => {
    const wanted = answered ?? !chat.answered
    if (wanted === chat.answered) return undefined
    return { set: { answered: wanted }, events: [['toggle-answered', { chat_id: id, answered: wanted }]] }
  })
}

/** Renames the customer: the contact and all their chats. */
export function rename(scope: Scope, id: number, userName: string): Promise<ChatItem> {
  return tx(async () => {
    const { contact_id } = await visibleChat(scope, id)
    const chats = await lockChatsOf(scope.botId, contact_id)
    const chat = await lockVisible(scope, id)
    const other = await nameContact(chats, contact_id, userName)
    if (other || chat.user_name !== userName) {
      const facts = { before: { user_name: chat.user_name }, after: { user_name: userName } }
      await writeAudit({ id, label: chat.user_name, ...facts })
    }
    return itemOf(scope.botId, id)
  })
}

/** Returns an area of the bot. Rejects with 422 at a field when it does not exist. */
export async function requireArea(botId: number, id: number, field = 'selected_area_id') {
  const area = await db()
    .selectFrom('area')
    .select(['id', 'name'])
    .where('bot_id', '=', botId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!area) throw invalid(field, 'Esa área ya no existe. Elige otra.')
  return area
}

export async function personOf(id: number) {
  return db().selectFrom('app_user').select(['id', 'name']).where('id', '=', id).executeTakeFirstOrThrow()
}

/** Returns the person to assign. Rejects people who could not see the chat. */
async function assignee(chat: LockedChat, userId: number) {
  const [viewer] = await viewersOf(chat.bot_id, userId)
  if (!viewer) throw invalid('user_id', 'Esa persona no atiende conversaciones de este chatbot. Elige otra.')
  if (!maySee(viewer, { area_id: chat.area_id, assign_user_id: userId }))
    throw invalid('user_id', 'Esa persona no atiende el área de esta conversación. Elige otra.')
  return personOf(userId)
}
