import { WeekdayOptions } from '../../../../../generated/options.ts'
import type { SessionUser } from '../../../session/index.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { TIME_SHAPE } from '../../../ui/format.ts'
import { TextField } from '../../../ui/TextField.tsx'

type QuietHours = NonNullable<SessionUser['preferences']['quiet_hours']>

/** What holds until somebody chooses otherwise; an older server tells nothing of it. */
const UNTOLD: QuietHours = { enabled: false, from: '22:00', to: '08:00', days: [0, 1, 2, 3, 4, 5, 6] }

interface QuietHoursFieldsProps {
  value?: QuietHours
  onChange: (value: QuietHours) => void
  /** by field of the preferences */
  errors: Record<string, string>
}

/** When neither sound nor notifications are wanted, by the clock of the person's own machine. */
export function QuietHoursFields({ value = UNTOLD, onChange, errors }: QuietHoursFieldsProps) {
  const set = (change: Partial<QuietHours>) => onChange({ ...value, ...change })
  const days: readonly number[] = value.days
  const toggle = (day: number, on: boolean) =>
    set({ days: [...days.filter((other) => other !== day), ...(on ? [day] : [])].sort() as QuietHours['days'] })
  return (
    <fieldset className="settings-quiet">
      <legend className="sr-only">Horario de silencio</legend>
      <Checkbox
        label="Horario de silencio"
        help="Sin sonido ni notificaciones de escritorio. El título de la ventana sigue marcando lo nuevo."
        checked={value.enabled}
        onChange={(enabled) => set({ enabled })}
      />
      {value.enabled && (
        <>
          <div className="settings-hours">
            <TextField
              label="Desde"
              placeholder="22:00"
              inputMode="numeric"
              maxLength={TIME_SHAPE.length}
              value={value.from}
              onChange={(from) => set({ from })}
              error={errors['quiet_hours.from']}
            />
            <TextField
              label="Hasta"
              placeholder="08:00"
              inputMode="numeric"
              maxLength={TIME_SHAPE.length}
              help="Puede pasar la medianoche."
              value={value.to}
              onChange={(to) => set({ to })}
              error={errors['quiet_hours.to']}
            />
          </div>
          <fieldset className="settings-days">
            <legend>Días en que empieza</legend>
            {WeekdayOptions.map((option) => (
              <Checkbox
                key={String(option.value)}
                label={option.label}
                checked={days.includes(Number(option.value))}
                onChange={(on) => toggle(Number(option.value), on)}
              />
            ))}
            {errors['quiet_hours.days'] && (
              <p className="field-error" role="alert">
                {errors['quiet_hours.days']}
              </p>
            )}
          </fieldset>
        </>
      )}
    </fieldset>
  )
}
