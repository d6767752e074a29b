import { SurveyOnFailOptions, SurveyQuestionKindOptions } from '../../../../../../generated/options.ts'
import { END } from '../../../../../contract/forms/flow.ts'
import { valueText } from '../../../../engine/conflict/conflict-text.ts'
import { isSameValue } from '../../../../engine/conflict/merge.ts'
import { conditionText } from '../../condition-text.ts'
import type { Question } from '../types.ts'
import { labelOf } from './labels.ts'
import { valueLabel } from './value-label.ts'
import { wordsOf } from './words.ts'

/** What a question is told by, besides its text, where two versions of it differ. */
const TOLD = [
  ...(['kind', 'options', 'required', 'min', 'max', 'error_text', 'max_retries', 'on_fail'] as const),
  ...(['save_to', 'skip_if_known', 'show_if', 'jump_to'] as const),
]

/**
 * Returns what one version of a question says, as far as the other differs.
 * @param all questions that its conditions and jumps may name
 */
export function differenceText(
  question: Question | undefined,
  { mine, theirs }: { mine: Question | undefined; theirs: Question | undefined },
  all: readonly Question[],
): string {
  if (!question) return 'Eliminada'
  const different = TOLD.filter((name) => mine && theirs && !isSameValue(mine[name], theirs[name]))
  return [
    question.text,
    ...different.map((name) => `${labelOf(name)}: ${fieldText(question, name, all) || 'no'}`),
  ].join('\n')
}

function fieldText(question: Question, name: (typeof TOLD)[number], all: readonly Question[]): string {
  const { nameOf, answerTo } = wordsOf(all)
  const { show_if, jump_to = {} } = question
  switch (name) {
    case 'kind':
      return SurveyQuestionKindOptions.find(({ value }) => value === question.kind)?.label ?? ''
    case 'on_fail':
      return SurveyOnFailOptions.find(({ value }) => value === question.on_fail)?.label ?? ''
    case 'show_if':
      return show_if ? conditionText(show_if, { nameOf, answerTo }) : ''
    case 'jump_to':
      return Object.entries(jump_to)
        .map(([value, to]) => `${valueLabel(question, value)} → ${to === END ? 'Fin' : nameOf(to)}`)
        .join(', ')
    default:
      return valueText(question[name])
  }
}
