import '../survey.css'
import { useState } from 'react'
import { surveyQuestionsUpdate } from '../../../../../../generated/bodies/forms.ts'
import { SurveyQuestionsInputLimits } from '../../../../../../generated/limits.ts'
import { questionFaults } from '../../../../../contract/forms/question-faults.ts'
import { DirtyGuard } from '../../../../engine/form/DirtyGuard.tsx'
import { draftStore } from '../../../../engine/form/drafts.ts'
import { Form } from '../../../../engine/form/Form.tsx'
import { Discard, FormFooter, Submit } from '../../../../engine/form/FormFooter.tsx'
import { CustomField } from '../../../../engine/form/inputs.tsx'
import { useOperationForm } from '../../../../engine/form/useOperationForm.ts'
import { Button } from '../../../../ui/Button.tsx'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { plural } from '../../../../ui/format.ts'
import { Previews } from '../preview/Previews.tsx'
import type { Question, Questions, QuestionsInput } from '../types.ts'
import { newQuestion } from './edit.ts'
import { mergeQuestions } from './merge-questions.ts'
import { QuestionList } from './QuestionList.tsx'

const PART_MERGES = { questions: mergeQuestions }
const MOST = SurveyQuestionsInputLimits.questions.maxItems

/** Editor of the questions of a survey, beside what they make of it. */
export function Builder({ record }: { record: Questions }) {
  const form = useOperationForm<QuestionsInput, QuestionsInput, Questions>({
    operation: surveyQuestionsUpdate,
    record,
    valuesOf: (one) => ({ questions: one?.questions ?? [], ...(one && { version: one.version }) }),
    validate: ({ questions }) =>
      questionFaults(questions)
        .filter(({ isWarning }) => !isWarning)
        .map(({ index, field, text }) => ({ path: `questions.${index}.${field}`, text })),
    whileTyping: true,
    drafts: draftStore,
    partMerges: PART_MERGES,
    // What is undone would undo the other person's changes, too.
    onConflict: () => {
      setEarlier([])
      setOpen(undefined)
    },
  })
  const { questions } = form.watch()
  const [open, setOpen] = useState<number>()
  const [earlier, setEarlier] = useState<readonly Question[][]>([])
  const set = (now: Question[]) => form.setValue('questions', now, { shouldDirty: true, shouldTouch: true })
  /** A change of the list, which can be undone as a whole. */
  function change(now: Question[], opened?: number): void {
    setEarlier((before) => [...before.slice(-19), questions])
    set(now)
    setOpen(opened)
  }
  const add = () => change([...questions, newQuestion(questions)], questions.length)
  function undo(): void {
    const last = earlier.at(-1)
    if (!last) return
    setEarlier(earlier.slice(0, -1))
    set(last)
    setOpen(undefined)
  }
  return (
    <Form form={form} className="survey-builder" label="Preguntas de la encuesta">
      <div className="survey-columns">
        <div className="survey-questions">
          {record.answer_count > 0 && (
            <p className="soft">
              Ya hay {plural(record.answer_count, 'respuesta completa', 'respuestas completas')}. Quedan con el
              identificador de su pregunta.
            </p>
          )}
          {questions.length === 0 && (
            <EmptyState icon="clipboard" title="Todavía no hay preguntas." help="encuestas">
              <p>Agrega la primera, como «¿Cómo te atendimos?».</p>
            </EmptyState>
          )}
          <CustomField of={form} name="questions">
            {({ error }) => (
              <QuestionList
                questions={questions}
                saveChoices={record.save_choices}
                open={open}
                onOpen={setOpen}
                error={error}
                onEdit={set}
                onChange={change}
              />
            )}
          </CustomField>
          <div className="survey-tools">
            <Button icon="plus" disabled={questions.length >= MOST} onClick={add}>
              Agregar pregunta
            </Button>
            {earlier.length > 0 && (
              <Button icon="undo" onClick={undo}>
                Deshacer
              </Button>
            )}
          </div>
        </div>
        <Previews questions={questions} />
      </div>
      <FormFooter>
        <Discard />
        <Submit text="Guardar" />
      </FormFooter>
      <DirtyGuard />
    </Form>
  )
}
