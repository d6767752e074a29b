import '../groups/rules.css'
import './rules.css'
import { useRef } from 'react'
import { useFormState } from 'react-hook-form'
import type { components } from '../../../../generated/api.d.ts'
import { ChatActionLimits, ChatRuleInputLimits } from '../../../../generated/limits.ts'
import {
  ChatActionTypeOptions,
  ChatAssignToOptions,
  ChatPriorityOptions,
  ChatRuleNoticeTypeOptions,
} from '../../../../generated/options.ts'
import type { ControlProps } from '../../engine/fields/kinds.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useAreas, useLabels, usePeople } from './useRuleChoices.ts'

type Action = components['schemas']['ChatRuleAction']
type Faults = Readonly<
  Partial<
    Record<
      'type' | 'text' | 'label_id' | 'area_id' | 'to' | 'user_id' | 'user_ids' | 'priority' | 'minutes',
      { message?: string }
    >
  >
>

const TYPES = [...ChatActionTypeOptions, ...ChatRuleNoticeTypeOptions]
/** Excludes «me»: a rule has no person to assign a conversation to. */
const ASSIGNEES = ChatAssignToOptions.filter(({ value }) => value !== 'me')
const NONE = { value: '', label: 'Elige…' }

/** The actions of a rule, in their order. */
export function RuleActions({ value, onChange, field }: ControlProps) {
  const { errors } = useFormState()
  const list = useRef<HTMLOListElement>(null)
  const actions = (value as Action[] | null) ?? []
  const faults = (errors[field.source] ?? []) as (Faults | undefined)[]
  const move = (from: number, to: number, act: string) => {
    const next = [...actions]
    next.splice(to, 0, ...next.splice(from, 1))
    onChange(next)
    requestAnimationFrame(() => {
      const tools = list.current?.children[to]?.querySelectorAll<HTMLElement>('[data-act]:not(:disabled)')
      const buttons = [...(tools ?? [])]
      ;(buttons.find((one) => one.dataset.act === act) ?? buttons[0])?.focus()
    })
  }
  return (
    <div className="rule">
      <ol className="rule-actions" ref={list}>
        {actions.map((action, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: actions have no identity besides their place
          <li key={at}>
            <fieldset className="rule-line">
              <legend className="sr-only">Acción {at + 1}</legend>
              <div className="rule-fields">
                <ActionFields
                  action={action}
                  faults={faults[at]}
                  onChange={(next) => onChange(actions.map((one, place) => (place === at ? next : one)))}
                />
              </div>
              <div className="rule-tools">
                <IconButton
                  icon="chevron-up"
                  data-act="up"
                  label={`Subir acción ${at + 1}`}
                  disabled={at === 0}
                  onClick={() => move(at, at - 1, 'up')}
                />
                <IconButton
                  icon="chevron-down"
                  data-act="down"
                  label={`Bajar acción ${at + 1}`}
                  disabled={at === actions.length - 1}
                  onClick={() => move(at, at + 1, 'down')}
                />
                <IconButton
                  icon="close"
                  label={`Quitar acción ${at + 1}`}
                  onClick={() => onChange(actions.filter((_, place) => place !== at))}
                />
              </div>
            </fieldset>
          </li>
        ))}
      </ol>
      {actions.length < ChatRuleInputLimits.actions.maxItems && (
        <div>
          <Button icon="plus" onClick={() => onChange([...actions, { type: 'label_add' }])}>
            Agregar acción
          </Button>
        </div>
      )}
    </div>
  )
}

interface ActionFieldsProps {
  action: Action
  faults: Faults | undefined
  onChange: (next: Action) => void
}

/** What an action is, and what its type needs. */
function ActionFields({ action, faults, onChange }: ActionFieldsProps) {
  const { type } = action
  return (
    <>
      <Select
        label="Acción"
        options={TYPES}
        value={type}
        onChange={(next) => onChange(startOf(next))}
        error={faults?.type?.message}
      />
      {type === 'notify' ? (
        <People
          chosen={action.user_ids}
          error={faults?.user_ids?.message}
          onChange={(user_ids) => onChange({ ...action, user_ids })}
        />
      ) : (
        <Details action={action} faults={faults} onChange={onChange} />
      )}
    </>
  )
}

type ChatAction = components['schemas']['ChatAction']

function Details({
  action,
  faults,
  onChange,
}: {
  action: ChatAction
  faults: Faults | undefined
  onChange: (next: Action) => void
}) {
  const { type } = action
  const isLabel = type === 'label_add' || type === 'label_remove'
  const labels = useLabels('chat', isLabel)
  const areas = useAreas(type === 'area')
  const people = usePeople(type === 'assign')
  const choose = (key: 'label_id' | 'area_id' | 'user_id', label: string, options: typeof areas) => (
    <Select
      label={label}
      options={[NONE, ...options]}
      value={String(action[key] ?? '')}
      onChange={(next) => {
        const { [key]: _, ...rest } = action
        onChange(next === '' ? rest : { ...rest, [key]: Number(next) })
      }}
      error={faults?.[key]?.message}
    />
  )
  if (type === 'reply' || type === 'comment')
    return (
      <TextArea
        label="Texto"
        value={action.text ?? ''}
        limit={ChatActionLimits.text.maxLength}
        onChange={(text) => onChange({ ...action, text })}
        error={faults?.text?.message}
      />
    )
  if (isLabel) return choose('label_id', 'Etiqueta', labels)
  if (type === 'area') return choose('area_id', 'Área', areas)
  if (type === 'assign')
    return (
      <>
        <Select
          label="A quién"
          options={ASSIGNEES}
          value={action.to ?? 'round_robin'}
          onChange={(next) => onChange({ type, to: next as NonNullable<ChatAction['to']> })}
          error={faults?.to?.message}
        />
        {action.to === 'person' && choose('user_id', 'Persona', people)}
      </>
    )
  if (type === 'priority')
    return (
      <Select
        label="Prioridad"
        options={[NONE, ...ChatPriorityOptions]}
        value={action.priority ?? ''}
        onChange={(next) => onChange({ type, ...(next && { priority: next as NonNullable<ChatAction['priority']> }) })}
        error={faults?.priority?.message}
      />
    )
  if (type === 'snooze')
    return (
      <TextField
        label="Minutos"
        type="number"
        inputMode="numeric"
        min={ChatActionLimits.minutes.minimum}
        value={action.minutes === undefined ? '' : String(action.minutes)}
        onChange={(next) => onChange(next === '' ? { type } : { ...action, minutes: Number(next) })}
        error={faults?.minutes?.message}
      />
    )
  return null
}

interface PeopleProps {
  chosen: readonly number[]
  error: string | undefined
  onChange: (ids: number[]) => void
}

function People({ chosen, error, onChange }: PeopleProps) {
  const people = usePeople(true)
  return (
    <fieldset className="rule-choices">
      <legend>Personas</legend>
      {people.map(({ value, label }) => (
        <Checkbox
          key={value}
          label={label}
          checked={chosen.includes(Number(value))}
          onChange={(on) => onChange(on ? [...chosen, Number(value)] : chosen.filter((one) => one !== Number(value)))}
        />
      ))}
      {error && <p className="field-error">{error}</p>}
    </fieldset>
  )
}

/** Returns an action of a type that was just chosen. */
function startOf(type: string): Action {
  if (type === 'notify') return { type, user_ids: [] }
  const known = ChatActionTypeOptions.find(({ value }) => value === type)?.value as ChatAction['type']
  return known === 'assign' ? { type: known, to: 'round_robin' } : { type: known }
}
