import { useEffect, useRef } from 'react'
import { ChatActionLimits } from '../../../../../generated/limits.ts'
import { ChatAssignToOptions, ChatPriorityOptions } from '../../../../../generated/options.ts'
import type { Option } from '../../../../contract/screen.ts'
import { Select } from '../../../ui/Select.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { useCatalogueStore } from '../calls/catalogue.ts'
import { insertAt, VARIABLES } from '../composer/quick-replies.ts'
import { useChatsContext } from '../context.ts'
import type { ChatAction } from './ActionsField.tsx'

const HOUR = 60
const DAY = 24 * HOUR

const SNOOZES: readonly Option[] = [
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
  onChange: (action: ChatAction) => void
  error: (key: keyof ChatAction) => string | undefined
}

/** What the action of a macro needs besides its type. */
export function ActionFields({ action, onChange, error }: ActionFieldsProps) {
  switch (action.type) {
    case 'reply':
    case 'comment':
      return <Text action={action} onChange={onChange} error={error} />
    case 'label_add':
    case 'label_remove':
      return <LabelChoice action={action} onChange={onChange} error={error} />
    case 'area':
      return <AreaChoice action={action} onChange={onChange} error={error} />
    case 'assign':
      return <Assignment action={action} onChange={onChange} error={error} />
    case 'priority':
      return (
        <Select
          label="Prioridad"
          value={action.priority ?? ''}
          options={[{ value: '', label: 'Elige' }, ...ChatPriorityOptions]}
          onChange={(next) => onChange({ type: 'priority', ...(next && { priority: next as ChatAction['priority'] }) })}
          {...(error('priority') && { error: error('priority') })}
        />
      )
    case 'snooze': {
      const known = SNOOZES.some(({ value }) => value === action.minutes)
      const own = action.minutes && !known ? [{ value: action.minutes, label: `${action.minutes} minutos` }] : []
      return (
        <Choice
          label="Por cuánto tiempo"
          value={action.minutes}
          options={[...SNOOZES, ...own]}
          onChange={(minutes) => onChange({ ...action, minutes })}
          error={error('minutes')}
        />
      )
    }
    case 'resolve':
      return null
  }
}

interface ChoiceProps {
  label: string
  value: number | undefined
  options: readonly Option[] | undefined
  /** what is said of a value that is no longer offered */
  lost?: string
  onChange: (value: number | undefined) => void
  error?: string | undefined
}

/** A select of numbers that may be empty. */
function Choice({ label, value, options = [], lost, onChange, error }: ChoiceProps) {
  const isLost =
    value !== undefined && lost !== undefined && options.length > 0 && !options.some((one) => one.value === value)
  return (
    <Select
      label={label}
      value={value === undefined ? '' : String(value)}
      options={[{ value: '', label: 'Elige' }, ...(isLost ? [{ value, label: lost }] : []), ...options]}
      onChange={(next) => onChange(next === '' ? undefined : Number(next))}
      {...(error && { error })}
    />
  )
}

function Text({ action, onChange, error }: ActionFieldsProps) {
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
      <div className="variables">
        <span className="soft">Variables:</span>
        {Object.entries(VARIABLES).map(([name, help]) => (
          <button key={name} type="button" title={help} onClick={() => insert(name)}>
            {`{{${name}}}`}
          </button>
        ))}
      </div>
    </>
  )
}

function LabelChoice({ action, onChange, error }: ActionFieldsProps) {
  const { catalogue } = useChatsContext()
  const labels = useCatalogueStore(catalogue.labels)
  useEffect(() => void catalogue.labels.load().catch(() => {}), [catalogue])
  const offered = labels?.filter(
    ({ id, scope, archived }) => (scope !== 'contact' && !archived) || id === action.label_id,
  )
  return (
    <Choice
      label="Etiqueta"
      value={action.label_id}
      options={offered?.map(({ id, title }) => ({ value: id, label: title }))}
      lost="Etiqueta eliminada"
      onChange={(label_id) => onChange({ ...action, label_id })}
      error={error('label_id')}
    />
  )
}

function AreaChoice({ action, onChange, error }: ActionFieldsProps) {
  const { catalogue } = useChatsContext()
  const areas = useCatalogueStore(catalogue.allAreas)
  useEffect(() => void catalogue.allAreas.load().catch(() => {}), [catalogue])
  return (
    <Choice
      label="Área"
      value={action.area_id}
      options={areas?.map(({ id, name }) => ({ value: id, label: name }))}
      lost="Área eliminada"
      onChange={(area_id) => onChange({ ...action, area_id })}
      error={error('area_id')}
    />
  )
}

function Assignment({ action, onChange, error }: ActionFieldsProps) {
  const { catalogue } = useChatsContext()
  const people = useCatalogueStore(catalogue.users)
  useEffect(() => void catalogue.users.load().catch(() => {}), [catalogue])
  return (
    <div className="dialog-pair">
      <Select
        label="A quién"
        value={action.to ?? ''}
        options={[{ value: '', label: 'Elige' }, ...ChatAssignToOptions]}
        onChange={(to) => onChange({ type: 'assign', ...(to && { to: to as NonNullable<ChatAction['to']> }) })}
        {...(error('to') && { error: error('to') })}
      />
      {action.to === 'person' && (
        <Choice
          label="Persona"
          value={action.user_id}
          options={people?.map(({ id, name }) => ({ value: id, label: name }))}
          lost="Ya no atiende aquí"
          onChange={(user_id) => onChange({ ...action, user_id })}
          error={error('user_id')}
        />
      )}
    </div>
  )
}
