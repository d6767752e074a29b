import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** Refetches every mounted list of a resource: rows, counts and whole lists. */
export function refetchLists(queries: QueryClient, resource: string): void {
  void queries.invalidateQueries({
    predicate: ({ queryKey: [of, verb] }) => of === resource && String(verb).startsWith('getList'),
  })
}

/**
 * Polls a table's rows while the page is visible, for data that changes without events. Paused while a dialog is open,
 * so that its row does not change.
 * @param seconds polling interval; undefined when events announce every change
 */
export function useRefresh(resource: string, seconds: number | undefined): void {
  const queries = useQueryClient()
  useEffect(() => {
    if (seconds === undefined) return
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible' || document.querySelector('dialog[open], [role=dialog]')) return
      refetchLists(queries, resource)
    }, seconds * 1000)
    return () => clearInterval(timer)
  }, [queries, resource, seconds])
}
