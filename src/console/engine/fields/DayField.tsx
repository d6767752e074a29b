import './fields.css'
import './day-field.css'
import { useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isDay } from '../../../contract/zone.ts'
import { IconButton } from '../../ui/Button.tsx'
import { DAY_SHAPE, formatDate, parseDate } from '../../ui/format.ts'
import { TextField } from '../../ui/TextField.tsx'
import { Calendar } from './controls/Calendar.tsx'

interface DayFieldProps {
  label: string
  /** yyyy-mm-dd, or null if empty */
  value: string | null
  onChange: (day: string | null) => void
  error?: string | undefined
  help?: string | undefined
  required?: boolean
  /** passes on a date that does not exist as it was typed, to say so; otherwise the last one returns */
  keepsFaults?: boolean
}

/** A date field in Argentine format regardless of the browser's language, with a calendar. */
export function DayField({ label, value, onChange, error, help, required, keepsFaults }: DayFieldProps) {
  const isFault = keepsFaults && value !== null && value !== '' && !isDay(value)
  const shown = isFault ? value : value ? formatDate(value) : ''
  const [text, setText] = useState(shown)
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const id = useId()
  useEffect(() => setText(shown), [shown])
  function leave(): void {
    const day = parseDate(text)
    if (day !== undefined || text.trim() === '') onChange(day ?? null)
    else if (keepsFaults) onChange(text)
    else setText(shown)
  }
  /**
   * Accepts a complete date while typing. Otherwise the error would disappear only on blur and move the button being
   * clicked.
   */
  function type(typed: string): void {
    setText(typed)
    const day = parseDate(typed)
    if (day !== undefined && formatDate(day) === typed) onChange(day)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the calendar from anywhere inside
    <div
      className="day-field"
      ref={root}
      onKeyDown={(event) => {
        // Commit the typed text before Enter submits the form.
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement) flushSync(leave)
        if (event.key !== 'Escape' || !open) return
        event.preventDefault()
        event.stopPropagation()
        setOpen(false)
        root.current?.querySelector('input')?.focus()
      }}
    >
      <TextField
        label={label}
        placeholder={DAY_SHAPE}
        inputMode="numeric"
        value={text}
        onChange={type}
        onBlur={leave}
        error={error ?? (isFault ? 'Esa fecha no existe.' : undefined)}
        help={help}
        required={required}
      />
      <IconButton
        icon="calendar"
        label={`Abrir calendario de ${label}`}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <section className="day-calendar" id={id} aria-label={`Calendario de ${label}`}>
          <Calendar
            value={isFault ? undefined : (value ?? undefined)}
            onPick={(day) => {
              onChange(day)
              setOpen(false)
              root.current?.querySelector('input')?.focus()
            }}
          />
        </section>
      )}
    </div>
  )
}
