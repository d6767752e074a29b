import { type ReactNode, useState } from 'react'
import { dayIn, isDay, momentIn } from '../../../../contract/zone.ts'
import { DayField } from '../../../engine/fields/DayField.tsx'
import { formatDateTime, TIME_SHAPE } from '../../../ui/format.ts'
import { TextField } from '../../../ui/TextField.tsx'
import { useChatsContext, useInbox } from '../context.ts'
import { MomentDialog } from './MomentDialog.tsx'
import { RadioList } from './RadioList.tsx'
import type { ChatDialogProps } from './shared.tsx'
import { parseTime, snoozeTimes } from './snooze-times.ts'

const OWN = -1

/** Snoozes a chat. */
export function SnoozeDialog({ chat, onClose }: ChatDialogProps) {
  const { actions } = useChatsContext()
  return (
    <SnoozeForm
      title="Posponer conversación"
      onClose={onClose}
      onUntil={async (until) => void ((await actions.snooze(chat.id, until)) && onClose())}
    >
      La conversación saldrá de la lista hasta esa hora o hasta que el cliente escriba.
    </SnoozeForm>
  )
}

interface SnoozeFormProps {
  title: string

  /** explains the effect */
  children: ReactNode
  onClose: () => void
  /** receives the chosen timestamp in the format of the API */
  onUntil: (until: string) => Promise<void>
}

/** Asks until when: one of the preset times, or a custom day and time. */
export function SnoozeForm({ title, children, onClose, onUntil }: SnoozeFormProps) {
  const zone = useInbox(({ state }) => state.zone)
  const [times] = useState(() => snoozeTimes(new Date(), zone))
  const [choice, setChoice] = useState(0)
  const [day, setDay] = useState<string | null>(() => dayIn(times[1]?.at ?? new Date(), zone))
  const [hour, setHour] = useState('09:00')
  const [errors, setErrors] = useState<{ day?: string; hour?: string }>({})
  const [busy, setBusy] = useState(false)

  async function save(): Promise<void> {
    const time = parseTime(hour)
    const at = choice !== OWN ? times[choice]?.at : day && isDay(day) && time ? momentIn(day, time, zone) : undefined
    if (!at)
      return setErrors({
        day: !day ? 'Elige el día.' : isDay(day) ? undefined : 'Esa fecha no existe. Elige otra.',
        hour: time ? undefined : 'Escribe la hora así: 09:00.',
      })
    if (at.getTime() <= Date.now()) return setErrors({ day: 'Elige una fecha y hora que no hayan pasado.' })
    setErrors({})
    setBusy(true)
    await onUntil(at.toISOString())
    setBusy(false)
  }

  return (
    <MomentDialog title={title} save="Posponer" onClose={onClose} busy={busy} onSubmit={() => void save()}>
      <p className="soft">{children}</p>
      <RadioList
        label="Hasta cuándo"
        none=""
        options={[
          ...times.map(({ label, at }, id) => ({ id, label, note: formatDateTime(at, zone) })),
          { id: OWN, label: 'Otro día y hora' },
        ]}
        value={choice}
        onChange={setChoice}
      />
      {choice === OWN && (
        <div className="dialog-pair">
          <DayField label="Día" keepsFaults value={day} onChange={setDay} error={errors.day} />
          <TextField
            label="Hora"
            placeholder={TIME_SHAPE}
            inputMode="numeric"
            maxLength={TIME_SHAPE.length}
            value={hour}
            onChange={setHour}
            onBlur={() => setHour(parseTime(hour) ?? hour)}
            error={errors.hour}
          />
        </div>
      )}
    </MomentDialog>
  )
}
