import { WeekdayOptions } from '../../../../../generated/options.ts'
import type { SessionUser } from '../../../session/index.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { TimeField } from '../../../ui/TimeField.tsx'

type QuietHours = NonNullable<SessionUser['preferences']['quiet_hours']>

/** Default until the user sets quiet hours; older servers do not send the field. */
const DEFAULTS: QuietHours = { enabled: false, from: '22:00', to: '08:00', days: [0, 1, 2, 3, 4, 5, 6] }

interface QuietHoursFieldsProps {
  value?: QuietHours | undefined
  onChange: (value: QuietHours) => void
  /** returns the error at a path inside the value */
  errorAt: (path: string) => string | undefined
}

/** Hours without sound or notifications, in the time zone of the user's device. */
export function QuietHoursFields({ value = DEFAULTS, onChange, errorAt }: QuietHoursFieldsProps) {
  const set = (change: Partial<QuietHours>) => onChange({ ...value, ...change })
  const days: readonly number[] = value.days
  const toggle = (day: number, on: boolean) =>
    set({ days: [...days.filter((other) => other !== day), ...(on ? [day] : [])].sort() as QuietHours['days'] })
  return (
    <fieldset className="settings-quiet">
      <legend className="sr-only">Horario de silencio</legend>
      <Checkbox
        label="Horario de silencio"
        help="No oirás sonidos ni verás notificaciones. El título de la ventana seguirá marcando lo nuevo."
        checked={value.enabled}
        onChange={(enabled) => set({ enabled })}
      />
      {value.enabled && (
        <>
          <div className="settings-hours">
            <TimeField
              label="Desde"
              placeholder="22:00"
              value={value.from}
              onChange={(from) => set({ from })}
              error={errorAt('from')}
            />
            <TimeField
              label="Hasta"
              placeholder="08:00"
              help="Puede terminar al día siguiente."
              value={value.to}
              onChange={(to) => set({ to })}
              error={errorAt('to')}
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
            {errorAt('days') && (
              <p className="field-error" role="alert">
                {errorAt('days')}
              </p>
            )}
          </fieldset>
        </>
      )}
    </fieldset>
  )
}
