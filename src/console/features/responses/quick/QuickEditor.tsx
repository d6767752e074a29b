import equal from 'fast-deep-equal'
import { useState } from 'react'
import { quickResponseCreate, quickResponseUpdate } from '../../../../../generated/bodies/responses.ts'
import { QuickResponseInputLimits } from '../../../../../generated/limits.ts'
import { KeywordMatchOptions, QuickResponseActionOptions } from '../../../../../generated/options.ts'
import { TIMEZONE } from '../../../../contract/zone.ts'
import { draftStore } from '../../../engine/form/drafts.ts'
import { CheckboxInput, CustomField, MultilineInput, SelectInput } from '../../../engine/form/inputs.tsx'
import { useOperationForm } from '../../../engine/form/useOperationForm.ts'
import { useSession } from '../../../session/index.ts'
import { TextField } from '../../../ui/TextField.tsx'
import { ButtonsField } from '../editor/ButtonsField.tsx'
import { EditorFrame } from '../editor/EditorFrame.tsx'
import { FileField } from '../editor/FileField.tsx'
import { toOptions } from '../editor/lists.ts'
import { Preview } from '../editor/Preview.tsx'
import { inspectText } from '../editor/validation.ts'
import { valueFormatter } from '../editor/value-formatter.ts'
import type { Channel, Choices, QuickInput, QuickResponse } from '../types.ts'

const { maxItems, items } = QuickResponseInputLimits.keywords
/** Maximum length of the input: all keywords, each with a comma and a space. */
const WORDS = maxItems * (items.maxLength + ', '.length)

/** Channels of the plan that has keyword responses. */
const CHANNELS: Channel[] = ['webchat', 'whatsapp']
const inspectAnswer = inspectText('answer', CHANNELS)
const validate = ({ answer, buttons }: QuickInput) => inspectAnswer(answer, buttons)

interface QuickEditorProps {
  record?: QuickResponse | undefined
  /** priority of a new response */
  priority: number
  choices: Choices
  onClose: () => void
}

/** Editor of a keyword response. */
export function QuickEditor({ record, priority, choices, onClose }: QuickEditorProps) {
  const zone = useSession().bot?.timezone ?? TIMEZONE
  const form = useOperationForm<QuickInput, QuickInput, QuickResponse>({
    operation: record ? quickResponseUpdate : quickResponseCreate,
    record,
    valuesOf: inputOf,
    bodyOf: (values, one) => (one ? values : { ...values, priority }),
    validate,
    whileTyping: true,
    drafts: draftStore,
    textOf: valueFormatter(zone, {
      ...{ match: KeywordMatchOptions, action: QuickResponseActionOptions, handoff_area_id: choices.areas },
    }),
    onDone: onClose,
  })
  const values = form.watch()
  // The text as typed, used while it parses to the form's keywords; those may also be changed by a colleague.
  const [typed, setTyped] = useState('')
  return (
    <EditorFrame
      title={record ? 'Editar respuesta' : 'Nueva respuesta'}
      form={form}
      onClose={onClose}
      preview={<Preview messages={messagesOf(values)} buttons={values.buttons ?? []} channels={CHANNELS} />}
    >
      <CustomField of={form} name="keywords">
        {({ label, required, value, onChange, error }) => (
          <TextField
            label={label}
            required={required}
            value={equal(wordsIn(typed), value) ? typed : value.join(', ')}
            limit={WORDS}
            error={error() ?? value.map((_, at) => error(String(at))).find(Boolean) ?? ''}
            help="Sepáralas con comas: precio, cuánto sale."
            onChange={(text) => {
              setTyped(text)
              onChange(wordsIn(text))
            }}
          />
        )}
      </CustomField>
      <div className="response-row">
        <SelectInput of={form} name="match" />
        <SelectInput of={form} name="action" />
        {values.action === 'handoff' && (
          <SelectInput of={form} name="handoff_area_id" none="La que corresponda" options={toOptions(choices.areas)} />
        )}
      </div>
      <CheckboxInput of={form} name="ignore_accents_case" />
      <MultilineInput of={form} name="answer" />
      <CustomField of={form} name="media_id">
        {({ value, onChange, error }) => (
          <FileField kind="image" value={value ?? null} error={error()} onChange={onChange} />
        )}
      </CustomField>
      <CustomField of={form} name="buttons">
        {({ value = [], onChange, error }) => (
          <ButtonsField buttons={value} choices={choices} most={3} error={error} onChange={onChange} />
        )}
      </CustomField>
      <CheckboxInput of={form} name="enabled" />
    </EditorFrame>
  )
}

/** Returns the initial form values: the fields of the record that can be sent. */
export function inputOf(record: QuickResponse | undefined): QuickInput {
  if (!record) return { keywords: [], answer: '', buttons: [] }
  const { id: _i, competitors: _c, created_at: _a, updated_at: _u, ...input } = record
  return input
}

const wordsIn = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
  ),
]

function messagesOf({ media_id, answer }: QuickInput) {
  const text = { kind: 'text' as const, text: answer }
  return media_id ? [{ kind: 'image' as const, media_id }, text] : [text]
}
