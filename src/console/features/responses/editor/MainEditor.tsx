import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { MainResponseInputLimits } from '../../../../../generated/limits.ts'
import { ResponseNextOptions } from '../../../../../generated/options.ts'
import { responseCreateBody } from '../../../../../generated/validators/responses.js'
import { dayIn, localTime, momentIn, TIMEZONE } from '../../../../contract/zone.ts'
import { MomentField } from '../../../engine/fields/MomentField.tsx'
import { useCall } from '../../../engine/useAct.ts'
import { useSession } from '../../../session/index.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Select } from '../../../ui/Select.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import type { Choices, MainInput, MainResponse } from '../types.ts'
import { EditorFrame } from './EditorFrame.tsx'
import { IntentField } from './IntentField.tsx'
import { inspect } from './inspect.ts'
import { Preview } from './Preview.tsx'
import { QuestionsField } from './QuestionsField.tsx'
import { SaidFields } from './SaidFields.tsx'
import { shownIn } from './shown.ts'
import { useDraft } from './useDraft.ts'

interface MainEditorProps {
  /** what is edited; nothing while a new one is written */
  record?: MainResponse | undefined
  choices: Choices
  categories: readonly { id: number; name: string }[]
  onClose: () => void
}

/** Writes a main response: what is asked, what is answered, and what follows. */
export function MainEditor({ record, choices, categories, onClose }: MainEditorProps) {
  const draft = useDraft<MainInput, MainResponse>({
    ...{
      record,
      inputOf,
      rules: responseCreateBody,
      inspect: inspectMain,
      create: 'responseCreate',
      update: 'responseUpdate',
    },
    onSaved: onClose,
  })
  const { values, set, error, label } = draft
  const { messages, buttons = [], channels = [], questions = [] } = values
  const intentQuestions = useQuestions(values.intent_id)
  const zone = useSession().bot?.timezone ?? TIMEZONE
  // what the chosen intent filled in, and the next one may replace
  const [filled, setFilled] = useState({ intent: record?.intent_id ?? 0, questions, title: '' })
  useEffect(() => {
    // another intent has questions of its own: they are shown, so that saving does not lose them
    if (!intentQuestions || filled.intent === values.intent_id) return
    const intent = choices.intents.find(({ id }) => id === values.intent_id)
    const title = intent ? titleOf(intent) : filled.title
    setFilled({ intent: values.intent_id, questions: intentQuestions, title })
    // those of the intent before go; what was written until these came stays
    const others = [...filled.questions, ...intentQuestions]
    set({
      questions: [...intentQuestions, ...questions.filter((question) => !others.includes(question))],
      ...(title !== '' && ['', filled.title].includes(values.title) && { title }),
    })
  }, [intentQuestions, filled, questions, values.intent_id, values.title, choices.intents, set])
  const named = (all: readonly { id: number; name: string }[]) =>
    all.map(({ id, name }) => ({ value: String(id), label: name }))
  const none = { value: '', label: 'Ninguna' }
  const nexts = ResponseNextOptions.filter(({ value }) => value !== 'form' || choices.forms.length > 0)
  return (
    <EditorFrame
      title={record ? `Editar «${record.title}»` : 'Nueva respuesta principal'}
      draft={draft}
      textOf={shownIn(zone, {
        ...{ intent_id: choices.intents, category_id: categories, next: ResponseNextOptions },
        ...{ next_id: choices.secondary, assign_area_id: choices.areas, assign_labels: choices.labels },
      })}
      onClose={onClose}
      preview={<Preview messages={messages} buttons={buttons} channels={channels} />}
    >
      <div className="response-row">
        <IntentField
          label={label('intent_id')}
          intents={choices.intents}
          value={values.intent_id}
          error={error('intent_id')}
          onChange={(intent_id) => set({ intent_id })}
          onCreated={(intent) => {
            const title = titleOf(intent)
            set({ intent_id: intent.id, ...(['', filled.title].includes(values.title) && { title }) })
            setFilled((before) => ({ ...before, title }))
          }}
        />
        <TextField
          label={label('title')}
          required
          kind="text"
          maxLength={MainResponseInputLimits.title.maxLength}
          value={values.title}
          error={error('title') ?? ''}
          onChange={(title) => set({ title })}
        />
        <Select
          label={label('category_id')}
          value={String(values.category_id ?? '')}
          error={error('category_id') ?? ''}
          options={[none, ...named(categories)]}
          onChange={(id) => set({ category_id: id ? Number(id) : null })}
        />
      </div>
      <QuestionsField
        label={label('questions')}
        questions={questions}
        intentId={values.intent_id}
        choices={choices}
        stored={intentQuestions ?? []}
        error={error('questions')}
        onChange={(next) => set({ questions: next })}
      />
      <SaidFields values={values} choices={choices} error={error} onChange={set}>
        <Checkbox
          label={label('randomize_variants')}
          checked={values.randomize_variants ?? true}
          onChange={(randomize_variants) => set({ randomize_variants })}
        />
      </SaidFields>
      <div className="response-row">
        <Select
          label={label('next')}
          value={values.next ?? 'none'}
          options={nexts}
          onChange={(next) => set({ next: next as NonNullable<MainInput['next']>, next_id: null })}
        />
        {values.next === 'secondary' && (
          <Select
            label={label('next_id')}
            required
            value={String(values.next_id ?? '')}
            error={error('next_id') ?? ''}
            options={[{ value: '', label: 'Elegir…' }, ...named(choices.secondary)]}
            onChange={(id) => set({ next_id: id ? Number(id) : null })}
          />
        )}
        <Select
          label={label('assign_area_id')}
          value={String(values.assign_area_id ?? '')}
          error={error('assign_area_id') ?? ''}
          options={[none, ...named(choices.areas)]}
          onChange={(id) => set({ assign_area_id: id ? Number(id) : null })}
        />
        <TextField
          label={label('attempts')}
          type="number"
          min={MainResponseInputLimits.attempts.minimum}
          max={MainResponseInputLimits.attempts.maximum}
          value={String(values.attempts ?? 1)}
          error={error('attempts') ?? ''}
          onChange={(text) => set({ attempts: Number(text) })}
        />
      </div>
      <Labels
        label={label('assign_labels')}
        labels={choices.labels}
        value={values.assign_labels ?? []}
        onChange={(assign_labels) => set({ assign_labels })}
      />
      <div className="response-row">
        {(['valid_from', 'valid_until'] as const).map((name) => (
          <MomentField
            key={name}
            legend={label(name)}
            label={label(name)}
            zone={zone}
            value={clockTime(values[name], zone)}
            problem={error(name)}
            onChange={(text) => set({ [name]: instantOf(text, zone) })}
          />
        ))}
      </div>
      <Checkbox label={label('enabled')} checked={values.enabled ?? true} onChange={(enabled) => set({ enabled })} />
    </EditorFrame>
  )
}

