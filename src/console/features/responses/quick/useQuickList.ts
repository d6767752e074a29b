import { useGetList } from 'react-admin'
import type { QuickResponse } from '../types.ts'

/** Returns all keyword responses in order. A single page suffices: no plan allows more than it holds. */
export function useQuickList(bot: number) {
  const { data, error, refetch } = useGetList('responses/quick', {
    pagination: { page: 1, perPage: 200 },
    sort: { field: 'priority', order: 'ASC' },
    meta: { bot },
  })
  return { all: data as unknown as QuickResponse[] | undefined, error: error ?? null, reload: () => void refetch() }
}
