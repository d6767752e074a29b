import type { AccountSecrets } from '../accounts/account.ts'
import { callGraph, type GraphOutcome } from '../meta/graph.ts'
import { type Json, list, object, string } from '../meta/incoming.ts'
import { qualityOf } from '../meta/look.ts'
import { proofOf } from '../meta/proof.ts'
import { categoryOf, languageOf, reasonOf, statusOf } from './store.ts'

const FIELDS = 'id,name,language,status,category,components,parameter_format,rejected_reason,quality_score'
const PER_PAGE = 100
/** More than the 6,000 templates that an account may have. */
const MOST_PAGES = 80

/** A template as Meta lists it, in the form of the store. */
export type Fetched = ReturnType<typeof toFetched>

/** Asks Meta for all templates of a business account, a page after the other. */
export async function fetchTemplates(
  wabaId: string,
  secrets: AccountSecrets,
  version: string | undefined,
): Promise<GraphOutcome<Fetched[]>> {
  const found = new Map<string, Fetched>()
  let after: string | undefined
  for (let page = 0; page < MOST_PAGES; page++) {
    const query = `fields=${FIELDS}&limit=${PER_PAGE}${after ? `&after=${encodeURIComponent(after)}` : ''}`
    const outcome = await callGraph<Json>(`${wabaId}/message_templates?${query}&${proofOf(secrets)}`, {
      ...{ token: secrets.access_token, version },
    })
    if (outcome.kind !== 'ok') return outcome
    for (const item of list(outcome.value.data)) {
      const template = toFetched(item)
      if (template.external_id) found.set(template.external_id, template)
    }
    const paging = object(outcome.value.paging)
    after = string(object(paging.cursors).after)
    // Meta gives a cursor on the last page as well, but no address of a next one.
    if (!after || !string(paging.next)) return { kind: 'ok', value: [...found.values()] }
  }
  return { kind: 'unknown', reason: 'too many pages' }
}

function toFetched(item: Json) {
  return {
    external_id: String(item.id ?? ''),
    name: string(item.name) ?? '',
    language: languageOf(string(item.language) ?? ''),
    category: categoryOf(string(item.category) ?? ''),
    status: statusOf(string(item.status) ?? ''),
    reason: reasonOf(string(item.rejected_reason)),
    quality: qualityOf(string(object(item.quality_score).score)),
    parameter_format: item.parameter_format === 'NAMED' ? ('NAMED' as const) : ('POSITIONAL' as const),
    components: list(item.components),
  }
}
