import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useQueries } from '../providers/queries.ts'

/**
 * The cache of react-admin's pages for a hand-written one that reads by calls of its own: `useQuery` without the rest.
 * Another bot or user begins with an empty one.
 */
export function Queries({ children }: { children: ReactNode }) {
  const { key, client } = useQueries()
  return (
    <QueryClientProvider key={key} client={client}>
      {children}
    </QueryClientProvider>
  )
}
