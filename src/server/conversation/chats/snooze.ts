import { currentCall, inCall } from '../../foundation/http/context.ts'
import { problem } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { enqueue } from '../../foundation/jobs/queue.ts'
import type { JobHandlers } from '../../foundation/jobs/run-job.ts'
import { enqueueAssignment } from '../../foundation/realtime/availability.ts'
import type { Services } from '../../foundation/services/services.ts'
import { db, tx } from '../../foundation/store/db.ts'
import { apply, changeChat } from './core/changes.ts'
import type { ChatItem } from './core/item.ts'
import { lockChat } from './core/lock.ts'

/** The queue of snoozed chats to wake. */
const QUEUE = 'chat-wake'
/** Maximum snooze duration in milliseconds. */
const LONGEST = 366 * 86_400_000

/** Maximum number of chats per job. */
const AT_ONCE = 200

interface Asked {
  /** single chat in jobs of earlier versions */
  chat_id?: number
  chat_ids?: readonly number[]
  until: string
}

/** Snoozes a chat or changes its snooze. 409 for a resolved chat. */
export function snooze(scope: Scope, id: number, until: string): Promise<ChatItem> {
  return changeChat(scope, id, async (chat) => {
    const moment = parseSnoozeTime(until)
    if (chat.state === 2)
      throw problem(409, 'resolved', 'La conversación está resuelta. Para posponerla, muévela antes a nuevas.')
    if (chat.snoozed_until === moment) return undefined
    await scheduleWake([id], moment)
    const by = scope.userId === null ? null : { id: scope.userId, name: scope.userName }
    return {
      set: { snoozed_until: moment, snoozed_by: scope.userId },
      events: [['chat-snoozed', { chat_id: id, snooze: { until: moment, by }, woken_for: null }]],
      undo: 'snooze',
      audited: {
        before: { snoozed_until: chat.snoozed_until },
        after: { snoozed_until: moment },
      },
    }
  })
}

/** Parses the end of a snooze: in the future, within a year. 422 otherwise. */
export function parseSnoozeTime(until: string): string {
  const now = currentCall().services.clock().getTime()
  const moment = new Date(until)
  if (!(moment.getTime() > now)) throw invalid('Elige una fecha y hora que no hayan pasado.')
  if (moment.getTime() - now > LONGEST) throw invalid('Puedes posponerla hasta un año.')
  return moment.toISOString()
}

/** Ends the snooze of a chat early. */
export function unsnooze(scope: Scope, id: number): Promise<ChatItem> {
  return changeChat(scope, id, async (chat) => {
    if (!chat.snoozed_until) return undefined
    return {
      set: { snoozed_until: null, snoozed_by: null },
      events: [['chat-snoozed', { chat_id: id, snooze: null, woken_for: null }]],
      undo: 'wake',
      audited: { before: { snoozed_until: chat.snoozed_until }, after: { snoozed_until: null } },
    }
  })
}

/** Queues the end of a snooze for chats that are still snoozed until then. */
export async function scheduleWake(chatIds: readonly number[], until: string): Promise<void> {
  for (let from = 0; from < chatIds.length; from += AT_ONCE) {
    const asked: Asked = { chat_ids: chatIds.slice(from, from + AT_ONCE), until }
    await enqueue(QUEUE, asked, { runAt: until })
  }
}

/** Returns the handler of the queue: snoozed chats come back as unread. */
export function snoozeJobs(services: Services): JobHandlers {
  return {
    [QUEUE]: async (payload) => {
      const { chat_id, chat_ids = chat_id === undefined ? [] : [chat_id], until } = payload as Asked
      for (const id of chat_ids) await inCall({ services }, () => tx(() => wakeChat(id, until)))
    },
  }
}

/** Wakes a chat only if it is still snoozed until the time of the job: it may have been snoozed again. */
async function wakeChat(chat_id: number, until: string): Promise<void> {
  const row = await db().selectFrom('chat').select('bot_id').where('id', '=', chat_id).executeTakeFirst()
  if (!row) return
  const chat = await lockChat(row.bot_id, chat_id)
  if (chat.snoozed_until !== until) return
  const unread_count = Math.max(1, chat.unread_count)
  await apply(chat, {
    set: { snoozed_until: null, snoozed_by: null, open: true, unread_count },
    events: [
      ['chat-snoozed', { chat_id, snooze: null, woken_for: chat.snoozed_by }],
      ['set-unread', { chat_id, open: true, unread_count }],
    ],
  })
  if (chat.assign_user_id === null) await enqueueAssignment(row.bot_id)
}

function invalid(text: string) {
  return problem(422, 'invalid', text, { until: [text] })
}
