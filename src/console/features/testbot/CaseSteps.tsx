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

/** A main response that a step may expect. */
interface Response {
  id: number
  name: string
}

/** Returns the main responses; undefined until they are loaded, and if the user may not see them. */
export function useResponses(bot: number): readonly Response[] | undefined {
  const may = mayOpen('/responses', useSession())
  const { data } = useLoad(`responses ${bot} ${may}`, async (signal) =>
    may ? unwrap(api.GET('/responses/choices/{bot}', { params: { path: { bot } }, signal })) : undefined,
  )
  return data?.responses
}

interface StepsFieldProps {
  steps: readonly Step[]
  intents: readonly Intent[]
  responses: readonly Response[] | undefined
  error: (path?: string) => string | undefined
  onChange: (steps: Step[]) => void
}

/** The messages of the customer, each with its expected result. */
export function StepsField({ steps, intents, responses, error, onChange }: StepsFieldProps) {
  return (
    <>
      <ol className="testbot-steps">
        {steps.map((step, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have no id
          <li key={place}>
            <StepFields
              step={step}
              intents={intents}
              responses={responses}
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
  responses: readonly Response[] | undefined
  error: (field: keyof Step) => string | undefined
  onChange: (more: Partial<Step>) => void
}

function StepFields({ step, intents, responses, error, onChange }: StepFieldsProps) {
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
        error={error('intent_id') ?? (responses ? undefined : error('response_id')) ?? error('form_id')}
        options={[
          { value: '', label: 'Cualquiera' },
          ...withMissingOptions(
            intents.map(({ id, title }) => ({ value: id, label: title })),
            [step.intent_id],
          ),
        ]}
      />
      {responses && (
        <Select
          label="Respuesta esperada"
          value={String(step.response_id ?? '')}
          onChange={(value) => onChange({ response_id: value === '' ? null : Number(value) })}
          error={error('response_id')}
          options={[
            { value: '', label: 'Cualquiera' },
            ...withMissingOptions(
              responses.map(({ id, name }) => ({ value: id, label: name })),
              [step.response_id],
            ),
          ]}
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
