import equal from 'fast-deep-equal'
import { useState } from 'react'
import { QuickResponseInputLimits } from '../../../../../generated/limits.ts'
import { KeywordMatchOptions, QuickResponseActionOptions } from '../../../../../generated/options.ts'
import { quickResponseCreateBody } from '../../../../../generated/validators/responses.js'
import { TIMEZONE } from '../../../../contract/zone.ts'
import { useSession } from '../../../session/index.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Select } from '../../../ui/Select.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { ButtonsField } from '../editor/ButtonsField.tsx'
import { EditorFrame } from '../editor/EditorFrame.tsx'
import { FileField } from '../editor/FileField.tsx'
import { inspectText } from '../editor/inspect.ts'
import { Preview } from '../editor/Preview.tsx'
import { shownIn } from '../editor/shown.ts'
import { TextArea } from '../editor/TextArea.tsx'
import { useDraft } from '../editor/useDraft.ts'
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
  const draft = useDraft<QuickInput, QuickResponse>({
    ...{
      record,
      inputOf: (one) => inputOf(one, priority),
      rules: quickResponseCreateBody,
      inspect,
      create: 'quickResponseCreate',
      update: 'quickResponseUpdate',
    },
    onSaved: onClose,
  })
  const { values, set, error, label } = draft
  // as it is typed, while it means the words that the draft has: those may come from somebody else
  const [typed, setTyped] = useState('')
  const words = equal(wordsIn(typed), values.keywords) ? typed : values.keywords.join(', ')
  const wrongWord = values.keywords.map((_, at) => error(`keywords.${at}`)).find(Boolean)
  const areas = choices.areas.map(({ id, name }) => ({ value: String(id), label: name }))
  return (
    <EditorFrame
      title={record ? 'Editar respuesta' : 'Nueva respuesta'}
      draft={draft}
      textOf={shownIn(zone, {
        ...{ match: KeywordMatchOptions, action: QuickResponseActionOptions, handoff_area_id: choices.areas },
      })}
      onClose={onClose}
      preview={<Preview messages={messagesOf(values)} buttons={values.buttons ?? []} channels={CHANNELS} />}
    >
      <TextField
        label={label('keywords')}
        required
        value={words}
        maxLength={WORDS}
        error={error('keywords') ?? wrongWord ?? ''}
        help="Separadas por comas: precio, cuánto sale"
        onChange={(text) => {
          setTyped(text)
          set({ keywords: wordsIn(text) })
        }}
      />
      <div className="response-row">
        <Select
          label={label('match')}
          value={values.match ?? 'contains'}
          options={KeywordMatchOptions}
          onChange={(match) => set({ match: match as NonNullable<QuickInput['match']> })}
        />
        <Select
          label={label('action')}
          value={values.action ?? 'none'}
          options={QuickResponseActionOptions}
          onChange={(action) => set({ action: action as NonNullable<QuickInput['action']> })}
        />
        {values.action === 'handoff' && (
          <Select
            label={label('handoff_area_id')}
            value={String(values.handoff_area_id ?? '')}
            error={error('handoff_area_id') ?? ''}
            options={[{ value: '', label: 'La que corresponda' }, ...areas]}
            onChange={(id) => set({ handoff_area_id: id ? Number(id) : null })}
          />
        )}
      </div>
      <Checkbox
        label={label('ignore_accents_case')}
        checked={values.ignore_accents_case ?? true}
        onChange={(on) => set({ ignore_accents_case: on })}
      />
      <TextArea
        label={label('answer')}
        required
        maxLength={QuickResponseInputLimits.answer.maxLength}
        value={values.answer}
        error={error('answer')}
        onChange={(answer) => set({ answer })}
      />
      <FileField
        kind="image"
        value={values.media_id ?? null}
        error={error('media_id')}
        onChange={(media_id) => set({ media_id })}
      />
      <ButtonsField
        buttons={values.buttons ?? []}
        choices={choices}
        most={3}
        error={(path) => error(path ? `buttons.${path}` : 'buttons')}
        onChange={(buttons) => set({ buttons })}
      />
      <Checkbox label={label('enabled')} checked={values.enabled ?? true} onChange={(enabled) => set({ enabled })} />
    </EditorFrame>
  )
}

/** What a record's editor starts with: what may be sent of it. */
export function inputOf(record: QuickResponse | undefined, priority: number): QuickInput {
  if (!record) return { keywords: [], answer: '', buttons: [], priority }
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
