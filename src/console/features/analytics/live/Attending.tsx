import type { components } from '../../../../../generated/api.d.ts'
import { availabilityName } from '../../../availability/AvailabilityMenu.tsx'
import { classes } from '../../../ui/classes.ts'
import { plural } from '../../../ui/format.ts'
import { LiveTable } from './LiveTable.tsx'

type Person = components['schemas']['LivePerson']

const isAway = ({ availability }: Person) => availability === 'away' || availability === 'paused'

function stateOf({ connected, availability }: Person): string {
  if (!connected) return 'Sin conexión'
  return availability ? availabilityName(availability) : 'En línea'
}

/** Who attends what: the people who are there or have chats, in the order of their names. */
export function Attending({ people }: { people: readonly Person[] }) {
  const shown = people.filter(({ connected, open }) => connected || open > 0)
  const gone = people.length - shown.length
  return (
    <LiveTable
      title="Quién atiende"
      of="Persona"
      rows={shown.map((person) => ({
        ...person,
        key: String(person.user_id),
        label: person.name,
        filter: { user: person.user_id },
        name: (
          <>
            {person.name}
            <small
              className={classes('live-presence', person.connected && (isAway(person) ? 'live-away' : 'live-here'))}
            >
              {stateOf(person)}
            </small>
          </>
        ),
      }))}
    >
      {gone > 0 && (
        <p className="soft live-gone">
          {shown.length === 0
            ? 'Nadie del equipo está en línea.'
            : plural(gone, 'persona más, sin conexión', 'personas más, sin conexión')}
        </p>
      )}
    </LiveTable>
  )
}
