import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useQueryCache } from '../providers/queryCache.ts'

/**
 * Provides the query cache shared with react-admin's pages to a hand-written page that only needs `useQuery`. Another
 * bot or user gets an empty cache.
 */
export function QueryCacheProvider({ children }: { children: ReactNode }) {
  const { key, client } = useQueryCache()
  return (
    <QueryClientProvider key={key} client={client}>
      {children}
    </QueryClientProvider>
  )
}
