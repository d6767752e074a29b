import { createContext, use } from 'react'
import { formatDuration } from '../../../ui/format.ts'
import { clockText, useSeconds } from './clock.ts'

/** Milliseconds by which the server's clock is ahead of this one. */
export const ClockOffset = createContext(0)

/** Returns how long somebody waits since a moment, counted each second. Screen readers hear whole minutes. */
export function useWaited(since: string): { shown: string; spoken: string } {
  const now = useSeconds() + use(ClockOffset)
  const seconds = (now - Date.parse(since)) / 1000
  const minutes = Math.max(0, Math.floor(seconds / 60))
  return { shown: clockText(seconds), spoken: minutes === 0 ? 'menos de un minuto' : formatDuration(minutes * 60) }
}

/** How long somebody waits since a moment. */
export function Waited({ since }: { since: string }) {
  const { shown, spoken } = useWaited(since)
  return (
    <>
      <span aria-hidden="true">{shown}</span>
      <span className="sr-only">{spoken}</span>
    </>
  )
}
