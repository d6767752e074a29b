import { useCallback, useEffect, useRef, useState } from 'react'

interface Load<T> {
  /** the newest answer; kept while it is asked for again, and when that fails */
  data: T | undefined
  /** why the last try failed */
  error: unknown
  reload: () => void
}

/**
 * Loads something when shown, again when `key` changes, and never shows the answer to an older question. For what the
 * inbox and its dialogs show: they do without the query client of the other pages, which is 10 kB.
 */
export function useLoad<T>(key: string, load: (signal: AbortSignal) => Promise<T>): Load<T> {
  const [state, setState] = useState<{ key: string; data?: T; error?: unknown }>({ key })
  const latest = useRef(load)
  latest.current = load
  const [round, setRound] = useState(0)
  const reload = useCallback(() => setRound((before) => before + 1), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  useEffect(() => {
    const abort = new AbortController()
    latest.current(abort.signal).then(
      (data) => {
        if (!abort.signal.aborted) setState({ key, data })
      },
      (error: unknown) => {
        if (!abort.signal.aborted)
          setState((before) => ({ key, data: before.key === key ? before.data : undefined, error }))
      },
    )
    return () => abort.abort()
  }, [key, round])

  const current = state.key === key ? state : undefined
  return { data: current?.data, error: current?.error, reload }
}
