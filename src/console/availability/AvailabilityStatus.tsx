import { useEffect } from 'react'
import { setUserStatus, useSession } from '../session/index.ts'
import { useAvailabilityEntries, useShownAvailability } from './AvailabilityMenu.tsx'

/** Puts the availability of the signed-in person into the user menu. Renders nothing. */
export function AvailabilityStatus() {
  const { bot } = useSession()
  const { name, dot } = useShownAvailability(bot?.id) ?? {}
  const entries = useAvailabilityEntries(bot?.id)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the entries follow from these
  useEffect(() => {
    if (!name || !dot) return
    setUserStatus({ name, dot, entries })
    return () => setUserStatus(undefined)
  }, [name, dot, bot?.id])
  return null
}
