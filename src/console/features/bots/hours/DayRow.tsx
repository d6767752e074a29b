import { useId } from 'react'
import { TimeControl } from '../../../engine/fields/controls/dates.tsx'
import { IconButton } from '../../../ui/Button.tsx'
import { type DayHours, endsNextDay, type Range } from './week.ts'

interface DayRowProps {
  day: DayHours['day']
  label: string
  ranges: readonly Range[]
  /** returns the messages at or below a path of the day; '' is all of it */
  errorsAt: (path: string) => readonly string[]
  /** the maximum number of ranges is reached */
  full: boolean
  readOnly: boolean
  focusRef?: (element: HTMLElement | null) => void
  onRange: (at: number, range: Range) => void
  onAdd: () => void
  onRemove: (at: number) => void
  /** copies the hours of this day to all workdays */
  onCopy: () => void
}

/** Opening hours of one day. */
export function DayRow(props: DayRowProps) {
  const { day, label, ranges, errorsAt, full, readOnly, focusRef, onRange, onAdd, onRemove, onCopy } = props
  const id = useId()
  const errors = errorsAt('')
  const wrong = errors.length > 0 ? `${id}-error` : undefined
  return (
    <fieldset className="hours-day" aria-describedby={wrong}>
      <legend className="sr-only">{label}</legend>
      <span className="hours-name" aria-hidden="true">
        {label}
      </span>
      <div className="hours-ranges">
        {ranges.length === 0 && <span className="soft hours-closed">Cerrado</span>}
        {ranges.map((range, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a range has no id
          <div className="hours-range" key={at} data-range={`${day}-${at}`}>
            {(['from', 'to'] as const).map((end) => (
              <TimeControl
                key={end}
                id={`${id}-${at}-${end}`}
                field={{ source: end, type: 'time', label: `${label}, ${end === 'from' ? 'desde' : 'hasta'}` }}
                label={`${label}, franja ${at + 1}, ${end === 'from' ? 'desde' : 'hasta'}`}
                value={range[end]}
                readOnly={readOnly}
                describedBy={wrong}
                error={errorsAt(`.ranges.${at}.${end}`)[0]}
                {...(at === 0 && end === 'from' && focusRef && { focusRef })}
                onChange={(time) => onRange(at, { ...range, [end]: String(time ?? '') })}
              />
            ))}
            {!readOnly && (
              <IconButton
                icon="close"
                label={`Quitar la franja ${at + 1} del ${label.toLowerCase()}`}
                onClick={() => onRemove(at)}
              />
            )}
            {endsNextDay(range) && <small className="soft">hasta el día siguiente</small>}
          </div>
        ))}
        {errors.map((text) => (
          <p key={text} id={wrong} className="fld-error">
            {text}
          </p>
        ))}
      </div>
      {!readOnly && (
        <div className="hours-do">
          <IconButton
            icon="plus"
            label={`Agregar una franja al ${label.toLowerCase()}`}
            data-add={day}
            disabled={full}
            onClick={onAdd}
          />
          <IconButton
            icon="copy"
            label={`Copiar el ${label.toLowerCase()} de lunes a viernes`}
            disabled={ranges.length === 0}
            onClick={onCopy}
          />
        </div>
      )}
    </fieldset>
  )
}
