import { Checkbox } from '../../ui/Checkbox.tsx'
import { TimeField } from '../../ui/TimeField.tsx'
import type { RuleInput } from './settings.ts'

type Range = NonNullable<RuleInput['quiet_hours']>

interface QuietFieldsProps {
  value: Range | null
  onChange: (value: Range | null) => void
  errorAt: (path?: string) => string | undefined
}

/** Hours in which a rule waits, in the zone of the bot. */
export function QuietFields({ value, onChange, errorAt }: QuietFieldsProps) {
  return (
    <fieldset className="notification-quiet">
      <legend className="sr-only">Horas de silencio</legend>
      <Checkbox
        label="Horas de silencio"
        help="Lo que pase en esas horas espera y llega al terminar, en la zona horaria del chatbot."
        checked={value !== null}
        onChange={(on) => onChange(on ? { from: '22:00', to: '07:00' } : null)}
      />
      {value && (
        <div className="notification-hours">
          {(['from', 'to'] as const).map((name) => (
            <TimeField
              key={name}
              label={name === 'from' ? 'Desde' : 'Hasta'}
              value={value[name]}
              onChange={(text) => onChange({ ...value, [name]: text })}
              error={errorAt(name) ?? ''}
            />
          ))}
        </div>
      )}
      {errorAt() && (
        <p className="field-error" role="alert">
          {errorAt()}
        </p>
      )}
    </fieldset>
  )
}
