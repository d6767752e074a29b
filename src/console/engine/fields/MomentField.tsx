import './moment-field.css'
import { useState } from 'react'
import { dayIn } from '../../../contract/zone.ts'
import { parseTime, TIME_SHAPE } from '../../ui/format.ts'
import { TextField } from '../../ui/TextField.tsx'
import { DayField } from './DayField.tsx'

interface MomentFieldProps {
  /** yyyy-mm-ddThh:mm in the bot's time zone; empty means now */
  value: string
  /** the bot's time zone, which determines "today" */
  zone: string
  /** label of the whole group, and of the day field */
  legend?: string
  label?: string
  /** error message */
  problem?: string | undefined
  onChange: (value: string) => void
  /** called while the time is typed, with whether it is none */
  onTyping?: (isFault: boolean) => void
}

/** Default time of a newly chosen day. */
const MORNING = '09:00'

const isFault = (text: string) => text.trim() !== '' && parseTime(text) === undefined

/** A date and time in the business's time zone. The default labels are those of the bot test. */
export function MomentField({
  value,
  zone,
  legend = 'Fecha y hora simuladas',
  label = 'Día simulado',
  problem = '',
  onChange,
  onTyping,
}: MomentFieldProps) {
  const [day = '', time = ''] = value.split('T')
  // Keeps the typed text regardless of changes of the day.
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
        onChange={(text) => {
          setDraft(text)
          onTyping?.(isFault(text))
        }}
        // Select the text, since the 5-character limit leaves no room to type.
        onFocus={(event) => event.target.select()}
        onBlur={leave}
        error={isFault(typed) ? 'Escribe la hora así: 09:00.' : ''}
      />
    </fieldset>
  )
}
