import { TestCaseInputLimits, TestStepLimits } from '../../../../generated/limits.ts'
import { api, unwrap } from '../../api/client.ts'
import { withMissingOptions } from '../../engine/fields/missing-option.ts'
import { mayOpen, useSession } from '../../session/index.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useLoad } from '../../ui/useLoad.ts'
import type { Intent, Step } from './types.ts'

/** A main response or a form that a step may expect. */
interface Expected {
  id: number
  name: string
}

/** What a step may expect besides an intent. */
interface StepChoices {
  responses: readonly Expected[]
  forms: readonly Expected[]
}

/** Returns the main responses and the forms; undefined until they are loaded, and if the user may not see them. */
export function useStepChoices(bot: number): StepChoices | undefined {
  const may = mayOpen('/responses', useSession())
  const { data } = useLoad(`responses ${bot} ${may}`, async (signal) =>
    may ? unwrap(api.GET('/responses/choices/{bot}', { params: { path: { bot } }, signal })) : undefined,
  )
  return data
}

interface StepsFieldProps {
  steps: readonly Step[]
  intents: readonly Intent[]
  choices: StepChoices | undefined
  error: (path?: string) => string | undefined
  onChange: (steps: Step[]) => void
}

/** The messages of the customer, each with its expected result. */
export function StepsField({ steps, intents, choices, error, onChange }: StepsFieldProps) {
  return (
    <>
      <ol className="testbot-steps">
        {steps.map((step, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have no id
          <li key={place}>
            <StepFields
              step={step}
              intents={intents}
              choices={choices}
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
  choices: StepChoices | undefined
  error: (field: keyof Step) => string | undefined
  onChange: (more: Partial<Step>) => void
}

function StepFields({ step, intents, choices, error, onChange }: StepFieldsProps) {
  return (
    <>
      <TextField
        label="El cliente dice"
        value={step.user}
        onChange={(user) => onChange({ user })}
        kind="all"
        limit={TestStepLimits.user.maxLength}
        error={error('user')}
        required
      />
      <Select
        label="Intención esperada"
        value={String(step.intent_id ?? '')}
        onChange={(value) => onChange({ intent_id: value === '' ? null : Number(value), response_id: null })}
        error={error('intent_id') ?? (choices ? undefined : (error('response_id') ?? error('form_id')))}
        options={[
          { value: '', label: 'Cualquiera' },
          ...withMissingOptions(
            intents.map(({ id, title }) => ({ value: id, label: title })),
            [step.intent_id],
          ),
        ]}
      />
      {choices && (
        <ExpectedField
          label="Respuesta esperada"
          all={choices.responses}
          value={step.response_id}
          error={error('response_id')}
          onChange={(response_id) => onChange({ response_id })}
        />
      )}
      {choices && (choices.forms.length > 0 || step.form_id) && (
        <ExpectedField
          label="Formulario esperado"
          all={choices.forms}
          value={step.form_id}
          error={error('form_id')}
          onChange={(form_id) => onChange({ form_id })}
        />
      )}
      <Checkbox
        label="Debe pasar a una persona"
        checked={step.handoff ?? false}
        onChange={(handoff) => onChange({ handoff })}
      />
    </>
  )
}

interface ExpectedFieldProps {
  label: string
  all: readonly Expected[]
  value: number | null | undefined
  error: string | undefined
  onChange: (id: number | null) => void
}

function ExpectedField({ label, all, value, error, onChange }: ExpectedFieldProps) {
  return (
    <Select
      label={label}
      value={String(value ?? '')}
      onChange={(chosen) => onChange(chosen === '' ? null : Number(chosen))}
      error={error}
      options={[
        { value: '', label: 'Cualquiera' },
        ...withMissingOptions(
          all.map(({ id, name }) => ({ value: id, label: name })),
          [value],
        ),
      ]}
    />
  )
}
