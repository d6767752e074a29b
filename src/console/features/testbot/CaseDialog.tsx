import './case-dialog.css'
import type { ReactNode } from 'react'
import { testCaseCreate, testCaseUpdate } from '../../../../generated/bodies/testbot.ts'
import { api, unwrap } from '../../api/client.ts'
import { FormWindow } from '../../engine/form/FormWindow.tsx'
import { CheckboxInput, CustomField, TextInput } from '../../engine/form/inputs.tsx'
import { useForm } from '../../engine/form/useForm.ts'
import { withToasts } from '../../ui/call-toasts.ts'
import { StepsField, useStepChoices } from './CaseSteps.tsx'
import type { CaseInput, Intent, Step } from './types.ts'

type Given = CaseInput & { id?: number }

interface CaseDialogProps {
  bot: number
  /** the case to edit; without an id, a new one */
  given: Given
  intents: readonly Intent[]
  /** shown above the fields */
  note?: ReactNode
  onDone: () => void
  onClose: () => void
}

/** Editor of a test case: the messages of the customer and the expected results. */
export default function CaseDialog({ bot, given, intents, note, onDone, onClose }: CaseDialogProps) {
  const { id } = given
  const choices = useStepChoices(bot)
  const form = useForm<CaseInput, CaseInput, Given>({
    operation: id === undefined ? testCaseCreate : testCaseUpdate,
    record: id === undefined ? undefined : given,
    valuesOf: (one = given) => valuesOf(one),
    textOf: (path, value) => (path === 'steps' ? (value as Step[]).map(({ user }) => user).join('\n') : undefined),
    send: (body, { shown }) =>
      id === undefined
        ? withToasts('testCaseCreate', () =>
            unwrap(api.POST('/testbot/cases/{bot}', { params: { path: { bot } }, body })),
          )
        : withToasts(
            'testCaseUpdate',
            () => unwrap(api.PUT('/testbot/cases/{bot}/{id}', { params: { path: { bot, id } }, body })),
            shown,
          ),
    onDone,
  })
  return (
    <FormWindow
      title={id === undefined ? 'Guardar como caso de prueba' : 'Editar caso de prueba'}
      form={form}
      width={720}
      className="testbot-case"
      onClose={onClose}
    >
      {note}
      <TextInput of={form} name="name" autoFocus />
      <CustomField of={form} name="steps">
        {({ value, onChange, error }) => (
          <StepsField steps={value} intents={intents} choices={choices} error={error} onChange={onChange} />
        )}
      </CustomField>
      <CheckboxInput of={form} name="run_after_training" />
      <CheckboxInput of={form} name="blocks_transfer" />
    </FormWindow>
  )
}

/** Returns the form values of a case. */
const valuesOf = ({ name, steps, run_after_training, blocks_transfer, version }: CaseInput): CaseInput => ({
  ...{ name, steps, run_after_training, blocks_transfer, version },
})
