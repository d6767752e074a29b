import type { ReactNode } from 'react'
import { CheckboxInput, CustomField } from '../../../../engine/form/inputs.tsx'
import { MessagesField } from '../MessagesField.tsx'
import type { MainSectionProps } from './types.ts'

/** The messages that the bot sends, and whether it varies their wording. */
export function MessagesSection({ form, choices, note }: MainSectionProps & { note: ReactNode }) {
  const varied = form.watch('messages').some(({ variants = [] }) => variants.length > 0)
  return (
    <CustomField of={form} name="messages">
      {({ value, onChange, error }) => (
        <MessagesField messages={value} choices={choices} error={error} note={note} onChange={onChange}>
          {varied && <CheckboxInput of={form} name="randomize_variants" />}
        </MessagesField>
      )}
    </CustomField>
  )
}
