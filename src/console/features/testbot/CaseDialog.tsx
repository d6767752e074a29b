import './case-dialog.css'
import type { ReactNode } from 'react'
import { testCaseCreate, testCaseUpdate } from '../../../../generated/bodies/testbot.ts'
import { TestCaseInputLimits, TestStepLimits } from '../../../../generated/limits.ts'
import { api, unwrap } from '../../api/client.ts'
import { withMissingOptions } from '../../engine/fields/missing-option.ts'
import { FormWindow } from '../../engine/form/FormWindow.tsx'
import { CheckboxInput, CustomField, TextInput } from '../../engine/form/inputs.tsx'
import { useForm } from '../../engine/form/useForm.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { withToasts } from '../../ui/call-toasts.ts'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
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
          <StepsField steps={value} intents={intents} error={error} onChange={onChange} />
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

interface StepsFieldProps {
  steps: readonly Step[]
  intents: readonly Intent[]
  error: (path?: string) => string | undefined
  onChange: (steps: Step[]) => void
}

/** The messages of the customer, each with its expected result. */
function StepsField({ steps, intents, error, onChange }: StepsFieldProps) {
  return (
    <>
      <ol className="testbot-steps">
        {steps.map((step, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have no id
          <li key={place}>
            <StepFields
              step={step}
              intents={intents}
              error={(field) => error(`${place}.${field}`)}
              onChange={(more) => onChange(steps.map((one, at) => (at === place ? { ...one, ...more } : one)))}
            />
            {steps.length > 1 && (
              <IconButton
                icon="delete"
                label={`Quitar el paso ${place + 1}`}
                onClick={() => onChange(steps.filter((_, at) => at !== place))}
              />
            )}
          </li>
        ))}
      </ol>
      {steps.length < TestCaseInputLimits.steps.maxItems && (
        <Button icon="plus" onClick={() => onChange([...steps, { user: '' }])}>
          Agregar paso
        </Button>
      )}
    </>
  )
}

interface StepFieldsProps {
  step: Step
  intents: readonly Intent[]
  error: (field: keyof Step) => string | undefined
  onChange: (more: Partial<Step>) => void
}

function StepFields({ step, intents, error, onChange }: StepFieldsProps) {
  return (
    <>
      <TextField
        label="El cliente dice"
        value={step.user}
        onChange={(user) => onChange({ user })}
        kind="all"
        maxLength={TestStepLimits.user.maxLength}
        error={error('user')}
        required
      />
      <Select
        label="Intención esperada"
        value={String(step.intent_id ?? '')}
        onChange={(value) => onChange({ intent_id: value === '' ? null : Number(value), response_id: null })}
        error={error('intent_id') ?? error('response_id') ?? error('form_id')}
        options={[
          { value: '', label: 'Cualquiera' },
          ...withMissingOptions(
            intents.map(({ id, title }) => ({ value: id, label: title })),
            [step.intent_id],
          ),
        ]}
      />
      <Checkbox
        label="Debe pasar a una persona"
        checked={step.handoff ?? false}
        onChange={(handoff) => onChange({ handoff })}
      />
    </>
  )
}