function Labels({
  label,
  labels,
  value,
  onChange,
}: {
  label: string
  labels: Choices['labels']
  value: readonly number[]
  onChange: (ids: number[]) => void
}) {
  if (labels.length === 0) return null
  return (
    <fieldset className="response-group response-ticks">
      <legend>{label}</legend>
      {labels.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={name}
          checked={value.includes(id)}
          onChange={(on) => onChange(on ? [...value, id] : value.filter((one) => one !== id))}
        />
      ))}
    </fieldset>
  )
}

/** The title that an intent suggests: its name, without the signs that a title may not have. */
const titleOf = ({ name }: Choices['intents'][number]) => name.replace(/[^\p{L}\p{N}!¡¿?_.,: -]/gu, '')

/** The questions that an intent has; undefined until they are known. */
function useQuestions(intentId: number): string[] | undefined {
  const call = useCall()
  const { data } = useQuery({
    queryKey: ['responseQuestionList', intentId],
    queryFn: async () => (await call('responseQuestionList', { record: { id: intentId } })) as { questions: string[] },
    enabled: intentId > 0,
  })
  return data?.questions
}

function inspectMain(draft: MainInput) {
  const follows = draft.next === 'secondary' && !draft.next_id
  return [...inspect(draft), ...(follows ? [{ path: 'next_id', text: 'Elegir la respuesta secundaria.' }] : [])]
}

/** What a record's editor starts with: what may be sent of it. */
export function inputOf(record: MainResponse | undefined): MainInput {
  if (!record)
    return { intent_id: 0, title: '', questions: [], messages: [{ kind: 'text', text: '' }], buttons: [], channels: [] }
  const { id: _i, used_count: _u, last_used_at: _l, feedback_up: _f, feedback_down: _d, used_by: _b, ...rest } = record
  const { created_at: _c, updated_at: _a, created_by: _n, updated_by: _p, ...input } = rest
  return input
}

/** A moment as the clocks of the bot show it: yyyy-mm-ddThh:mm. */
function clockTime(iso: string | null | undefined, zone: string): string {
  if (!iso) return ''
  const { hour, minute } = localTime(iso, zone)
  return `${dayIn(iso, zone)}T${[hour, minute].map((part) => String(part).padStart(2, '0')).join(':')}`
}

function instantOf(text: string, zone: string): string | null {
  const [day = '', time = ''] = text.split('T')
  return day ? momentIn(day, time, zone).toISOString() : null
}
