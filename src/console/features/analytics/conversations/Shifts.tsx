import { useId } from 'react'
import type { components } from '../../../../../generated/api.d.ts'
import { WeekdayOptions } from '../../../../../generated/options.ts'
import { formatTenths, plural } from '../../../ui/format.ts'

type Shift = components['schemas']['AnalyticsShift']

const dayOf = ({ weekday }: Shift) => WeekdayOptions.find(({ value }) => value === weekday)?.label ?? ''

/** The hours in which most conversations need a person, with how many people would attend them. */
export function Shifts({ shifts }: { shifts: readonly Shift[] }) {
  const id = useId()
  return (
    <section className="card" aria-labelledby={id}>
      <h2 id={id} className="analytics-title">
        Turnos propuestos
      </h2>
      <p className="soft">Las horas en las que más conversaciones pasan a una persona.</p>
      {shifts.length === 0 ? (
        <p className="analytics-none">Hay pocas derivadas en estos días para proponer turnos.</p>
      ) : (
        <ul className="shifts">
          {shifts.map((shift) => (
            <li key={`${shift.weekday} ${shift.from}`}>
              <strong>
                {dayOf(shift)} de {shift.from} a {shift.to}
              </strong>
              <span>{plural(shift.people, 'persona', 'personas')}</span>
              <small className="soft">{formatTenths(shift.per_hour)} derivadas por hora</small>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
