import { useState } from 'react'
import type { components } from '../../../../generated/api.d.ts'
import { type ChatRuleKind, isTime } from '../../../contract/chat-rules.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { Choices, ConditionValue } from '../groups/ConditionValue.tsx'
import { useRuleChoices } from './useRuleChoices.ts'

type Schemas = components['schemas']
type Condition = Schemas['ChatRuleCondition']
type Time = Schemas['ChatRuleTime']

interface ConditionInputProps {
  condition: Condition
  kind: ChatRuleKind
  own: Schemas['ContactField'] | undefined
  error: string | undefined
  onChange: (value: Condition['value']) => void
}

const DAYS = ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo']

/** Working hours, to begin with. */
const USUAL: Time = { days: [0, 1, 2, 3, 4], from: '09:00', to: '18:00' }

/** What a condition of a rule compares with: a control by the kind of its field. */
export function ConditionInput(props: ConditionInputProps) {
  const { condition, kind, own, error, onChange } = props
  const options = useRuleChoices(condition.field, own)
  if (kind === 'words') return <Words {...props} />
  if (kind === 'time') return <Hours {...props} />
  if (kind === 'choice' || kind === 'required-choice')
    return <Choices condition={condition} options={options} error={error} onChange={onChange} />
  const { operator, value = null } = condition
  if (operator === 'lacks' || isTime(value)) return null
  return (
    <ConditionValue
      condition={{ field: 'custom', key: condition.key ?? null, operator, value }}
      kind={kind}
      own={own}
      error={error}
      onChange={onChange}
    />
  )
}

/** Words and phrases, separated by commas. */
function Words({ condition, error, onChange }: ConditionInputProps) {
  const stored = Array.isArray(condition.value) ? condition.value.map(String) : []
  const [typed, setTyped] = useState(stored.join(', '))
  const shown = isSame(wordsOf(typed), stored) ? typed : stored.join(', ')
  return (
    <TextField
      className="rule-wide"
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
function Hours({ condition, error, onChange }: ConditionInputProps) {
  const { value = null } = condition
  const time = isTime(value) ? value : USUAL
  const { days, from, to } = time
  const toggle = (day: number, on: boolean) =>
    onChange({ ...time, days: on ? [...days, day].sort() : days.filter((one) => one !== day) })
  return (
    <fieldset className="rule-time rule-wide">
      <legend>Días y horas</legend>
      {DAYS.map((label, day) => (
        <Checkbox key={label} label={label} checked={days.includes(day)} onChange={(on) => toggle(day, on)} />
      ))}
      <TextField label="Desde" type="time" value={from} onChange={(next) => onChange({ ...time, from: next })} />
      <TextField label="Hasta" type="time" value={to} onChange={(next) => onChange({ ...time, to: next })} />
      {error && <p className="field-error">{error}</p>}
    </fieldset>
  )
}

/** Returns the value with which a condition of a kind begins. */
export const firstValue = (kind: ChatRuleKind | undefined): Condition['value'] =>
  kind === 'time' ? USUAL : kind === 'words' ? [] : null
