import { apiBase } from '../api/client.ts'
import { prefetched } from '../api/prefetch.ts'
import { createDataProvider, type DataProviderParts, type EngineDataProvider } from '../providers/data.ts'
import { httpClient, send } from '../providers/send.ts'
import { operations, resources } from './contract.ts'

/**
 * Returns the data provider of the generated contract.
 * @param through what list requests go through: the answer of a prefetch if there is one, or `prefetch` itself
 */
export function contractProvider(
  given: Pick<DataProviderParts, 'context' | 'queryClient' | 'calls'>,
  through: typeof prefetched = prefetched,
): EngineDataProvider {
  const http: DataProviderParts['httpClient'] = (url, options) => through(url, () => httpClient(url, options))
  return createDataProvider({ operations, resources, send, httpClient: http, baseUrl: apiBase(), ...given })
}
