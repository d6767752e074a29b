import { useEffect, useRef } from 'react'
import type { components } from '../../../generated/api.d.ts'
import { listenRoom } from './room.ts'

/** What a chatbot knows, by kind of thing. */
export type ContentResource = components['schemas']['ContentResource']

/** Milliseconds in which several changes are taken for one. */
const TOGETHER = 250

/** {@link useChanges} of what a chatbot knows. */
export const useContent: (botId: number | undefined, kinds: readonly ContentResource[], onChange: () => void) => void =
  useChanges

/**
 * Calls `onChange` when somebody changed one of these kinds of things of the chatbot, in this window or elsewhere, or
 * when that may have been missed.
 * @param botId undefined while nothing is to be heard
 */
export function useChanges(botId: number | undefined, kinds: readonly string[], onChange: () => void): void {
  const latest = useRef({ kinds, onChange })
  latest.current = { kinds, onChange }
  useEffect(() => {
    if (botId === undefined) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const soon = () => {
      clearTimeout(timer)
      timer = setTimeout(() => latest.current.onChange(), TOGETHER)
    }
    const stop = listenRoom(botId, {
      onEvent: (event) => {
        if (event.name === 'content' && latest.current.kinds.includes(event.payload.resource)) soon()
      },
      // what was read a moment before the line stood is not read again: whoever saves over a change is told
      onReset: (_, beginning) => beginning || soon(),
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [botId])
}
