import { parseNumber } from '../../../../../contract/format.ts'
import { NumberText } from '../../../responses/editor/NumberText.tsx'
import type { Question } from '../types.ts'
import type { QuestionProps } from './QuestionCard.tsx'

/** What the limits of a kind count. */
const COUNTED: Partial<Record<Question['kind'], string>> = {
  short_text: 'caracteres',
  long_text: 'caracteres',
  multiple: 'opciones',
}

/** The least and the most that an answer may be, in characters, options or as a number. */
export function LimitFields({ question: { kind, min, max }, error, onEdit }: QuestionProps) {
  const counted = COUNTED[kind]
  const label = (name: string) => (counted ? `${name} de ${counted}` : name)
  return (
    <div className="survey-row">
      <NumberText
        label={label('Mínimo')}
        value={min ?? undefined}
        error={error('min') ?? ''}
        read={numberIn}
        onChange={(given) => onEdit({ min: given ?? null })}
      />
      <NumberText
        label={label('Máximo')}
        value={max ?? undefined}
        error={error('max') ?? ''}
        read={numberIn}
        onChange={(given) => onEdit({ max: given ?? null })}
      />
    </div>
  )
}

const numberIn = (text: string) => (text.trim() === '' ? undefined : (parseNumber(text) ?? Number.NaN))
