import { useEffect, useRef } from 'react'
import type { components } from '../../../generated/api.d.ts'
import { ContentResourceOptions } from '../../../generated/options.ts'
import type { Option } from '../../contract/screen.ts'
import { listenRoom } from './room.ts'

/** What a chatbot knows, by kind of thing. */
export type ContentResource = components['schemas']['ContentResource']

const kinds: readonly Option[] = ContentResourceOptions

/** Whether changes of these things are told. */
export const isContent = (resource: string | undefined): resource is ContentResource =>
  kinds.some(({ value }) => value === resource)

/** Milliseconds in which several changes are taken for one. */
const TOGETHER = 250

/**
 * Calls `onChange` when somebody changed one of these kinds of things of the chatbot, in this window or elsewhere, or
 * when that may have been missed.
 * @param botId undefined while nothing is to be heard
 */
export function useContent(
  botId: number | undefined,
  resources: readonly ContentResource[],
  onChange: () => void,
): void {
  const latest = useRef({ resources, onChange })
  latest.current = { resources, onChange }
  useEffect(() => {
    if (botId === undefined) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const soon = () => {
      clearTimeout(timer)
      timer = setTimeout(() => latest.current.onChange(), TOGETHER)
    }
    const stop = listenRoom(botId, {
      onEvent: (event) => {
        if (event.name === 'content' && latest.current.resources.includes(event.payload.resource)) soon()
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
