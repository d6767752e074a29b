import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** Reads every list of a resource that is on screen again: rows, counts, and what was read whole. */
export function rereadLists(queries: QueryClient, resource: string): void {
  void queries.invalidateQueries({
    predicate: ({ queryKey: [of, verb] }) => of === resource && String(verb).startsWith('getList'),
  })
}

/**
 * Reads a table's rows again every so often while the page is looked at: for what changes without an event. An open
 * dialog holds it back, since its row must stay the one that was read.
 * @param seconds undefined when events announce every change
 */
export function useRefresh(resource: string, seconds: number | undefined): void {
  const queries = useQueryClient()
  useEffect(() => {
    if (seconds === undefined) return
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible' || document.querySelector('dialog[open], [role=dialog]')) return
      rereadLists(queries, resource)
    }, seconds * 1000)
    return () => clearInterval(timer)
  }, [queries, resource, seconds])
}
