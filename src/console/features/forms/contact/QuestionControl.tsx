import { useWatch } from 'react-hook-form'
import type { components } from '../../../../../generated/api.d.ts'
import { ChoiceControl } from '../../../engine/fields/controls/choice.tsx'
import type { ControlProps } from '../../../engine/fields/kinds.ts'
import { withMissingOptions } from '../../../engine/fields/missing-option.ts'

type Field = components['schemas']['ContactFormField']

/** The question of the contact form that a condition looks at, chosen by its text, as staff need not know its key. */
export function QuestionControl(props: ControlProps) {
  const fields: readonly Partial<Field>[] = useWatch({ name: 'fields' }) ?? []
  const asked = fields.flatMap(({ key, label }) => (key ? [{ value: key, label: label || key }] : []))
  return <ChoiceControl {...props} field={{ ...props.field, options: withMissingOptions(asked, [props.value]) }} />
}
