import { useEffect, useRef } from 'react'
import type { AnyEvent } from '../../../generated/events.ts'
import { createRecount } from './recount.ts'
import { subscribeRoom } from './room.ts'

interface Source {
  /** Whether an event may change what is shown. */
  isOfInterest: (event: AnyEvent) => boolean
  /** Number of the last event that is included in what is shown, if the server says it. */
  seq?: number | undefined
  /** The people that are shown, if whether they are there is. Nothing until they are known. */
  team?: readonly { user_id: number; connected: boolean }[] | undefined
  /** Minimum milliseconds between two reads. */
  least?: number
}

/**
 * Reads figures again soon after an event that may change them, or after events may have been missed: at most once in
 * `least`, and not while the window is hidden. People who come or leave count as well; of those who are not shown, once:
 * they may have joined the team, or look at a bot that is not theirs.
 * @param read may return the number of the last event that is included: an answer that others share may be older
 */
export function useLiveRefetch(botId: number, source: Source, read: () => Promise<unknown>): void {
  const latest = useRef({ source, read })
  latest.current = { source, read }
  const heard = useRef(0)
  const again = useRef<() => void>(undefined)
  const { least, seq } = source
  useEffect(() => {
    const strangers = new Set<number>()
    const recount = createRecount(async () => {
      const included = await latest.current.read()
      if (typeof included === 'number' && included < heard.current) recount.soon()
    }, least)
    again.current = recount.soon
    const leave = subscribeRoom(botId, {
      onEvent(event) {
        if (!latest.current.source.isOfInterest(event)) return
        heard.current = event.seq
        recount.soon()
      },
      // It is also told whenever a colleague opens another chat.
      onPresence({ user, here }) {
        const { team } = latest.current.source
        const known = team?.find(({ user_id }) => user_id === user.id)
        if (known ? known.connected !== here : team && here && !strangers.has(user.id)) recount.soon()
        if (!known && team) strangers.add(user.id)
      },
      onReset(seq, beginning) {
        heard.current = seq
        if (!beginning || (latest.current.source.seq ?? seq) < seq) recount.soon()
      },
    })
    return () => {
      leave()
      recount.stop()
      heard.current = 0
    }
  }, [botId, least])
  // The first answer may be of a moment before an event that was already heard.
  useEffect(() => {
    if (seq !== undefined && seq < heard.current) again.current?.()
  }, [seq])
}
