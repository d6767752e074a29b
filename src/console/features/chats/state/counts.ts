import type { AnyEvent } from '../../../../../generated/events.ts'
import { countRead, readCounts } from '../../../notify/unread.ts'
import { changesCounts, createRecount } from '../../../realtime/recount.ts'
import * as calls from '../calls/calls.ts'
import type { Inbox } from './inbox-types.ts'
import type { Store } from './store.ts'
import type { ChatItem } from './types.ts'

/** Whether a chat is among those whose unread ones the menu counts. */
export const isWaiting = ({ type, state, snooze }: ChatItem): boolean => type !== 'bot' && state !== 2 && !snooze

/** Keeps the counts of categories and views up to date. */
export function createCounts(botId: number, store: Store<Inbox>) {
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
    /** Counts one unread chat less at once: the signed-in person has just opened it. */
    read(): void {
      countRead(botId)
      store.set((before) => {
        const { counts } = before
        if (!counts || counts.unread === 0) return before
        const unread = counts.unread - 1
        return { ...before, counts: { ...counts, unread, new: { ...counts.new, unread } } }
      })
    },
    stop: recount.stop,
  }
}
