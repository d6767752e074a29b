import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { responseCreate, responseUpdate } from '../../../../../generated/bodies/responses.ts'
import { ResponseNextOptions } from '../../../../../generated/options.ts'
import { TIMEZONE } from '../../../../contract/zone.ts'
import { draftStore } from '../../../engine/form/drafts.ts'
import { useOperationForm } from '../../../engine/form/useOperationForm.ts'
import { useOperationCall } from '../../../engine/useOperationMutation.ts'
import { useSession } from '../../../session/index.ts'
import type { Choices, MainInput, MainResponse } from '../types.ts'
import { ConditionsSection } from './data/ConditionsSection.tsx'
import { SlotsSection } from './data/SlotsSection.tsx'
import { WebhookSection } from './data/WebhookSection.tsx'
import { EditorFrame } from './EditorFrame.tsx'
import { OtherTextsDialog, OtherTextsNote } from './OtherTexts.tsx'
import { conditionInWords, otherTexts } from './other-texts.ts'
import { Preview } from './Preview.tsx'
import { AvailabilitySection } from './sections/AvailabilitySection.tsx'
import { ButtonsSection } from './sections/ButtonsSection.tsx'
import { IntentSection } from './sections/IntentSection.tsx'
import { MessagesSection } from './sections/MessagesSection.tsx'
import { NextSection } from './sections/NextSection.tsx'
import { QuestionsSection } from './sections/QuestionsSection.tsx'
import { addTypedQuestion, type WithTypedQuestion } from './typed-question.ts'
import { useOtherTexts } from './useOtherTexts.ts'
import { validateContent } from './validation.ts'
import { valueFormatter } from './value-formatter.ts'

interface MainEditorProps {
  /** the response to edit; undefined for a new one */
  record?: MainResponse | undefined
  choices: Choices
  categories: readonly { id: number; name: string }[]
  onClose: () => void
}

/** Editor of a main response. Each section shows a part of the form; rarely used ones start collapsed. */
export function MainEditor({ record, choices, categories, onClose }: MainEditorProps) {
  const zone = useSession().bot?.timezone ?? TIMEZONE
  const plain = useOperationForm<WithTypedQuestion<MainInput>, MainInput, MainResponse>({
    operation: record ? responseUpdate : responseCreate,
    record,
    valuesOf: (one) => ({ ...inputOf(one), typed: '' }),
    bodyOf: addTypedQuestion,
    validate: inspectMain,
    whileTyping: true,
    drafts: draftStore,
    textOf: valueFormatter(zone, {
      ...{ intent_id: choices.intents, category_id: categories, next: ResponseNextOptions },
      ...{
        next_id: [...choices.secondary, ...choices.forms],
        assign_area_id: choices.areas,
        assign_labels: choices.labels,
      },
    }),
    onDone: onClose,
  })
  const { form, asked, listed, setListed, answer, review } = useOtherTexts(plain)
  const { messages, buttons = [], channels = [], questions = [], conditions = [], intent_id, title } = form.watch()
  const intentQuestions = useQuestions(intent_id)
  // Values filled in from the selected intent, which another intent may replace.
  const [filled, setFilled] = useState(() => {
    const { intent_id: intent, questions = [] } = inputOf(form.record)
    return intent === intent_id ? { intent, questions, title: '' } : { questions: [], title: '' }
  })
  // An intent restored from a draft: its questions were filled in before the reload.
  const [restored] = useState(intent_id)
  const suggest = (given: string) => {
    if (given !== '' && ['', filled.title].includes(title)) form.setValue('title', given, { shouldDirty: true })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the current form values when the questions arrive
  useEffect(() => {
    // Show the questions of the newly selected intent, so that saving does not lose them.
    if (!intentQuestions || filled.intent === intent_id) return
    const intent = choices.intents.find(({ id }) => id === intent_id)
    const given = intent ? titleOf(intent) : filled.title
    setFilled({ intent: intent_id, questions: intentQuestions, title: given })
    if (filled.intent === undefined && intent_id === restored) return
    // Remove the questions of the previous intent; keep those that the user typed meanwhile.
    const others = [...filled.questions, ...intentQuestions]
    const own = questions.filter((question) => !others.includes(question))
    form.setValue('questions', [...intentQuestions, ...own], { shouldDirty: true })
    form.setValue('known_questions', intentQuestions)
    suggest(given)
  }, [intentQuestions, filled, intent_id, choices.intents])
  function named(intent: Choices['intents'][number]): void {
    suggest(titleOf(intent))
    setFilled((before) => ({ ...before, title: titleOf(intent) }))
  }
  const part = { form, choices }
  const others = otherTexts({ messages, conditions }, choices)
  const sent = conditions.map((one) => {
    const { messages, buttons = [] } = one
    return { when: conditionInWords(choices, one), messages, buttons }
  })
  return (
    <EditorFrame
      title={record ? `Editar «${record.title}»` : 'Nueva respuesta principal'}
      form={form}
      onClose={onClose}
      preview={<Preview messages={messages} buttons={buttons} channels={channels} conditions={sent} />}
      question={
        asked && (
          <OtherTextsDialog
            texts={asked.others ? others : []}
            handoff={asked.handoff}
            onAnswer={answer}
            onReview={review}
          />
        )
      }
    >
      <IntentSection {...part} categories={categories} onCreated={named} />
      <QuestionsSection {...part} stored={intentQuestions ?? []} />
      <MessagesSection
        {...part}
        note={others.length > 0 && <OtherTextsNote texts={others} open={listed} onOpen={setListed} />}
      />
      <ButtonsSection {...part} />
      <SlotsSection {...part} />
      <ConditionsSection {...part} />
      <WebhookSection {...part} />
      <NextSection {...part} />
      <AvailabilitySection form={form} zone={zone} />
    </EditorFrame>
  )
}

/** Returns the title suggested by an intent: its name without the characters that a title may not have. */
const titleOf = ({ name }: Choices['intents'][number]) => name.replace(/[^\p{L}\p{N}!¡¿?_.,: -]/gu, '')

/**
 * Fetches the questions of an intent; undefined until they are loaded. Cached ones are not used, because saving them
 * would remove questions that a colleague added since.
 */
function useQuestions(intentId: number): string[] | undefined {
  const call = useOperationCall()
  const { data, isFetchedAfterMount } = useQuery({
    queryKey: ['responseQuestionList', intentId],
    queryFn: async () => (await call('responseQuestionList', { record: { id: intentId } })) as { questions: string[] },
    enabled: intentId > 0,
    gcTime: 0,
  })
  return isFetchedAfterMount ? data?.questions : undefined
}

function inspectMain(draft: MainInput) {
  const follows = draft.next === 'secondary' && !draft.next_id
  return [...validateContent(draft), ...(follows ? [{ path: 'next_id', text: 'Elige la respuesta secundaria.' }] : [])]
}

/** Returns the initial form values: the fields of the record that can be sent. */
export function inputOf(record: MainResponse | undefined): MainInput {
  if (!record)
    return { intent_id: 0, title: '', questions: [], messages: [{ kind: 'text', text: '' }], buttons: [], channels: [] }
  const { id: _i, used_count: _u, last_used_at: _l, feedback_up: _f, feedback_down: _d, used_by: _b, ...rest } = record
  const { created_at: _c, updated_at: _a, created_by: _n, updated_by: _p, ...input } = rest
  return input
}
