import { SecondaryResponseInputLimits } from '../../../../../generated/limits.ts'
import { SecondaryKindOptions } from '../../../../../generated/options.ts'
import { secondaryResponseCreateBody } from '../../../../../generated/validators/responses.js'
import { TIMEZONE } from '../../../../contract/zone.ts'
import { useSession } from '../../../session/index.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Select } from '../../../ui/Select.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import type { Choices, SecondaryInput, SecondaryResponse } from '../types.ts'
import { EditorFrame } from './EditorFrame.tsx'
import { inspect } from './inspect.ts'
import { Preview } from './Preview.tsx'
import { QuestionsField } from './QuestionsField.tsx'
import { SaidFields } from './SaidFields.tsx'
import { shownIn } from './shown.ts'
import { TextArea } from './TextArea.tsx'
import { useDraft } from './useDraft.ts'

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
  const draft = useDraft<SecondaryInput, SecondaryResponse>({
    ...{ record, inputOf: (one) => inputOf(one, start), rules: secondaryResponseCreateBody, inspect },
    ...{ create: 'secondaryResponseCreate', update: 'secondaryResponseUpdate', onSaved: onClose },
  })
  const { values, set, error, label } = draft
  const { messages, buttons = [], channels = [], kind } = values
  const areas = choices.areas.map(({ id, name }) => ({ value: String(id), label: name }))
  return (
    <EditorFrame
      title={record ? `Editar «${record.name}»` : 'Nueva respuesta secundaria'}
      draft={draft}
      textOf={shownIn(zone, { kind: SecondaryKindOptions, handoff_area_id: choices.areas })}
      onClose={onClose}
      preview={<Preview messages={messages} buttons={buttons} channels={channels} />}
    >
      <div className="response-row">
        <TextField
          label={label('name')}
          required
          kind="text"
          maxLength={SecondaryResponseInputLimits.name.maxLength}
          value={values.name}
          error={error('name') ?? ''}
          onChange={(name) => set({ name })}
        />
        <Select
          label={label('kind')}
          required
          value={kind}
          error={error('kind') ?? ''}
          options={SecondaryKindOptions}
          onChange={(value) => set({ kind: value as SecondaryInput['kind'] })}
        />
      </div>
      {kind === 'follow_up' && (
        <QuestionsField
          label={`${label('questions')} (sólo con preguntas hace falta un nuevo entrenamiento)`}
          questions={values.questions ?? []}
          intentId={0}
          choices={choices}
          stored={[]}
          error={error('questions')}
          onChange={(questions) => set({ questions })}
        />
      )}
      <SaidFields values={values} choices={choices} error={error} onChange={set} />
      {kind === 'fallback' && (
        <>
          <TextArea
            label={label('retry_text')}
            maxLength={SecondaryResponseInputLimits.retry_text.maxLength}
            value={values.retry_text ?? ''}
            error={error('retry_text')}
            onChange={(retry_text) => set({ retry_text })}
          />
          <div className="response-row">
            <TextField
              label={label('max_attempts')}
              type="number"
              min={SecondaryResponseInputLimits.max_attempts.minimum}
              max={SecondaryResponseInputLimits.max_attempts.maximum}
              value={String(values.max_attempts ?? 2)}
              error={error('max_attempts') ?? ''}
              onChange={(text) => set({ max_attempts: Number(text) })}
            />
            <Select
              label={label('handoff_area_id')}
              value={String(values.handoff_area_id ?? '')}
              error={error('handoff_area_id') ?? ''}
              options={[{ value: '', label: 'La que corresponda' }, ...areas]}
              onChange={(id) => set({ handoff_area_id: id ? Number(id) : null })}
            />
          </div>
        </>
      )}
      <Checkbox label={label('enabled')} checked={values.enabled ?? true} onChange={(enabled) => set({ enabled })} />
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
