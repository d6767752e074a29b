import type { components, operations } from '../../../generated/api.d.ts'
import { api, asJson, unwrap } from '../api/client.ts'

type ContactGroup = components['schemas']['ContactGroup']
type Query = NonNullable<operations['contactGroupList']['parameters']['query']>

/** Groups that are read at once. */
const PAGE = 100

/** Reads all groups of a bot by name, page by page; or those of one kind. */
export async function readGroups(
  bot: number,
  signal: AbortSignal,
  kind?: ContactGroup['kind'],
): Promise<ContactGroup[]> {
  const all: ContactGroup[] = []
  for (;;) {
    const range: [number, number] = [all.length, all.length + PAGE - 1]
    const query = { ...(kind && { filter: { kind } }), sort: ['name', 'ASC'], range } satisfies Query
    const request = { params: { path: { bot }, query }, querySerializer: asJson, signal }
    const page = await unwrap(api.GET('/groups/{bot}', request))
    all.push(...page)
    if (page.length < PAGE) return all
  }
}
