import './availability.css'
import { AvailabilityOptions } from '../../../generated/options.ts'
import { useConnectionState } from '../realtime/status.ts'
import { Menu, type MenuEntry } from '../ui/Menu.tsx'
import { type Availability, chooseAvailability, useOwnAvailability } from './availability.ts'

const CHOICES = ['available', 'away', 'paused'] as const satisfies readonly Availability[]

/** Returns the name of an availability. */
export const availabilityName = (value: Availability): string =>
  AvailabilityOptions.find((option) => option.value === value)?.label ?? ''

/** Returns how the availability of the signed-in person is shown: without a connection nobody sees them as there. */
export function useShownAvailability(botId: number | undefined): { name: string; dot: string } | undefined {
  const own = useOwnAvailability(botId)
  const isOffline = useConnectionState() === 'offline'
  if (!own) return undefined
  if (isOffline) return { name: 'Sin conexión', dot: 'availability-dot' }
  return { name: availabilityName(own.availability), dot: `availability-dot availability-${own.availability}` }
}

/** Returns menu entries that choose the availability of the signed-in person; none while it is unknown. */
export function useAvailabilityEntries(botId: number | undefined): MenuEntry[] {
  const own = useOwnAvailability(botId)
  if (!own || botId === undefined) return []
  return CHOICES.map((value) => ({
    label: availabilityName(value),
    icon: value === own.availability ? 'check' : undefined,
    checked: value === own.availability,
    onSelect: () => void chooseAvailability(botId, value),
  }))
}

/** A button that shows and changes the availability of the signed-in person. */
export function AvailabilityMenu({ botId }: { botId: number }) {
  const entries = useAvailabilityEntries(botId)
  const shown = useShownAvailability(botId)
  if (!shown) return null
  return (
    <Menu
      className="menu availability-menu"
      label={`Tu disponibilidad: ${shown.name}`}
      entries={entries}
      button={
        <>
          <span className={shown.dot} aria-hidden="true" />
          {shown.name}
        </>
      }
    />
  )
}
