import { useFormState } from 'react-hook-form'
import type { components } from '../../../../generated/api.d.ts'
import { ChatRuleInputLimits } from '../../../../generated/limits.ts'
import {
  ChatActionTypeOptions,
  ChatAssignToOptions,
  ChatRuleFormTypeOptions,
  ChatRuleNoticeTypeOptions,
} from '../../../../generated/options.ts'
import { getPath } from '../../../contract/path.ts'
import type { ControlProps } from '../../engine/fields/kinds.ts'
import { ActionsField, type ExtraProps } from '../actions/ActionsField.tsx'
import { NumberSelect } from '../actions/NumberSelect.tsx'
import { ChoiceList } from '../ChoiceList.tsx'
import { offered } from '../choices.ts'
import { useChoices } from '../useChoices.ts'

type Action = components['schemas']['ChatRuleAction']
type Notice = components['schemas']['ChatRuleNotice']
type Begin = components['schemas']['ChatRuleForm']

const TYPES = [...ChatActionTypeOptions, ...ChatRuleNoticeTypeOptions, ...ChatRuleFormTypeOptions]
/** Excludes «me»: a rule has no person to assign a conversation to. */
const ASSIGNEES = ChatAssignToOptions.filter(({ value }) => value !== 'me')
/** Zero is no form: it has to be chosen. */
const STARTS: readonly (Notice | Begin)[] = [
  { type: 'notify', user_ids: [] },
  { type: 'form', form_id: 0 },
]
const OWN = { starts: STARTS, Fields: OwnFields }

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
    <ActionsField<Notice | Begin>
      actions={actions}
      onChange={onChange}
      // The form says what is wrong with the whole list.
      error={(path) => path && (getPath(errors[field.source] ?? {}, path) as { message?: string } | undefined)?.message}
      most={ChatRuleInputLimits.actions.maxItems}
      least={0}
      types={TYPES}
      choices={choices}
      extra={OWN}
    />
  )
}

/** What an action needs that only rules have. */
function OwnFields({ action, ...rest }: ExtraProps<Notice | Begin>) {
  return action.type === 'form' ? <FormChoice action={action} {...rest} /> : <People action={action} {...rest} />
}

/** Which survey or contact form begins. */
function FormChoice({ action, error, onChange }: ExtraProps<Begin>) {
  const { form_id } = action
  const forms = useChoices('form', { of: 'dialogue', enabled: true })
  return (
    <NumberSelect
      label="Formulario"
      value={form_id || undefined}
      offer={forms}
      onChange={(id) => onChange({ ...action, form_id: id ?? 0 })}
      error={error('form_id')}
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
