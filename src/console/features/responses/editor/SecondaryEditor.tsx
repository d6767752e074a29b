import { secondaryResponseCreate, secondaryResponseUpdate } from '../../../../../generated/bodies/responses.ts'
import { SecondaryKindOptions } from '../../../../../generated/options.ts'
import type { Option } from '../../../../contract/screen.ts'
import { TIMEZONE } from '../../../../contract/zone.ts'
import { draftStore } from '../../../engine/form/drafts.ts'
import {
  CheckboxInput,
  CustomField,
  MultilineInput,
  NumberInput,
  SelectInput,
  TextInput,
} from '../../../engine/form/inputs.tsx'
import { useOperationForm } from '../../../engine/form/useOperationForm.ts'
import { useSession } from '../../../session/index.ts'
import type { Choices, SecondaryInput, SecondaryResponse } from '../types.ts'
import { EditorFrame } from './EditorFrame.tsx'
import { toOptions } from './lists.ts'
import { MessageFields } from './MessageFields.tsx'
import { Preview } from './Preview.tsx'
import { QuestionsField } from './QuestionsField.tsx'
import { addTypedQuestion, type WithTypedQuestion } from './typed-question.ts'
import { validateContent } from './validation.ts'
import { valueFormatter } from './value-formatter.ts'

const ONE_ACTIVE = 'Puedes tener una activa para cada situación. Sin ninguna, el chatbot dice su texto original.'

const options: readonly Option[] = SecondaryKindOptions
const helpOf = (kind: SecondaryInput['kind']) => options.find(({ value }) => value === kind)?.help ?? ''

interface SecondaryEditorProps {
  record?: SecondaryResponse | undefined
  /** initial values of a new response */
  start?: Partial<SecondaryInput> | undefined
  choices: Choices
  onClose: () => void
}

/** Editor of a secondary response, which follows another response or answers a situation. */
export function SecondaryEditor({ record, start, choices, onClose }: SecondaryEditorProps) {
  const zone = useSession().bot?.timezone ?? TIMEZONE
  const form = useOperationForm<WithTypedQuestion<SecondaryInput>, SecondaryInput, SecondaryResponse>({
    operation: record ? secondaryResponseUpdate : secondaryResponseCreate,
    record,
    valuesOf: (one) => ({ ...inputOf(one, start), typed: '' }),
    bodyOf: addTypedQuestion,
    validate: validateContent,
    whileTyping: true,
    drafts: draftStore,
    textOf: valueFormatter(zone, { kind: SecondaryKindOptions, handoff_area_id: choices.areas }),
    onDone: onClose,
  })
  const { messages, buttons = [], channels = [], kind } = form.watch()
  return (
    <EditorFrame
      title={record ? `Editar «${record.name}»` : 'Nueva respuesta secundaria'}
      form={form}
      onClose={onClose}
      preview={<Preview messages={messages} buttons={buttons} channels={channels} />}
    >
      <div className="response-row">
        <TextInput of={form} name="name" />
        <SelectInput of={form} name="kind" help={helpOf(kind)} />
      </div>
      {kind === 'follow_up' && (
        <CustomField of={form} name="questions">
          {({ label, value = [], onChange, error }) => (
            <QuestionsField
              label={`${label} (si agregas alguna, entrena el chatbot)`}
              questions={value}
              text={form.watch('typed')}
              onText={(text) => form.setValue('typed', text, { shouldDirty: true })}
              intentId={0}
              choices={choices}
              stored={[]}
              error={error()}
              onChange={onChange}
            />
          )}
        </CustomField>
      )}
      <MessageFields of={form} choices={choices} />
      {kind === 'fallback' && (
        <>
          <MultilineInput of={form} name="retry_text" />
          <div className="response-row">
            <NumberInput of={form} name="max_attempts" />
            <SelectInput
              of={form}
              name="handoff_area_id"
              none="La que corresponda"
              options={toOptions(choices.areas)}
            />
          </div>
        </>
      )}
      <CheckboxInput of={form} name="enabled" {...(kind !== 'follow_up' && { help: ONE_ACTIVE })} />
    </EditorFrame>
  )
}

/** Returns the initial form values: the fields of the record that can be sent. */
export function inputOf(record?: SecondaryResponse, start: Partial<SecondaryInput> = {}): SecondaryInput {
  if (!record)
    return { name: '', kind: 'follow_up', messages: [{ kind: 'text', text: '' }], buttons: [], channels: [], ...start }
  const { id: _i, parents: _p, created_at: _c, updated_at: _u, created_by: _b, updated_by: _d, ...input } = record
  return input
}
