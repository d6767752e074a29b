import type { Selectable } from 'kysely'
import type { Chat } from '../../../../../generated/database.d.ts'
import { record } from '../../../foundation/audit/record.ts'
import { currentCall } from '../../../foundation/http/context.ts'
import { problem } from '../../../foundation/http/problem.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { maySee, viewersOf } from '../../../foundation/scope/visibility.ts'
import { db, tx } from '../../../foundation/store/db.ts'
import { introduce } from './assigned.ts'
import { commentIn } from './comment.ts'
import { count } from './counts.ts'
import { type ChatItem, itemOf } from './item.ts'
import { type LockedChat, lockVisible, visibleChat } from './lock.ts'
import { lockChatsOf, nameContact } from './naming.ts'
import { type ChatEvent, tell } from './tell.ts'

/** What of a chat people change. */
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
    | 'snoozed_until'
    | 'snoozed_by'
    | 'requested_at'
  >
>

/** What a change does: the columns it sets and what it tells; nothing when there is nothing to do. */
export interface Change {
  set: Columns
  told: ChatEvent[]
  whole?: boolean
  /** written into the history of changes; absent for what is no work on the chat, such as reading it */
  audited?: { before: object; after: object }
  /** what follows in the same transaction, with the chat as it is then */
  afterwards?: (chat: LockedChat) => Promise<void>
}

/** Changes a chat that the caller may see, alone with it, and answers how it stands then. */
export function change(
  scope: Scope,
  id: number,
  decide: (chat: LockedChat) => Promise<Change | undefined>,
): Promise<ChatItem> {
  return tx(async () => {
    const chat = await lockVisible(scope, id)
    const made = await decide(chat)
    if (made) await apply(chat, made)
    return itemOf(scope.botId, id)
  })
}

export async function apply(chat: LockedChat, { set, told, whole, audited, afterwards }: Change): Promise<void> {
  await db().updateTable('chat').set(set).where('id', '=', chat.id).execute()
  await tell(chat.bot_id, chat.id, { before: chat, after: { ...chat, ...set }, whole }, ...told)
  if (audited) await record({ id: chat.id, label: chat.user_name, ...audited })
  await afterwards?.({ ...chat, ...set })
}

/**
 * Moves a chat between the boxes. What is resolved is with nobody any more, nor put off: the next message is the
 * bot's.
 */
export function changeInbox(scope: Scope, id: number, state: 0 | 1 | 2): Promise<ChatItem> {
  return change(scope, id, async (chat) => {
    if (chat.state === state) return undefined
    const at = currentCall().services.clock().toISOString()
    if (state === 2) await count(scope.botId, chat.channel, 'resolved')
    return {
      set:
        state === 2
          ? { state, live: false, resolved_at: at, snoozed_until: null, snoozed_by: null }
          : { state, resolved_at: null },
      told: [['change-inbox', { chat_id: id, state }]],
      whole: true,
      audited: { before: { state: chat.state }, after: { state } },
    }
  })
}

/**
 * Puts a chat into another area, where nobody has it yet, with a note to that area if there is one. With `expected`,
 * 409 when it had gone elsewhere than where the caller saw it.
 */
export function changeArea(
  scope: Scope,
  id: number,
  areaId: number,
  { expected, note }: { expected?: number | null; note?: string } = {},
): Promise<ChatItem> {
  return change(scope, id, async (chat) => {
    const area = await areaOf(scope.botId, areaId)
    if (expected !== undefined && expected !== chat.area_id) throw await moved(chat)
    if (chat.area_id === areaId && chat.assign_user_id === null) return undefined
    return {
      set: { area_id: areaId, assign_user_id: null },
      told: [['change-area', { chat_id: id, area }]],
      whole: hasDeadline(chat),
      audited: {
        before: { area_id: chat.area_id, assign_user_id: chat.assign_user_id },
        after: { area_id: areaId, assign_user_id: null },
      },
      ...(note && { afterwards: async (there) => void (await commentIn(there, scope.userId, note)) }),
    }
  })
}

/**
 * Assigns a chat, or to nobody. One of two who take it at once gets it; the other is told by 409 who has it: when
 * somebody has it whom the caller did not see (`expected`), or takes for himself what another has.
 */
