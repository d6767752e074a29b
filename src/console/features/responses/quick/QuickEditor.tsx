import equal from 'fast-deep-equal'
import { useState } from 'react'
import { quickResponseCreate, quickResponseUpdate } from '../../../../../generated/bodies/responses.ts'
import { QuickResponseInputLimits } from '../../../../../generated/limits.ts'
import { KeywordMatchOptions, QuickResponseActionOptions } from '../../../../../generated/options.ts'
import { TIMEZONE } from '../../../../contract/zone.ts'
import { drafts } from '../../../engine/form/drafts.ts'
import { Choice, Crafted, Lines, Tick } from '../../../engine/form/kit.tsx'
import { useOperationForm } from '../../../engine/form/useOperationForm.ts'
import { useSession } from '../../../session/index.ts'
import { TextField } from '../../../ui/TextField.tsx'
import { ButtonsField } from '../editor/ButtonsField.tsx'
import { EditorFrame } from '../editor/EditorFrame.tsx'
import { FileField } from '../editor/FileField.tsx'
import { inspectText } from '../editor/inspect.ts'
import { named } from '../editor/lists.ts'
import { Preview } from '../editor/Preview.tsx'
import { shownIn } from '../editor/shown.ts'
import type { Channel, Choices, QuickInput, QuickResponse } from '../types.ts'

const { maxItems, items } = QuickResponseInputLimits.keywords
/** Room for all words, each with its comma and a blank. */
const WORDS = maxItems * (items.maxLength + ', '.length)

/** The channels of the plan that has answers by keyword. */
const CHANNELS: Channel[] = ['webchat', 'whatsapp']
const inspectAnswer = inspectText('answer', CHANNELS)
const inspect = ({ answer, buttons }: QuickInput) => inspectAnswer(answer, buttons)

interface QuickEditorProps {
  record?: QuickResponse | undefined
  /** the place of a new one */
  priority: number
  choices: Choices
  onClose: () => void
}

/** Writes an answer by keyword. */
export function QuickEditor({ record, priority, choices, onClose }: QuickEditorProps) {
  const zone = useSession().bot?.timezone ?? TIMEZONE
  const form = useOperationForm<QuickInput, QuickInput, QuickResponse>({
    operation: record ? quickResponseUpdate : quickResponseCreate,
    record,
    valuesOf: (one) => inputOf(one),
    bodyOf: (values, one) => (one ? values : { ...values, priority }),
    inspect,
    whileTyping: true,
    keep: drafts,
    textOf: shownIn(zone, {
      ...{ match: KeywordMatchOptions, action: QuickResponseActionOptions, handoff_area_id: choices.areas },
    }),
    onDone: onClose,
  })
  const values = form.watch()
  // as it is typed, while it means the words that the form has: those may come from somebody else
  const [typed, setTyped] = useState('')
  return (
    <EditorFrame
      title={record ? 'Editar respuesta' : 'Nueva respuesta'}
      form={form}
      onClose={onClose}
      preview={<Preview messages={messagesOf(values)} buttons={values.buttons ?? []} channels={CHANNELS} />}
    >
      <Crafted of={form} name="keywords">
        {({ label, required, value, onChange, error }) => (
          <TextField
            label={label}
            required={required}
            value={equal(wordsIn(typed), value) ? typed : value.join(', ')}
            maxLength={WORDS}
            error={error() ?? value.map((_, at) => error(String(at))).find(Boolean) ?? ''}
            help="Separadas por comas: precio, cuánto sale"
            onChange={(text) => {
              setTyped(text)
              onChange(wordsIn(text))
            }}
          />
        )}
      </Crafted>
      <div className="response-row">
        <Choice of={form} name="match" />
        <Choice of={form} name="action" />
        {values.action === 'handoff' && (
          <Choice of={form} name="handoff_area_id" none="La que corresponda" options={named(choices.areas)} />
        )}
      </div>
      <Tick of={form} name="ignore_accents_case" />
      <Lines of={form} name="answer" />
      <Crafted of={form} name="media_id">
        {({ value, onChange, error }) => (
          <FileField kind="image" value={value ?? null} error={error()} onChange={onChange} />
        )}
      </Crafted>
      <Crafted of={form} name="buttons">
        {({ value = [], onChange, error }) => (
          <ButtonsField buttons={value} choices={choices} most={3} error={error} onChange={onChange} />
        )}
      </Crafted>
      <Tick of={form} name="enabled" />
    </EditorFrame>
  )
}

/** What a record's editor starts with: what may be sent of it. */
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
