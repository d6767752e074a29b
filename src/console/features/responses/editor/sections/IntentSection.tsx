import { CustomField, SelectInput, TextInput } from '../../../../engine/form/inputs.tsx'
import { IntentField } from '../IntentField.tsx'
import { toOptions } from '../lists.ts'
import type { MainSectionProps } from './types.ts'

interface IntentSectionProps extends MainSectionProps {
  categories: readonly { id: number; name: string }[]
  /** called with an intent created here */
  onCreated: (intent: { id: number; name: string }) => void
}

/** What the response answers: its intent, its title and its category. Always visible. */
export function IntentSection({ form, choices, categories, onCreated }: IntentSectionProps) {
  return (
    <div className="response-row">
      <CustomField of={form} name="intent_id">
        {({ label, value, onChange, error }) => (
          <IntentField
            label={label}
            intents={choices.intents}
            value={value}
            error={error()}
            onChange={onChange}
            onCreated={(intent) => {
              onChange(intent.id)
              onCreated(intent)
            }}
          />
        )}
      </CustomField>
      <TextInput of={form} name="title" />
      <SelectInput of={form} name="category_id" none="Ninguna" options={toOptions(categories)} />
    </div>
  )
}
