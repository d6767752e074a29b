import { useQuery } from '@tanstack/react-query'
import type { components } from '../../../../generated/api.d.ts'
import { exampleCheckBody, exampleSuggestBody } from '../../../../generated/validators/examples.js'
import type { Mark } from '../../../contract/tagging.ts'
import { check } from '../../../contract/validation.ts'
import { api, unwrap } from '../../api/client.ts'
import { useDebounced } from '../../engine/useDebounced.ts'

type Check = components['schemas']['ExampleCheck']

/** Lookup result for the typed text. */
interface Known {
  check: Check
  proposals: readonly Mark[]
}

const NOTHING: Known = { check: { duplicate: null, similar: [] }, proposals: [] }

/**
 * Looks up existing similar examples and entity proposals for the typed text. Results for an earlier text are never
 * shown, and a failed lookup is ignored. Texts that violate the contract are not looked up.
 */
export function useSimilarExamples(
  bot: number,
  text: string,
  intentId: number | undefined,
  id: number | undefined,
): Known {
  const typed = useDebounced(text.trim())
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
    // An earlier result for the same text may be outdated.
    gcTime: 0,
  })
  return (typed === text.trim() && data) || NOTHING
}
