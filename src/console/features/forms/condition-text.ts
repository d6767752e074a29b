import type { components } from '../../../../generated/api.d.ts'
import { SurveyOperatorOptions } from '../../../../generated/options.ts'

type Condition = components['schemas']['SurveyCondition']

/** How a condition calls the question that it looks at, and an answer to it. */
interface Words {
  nameOf: (id: string) => string
  answerTo: (id: string, value: string) => string
}

/** Returns in words when a question is asked: "Solo si «¿Tu correo?» fue contestada." */
export function conditionText(
  { match, conditions }: { match: 'all' | 'any'; conditions: readonly Condition[] },
  { nameOf, answerTo }: Words,
): string {
  const said = conditions.map(({ question, operator, value }) => {
    const label = SurveyOperatorOptions.find((option) => option.value === operator)?.label.toLowerCase() ?? ''
    const wanted = operator === 'answered' ? '' : ` «${answerTo(question, String(value ?? ''))}»`
    return `«${nameOf(question)}» ${label}${wanted}`
  })
  return `Solo si ${said.join(match === 'any' ? ' o ' : ' y ')}.`
}
