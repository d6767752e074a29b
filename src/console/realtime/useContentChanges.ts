import { useEffect, useRef } from 'react'
import type { components } from '../../../generated/api.d.ts'
import { subscribeRoom } from './room.ts'

/** Kinds of content of a chatbot. */
export type ContentResource = components['schemas']['ContentResource']

/** Debounce in milliseconds: several changes cause one call. */
const TOGETHER = 250

/** {@link useResourceChanges}, limited to a chatbot's content. */
export const useContentChanges: (
  botId: number | undefined,
  kinds: readonly ContentResource[],
  onChange: () => void,
) => void = useResourceChanges

/**
 * Calls `onChange` when one of these kinds of content of the chatbot changed, in this window or elsewhere, or when a
 * change may have been missed.
 * @param botId undefined to not subscribe
 */
export function useResourceChanges(botId: number | undefined, kinds: readonly string[], onChange: () => void): void {
  const latest = useRef({ kinds, onChange })
  latest.current = { kinds, onChange }
  useEffect(() => {
    if (botId === undefined) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const soon = () => {
      clearTimeout(timer)
      timer = setTimeout(() => latest.current.onChange(), TOGETHER)
    }
    const stop = subscribeRoom(botId, {
      onEvent: (event) => {
        if (event.name === 'content' && latest.current.kinds.includes(event.payload.resource)) soon()
      },
      // Data read just before the connection was established is not refetched: saving over a missed change reports a
      // conflict.
      onReset: (_, beginning) => beginning || soon(),
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [botId])
}
