import { useNavigate } from 'react-router-dom'
import type { components } from '../../../../generated/api.d.ts'
import { surveyCreate } from '../../../../generated/bodies/forms.ts'
import { DirtyGuard } from '../../engine/form/DirtyGuard.tsx'
import { Form } from '../../engine/form/Form.tsx'
import { FormFooter, Submit } from '../../engine/form/FormFooter.tsx'
import { SelectInput, TextInput } from '../../engine/form/inputs.tsx'
import { useOperationForm } from '../../engine/form/useOperationForm.ts'
import { PageFrame, type PageProps } from '../../ui/PageFrame.tsx'

type Values = components['schemas']['SurveyCreateInput']

/** /forms/add/survey: a new survey, which then opens in its editor. */
export default function AddSurvey({ screen }: PageProps) {
  const navigate = useNavigate()
  const form = useOperationForm<Values, Values>({
    operation: surveyCreate,
    valuesOf: () => ({ name: '', description: '', template: 'csat' }),
    onDone: (made) => {
      void navigate(`/forms/survey/${(made as { id: number }).id}`)
    },
  })
  return (
    <PageFrame {...screen}>
      <Form form={form} className="card survey-new" label={screen.title}>
        <TextInput of={form} name="name" placeholder="Opinión de la atención" autoFocus />
        <TextInput of={form} name="description" placeholder="Tres preguntas al terminar" />
        <SelectInput of={form} name="template" />
        <FormFooter sticky={false}>
          <Submit text="Crear encuesta" />
        </FormFooter>
        <DirtyGuard />
      </Form>
    </PageFrame>
  )
}
