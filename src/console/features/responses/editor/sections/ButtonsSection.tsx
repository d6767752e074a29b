import { CustomField, NumberInput } from '../../../../engine/form/inputs.tsx'
import { ButtonsField } from '../ButtonsField.tsx'
import type { MainSectionProps } from './types.ts'

/** The buttons under the last message, and how often they are offered again. */
export function ButtonsSection({ form, choices }: MainSectionProps) {
  return (
    <CustomField of={form} name="buttons">
      {({ value = [], onChange, error }) => (
        <ButtonsField buttons={value} choices={choices} most={10} error={error} onChange={onChange}>
          {value.length > 0 && <NumberInput of={form} name="attempts" className="response-attempts" />}
        </ButtonsField>
      )}
    </CustomField>
  )
}
