import './hours.css'
import { useEffect, useRef, useState } from 'react'
import { useFormState } from 'react-hook-form'
import { WeekdayOptions } from '../../../../../generated/options.ts'
import { getPath } from '../../../../contract/path.ts'
import type { ControlProps } from '../../../engine/fields/kinds.ts'
import { DayRow } from './DayRow.tsx'
import { type DayHours, oneMore, onWorkdays, type Range, rangesOf, withDay } from './week.ts'

const days = WeekdayOptions as readonly { value: DayHours['day']; label: string }[]

/** Where the week stands in the forms that hold one. */
const PATH = 'schedule.week'

/** The hours of a week, a line for each day: as many ranges as a day has, none while it is closed. */
export function WeekControl({ field, value, onChange, readOnly, focusRef }: ControlProps) {
  const { errors } = useFormState({ name: PATH })
  const week = (Array.isArray(value) ? value : []) as DayHours[]
  const [said, setSaid] = useState('')
  const root = useRef<HTMLDivElement>(null)
  const next = useRef<string>(undefined)
  const most = field.fields?.find(({ source }) => source === 'ranges')?.maxItems

  // biome-ignore lint/correctness/useExhaustiveDependencies: after every change of the week
  useEffect(() => {
    if (!next.current) return
    root.current?.querySelector<HTMLElement>(next.current)?.focus()
    next.current = undefined
  }, [value])

  function change(changed: DayHours[], text: string, focus?: string): void {
    next.current = focus
    setSaid(text)
    onChange(changed)
  }

  return (
    <div className="hours" ref={root} tabIndex={-1}>
      {days.map(({ value: day, label }) => {
        const ranges = rangesOf(week, day)
        const at = week.findIndex((one) => one.day === day)
        const set = (given: readonly Range[], text = '', focus?: string) =>
          change(withDay(week, day, given), text, focus)
        return (
          <DayRow
            key={day}
            day={day}
            label={label}
            ranges={ranges}
            errors={at < 0 ? [] : textsOf(getPath(errors, `${PATH}.${at}`))}
            full={ranges.length >= (most ?? Number.POSITIVE_INFINITY)}
            readOnly={readOnly ?? false}
            {...(day === 0 && focusRef && { focusRef })}
            onRange={(place, range) => set(ranges.map((one, i) => (i === place ? range : one)))}
            onAdd={() =>
              set(oneMore(ranges), `${label}: franja añadida.`, `[data-range="${day}-${ranges.length}"] input`)
            }
            onRemove={(place) =>
              set(
                ranges.filter((_, i) => i !== place),
                `${label}: ${ranges.length === 1 ? 'cerrado' : 'franja quitada'}.`,
                `[data-add="${day}"]`,
              )
            }
            onCopy={() => change(onWorkdays(week, day), `De lunes a viernes, como el ${label.toLowerCase()}.`)}
          />
        )
      })}
      <span className="sr-only" role="status">
        {said}
      </span>
    </div>
  )
}

/** Every text of what is wrong below a place. */
function textsOf(error: unknown): string[] {
  if (typeof error !== 'object' || error === null) return []
  if ('message' in error && typeof error.message === 'string') return [error.message]
  return [...new Set(Object.entries(error).flatMap(([key, inner]) => (key === 'ref' ? [] : textsOf(inner))))]
}
