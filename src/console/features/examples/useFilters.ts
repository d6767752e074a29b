import { useSearchParams } from 'react-router-dom'
import type { Filter } from './types.ts'

/** Numeric, text and boolean filters in the URL. */
const NUMBERS = ['id', 'intent_id', 'entity_id'] as const
const WORDS = ['q', 'split', 'state', 'source'] as const
const TICKS = ['conflict', 'untagged', 'low_confidence'] as const

export type FilterName = (typeof NUMBERS)[number] | (typeof WORDS)[number] | (typeof TICKS)[number]

/** Filter and page of the list, stored in the URL: they survive a reload and can be shared as a link. */
export function useFilters() {
  const [params, setParams] = useSearchParams()
  const filter: Record<string, unknown> = {}
  for (const name of NUMBERS) {
    const value = Number(params.get(name))
    if (Number.isInteger(value) && value > 0) filter[name] = value
  }
  for (const name of WORDS) if (params.get(name)) filter[name] = params.get(name)
  for (const name of TICKS) if (params.get(name) === '1') filter[name] = true

  /** Changes filters and goes back to the first page. */
  function set(changes: Partial<Record<FilterName, string | number | undefined>>): void {
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        next.delete('page')
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, String(value))
          else next.delete(name)
        }
        return next
      },
      { replace: true },
    )
  }

  function turn(page: number): void {
    setParams((before) => {
      const next = new URLSearchParams(before)
      if (page > 0) next.set('page', String(page + 1))
      else next.delete('page')
      return next
    })
  }

  const page = Math.max(0, (Number(params.get('page')) || 1) - 1)
  return { filter: filter as Filter, page, set, turn, clear: () => setParams({}, { replace: true }) }
}
