import { getQuery, type ListParams, parseQueryFromLocation } from 'react-admin'
import { matchPath } from 'react-router-dom'
import type { TableScreen } from '../../../contract/screen.ts'
import { prefetch } from '../../api/prefetch.ts'
import type { CallOverride } from '../../providers/data.ts'
import { preferencesStore } from '../../providers/preferencesStore.ts'
import { queriesOf } from '../../providers/queryCache.ts'
import { contractProvider } from '../contractProvider.ts'
import type { Visit } from '../features.ts'
import { addressedFilters } from './addressedFilters.ts'
import { listRequest } from './listRequest.ts'

/**
 * Sends the list request that the table of a screen makes when it is rendered: with the filter, order and page of the
 * address, or else those that this browser has stored. If the table asks for something else after all, this answer is
 * not used.
 */
export function prefetchTable(
  { session, pathname, search }: Visit,
  template: string,
  body: TableScreen,
  calls: Readonly<Record<string, CallOverride | undefined>>,
): void {
  const { user, bot } = session
  const params = matchPath(template.replace(/\{(\w+)\}/g, ':$1'), pathname)?.params ?? {}
  const { resource, storeKey, sort, perPage, meta } = listRequest(template, body, params)
  const query = getQuery({
    queryFromLocation: parseQueryFromLocation({ search: addressedFilters(search, body.filters) ?? search }),
    params: preferencesStore(user?.username ?? '', bot?.id).getItem<ListParams>(storeKey),
    filterDefaultValues: undefined,
    sort,
    perPage,
  })
  const provider = contractProvider(
    { context: () => ({ bot: bot?.id, route: params }), queryClient: queriesOf(session), calls },
    prefetch,
  )
  provider
    .getList(resource, {
      pagination: { page: query.page, perPage: query.perPage },
      sort: { field: query.sort, order: query.order as 'ASC' | 'DESC' },
      filter: query.filter,
      meta,
    })
    // The table shows the error.
    .catch(() => {})
}
