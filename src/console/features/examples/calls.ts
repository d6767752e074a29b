import type { components } from '../../../../generated/api.d.ts'
import { api, unwrap } from '../../api/client.ts'
import { ApiError } from '../../api/errors.ts'

export type Example = components['schemas']['Example']
export type Entity = components['schemas']['Entity']
export type Intent = components['schemas']['Intent']
export type Filter = components['schemas']['ExampleFilter']
export type ImportResult = components['schemas']['ExampleImportResult']

/** What the list is asked: filter, order and page (from 0). */
export interface Query {
  filter: Filter
  sort: readonly [string, 'ASC' | 'DESC']
  page: number
  size: number
}

/** One page of examples and how many match in all. */
export async function fetchExamples(
  bot: number,
  { filter, sort, page, size }: Query,
  signal?: AbortSignal,
): Promise<{ items: Example[]; total: number }> {
  const query = {
    filter: JSON.stringify(filter),
    sort: JSON.stringify(sort),
    range: JSON.stringify([page * size, page * size + size - 1]),
  }
  let range = ''
  const items = await unwrap(
    api
      .GET('/examples/{bot}', { params: { path: { bot }, query: query as never }, ...(signal && { signal }) })
      .then((result) => {
        range = result.response.headers.get('content-range') ?? ''
        return result
      }),
  )
  const total = Number(/\/(\d+)$/.exec(range)?.[1] ?? Number.NaN)
  if (Number.isNaN(total)) throw new ApiError(0)
  return { items, total }
}

/** The entities of a bot, in the order of their colours. */
export function fetchEntities(bot: number, signal: AbortSignal): Promise<Entity[]> {
  const query = { sort: JSON.stringify(['id', 'ASC']) } as never
  return unwrap(api.GET('/entities/{bot}', { params: { path: { bot }, query }, signal }))
}

/** The intents of a bot, by name. */
export async function fetchIntents(bot: number, signal: AbortSignal): Promise<Intent[]> {
  const [bundle] = await unwrap(api.GET('/ia/{bot}', { params: { path: { bot } }, signal }))
  return bundle?.intents ?? []
}
