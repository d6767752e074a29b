import { useEffect, useReducer } from 'react'
import { addDays, momentIn } from '../../../contract/zone.ts'
import { botZone } from '../../ui/format.ts'
import { today } from './period.ts'

/** Returns today as the calendar of the business shows it, again at each midnight while a page is open. */
export function useToday(): string {
  const [times, again] = useReducer((count: number) => count + 1, 0)
  const [day, zone] = [today(), botZone()]
  // Also after a timer that came too early.
  // biome-ignore lint/correctness/useExhaustiveDependencies(times): each timer is for one time
  useEffect(() => {
    const midnight = momentIn(addDays(day, 1), '00:00', zone)
    const timer = setTimeout(again, Math.max(midnight.getTime() - Date.now(), SOON_MS))
    return () => clearTimeout(timer)
  }, [day, zone, times])
  return day
}

/** Milliseconds that a timer takes at least. */
const SOON_MS = 100
