import { secondaryResponseCreate, secondaryResponseUpdate } from '../../../../../generated/bodies/responses.ts'
import { SecondaryKindOptions } from '../../../../../generated/options.ts'
import { TIMEZONE } from '../../../../contract/zone.ts'
import { drafts } from '../../../engine/form/drafts.ts'
import { Choice, Count, Crafted, Lines, Text, Tick } from '../../../engine/form/kit.tsx'
import { useOperationForm } from '../../../engine/form/useOperationForm.ts'
import { useSession } from '../../../session/index.ts'
import type { Choices, SecondaryInput, SecondaryResponse } from '../types.ts'
import { EditorFrame } from './EditorFrame.tsx'
import { inspect } from './inspect.ts'
import { named } from './lists.ts'
import { Preview } from './Preview.tsx'
import { QuestionsField } from './QuestionsField.tsx'
import { SaidFields } from './SaidFields.tsx'
import { shownIn } from './shown.ts'
import { type Typed, withTyped } from './typed.ts'

interface SecondaryEditorProps {
  record?: SecondaryResponse | undefined
  /** what a new one starts with */
  start?: Partial<SecondaryInput> | undefined
  choices: Choices
  onClose: () => void
}

/** Writes a secondary response: what follows another, or what is said in a situation. */
export function SecondaryEditor({ record, start, choices, onClose }: SecondaryEditorProps) {
  const zone = useSession().bot?.timezone ?? TIMEZONE
  const form = useOperationForm<Typed<SecondaryInput>, SecondaryInput, SecondaryResponse>({
    operation: record ? secondaryResponseUpdate : secondaryResponseCreate,
    record,
    valuesOf: (one) => ({ ...inputOf(one, start), typed: '' }),
    bodyOf: withTyped,
    inspect,
    whileTyping: true,
    keep: drafts,
    textOf: shownIn(zone, { kind: SecondaryKindOptions, handoff_area_id: choices.areas }),
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
        <Text of={form} name="name" />
        <Choice of={form} name="kind" />
      </div>
      {kind === 'follow_up' && (
        <Crafted of={form} name="questions">
          {({ label, value = [], onChange, error }) => (
            <QuestionsField
              label={`${label} (sólo con preguntas hace falta un nuevo entrenamiento)`}
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
        </Crafted>
      )}
      <SaidFields of={form} choices={choices} />
      {kind === 'fallback' && (
        <>
          <Lines of={form} name="retry_text" />
          <div className="response-row">
            <Count of={form} name="max_attempts" />
            <Choice of={form} name="handoff_area_id" none="La que corresponda" options={named(choices.areas)} />
          </div>
        </>
      )}
      <Tick of={form} name="enabled" />
    </EditorFrame>
  )
}

/** What a record's editor starts with: what may be sent of it. */
export function inputOf(record?: SecondaryResponse, start: Partial<SecondaryInput> = {}): SecondaryInput {
  if (!record)
    return { name: '', kind: 'follow_up', messages: [{ kind: 'text', text: '' }], buttons: [], channels: [], ...start }
  const { id: _i, parents: _p, created_at: _c, updated_at: _u, created_by: _b, updated_by: _d, ...input } = record
  return input
}
