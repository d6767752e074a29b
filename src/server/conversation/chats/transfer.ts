import type { components } from '../../../../generated/api.d.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { problem } from '../../foundation/http/problem.ts'
import { type UserScope, writerOf } from '../../foundation/http/scope.ts'
import { maySee, viewersOf } from '../../foundation/scope/visibility.ts'
import { db } from '../../foundation/store/db.ts'
import { nextAgent } from './core/areas.ts'
import { sendAssignmentMessage } from './core/assignment-message.ts'
import { changeChat, personOf, requireArea } from './core/changes.ts'
import type { ChatEvent } from './core/chat-events.ts'
import { addComment } from './core/comment.ts'
import { givenColumns, isWithBot, reopenedColumns } from './core/given.ts'
import { noteGiven } from './core/given-reason.ts'
import type { ChatItem } from './core/item.ts'
import type { LockedChat } from './core/lock.ts'
import { held, invalid, moved, takenFromSight } from './core/refusals.ts'
import { noteForRules } from './core/rule-events.ts'
import { firstAreasOf } from './people.ts'

type Input = components['schemas']['ChatTransferInput']

/** The inbox of a resolved chat that is passed on. */
const OPEN = 1

/** Where a chat goes: its area and person afterwards, and who is told. */
interface Target {
  area_id: number | null
  assign_user_id: number | null
  told: number[]
}

/**
 * Passes a chat to an area or a person of the team, whom the caller need not see, with an optional note. Who gets it is
 * told and finds it among the open ones, also if it was put off or resolved. 409 when the chat is no longer where the
 * caller saw it, also when somebody took it out of their sight.
 */
export function transfer(
  scope: UserScope,
  { id, area_id, user_id, note = '', expected_area_id, expected_user_id }: Input,
): Promise<ChatItem> {
  const done = changeChat(scope, id, async (chat) => {
    if (expected_area_id !== undefined && expected_area_id !== chat.area_id) throw await moved(chat)
    if (expected_user_id !== undefined && expected_user_id !== chat.assign_user_id)
      throw await held(chat.assign_user_id)
    if ((area_id == null) === (user_id == null)) throw invalid('area_id', 'Elige un área o una persona.')
    const target = user_id != null ? await toPerson(chat, user_id) : await toArea(chat, area_id ?? 0)
    await keepNote(scope, id, { note, area_id: user_id == null ? target.area_id : null, user_id: user_id ?? null })
    const { told, ...set } = target
    const after = { ...chat, ...set }
    const area = after.area_id === null ? null : await requireArea(scope.botId, after.area_id)
    const events: ChatEvent[] = []
    if (after.area_id !== chat.area_id) events.push(['change-area', { chat_id: id, area }])
    const person = after.assign_user_id === null ? null : await personOf(after.assign_user_id)
    events.push(['assign-user', { chat_id: id, assign_user: person }])
    const by = { id: scope.userId, name: scope.userName }
    const at = currentCall().services.clock().toISOString()
    const isReopened = chat.state === 2
    const was: LockedChat = isReopened ? { ...chat, state: OPEN } : chat
    if (isReopened) {
      events.push(['change-inbox', { chat_id: id, state: OPEN }])
      await noteForRules(scope.botId, id, 'reopened')
    }
    if (chat.snoozed_until) events.push(['chat-snoozed', { chat_id: id, snooze: null, woken_for: null }])
    return {
      set: {
        ...set,
        ...(isReopened && { state: OPEN, resolved_at: null, ...reopenedColumns(chat, at) }),
        ...givenColumns(was, at),
        ...(chat.snoozed_until && { snoozed_until: null, snoozed_by: null }),
        ...{ open: true, unread_count: Math.max(1, chat.unread_count) },
      },
      events,
      whole: true,
      undo: 'area',
      transferred: { by, note, to: told.filter((one) => one !== scope.userId) },
      audited: {
        before: { area_id: chat.area_id, assign_user_id: chat.assign_user_id },
        after: set,
      },
      afterwards: async (there) => {
        if (isWithBot(was)) await noteGiven(scope.botId, [there], user_id === scope.userId)
        if (note) await addComment(there, writerOf(scope), note)
        await sendAssignmentMessage(there)
      },
    }
  })
  // Only who saw it without a person, or had it, could see it.
  if (expected_user_id !== null && expected_user_id !== scope.userId) return done
  return done.catch(async (error: unknown) => {
    throw (await takenFromSight(scope, id, error)) ?? error
  })
}

