import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { dayIn } from '../../../../contract/zone.ts'
import { IconButton } from '../../../ui/Button.tsx'
import { botZone } from '../../../ui/format.ts'

const MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
]
const WEEKDAYS = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo']

const iso = (date: Date) => date.toISOString().slice(0, 10)
const utc = (day: string) => new Date(`${day}T00:00:00Z`)
const shift = (day: string, days: number) => iso(new Date(utc(day).getTime() + days * 86_400_000))

/** Returns today's date in the bot's time zone, as yyyy-mm-dd. */
const today = (): string => dayIn(new Date(), botZone())

/** Returns the same day of another month, at most that month's last day. */
function shiftMonth(day: string, months: number): string {
  const date = utc(day)
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months + 1, 0))
  return iso(
    new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), Math.min(date.getUTCDate(), last.getUTCDate()))),
  )
}

/** Returns the six weeks around a month, starting on Monday. */
function weeksOf(day: string): string[][] {
  const first = `${day.slice(0, 7)}-01`
  const start = shift(first, -((utc(first).getUTCDay() + 6) % 7))
  return Array.from({ length: 6 }, (_, week) => Array.from({ length: 7 }, (_, at) => shift(start, week * 7 + at)))
}

/**
 * A month calendar. Keyboard: arrows move by day and week, PageUp and PageDown by month, Home and End within the week.
 */
export function Calendar({ value, onPick }: { value?: string | undefined; onPick: (day: string) => void }) {
  const [current, setCurrent] = useState(value ?? today())
  const focused = useRef<HTMLButtonElement>(null)
  // Focus the day when the calendar opens and on keyboard navigation, but not when a month button is clicked.
  const byKey = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the current day changes
  useEffect(() => {
    if (byKey.current) focused.current?.focus()
    byKey.current = false
  }, [current])

  function onKeyDown(event: KeyboardEvent): void {
    const weekday = (utc(current).getUTCDay() + 6) % 7
    const next = {
      ArrowLeft: () => shift(current, -1),
      ArrowRight: () => shift(current, 1),
      ArrowUp: () => shift(current, -7),
      ArrowDown: () => shift(current, 7),
      Home: () => shift(current, -weekday),
      End: () => shift(current, 6 - weekday),
      PageUp: () => shiftMonth(current, -1),
      PageDown: () => shiftMonth(current, 1),
    }[event.key]
    if (!next) return
    event.preventDefault()
    byKey.current = true
    setCurrent(next())
  }

  const month = Number(current.slice(5, 7)) - 1
  const title = `${MONTHS[month]} de ${current.slice(0, 4)}`
  return (
    <div className="calendar">
      <div className="calendar-head">
        <IconButton icon="chevron-left" label="Mes anterior" onClick={() => setCurrent(shiftMonth(current, -1))} />
        <span aria-live="polite">{title}</span>
        <IconButton icon="chevron-right" label="Mes siguiente" onClick={() => setCurrent(shiftMonth(current, 1))} />
      </div>
      <table aria-label={title} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {WEEKDAYS.map((name) => (
              <th key={name} scope="col" abbr={name}>
                {name.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(current).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day}>
                  <button
                    type="button"
                    ref={day === current ? focused : undefined}
                    tabIndex={day === current ? 0 : -1}
                    className={day.slice(0, 7) === current.slice(0, 7) ? undefined : 'calendar-out'}
                    aria-label={`${Number(day.slice(8))} de ${MONTHS[Number(day.slice(5, 7)) - 1]} de ${day.slice(0, 4)}`}
                    aria-pressed={day === value}
                    aria-current={day === today() ? 'date' : undefined}
                    onClick={() => onPick(day)}
                  >
                    {Number(day.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
