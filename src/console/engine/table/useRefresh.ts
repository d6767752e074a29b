import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onConnected } from '../../session/index.ts'

/** Refetches every mounted list, of one resource or of all: rows, counts and whole lists. */
export function refetchLists(queries: QueryClient, resource?: string): void {
  void queries.invalidateQueries({
    predicate: ({ queryKey: [of, verb] }) =>
      (resource === undefined || of === resource) && String(verb).startsWith('getList'),
  })
}

/**
 * Polls a table's rows while the page is visible, for data that changes without events. Paused while a dialog is open,
 * so that its row does not change. The person's own connection may be reported after the rows were read, so they are
 * refetched then as well.
 * @param seconds polling interval; undefined when events announce every change
 */
export function useRefresh(resource: string, seconds: number | undefined): void {
  const queries = useQueryClient()
  useEffect(() => {
    if (seconds === undefined) return
    const refresh = () => {
      if (document.visibilityState !== 'visible' || document.querySelector('dialog[open], [role=dialog]')) return
      refetchLists(queries, resource)
    }
    const timer = setInterval(refresh, seconds * 1000)
    const stop = onConnected(refresh)
    return () => {
      clearInterval(timer)
      stop()
    }
  }, [queries, resource, seconds])
}
