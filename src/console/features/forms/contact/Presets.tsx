import './contact.css'
import { useFormContext, useWatch } from 'react-hook-form'
import type { components } from '../../../../../generated/api.d.ts'
import { ContactFormLimits } from '../../../../../generated/limits.ts'
import { Button } from '../../../ui/Button.tsx'
import { Preview } from './Preview.tsx'
import { presets } from './presets.ts'

type Field = components['schemas']['ContactFormField']

/** Below the questions: buttons that add one for a datum of the contact, and the form as the chat asks it. */
export function Presets() {
  const { setValue, getValues } = useFormContext()
  const fields: readonly Field[] = useWatch({ name: 'fields' }) ?? []
  const free = presets.filter(({ key }) => !fields.some((field) => field.key === key))
  const isFull = fields.length >= ContactFormLimits.fields.maxItems

  function add({ key, label, kind }: (typeof presets)[number]): void {
    const field: Field = { key, label, kind, required: true, enabled: true, show_if: null }
    setValue('fields', [...(getValues('fields') ?? []), field], { shouldDirty: true })
  }

  return (
    <>
      {free.length > 0 && !isFull && (
        <fieldset className="contact-presets">
          <legend>Preguntar también</legend>
          {free.map((preset) => (
            <Button key={preset.key} icon="plus" onClick={() => add(preset)}>
              {preset.name}
            </Button>
          ))}
        </fieldset>
      )}
      <Preview />
    </>
  )
}
