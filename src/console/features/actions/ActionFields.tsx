import { useRef } from 'react'
import type { components } from '../../../../generated/api.d.ts'
import { ChatActionLimits } from '../../../../generated/limits.ts'
import { ChatPriorityOptions } from '../../../../generated/options.ts'
import type { Option } from '../../../contract/screen.ts'
import { insertAt } from '../../ui/insert-at.ts'
import { Select } from '../../ui/Select.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { type Offer, UNCHOSEN } from '../choices.ts'
import { NumberSelect } from './NumberSelect.tsx'

type ChatAction = components['schemas']['ChatAction']

/** What the actions of a list can name. */
export interface ActionChoices {
  /** labels that a conversation can get */
  labels: Offer
  /** labels that can be taken from one: also those for contacts alone, which it may have from before */
  wornLabels: Offer
  areas: Offer
  people: Offer
  assignees: readonly Option[]
  /** what is said of assigning */
  assignHelp?: string
  /** variables of texts with what they stand for; none if absent */
  variables?: Readonly<Record<string, string>>
}

const HOUR = 60
const DAY = 24 * HOUR

const SNOOZES = [
  { value: HOUR, label: '1 hora' },
  { value: 3 * HOUR, label: '3 horas' },
  { value: DAY, label: '1 día' },
  { value: 2 * DAY, label: '2 días' },
  { value: 3 * DAY, label: '3 días' },
  { value: 7 * DAY, label: '7 días' },
  { value: 30 * DAY, label: '30 días' },
]

interface ActionFieldsProps {
  action: ChatAction
  choices: ActionChoices
  onChange: (action: ChatAction) => void
  error: (key: keyof ChatAction) => string | undefined
}

/** What an action needs besides its type. */
export function ActionFields({ action, choices, onChange, error }: ActionFieldsProps) {
  switch (action.type) {
    case 'reply':
    case 'comment':
      return <Text action={action} choices={choices} onChange={onChange} error={error} />
    case 'label_add':
    case 'label_remove':
      return (
        <NumberSelect
          label="Etiqueta"
          value={action.label_id}
          offer={action.type === 'label_add' ? choices.labels : choices.wornLabels}
          onChange={(label_id) => onChange({ ...action, label_id })}
          error={error('label_id')}
        />
      )
    case 'area':
      return (
        <NumberSelect
          label="Área"
          value={action.area_id}
          offer={choices.areas}
          onChange={(area_id) => onChange({ ...action, area_id })}
          error={error('area_id')}
        />
      )
    case 'assign':
      return <Assignment action={action} choices={choices} onChange={onChange} error={error} />
    case 'priority':
      return (
        <Select
          label="Prioridad"
          value={action.priority ?? ''}
          options={[UNCHOSEN, ...ChatPriorityOptions]}
          onChange={(next) => onChange({ type: 'priority', ...(next && { priority: next as ChatAction['priority'] }) })}
          error={error('priority')}
        />
      )
    case 'snooze':
      return (
        <NumberSelect
          label="Por cuánto tiempo"
          value={action.minutes}
          offer={{ choices: SNOOZES, lost: `${action.minutes} minutos` }}
          onChange={(minutes) => onChange({ ...action, minutes })}
          error={error('minutes')}
        />
      )
    case 'resolve':
      return null
  }
}

function Text({ action, choices: { variables }, onChange, error }: ActionFieldsProps) {
  const box = useRef<HTMLTextAreaElement>(null)
  const text = action.text ?? ''
  const insert = (name: string) => {
    const { selectionStart: from = text.length, selectionEnd: to = from } = box.current ?? {}
    const next = insertAt(text, from, to, `{{${name}}}`)
    onChange({ ...action, text: next.text })
    requestAnimationFrame(() => {
      box.current?.focus()
      box.current?.setSelectionRange(next.cursor, next.cursor)
    })
  }
  return (
    <>
      <TextArea
        ref={box}
        label={action.type === 'reply' ? 'Texto para el cliente' : 'Comentario interno'}
        rows={3}
        limit={ChatActionLimits.text.maxLength}
        value={text}
        onChange={(next) => onChange({ ...action, text: next })}
        error={error('text')}
      />
      {variables && (
        <div className="variables">
          <span className="soft">Variables:</span>
          {Object.entries(variables).map(([name, help]) => (
            <button key={name} type="button" title={help} onClick={() => insert(name)}>
              {`{{${name}}}`}
            </button>
          ))}
        </div>
      )}
    </>
  )
}

function Assignment({ action, choices, onChange, error }: ActionFieldsProps) {
  return (
    <div className="action-pair">
      <Select
        label="A quién"
        value={action.to ?? ''}
        options={[UNCHOSEN, ...choices.assignees]}
        onChange={(to) => onChange({ type: 'assign', ...(to && { to: to as NonNullable<ChatAction['to']> }) })}
        error={error('to')}
        {...(choices.assignHelp && { help: choices.assignHelp })}
      />
      {action.to === 'person' && (
        <NumberSelect
          label="Persona"
          value={action.user_id}
          offer={choices.people}
          onChange={(user_id) => onChange({ ...action, user_id })}
          error={error('user_id')}
        />
      )}
    </div>
  )
}
