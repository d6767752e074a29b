import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import Popover from '@mui/material/Popover'
import { useRef, useState } from 'react'
import { dayIn, momentIn } from '../../../../contract/zone.ts'
import { IconButton } from '../../../ui/Button.tsx'
import {
  botZone,
  DAY_SHAPE,
  formatClock,
  formatDate,
  formatTime,
  parseDate,
  parseTime,
  TIME_SHAPE,
} from '../../../ui/format.ts'
import type { ControlProps } from '../kinds.ts'
import { Calendar } from './Calendar.tsx'
import { inputProps } from './shared.ts'

/** A date as dd/mm/aaaa regardless of the browser's language, typed or picked from a calendar. Stored as yyyy-mm-dd. */
export function DateControl(props: ControlProps) {
  const { value, onChange, field, readOnly, id } = props
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLDivElement>(null)
  const stored = typeof value === 'string' ? value : ''
  return (
    <>
      <Drafted
        {...props}
        anchor={anchor}
        stored={stored}
        show={(day) => (/^\d{4}-/.test(day) ? formatDate(day) : day)}
        read={parseDate}
        hint={DAY_SHAPE}
        onChange={onChange}
        button={
          <IconButton
            icon="calendar"
            label={`Abrir calendario de ${field.label}`}
            aria-haspopup="dialog"
            aria-expanded={open}
            disabled={readOnly}
            onClick={() => setOpen(true)}
          />
        }
      />
      <Popover
        open={open}
        anchorEl={anchor.current}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        onClose={() => setOpen(false)}
        slotProps={{ paper: { role: 'dialog', 'aria-label': `Calendario de ${field.label}` } }}
      >
        <Calendar
          value={parseDate(formatDate(stored))}
          onPick={(day) => {
            onChange(day)
            setOpen(false)
            requestAnimationFrame(() => document.getElementById(id)?.focus())
          }}
        />
      </Popover>
    </>
  )
}

/** A time of day in 24-hour format. Stored as hh:mm. */
export function TimeControl(props: ControlProps & { label?: string }) {
  const stored = typeof props.value === 'string' ? props.value : ''
  return (
    <Drafted
      {...props}
      stored={stored}
      show={(time) => (time === '' ? '' : formatTime(time))}
      read={parseTime}
      hint={TIME_SHAPE}
    />
  )
}

/** A date and time in the bot's time zone. Stored as a UTC timestamp. */
export function DateTimeControl(props: ControlProps) {
  const { value, onChange, field } = props
  const zone = botZone()
  const date = typeof value === 'string' && value !== '' ? new Date(value) : undefined
  const valid = date && !Number.isNaN(date.getTime()) ? date : undefined
  const day = valid ? dayIn(valid, zone) : ''
  const time = valid ? formatClock(valid, zone) : ''
  const [draft, setDraft] = useState({ day, time })
  const parts = valid ? { day, time } : draft
  const join = (next: { day: string; time: string }) => {
    setDraft(next)
    const instant = momentIn(next.day, next.time || '00:00', zone)
    if (next.day === '') onChange(null)
    else onChange(Number.isNaN(instant.getTime()) ? `${next.day} ${next.time}` : instant.toISOString())
  }
  return (
    <div className="fld-when">
      <DateControl {...props} value={parts.day} onChange={(next) => join({ ...parts, day: String(next ?? '') })} />
      <TimeControl
        {...props}
        id={`${props.id}-time`}
        field={{ ...field, label: `Hora de ${field.label}` }}
        focusRef={() => {}}
        autoFocus={false}
        value={parts.time}
        onChange={(next) => join({ ...parts, time: String(next ?? '') })}
        label={`Hora de ${field.label}`}
      />
    </div>
  )
}

interface DraftedProps extends ControlProps {
  stored: string
  show: (stored: string) => string
  read: (text: string) => string | undefined
  hint: string
  button?: React.ReactNode
  anchor?: React.Ref<HTMLDivElement>
  label?: string
}

/** Text input for a value with a different stored format. Passes on unparsable text as typed and normalizes on blur. */
function Drafted({ stored, show, read, hint, button, anchor, label, ...props }: DraftedProps) {
  const { onChange, field, onBlur } = props
  const [draft, setDraft] = useState<string>()
  return (
    <OutlinedInput
      {...inputProps(
        { ...props, field: { ...field, placeholder: field.placeholder ?? hint } },
        { maxLength: DAY_SHAPE.length, inputMode: 'numeric', 'aria-label': label },
      )}
      ref={anchor}
      value={draft ?? show(stored)}
      onChange={(event) => {
        const text = event.target.value.replace(/[^\d/.:-]/g, '')
        setDraft(text)
        onChange(text === '' ? null : (read(text) ?? text))
      }}
      onBlur={() => {
        setDraft(undefined)
        onBlur?.()
      }}
      endAdornment={
        button && (
          <InputAdornment position="end">
            <span className="fld-inset">{button}</span>
          </InputAdornment>
        )
      }
    />
  )
}
