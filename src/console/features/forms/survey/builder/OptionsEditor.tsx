import { SurveyOptionLimits, SurveyQuestionLimits } from '../../../../../../generated/limits.ts'
import { Button } from '../../../../ui/Button.tsx'
import { TextField } from '../../../../ui/TextField.tsx'
import { ItemTools } from '../../../responses/editor/data/ItemTools.tsx'
import { newOption } from './edit.ts'
import { labelOf } from './labels.ts'
import type { QuestionProps } from './QuestionCard.tsx'

/** The options of a question, in their order. Three or fewer are buttons in conversations. */
export function OptionsEditor({ question: { options = [] }, error, onEdit }: QuestionProps) {
  return (
    <fieldset className="survey-group">
      <legend>{labelOf('options')}</legend>
      {options.map((option, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a key may be empty or twice there while it is typed
        <div key={at} className="survey-option">
          <TextField
            label={`${labelOf('options.*.label')} ${at + 1}`}
            value={option.label}
            required
            limit={SurveyOptionLimits.label.maxLength}
            kind="all"
            error={error(`options.${at}.label`) ?? error(`options.${at}.id`) ?? ''}
            onChange={(label) => onEdit({ options: options.map((one, i) => (i === at ? { ...one, label } : one)) })}
          />
          <ItemTools items={options} at={at} name="la opción" onChange={(given) => onEdit({ options: given })} />
        </div>
      ))}
      {error('options') && <p className="field-error">{error('options')}</p>}
      <Button
        icon="plus"
        disabled={options.length >= SurveyQuestionLimits.options.maxItems}
        onClick={() => onEdit({ options: [...options, newOption(options)] })}
      >
        Agregar opción
      </Button>
    </fieldset>
  )
}
