import { currentCall, inCall } from '../../foundation/http/context.ts'
import { problem } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import type { JobHandlers } from '../../foundation/jobs/attempt.ts'
import { enqueue } from '../../foundation/jobs/queue.ts'
import type { Services } from '../../foundation/services/services.ts'
import { db, tx } from '../../foundation/store/db.ts'
import { apply, change } from './core/changes.ts'
import type { ChatItem } from './core/item.ts'
import { lockChat } from './core/lock.ts'

/** The queue of what has been put off and comes back by itself. */
const QUEUE = 'chat-wake'
/** How far ahead a chat can be put off, in milliseconds. */
const LONGEST = 366 * 86_400_000

/** Chats that one job brings back. */
const AT_ONCE = 200

interface Asked {
  /** what was asked for before chats were put off together */
  chat_id?: number
  chat_ids?: readonly number[]
  until: string
}

/** Puts a chat off, or off until another moment. 409 for one that is resolved. */
export function snooze(scope: Scope, id: number, until: string): Promise<ChatItem> {
  return change(scope, id, async (chat) => {
    const moment = momentOf(until)
    if (chat.state === 2) throw problem(409, 'resolved', 'La conversación está resuelta: no hace falta posponerla.')
    if (chat.snoozed_until === moment) return undefined
    await remindOf([id], moment)
    const by = { id: scope.userId, name: scope.userName }
    return {
      set: { snoozed_until: moment, snoozed_by: scope.userId },
      told: [['chat-snoozed', { chat_id: id, snooze: { until: moment, by }, woken_for: null }]],
      audited: {
        before: { snoozed_until: chat.snoozed_until },
        after: { snoozed_until: moment },
      },
    }
  })
}

/** The moment until which something can be put off: one that comes, within a year. 422 for any other. */
export function momentOf(until: string): string {
  const now = currentCall().services.clock().getTime()
  const moment = new Date(until)
  if (!(moment.getTime() > now)) throw invalid('Elegir un momento posterior a ahora.')
  if (moment.getTime() - now > LONGEST) throw invalid('Se puede posponer hasta un año.')
  return moment.toISOString()
}

/** Brings a chat back before its time. */
export function wake(scope: Scope, id: number): Promise<ChatItem> {
  return change(scope, id, async (chat) => {
    if (!chat.snoozed_until) return undefined
    return {
      set: { snoozed_until: null, snoozed_by: null },
      told: [['chat-snoozed', { chat_id: id, snooze: null, woken_for: null }]],
      audited: { before: { snoozed_until: chat.snoozed_until }, after: { snoozed_until: null } },
    }
  })
}

/** Sees to it that chats come back at that moment, those of them that are still put off until then. */
export async function remindOf(chatIds: readonly number[], until: string): Promise<void> {
  for (let from = 0; from < chatIds.length; from += AT_ONCE) {
    const asked: Asked = { chat_ids: chatIds.slice(from, from + AT_ONCE), until }
    await enqueue(QUEUE, asked, { runAt: until })
  }
}

/** The inbox's part in the jobs: what was put off comes back, unread, when its time has come. */
export function snoozeJobs(services: Services): JobHandlers {
  return {
    [QUEUE]: async (payload) => {
      const { chat_id, chat_ids = chat_id === undefined ? [] : [chat_id], until } = payload as Asked
      for (const id of chat_ids) await inCall({ services }, () => tx(() => comeBack(id, until)))
    },
  }
}

/** Back only if it is put off until the moment that this job is about: it may have been put off anew since. */
async function comeBack(chat_id: number, until: string): Promise<void> {
  const row = await db().selectFrom('chat').select('bot_id').where('id', '=', chat_id).executeTakeFirst()
  if (!row) return
  const chat = await lockChat(row.bot_id, chat_id)
  if (chat.snoozed_until !== until) return
  const unread_count = Math.max(1, chat.unread_count)
  await apply(chat, {
    set: { snoozed_until: null, snoozed_by: null, open: true, unread_count },
    told: [
      ['chat-snoozed', { chat_id, snooze: null, woken_for: chat.snoozed_by }],
      ['set-unread', { chat_id, open: true, unread_count }],
    ],
  })
}

function invalid(text: string) {
  return problem(422, 'invalid', text, { until: [text] })
}
