import { useEffect, useRef } from 'react'
import type { components } from '../../../generated/api.d.ts'
import { subscribeRoom } from './room.ts'

/** Kinds of content of a chatbot. */
export type ContentResource = components['schemas']['ContentResource']

/** Debounce in milliseconds: several changes cause one call. */
const TOGETHER = 250
/** Milliseconds after which changes that keep coming cause a call nevertheless. */
const LONGEST = 2000

/** {@link useResourceChanges}, limited to a chatbot's content. */
export const useContentChanges: (
  botId: number | undefined,
  kinds: readonly ContentResource[],
  onChange: () => void,
  id?: number,
) => void = useResourceChanges

/**
 * Calls `onChange` when one of these kinds of content of the chatbot changed, in this window or elsewhere, or when a
 * change may have been missed.
 * @param botId undefined to not subscribe
 * @param id leaves out changes of others of these kinds, as far as the event names them
 */
export function useResourceChanges(
  botId: number | undefined,
  kinds: readonly string[],
  onChange: () => void,
  id?: number,
): void {
  const latest = useRef({ kinds, onChange, id })
  latest.current = { kinds, onChange, id }
  useEffect(() => {
    if (botId === undefined) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let first: number | undefined
    const soon = () => {
      first ??= performance.now()
      clearTimeout(timer)
      const left = first + LONGEST - performance.now()
      timer = setTimeout(
        () => {
          first = undefined
          latest.current.onChange()
        },
        Math.max(0, Math.min(TOGETHER, left)),
      )
    }
    const stop = subscribeRoom(botId, {
      onEvent: (event) => {
        if (event.name !== 'content' || !latest.current.kinds.includes(event.payload.resource)) return
        const { id } = event.payload
        if (id === undefined || latest.current.id === undefined || id === latest.current.id) soon()
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
