import './moment-field.css'
import { useState } from 'react'
import { dayIn } from '../../../contract/zone.ts'
import { parseTime, TIME_SHAPE } from '../../ui/format.ts'
import { TextField } from '../../ui/TextField.tsx'
import { DayField } from './DayField.tsx'

interface MomentFieldProps {
  /** yyyy-mm-ddThh:mm by the clocks of the bot; empty is now */
  value: string
  /** the bot's time zone, in which "today" is meant */
  zone: string
  /** what the moment is, and what its day is called */
  legend?: string
  label?: string
  /** what is wrong with it */
  problem?: string | undefined
  onChange: (value: string) => void
}

/** The hour that a day begins with, until another is written. */
const MORNING = '09:00'

/** A moment, unless told otherwise that of a test: a day and an hour, as the business's clocks show them. */
export function MomentField({
  value,
  zone,
  legend = 'Simular fecha y hora',
  label = 'Simular el día',
  problem = '',
  onChange,
}: MomentFieldProps) {
  const [day = '', time = ''] = value.split('T')
  // what is being written stands, whatever the day does meanwhile
  const [draft, setDraft] = useState<string>()
  const typed = draft ?? time
  const read = parseTime(typed)
  const set = (nextDay: string, nextTime: string) => onChange(nextDay ? `${nextDay}T${nextTime || MORNING}` : '')

  function leave(): void {
    if (draft === undefined) return
    if (read) set(day || dayIn(new Date(), zone), read)
    if (read || typed.trim() === '') setDraft(undefined)
  }
  return (
    <fieldset className="moment-field">
      <legend className="sr-only">{legend}</legend>
      <DayField label={label} error={problem} value={day || null} onChange={(next) => set(next ?? '', time)} />
      <TextField
        label="Hora"
        placeholder={TIME_SHAPE}
        inputMode="numeric"
        maxLength={TIME_SHAPE.length}
        value={typed}
        onChange={setDraft}
        // what stands there is written over: five signs leave no room beside it
        onFocus={(event) => event.target.select()}
        onBlur={leave}
        error={typed.trim() === '' || read ? '' : 'Escribir la hora como 09:00.'}
      />
    </fieldset>
  )
}
