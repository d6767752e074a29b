import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { components } from '../../../../../generated/api.d.ts'
import { formCreate } from '../../../../../generated/bodies/forms.ts'
import { FormKindOptions } from '../../../../../generated/options/forms.ts'
import { FormWindow } from '../../../engine/form/FormWindow.tsx'
import { MultilineInput, SelectInput, TextInput } from '../../../engine/form/inputs.tsx'
import { useOperationForm } from '../../../engine/form/useOperationForm.ts'
import { Button } from '../../../ui/Button.tsx'
import { formUrl } from '../form-url.ts'

type Schemas = components['schemas']

/** Kinds that are created here; every chatbot has one contact form. */
const kinds = FormKindOptions.filter(({ value }) => value !== 'contact').map(({ value, label }) => ({
  ...{ value: value as Schemas['FormKind'], label },
}))

/** The button that creates a form. */
export function CreateForm() {
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  const [made, setMade] = useState<string>()
  // Once the dialog is gone: it holds who leaves it until it has saved.
  useEffect(() => {
    if (made !== undefined) navigate(made)
  }, [made, navigate])
  return (
    <>
      <Button variant="primary" icon="plus" onClick={() => setOpen(true)}>
        Crear formulario
      </Button>
      {open && (
        <CreateDialog
          onClose={() => setOpen(false)}
          onMade={(form) => {
            setOpen(false)
            setMade(formUrl(form))
          }}
        />
      )}
    </>
  )
}

/** The dialog of a new form, which ends at the form's first page. */
function CreateDialog({ onClose, onMade }: { onClose: () => void; onMade: (form: Schemas['Form']) => void }) {
  const form = useOperationForm<Schemas['FormInput'], Schemas['FormInput']>({
    operation: formCreate,
    valuesOf: () => ({ kind: 'product', name: '', description: '' }),
    onDone: (made) => onMade(made as Schemas['Form']),
  })
  return (
    <FormWindow title="Crear formulario" form={form} save="Crear formulario" onClose={onClose}>
      <SelectInput of={form} name="kind" options={kinds} />
      <TextInput of={form} name="name" />
      <MultilineInput of={form} name="description" />
    </FormWindow>
  )
}
