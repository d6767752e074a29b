import type { AnyEvent } from '../../../../../generated/events.ts'
import { countRead, readCounts } from '../../../notify/unread.ts'
import { changesCounts, createRecount } from '../../../realtime/recount.ts'
import * as calls from '../calls/calls.ts'
import type { Inbox } from './inbox-types.ts'
import type { Store } from './store.ts'
import type { ChatItem, Counts } from './types.ts'

/** Whether a chat is among those whose unread ones the menu counts. */
export const isWaiting = ({ type, state, snooze }: ChatItem): boolean => type !== 'bot' && state !== 2 && !snooze

interface CountsOf {
  botId: number
  userId: number
}

const lessOne = <T extends { unread: number }>(count: T): T => ({ ...count, unread: Math.max(0, count.unread - 1) })

/** Returns the counts without an unread chat; the saved views are counted by the server alone. */
function withoutUnread(counts: Counts, { assign_user, area }: ChatItem, me: number): Counts {
  return {
    ...lessOne(counts),
    new: lessOne(counts.new),
    ...(assign_user?.id === me && { mine: lessOne(counts.mine) }),
    ...(assign_user === null && { unassigned: lessOne(counts.unassigned) }),
    areas: counts.areas.map((one) => (one.id === (area?.id ?? null) ? lessOne(one) : one)),
  }
}

/** Keeps the counts of categories and views up to date. */
export function createCounts({ botId, userId: me }: CountsOf, store: Store<Inbox>) {
  let withViews = true
  const recount = createRecount(async () => {
    const asked = withViews
    withViews = false
    const [counts, views] = await Promise.all([
      readCounts(botId),
      asked ? calls.savedViews(botId) : store.get().views,
    ]).catch((error) => {
      withViews ||= asked
      throw error
    })
    if (!recount.ended()) store.set((before) => ({ ...before, counts, views }))
  })
  return {
    /** Refetches the counts and the saved views. */
    load(): void {
      withViews = true
      recount.now()
    },
    hear(events: readonly AnyEvent[]): void {
      if (store.get().counts && events.some(changesCounts)) recount.soon()
    },
    /** Counts one unread chat less at once, wherever it counts: the signed-in person has just opened it. */
    read(chat: ChatItem): void {
      countRead(botId)
      store.set((before) => (before.counts ? { ...before, counts: withoutUnread(before.counts, chat, me) } : before))
    },
    stop: recount.stop,
  }
}
