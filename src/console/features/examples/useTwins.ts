import { useQuery } from '@tanstack/react-query'
import type { components } from '../../../../generated/api.d.ts'
import { exampleCheckBody, exampleSuggestBody } from '../../../../generated/validators/examples.js'
import type { Mark } from '../../../contract/tagging.ts'
import { check } from '../../../contract/validation.ts'
import { api, unwrap } from '../../api/client.ts'
import { useDelayed } from '../../engine/useDelayed.ts'

type Check = components['schemas']['ExampleCheck']

/** What is known of a text that is being typed. */
interface Known {
  check: Check
  proposals: readonly Mark[]
}

const NOTHING: Known = { check: { duplicate: null, similar: [] }, proposals: [] }

/**
 * Looks up a text while it is typed: examples that say the same, and entities that it seems to name. What belongs to
 * an older text is never shown; a failed look-up only leaves the help away. A text that the contract refuses is no
 * example, and is not asked about.
 */
export function useTwins(bot: number, text: string, intentId: number | undefined, id: number | undefined): Known {
  const typed = useDelayed(text.trim())
  const body = { text: typed, ...(intentId && { intent_id: intentId }), ...(id && { id }) }
  const { data } = useQuery({
    queryKey: ['exampleCheck', bot, typed, intentId, id],
    queryFn: async ({ signal }): Promise<Known> => {
      const params = { path: { bot } }
      const [found, { entities }] = await Promise.all([
        unwrap(api.POST('/examples/check/{bot}', { params, body, signal })),
        unwrap(api.POST('/examples/suggest/{bot}', { params, body: { text: typed }, signal })),
      ])
      return { check: found, proposals: entities }
    },
    enabled: check(exampleCheckBody, body).ok && check(exampleSuggestBody, { text: typed }).ok,
    // what was true when it was typed before may not be true now
    gcTime: 0,
  })
  return (typed === text.trim() && data) || NOTHING
}
