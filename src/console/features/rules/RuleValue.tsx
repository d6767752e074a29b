import './rules.css'
import { useState } from 'react'
import type { components } from '../../../../generated/api.d.ts'
import { WeekdayOptions } from '../../../../generated/options.ts'
import { type ChatRuleKind, isTime } from '../../../contract/chat-rules.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { TimeField } from '../../ui/TimeField.tsx'
import { ConditionValue } from '../conditions/ConditionValue.tsx'
import type { Condition, ValueProps } from '../conditions/language.ts'

type Time = components['schemas']['ChatRuleTime']

/** Working hours, to begin with. */
const USUAL: Time = { days: [0, 1, 2, 3, 4], from: '09:00', to: '18:00' }

/** What a condition of a rule compares with: also words, and days with their hours. */
export function RuleValue(props: ValueProps) {
  if (props.kind === 'words') return <Words {...props} />
  if (props.kind === 'time') return <Hours {...props} />
  return <ConditionValue {...props} />
}

/** Words and phrases, separated by commas. */
function Words({ condition, error, onChange }: ValueProps) {
  const stored = Array.isArray(condition.value) ? condition.value.map(String) : []
  const [typed, setTyped] = useState(stored.join(', '))
  const shown = isSame(wordsOf(typed), stored) ? typed : stored.join(', ')
  return (
    <TextField
      className="condition-wide"
      label="Palabras o frases"
      help="Sepáralas con comas. No importan las mayúsculas ni los acentos."
      placeholder="reclamo, no funciona"
      value={shown}
      onChange={(next) => {
        setTyped(next)
        onChange(wordsOf(next))
      }}
      error={error}
    />
  )
}

const wordsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
  ),
]

const isSame = (one: readonly string[], other: readonly string[]) => one.join() === other.join()

/** Days of the week, and hours that may pass midnight. */
function Hours({ condition, error, onChange }: ValueProps) {
  const { value = null } = condition
  const time = isTime(value) ? value : USUAL
  const { days } = time
  const toggle = (day: number, on: boolean) =>
    onChange({ ...time, days: on ? [...days, day].sort() : days.filter((one) => one !== day) })
  return (
    <fieldset className="rule-time condition-wide">
      <legend>Días y horas</legend>
      {WeekdayOptions.map(({ value: day, label }) => (
        <Checkbox
          key={label}
          label={label}
          checked={days.includes(Number(day))}
          onChange={(on) => toggle(Number(day), on)}
        />
      ))}
      <div className="rule-hours">
        {(['from', 'to'] as const).map((name) => (
          <TimeField
            key={name}
            label={name === 'from' ? 'Desde' : 'Hasta'}
            value={time[name]}
            onChange={(next) => onChange({ ...time, [name]: next })}
          />
        ))}
      </div>
      {error && <p className="field-error">{error}</p>}
    </fieldset>
  )
}

/** Returns the value with which a condition of a kind begins. */
export const firstValue = (kind: ChatRuleKind | undefined): Condition['value'] =>
  kind === 'time' ? USUAL : kind === 'words' ? [] : null
