import { useEffect, useRef } from 'react'
import { type Identifier, useListContext } from 'react-admin'

/**
 * Takes rows out of the selection that nobody sees any more, on which an action must not fall: all of them when the
 * filters change, and those that left a page which was read again, such as deleted ones. Rows of other pages stay, also
 * those that others pushed there: then there are not fewer rows than before.
 */
export function useKeptSelection(): void {
  const {
    data,
    total = 0,
    isPlaceholderData,
    filterValues,
    sort,
    page,
    perPage,
    selectedIds,
    onSelect,
  } = useListContext()
  const filter = JSON.stringify(filterValues)
  const request = JSON.stringify([filterValues, sort, page, perPage])
  const latest = useRef({ selectedIds, onSelect })
  latest.current = { selectedIds, onSelect }
  const shown = useRef<{ request: string; ids: readonly Identifier[]; total: number }>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the filters change, and for those of an earlier visit
  useEffect(() => {
    const { selectedIds, onSelect } = latest.current
    if (selectedIds.length > 0) onSelect([])
  }, [filter])
  useEffect(() => {
    if (!data || isPlaceholderData) return
    const before = shown.current
    const ids: readonly Identifier[] = data.map(({ id }) => id)
    shown.current = { request, ids, total }
    if (before?.request !== request) return
    if (total >= before.total && total > perPage) return
    const { selectedIds, onSelect } = latest.current
    const left = selectedIds.filter((id) => ids.includes(id) || !before.ids.includes(id))
    if (left.length < selectedIds.length) onSelect(left)
  }, [data, total, perPage, isPlaceholderData, request])
}
