import { useEffect, useState } from 'react'
import type { components } from '../../../../generated/api.d.ts'
import type { Mark } from '../../../contract/tagging.ts'
import { api, unwrap } from '../../api/client.ts'

type Check = components['schemas']['ExampleCheck']

/** Milliseconds of silence after which a text that is being typed is looked up. */
const SILENCE = 350

/** What is known of a text that is being typed. */
export interface Known {
  check: Check
  proposals: readonly Mark[]
}

const NOTHING: Known = { check: { duplicate: null, similar: [] }, proposals: [] }

/**
 * Looks up a text while it is typed: examples that say the same, and entities that it seems to name. What belongs to
 * an older text is never shown; a failed look-up only leaves the help away.
 */
export function useTwins(bot: number, text: string, intentId: number | undefined, id: number | undefined): Known {
  const key = JSON.stringify([bot, text.trim(), intentId, id])
  const [known, setKnown] = useState<{ key: string; value: Known }>({ key: '', value: NOTHING })
  useEffect(() => {
    const typed = text.trim()
    if (!typed) return
    const abort = new AbortController()
    const timer = setTimeout(() => {
      const path = { bot }
      const { signal } = abort
      const body = { text: typed, ...(intentId && { intent_id: intentId }), ...(id && { id }) }
      Promise.all([
        unwrap(api.POST('/examples/check/{bot}', { params: { path }, body, signal })),
        unwrap(api.POST('/examples/suggest/{bot}', { params: { path }, body: { text: typed }, signal })),
      ]).then(
        ([check, { entities }]) => setKnown({ key, value: { check, proposals: entities } }),
        () => {},
      )
    }, SILENCE)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [bot, text, intentId, id, key])
  return known.key === key ? known.value : NOTHING
}
