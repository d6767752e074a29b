import { useEffect, useMemo, useState } from 'react'
import type { Asked } from './useRows.ts'

/** Milliseconds after the last key before the list is searched. */
const PAUSE = 250

/** What the inventory shows: a search, a state and an order. */
export function useFilter() {
  const [typed, setTyped] = useState('')
  const [sought, setSought] = useState('')
  const [state, setState] = useState('')
  const [sort, setSort] = useState<Asked['sort']>(['order', 'ASC'])
  useEffect(() => {
    const timer = setTimeout(() => setSought(typed.trim()), PAUSE)
    return () => clearTimeout(timer)
  }, [typed])
  const asked = useMemo<Asked>(
    () => ({
      sort,
      filter: {
        ...(sought && { q: sought }),
        ...(state === 'low' && { low_stock: true }),
        ...(state === 'off' && { enabled: false }),
        ...(state && state !== 'low' && state !== 'off' && { availability: state }),
      },
    }),
    [sort, sought, state],
  )
  const clear = () => {
    setTyped('')
    setSought('')
    setState('')
  }
  return { typed, setTyped, state, setState, asked, setSort, isFiltered: sought !== '' || state !== '', clear }
}