export function assign(scope: Scope, id: number, userId: number | null, expected?: number | null): Promise<ChatItem> {
  return change(scope, id, async (chat) => {
    const { assign_user_id: now } = chat
    if (now === userId) return undefined
    const taken = expected === undefined ? userId === scope.userId && now !== null : expected !== now
    if (taken) throw await held(now)
    const person = userId === null ? null : await assignee(chat, userId)
    return {
      set: { assign_user_id: userId },
      told: [['assign-user', { chat_id: id, assign_user: person }]],
      audited: { before: { assign_user_id: now }, after: { assign_user_id: userId } },
      afterwards: introduce,
    }
  })
}

/** Whether a change of the area or of who attends may move a deadline, which no event but the whole chat carries. */
export const hasDeadline = ({ requested_at }: LockedChat): boolean => requested_at !== null

/** Gives a chat back to the bot. */
export function reactivate(scope: Scope, id: number): Promise<ChatItem> {
  return change(scope, id, async (chat) => {
    if (!chat.live && chat.type === 'bot') return undefined
    return {
      set: { live: false, type: 'bot' },
      told: [['reactivate', { chat_id: id, live: false }]],
      whole: hasDeadline(chat),
      audited: { before: { live: chat.live, type: chat.type }, after: { live: false, type: 'bot' } },
    }
  })
}

/** Marks a chat unread or read; the opposite of what it is when `open` is not said. */
export function markUnread(scope: Scope, id: number, open?: boolean): Promise<ChatItem> {
  return change(scope, id, async (chat) => {
    const wanted = open ?? !chat.open
    if (wanted === chat.open) return undefined
    const unread_count = wanted ? Math.max(1, chat.unread_count) : 0
    return {
      set: { open: wanted, unread_count },
      told: [['set-unread', { chat_id: id, open: wanted, unread_count }]],
    }
  })
}

/** Marks a chat answered or not; the opposite of what it is when `answered` is not said. */
export function markAnswered(scope: Scope, id: number, answered?: boolean): Promise<ChatItem> {
  return change(scope, id, async (chat) => {
    const wanted = answered ?? !chat.answered
    if (wanted === chat.answered) return undefined
    return { set: { answered: wanted }, told: [['toggle-answered', { chat_id: id, answered: wanted }]] }
  })
}

/** Changes the customer's name: of the chat, of the contact, and so of the contact's other chats. */
export function rename(scope: Scope, id: number, userName: string): Promise<ChatItem> {
  return tx(async () => {
    const { contact_id } = await visibleChat(scope, id)
    const chats = await lockChatsOf(scope.botId, contact_id)
    const chat = await lockVisible(scope, id)
    const other = await nameContact(chats, contact_id, userName)
    if (other || chat.user_name !== userName) {
      const facts = { before: { user_name: chat.user_name }, after: { user_name: userName } }
      await record({ id, label: chat.user_name, ...facts })
    }
    return itemOf(scope.botId, id)
  })
}

/** An area of the bot. Rejects with 422 where it is gone. */
export async function areaOf(botId: number, id: number) {
  const area = await db()
    .selectFrom('area')
    .select(['id', 'name'])
    .where('bot_id', '=', botId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!area) throw invalid('selected_area_id', 'Esa área no existe.')
  return area
}

export async function personOf(id: number) {
  return db().selectFrom('app_user').select(['id', 'name']).where('id', '=', id).executeTakeFirstOrThrow()
}

/** Whoever gets a chat must be able to see it. */
async function assignee(chat: LockedChat, userId: number) {
  const [viewer] = await viewersOf(chat.bot_id, userId)
  if (!viewer) throw invalid('user_id', 'Esa persona no atiende conversaciones de este chatbot.')
  if (!maySee(viewer, { area_id: chat.area_id, assign_user_id: userId }))
    throw invalid('user_id', 'Esa persona no atiende el área de esta conversación.')
  return personOf(userId)
}

async function held(userId: number | null) {
  const other = userId === null ? undefined : await nameOf(userId)
  return problem(
    409,
    'assigned',
    other ? `${other} ya tiene esta conversación.` : 'La conversación ya no está asignada.',
  )
}

async function moved({ area_id }: LockedChat) {
  const row =
    area_id === null
      ? undefined
      : await db().selectFrom('area').select('name').where('id', '=', area_id).executeTakeFirst()
  return problem(
    409,
    'moved',
    row ? `La conversación ya pasó al área ${row.name}.` : 'La conversación ya no está en esa área.',
  )
}

async function nameOf(userId: number): Promise<string> {
  const row = await db().selectFrom('app_user').select('name').where('id', '=', userId).executeTakeFirst()
  return row?.name ?? 'Otra persona'
}

function invalid(field: string, text: string) {
  return problem(422, 'invalid', text, { [field]: [text] })
}
