import './hours.css'
import { useEffect, useRef, useState } from 'react'
import { useFormState } from 'react-hook-form'
import { WeekdayOptions } from '../../../../../generated/options.ts'
import { getPath } from '../../../../contract/path.ts'
import type { ControlProps } from '../../../engine/fields/kinds.ts'
import { DayRow } from './DayRow.tsx'
import { type DayHours, onWorkdays, type Range, rangesOf, withDay, withNewRange } from './week.ts'

const days = WeekdayOptions as readonly { value: DayHours['day']; label: string }[]

/** Paths of the week in the forms that have one. */
const PATHS = ['schedule.week', 'hours.week']

/** Opening hours of a week, one row per day. A day has any number of ranges; a closed day has none. */
export function WeekControl({ field, value, onChange, readOnly, focusRef }: ControlProps) {
  const { errors } = useFormState({ name: PATHS })
  const week = (Array.isArray(value) ? value : []) as DayHours[]
  const [said, setSaid] = useState('')
  const root = useRef<HTMLDivElement>(null)
  const next = useRef<string>(undefined)
  const most = field.fields?.find(({ source }) => source === 'ranges')?.maxItems

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after every change of the week
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
            errorsAt={(path) => (at < 0 ? [] : PATHS.flatMap((own) => textsOf(getPath(errors, `${own}.${at}${path}`))))}
            full={ranges.length >= (most ?? Number.POSITIVE_INFINITY)}
            readOnly={readOnly ?? false}
            {...(day === 0 && focusRef && { focusRef })}
            onRange={(place, range) => set(ranges.map((one, i) => (i === place ? range : one)))}
            onAdd={() =>
              set(withNewRange(ranges), `${label}: franja agregada.`, `[data-range="${day}-${ranges.length}"] input`)
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

/** Returns all distinct error messages at or below a path. */
function textsOf(error: unknown): string[] {
  if (typeof error !== 'object' || error === null) return []
  if ('message' in error && typeof error.message === 'string') return [error.message]
  return [...new Set(Object.entries(error).flatMap(([key, inner]) => (key === 'ref' ? [] : textsOf(inner))))]
}
