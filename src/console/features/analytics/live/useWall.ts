import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'

/** Set in the address while the board fills the screen, so that a screen on the wall can start with it. */
const PARAMETER = 'tv'

interface WallState {
  on: boolean
  enter: () => void
  leave: () => void
}

/** Whether the board fills the screen, and how it begins and ends to do so. Leaving the browser's full screen ends it. */
export function useWall(): WallState {
  const [params, setParams] = useSearchParams()
  const on = params.get(PARAMETER) === '1'

  useEffect(() => {
    if (!on) return
    const left = () => {
      if (!document.fullscreenElement) setParams({}, { replace: true })
    }
    document.addEventListener('fullscreenchange', left)
    return () => {
      document.removeEventListener('fullscreenchange', left)
      // Also where a figure was opened: the inbox is no screen for the wall.
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => {})
    }
  }, [on, setParams])
  useAwake(on)

  return {
    on,
    enter() {
      setParams({ [PARAMETER]: '1' }, { replace: true })
      // Phones and embedded pages may not have it: the board still covers the page.
      void document.documentElement.requestFullscreen?.().catch(() => {})
    },
    leave: () => setParams({}, { replace: true }),
  }
}

/** Keeps the screen from turning itself off, where the browser can. The browser lets go of it in a hidden window. */
function useAwake(on: boolean): void {
  useEffect(() => {
    if (!on || !('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | undefined
    let ended = false
    const keep = async () => {
      if (document.visibilityState === 'hidden') return
      lock = await navigator.wakeLock.request('screen').catch(() => undefined)
      if (ended) void lock?.release()
    }
    void keep()
    document.addEventListener('visibilitychange', keep)
    return () => {
      ended = true
      document.removeEventListener('visibilitychange', keep)
      void lock?.release()
    }
  }, [on])
}
