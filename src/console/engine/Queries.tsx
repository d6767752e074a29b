import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queriesOf } from '../providers/queries.ts'
import { useSession } from '../session/index.ts'

/**
 * The cache of react-admin's pages for a hand-written one that reads by calls of its own: `useQuery` without the rest.
 * Another bot or user begins with an empty one.
 */
export function Queries({ children }: { children: ReactNode }) {
  const { user, bot } = useSession()
  return (
    <QueryClientProvider key={`${user?.username} ${bot?.id}`} client={queriesOf(bot?.id)}>
      {children}
    </QueryClientProvider>
  )
}
