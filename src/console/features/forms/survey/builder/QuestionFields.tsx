import { SurveyQuestionLimits } from '../../../../../../generated/limits.ts'
import { SurveyOnFailOptions, SurveyQuestionKindOptions } from '../../../../../../generated/options.ts'
import { resolveFormOfAddress } from '../../../../../contract/address-form.ts'
import { answerFaultText, USUAL_FAULTS } from '../../../../../contract/forms/answer-texts.ts'
import { hasOptions, isAnswerable } from '../../../../../contract/forms/question.ts'
import { takesLimits } from '../../../../../contract/forms/question-faults.ts'
import { takesKind } from '../../../../../contract/forms/save-to.ts'
import { isOnWeb } from '../../../../../contract/forms/typed.ts'
import { withMissingOptions } from '../../../../engine/fields/missing-option.ts'
import { Checkbox } from '../../../../ui/Checkbox.tsx'
import { Select } from '../../../../ui/Select.tsx'
import { TextArea } from '../../../../ui/TextArea.tsx'
import { TextField } from '../../../../ui/TextField.tsx'
import type { Question } from '../types.ts'
import { ConditionsEditor } from './ConditionsEditor.tsx'
import { kindChange, textChange } from './edit.ts'
import { JumpsEditor } from './JumpsEditor.tsx'
import { LimitFields } from './LimitFields.tsx'
import { labelOf } from './labels.ts'
import { OptionsEditor } from './OptionsEditor.tsx'
import type { QuestionProps } from './QuestionCard.tsx'

/** What the chatbot answers to an answer that does not fit, if the business writes nothing. */
const usualText = (question: Question): string =>
  resolveFormOfAddress(answerFaultText(USUAL_FAULTS[question.kind], { ...question, error_text: '' }), 'tu')

/** The fields of a question: those that its kind has. */
export function QuestionFields(props: QuestionProps) {
  const { questions, at, question, error, onEdit, saveChoices } = props
  const { id, text, kind, required = true, error_text = '', save_to, skip_if_known = true } = question
  const isAsked = isAnswerable(kind)
  const choices = saveChoices
    .filter(({ value }) => value === save_to || takesKind(value, kind))
    .map(({ value, label }) => ({ value, label }))
  return (
    <div className="survey-fields">
      <TextArea
        label={labelOf('text')}
        value={text}
        required
        rows={2}
        limit={SurveyQuestionLimits.text.maxLength}
        error={error('text') ?? ''}
        onChange={(given) => onEdit(textChange(questions, at, given))}
      />
      <div className="survey-row">
        <Select
          label={labelOf('kind')}
          value={kind}
          options={SurveyQuestionKindOptions}
          {...(!isOnWeb(kind) && { help: 'La página web no la pregunta: solo las conversaciones.' })}
          onChange={(given) => onEdit(kindChange(question, given as Question['kind']))}
        />
        <TextField
          label={labelOf('id')}
          value={id}
          required
          error={error('id') ?? ''}
          help="Nombra la respuesta en los archivos."
          onChange={(given) => onEdit({ id: given })}
        />
      </div>
      {hasOptions(kind) && <OptionsEditor {...props} />}
      {takesLimits(kind) && <LimitFields {...props} />}
      {isAsked && (
        <>
          <Checkbox label={labelOf('required')} checked={required} onChange={(given) => onEdit({ required: given })} />
          <TextField
            label={labelOf('error_text')}
            value={error_text}
            limit={SurveyQuestionLimits.error_text.maxLength}
            kind="all"
            placeholder={usualText(question)}
            onChange={(given) => onEdit({ error_text: given })}
          />
          <div className="survey-row">
            <Select
              label={labelOf('save_to')}
              value={save_to ?? ''}
              error={error('save_to') ?? ''}
              help="Solo en conversaciones: en la web no sabemos quién contesta."
              options={[{ value: '', label: 'No guardar' }, ...withMissingOptions(choices, [save_to ?? null])]}
              onChange={(given) => onEdit({ save_to: given || null })}
            />
            <Select
              label={labelOf('on_fail')}
              value={question.on_fail ?? 'skip'}
              options={SurveyOnFailOptions}
              help={`Después de ${question.max_retries ?? 2} intentos en la conversación.`}
              onChange={(given) => onEdit({ on_fail: given as NonNullable<Question['on_fail']> })}
            />
          </div>
          {save_to && (
            <Checkbox
              label={labelOf('skip_if_known')}
              checked={skip_if_known}
              onChange={(given) => onEdit({ skip_if_known: given })}
            />
          )}
        </>
      )}
      <ConditionsEditor {...props} />
      <JumpsEditor {...props} />
    </div>
  )
}
