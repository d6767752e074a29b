import './availability.css'
import { AvailabilityOptions } from '../../../generated/options.ts'
import { Menu, type MenuEntry } from '../ui/Menu.tsx'
import { type Availability, chooseAvailability, useOwnAvailability } from './availability.ts'

const CHOICES = ['available', 'away', 'paused'] as const satisfies readonly Availability[]

/** Returns the name of an availability. */
export const availabilityName = (value: Availability): string =>
  AvailabilityOptions.find((option) => option.value === value)?.label ?? ''

/** A dot in the color of an availability. Decorative: show the name beside it. */
const AvailabilityDot = ({ value }: { value: Availability }) => (
  <span className={`availability-dot availability-${value}`} aria-hidden="true" />
)

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
  const own = useOwnAvailability(botId)
  const entries = useAvailabilityEntries(botId)
  if (!own) return null
  const name = availabilityName(own.availability)
  return (
    <Menu
      className="menu availability-menu"
      label={`Tu disponibilidad: ${name}`}
      entries={entries}
      button={
        <>
          <AvailabilityDot value={own.availability} />
          {name}
        </>
      }
    />
  )
}
