import { useEffect } from 'react'
import { setUserStatus, useSession } from '../session/index.ts'
import { availabilityName, useAvailabilityEntries } from './AvailabilityMenu.tsx'
import { useOwnAvailability } from './availability.ts'

/** Puts the availability of the signed-in person into the user menu. Renders nothing. */
export function AvailabilityStatus() {
  const { bot } = useSession()
  const availability = useOwnAvailability(bot?.id)?.availability
  const entries = useAvailabilityEntries(bot?.id)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the entries follow from these
  useEffect(() => {
    if (!availability) return
    setUserStatus({
      name: availabilityName(availability),
      dot: `availability-dot availability-${availability}`,
      entries,
    })
    return () => setUserStatus(undefined)
  }, [availability, bot?.id])
  return null
}
