import './keys.css'
import { useState } from 'react'
import type { components } from '../../../../generated/api.d.ts'
import { apiKeyCreate } from '../../../../generated/bodies/keys.ts'
import { ApiScopeGrants } from '../../../../generated/grants.ts'
import { ApiScopeOptions } from '../../../../generated/options.ts'
import { useGivable } from '../../engine/fields/controls/givable.tsx'
import { FormWindow } from '../../engine/form/FormWindow.tsx'
import { CheckboxGroupInput, SelectInput } from '../../engine/form/inputs.tsx'
import { TextInput } from '../../engine/form/TextInput.tsx'
import { useOperationForm } from '../../engine/form/useOperationForm.ts'
import { Button } from '../../ui/Button.tsx'
import { NewKey } from './NewKey.tsx'

type Schemas = components['schemas']

/** The button that creates an API key. */
export function CreateKey() {
  const [open, setOpen] = useState(false)
  const [created, setCreated] = useState<Schemas['ApiKeyCreated']>()
  return (
    <>
      <Button variant="primary" icon="plus" onClick={() => setOpen(true)}>
        Crear clave
      </Button>
      {open && (
        <KeyForm
          onClose={() => setOpen(false)}
          onCreated={(answer) => {
            setOpen(false)
            setCreated(answer)
          }}
        />
      )}
      {created && <NewKey created={created} onClose={() => setCreated(undefined)} />}
    </>
  )
}

interface KeyFormProps {
  onClose: () => void
  onCreated: (answer: Schemas['ApiKeyCreated']) => void
}

function KeyForm({ onClose, onCreated }: KeyFormProps) {
  const form = useOperationForm<Schemas['ApiKeyInput'], Schemas['ApiKeyInput']>({
    operation: apiKeyCreate,
    valuesOf: () => ({ name: '', scopes: [], expires_in: '90d' }),
    onDone: (answer) => onCreated(answer as Schemas['ApiKeyCreated']),
  })
  const { givable, note } = useGivable(ApiScopeOptions, ApiScopeGrants)
  return (
    <FormWindow title="Crear clave" form={form} className="key-form" save="Crear clave" onClose={onClose}>
      <TextInput of={form} name="name" placeholder="Por ejemplo: Sistema de ventas" autoFocus autoComplete="off" />
      <CheckboxGroupInput
        of={form}
        name="scopes"
        className="key-scopes"
        options={givable}
        help={`Elige solo lo que ese sistema necesita. ${note}`.trim()}
      />
      <SelectInput of={form} name="expires_in" />
    </FormWindow>
  )
}
