import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useQueries } from '../providers/queries.ts'

/**
 * Provides the query cache shared with react-admin's pages to a hand-written page that only needs `useQuery`. Another
 * bot or user gets an empty cache.
 */
export function Queries({ children }: { children: ReactNode }) {
  const { key, client } = useQueries()
  return (
    <QueryClientProvider key={key} client={client}>
      {children}
    </QueryClientProvider>
  )
}
