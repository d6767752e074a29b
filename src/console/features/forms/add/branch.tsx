import { useNavigate } from 'react-router-dom'
import type { components } from '../../../../../generated/api.d.ts'
import { formCreate } from '../../../../../generated/bodies/forms.ts'
import { DirtyGuard } from '../../../engine/form/DirtyGuard.tsx'
import { Form } from '../../../engine/form/Form.tsx'
import { FormFooter, Submit } from '../../../engine/form/FormFooter.tsx'
import { MultilineInput, TextInput } from '../../../engine/form/inputs.tsx'
import { useOperationForm } from '../../../engine/form/useOperationForm.ts'
import { PageFrame, type PageProps } from '../../../ui/PageFrame.tsx'
import { formUrl } from '../form-url.ts'

type Schemas = components['schemas']

/** /forms/add/branch: a new form with branches, which then opens. */
export default function AddBranch({ screen }: PageProps) {
  const navigate = useNavigate()
  const form = useOperationForm<Schemas['FormInput'], Schemas['FormInput']>({
    operation: formCreate,
    valuesOf: () => ({ kind: 'branch', name: '', description: '' }),
    onDone: (made) => navigate(formUrl(made as Schemas['Form'])),
  })
  return (
    <PageFrame title={screen.title} help={screen.help}>
      <Form form={form} className="card">
        <TextInput of={form} name="name" placeholder="Sucursales" />
        <MultilineInput of={form} name="description" />
        <FormFooter>
          <Submit text="Crear formulario" />
        </FormFooter>
        <DirtyGuard />
      </Form>
    </PageFrame>
  )
}