/** Whether it is open with people: whoever has it already gets nothing by a transfer. */
const isAttended = (chat: LockedChat): boolean => chat.state !== 2 && !isWithBot(chat)

async function toArea(chat: LockedChat, areaId: number): Promise<Target> {
  const { id } = await requireArea(chat.bot_id, areaId, 'area_id')
  if (id === chat.area_id && chat.assign_user_id === null && isAttended(chat))
    throw invalid('area_id', 'Ya está en esa área. Elige otra.')
  const assign_user_id = await nextAgent(chat.bot_id, id, chat.contact_id)
  return {
    area_id: id,
    assign_user_id,
    told: assign_user_id === null ? await attendants(chat.bot_id, id) : [assign_user_id],
  }
}

/** Returns the people of an area who read its chats; of an area without people, everybody who sees it. */
async function attendants(botId: number, areaId: number): Promise<number[]> {
  const rows = await db().selectFrom('area_user').select('user_id').where('area_id', '=', areaId).execute()
  const members = new Set(rows.map(({ user_id }) => user_id))
  const seeing = (await viewersOf(botId)).filter((one) => maySee(one, { area_id: areaId, assign_user_id: null }))
  const own = seeing.filter(({ userId }) => members.has(userId))
  return (own.length > 0 ? own : seeing).map(({ userId }) => userId)
}

/** A person who does not see the chat's area gets it in their first one. */
async function toPerson(chat: LockedChat, userId: number): Promise<Target> {
  const [viewer] = await viewersOf(chat.bot_id, userId)
  if (!viewer) throw invalid('user_id', 'Esa persona no atiende conversaciones de este chatbot. Elige otra.')
  if (userId === chat.assign_user_id && isAttended(chat))
    throw invalid('user_id', 'Esa persona ya está a cargo. Elige otra.')
  const set = { area_id: chat.area_id, assign_user_id: userId }
  if (maySee(viewer, set)) return { ...set, told: [userId] }
  const own = (await firstAreasOf(chat.bot_id, [viewer])).get(userId)
  return { ...set, area_id: own?.id ?? null, told: [userId] }
}

/** Keeps the note until it is read. A transfer without a note has nothing to read. */
async function keepNote(
  { userId: by_user_id }: UserScope,
  chat_id: number,
  { note, ...target }: { note: string; area_id: number | null; user_id: number | null },
): Promise<void> {
  await db().deleteFrom('chat_transfer').where('chat_id', '=', chat_id).execute()
  if (note === '') return
  const at = currentCall().services.clock()
  await db()
    .insertInto('chat_transfer')
    .values({ chat_id, by_user_id, at, note, ...target })
    .execute()
}

/** Marks the note of a chat as read. 409 when it is for another person, and the caller does not have the chat since. */
export function readNote(scope: UserScope, id: number): Promise<ChatItem> {
  return changeChat(scope, id, async (chat) => {
    const kept = await db().selectFrom('chat_transfer').select('user_id').where('chat_id', '=', id).executeTakeFirst()
    if (!kept) return undefined
    if (kept.user_id !== null && kept.user_id !== scope.userId && chat.assign_user_id !== scope.userId)
      throw problem(409, 'assigned', 'Esa nota es para otra persona: queda hasta que la lea.')
    await db().deleteFrom('chat_transfer').where('chat_id', '=', id).execute()
    return { set: {}, events: [], whole: true }
  })
}
