import { useFormState } from 'react-hook-form'
import type { components } from '../../../../generated/api.d.ts'
import { ChatRuleInputLimits } from '../../../../generated/limits.ts'
import { ChatActionTypeOptions, ChatAssignToOptions, ChatRuleNoticeTypeOptions } from '../../../../generated/options.ts'
import { getPath } from '../../../contract/path.ts'
import type { ControlProps } from '../../engine/fields/kinds.ts'
import { ActionsField, type ExtraProps } from '../actions/ActionsField.tsx'
import { ChoiceList } from '../ChoiceList.tsx'
import { offered } from '../choices.ts'
import { useChoices } from '../useChoices.ts'

type Action = components['schemas']['ChatRuleAction']
type Notice = components['schemas']['ChatRuleNotice']

const TYPES = [...ChatActionTypeOptions, ...ChatRuleNoticeTypeOptions]
/** Excludes «me»: a rule has no person to assign a conversation to. */
const ASSIGNEES = ChatAssignToOptions.filter(({ value }) => value !== 'me')
const NOTICE = { start: { type: 'notify', user_ids: [] } satisfies Notice as Notice, Fields: People }

/** The actions of a rule, in their order. */
export function RuleActions({ value, onChange, field }: ControlProps) {
  const { errors } = useFormState()
  const actions = (value as Action[] | null) ?? []
  const has = (...types: Action['type'][]) => actions.some(({ type }) => types.includes(type))
  const choices = {
    labels: useChoices('label', { of: 'chat', enabled: has('label_add') }),
    wornLabels: useChoices('label', { enabled: has('label_remove') }),
    areas: useChoices('area', { enabled: has('area') }),
    people: useChoices('person', { enabled: has('assign') }),
    assignees: ASSIGNEES,
    assignHelp: 'Si alguien ya la atiende, queda con esa persona, salvo cuando el cliente espera una respuesta.',
  }
  return (
    <ActionsField<Notice>
      actions={actions}
      onChange={onChange}
      // The form says what is wrong with the whole list.
      error={(path) => path && (getPath(errors[field.source] ?? {}, path) as { message?: string } | undefined)?.message}
      most={ChatRuleInputLimits.actions.maxItems}
      least={0}
      types={TYPES}
      choices={choices}
      extra={NOTICE}
    />
  )
}

/** Who is told. */
function People({ action, error, onChange }: ExtraProps<Notice>) {
  const { user_ids } = action
  const people = useChoices('person', { enabled: true })
  return (
    <ChoiceList
      label="Personas"
      choices={offered(people, user_ids)}
      chosen={user_ids}
      onChange={(next) => onChange({ ...action, user_ids: next })}
      error={error('user_ids') ?? people.failure}
    />
  )
}
