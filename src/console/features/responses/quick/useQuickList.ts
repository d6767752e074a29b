import { useGetList } from 'react-admin'
import type { QuickResponse } from '../types.ts'

/** Every answer by keyword in its order; no plan allows more than one call returns. */
export function useQuickList(bot: number) {
  const { data, error, refetch } = useGetList('responses/quick', {
    pagination: { page: 1, perPage: 200 },
    sort: { field: 'priority', order: 'ASC' },
    meta: { bot },
  })
  return { all: data as unknown as QuickResponse[] | undefined, error: error ?? null, reload: () => void refetch() }
}
