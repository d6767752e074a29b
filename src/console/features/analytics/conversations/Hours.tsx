import { useState } from 'react'
import type { components } from '../../../../../generated/api.d.ts'
import { Button } from '../../../ui/Button.tsx'
import { plural } from '../../../ui/format.ts'
import { type Filters, listUrl } from '../filters.ts'
import { HeatMap } from '../HeatMap.tsx'
import { Shifts } from './Shifts.tsx'

interface HoursProps {
  hours: readonly components['schemas']['AnalyticsHour'][]
  shifts: readonly components['schemas']['AnalyticsShift'][]
  filters: Filters
}

const KINDS = [
  { key: 'started', label: 'Iniciadas' },
  { key: 'handed_off', label: 'Derivadas' },
] as const

/** When customers write and when they need a person, and the shifts that would attend most of them. */
export function Hours({ hours, shifts, filters }: HoursProps) {
  const [kind, setKind] = useState<(typeof KINDS)[number]['key']>('started')
  const [one, many] = kind === 'started' ? ['iniciada', 'iniciadas'] : ['derivada', 'derivadas']
  return (
    <div className="analytics-hours">
      <HeatMap
        title="Por hora y día de la semana"
        help="Cuándo comienzan las conversaciones, o cuándo pasan a una persona."
        note={
          <span className="analytics-switch">
            {KINDS.map(({ key, label }) => (
              <Button key={key} variant="ghost" aria-pressed={key === kind} onClick={() => setKind(key)}>
                {label}
              </Button>
            ))}
          </span>
        }
        cells={hours.map((cell) => ({ weekday: cell.weekday, hour: cell.hour, count: cell[kind] }))}
        counted={(count) => plural(count, one, many)}
        urlOf={(weekday, hour) => listUrl(filters, kind, { weekday, hour })}
      />
      <Shifts shifts={shifts} />
    </div>
  )
}
