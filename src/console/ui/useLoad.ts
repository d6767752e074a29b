import { useCallback, useEffect, useRef, useState } from 'react'

interface Load<T> {
  /** latest data; kept during a reload and when it fails */
  data: T | undefined
  /** error of the last attempt */
  error: unknown
  reload: () => void
}

/**
 * Loads data on mount and when `key` changes, discarding outdated responses. Used by the inbox and its dialogs, which
 * avoid the 10 kB query client of the other pages.
 */
export function useLoad<T>(key: string, load: (signal: AbortSignal) => Promise<T>): Load<T> {
  const [state, setState] = useState<{ key: string; data?: T; error?: unknown }>({ key })
  const latest = useRef(load)
  latest.current = load
  const [round, setRound] = useState(0)
  const reload = useCallback(() => setRound((before) => before + 1), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round loads again
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
