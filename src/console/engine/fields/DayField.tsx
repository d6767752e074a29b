import './fields.css'
import './day-field.css'
import { useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { IconButton } from '../../ui/Button.tsx'
import { DAY_SHAPE, formatDate, parseDate } from '../../ui/format.ts'
import { TextField } from '../../ui/TextField.tsx'
import { Calendar } from './controls/Calendar.tsx'

interface DayFieldProps {
  label: string
  /** yyyy-mm-dd; null for none */
  value: string | null
  onChange: (day: string | null) => void
  error?: string
}

/** A day as Argentina writes it, whatever the browser's language: typed, or picked from a calendar. */
export function DayField({ label, value, onChange, error }: DayFieldProps) {
  const shown = value ? formatDate(value) : ''
  const [text, setText] = useState(shown)
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const id = useId()
  useEffect(() => setText(shown), [shown])
  function leave(): void {
    const day = parseDate(text)
    if (day !== undefined || text.trim() === '') onChange(day ?? null)
    else setText(shown)
  }
  /** A whole day counts at once: what was wrong with another goes before somebody reaches for a button that it moves. */
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
        // what was typed counts before Enter sends the form
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
        error={error}
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
            value={value ?? undefined}
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
