import { answerOf } from '../../../../contract/forms/answers.ts'
import type { BotSnapshot, DialogueState } from '../types.ts'
import { askedQuestion } from './asked-question.ts'
import { wayOf } from './path.ts'
import { RESUMED } from './rule.ts'
import { shownAnswer } from './shown.ts'

/** Returns what a form in progress keeps in mind, as rows of the state that staff read. */
export function describeForm({ form: run }: DialogueState, bot: BotSnapshot) {
  const form = run && bot.forms?.find(({ id }) => id === run.formId)
  if (!form) return []
  const question = askedQuestion(form, run)
  const { passed, answers } = wayOf(form, run.answers, run.settled)
  const told = passed.flatMap((one) => {
    const answer = answerOf(answers, one.id)
    return answer === undefined ? [] : [`${one.text} ${shownAnswer(one, answer)}`]
  })
  const rests = run.paused || (run.resumed ?? 0) >= RESUMED
  const row = (key: string, label: string, value: string, detail: string | null = null) => ({
    key,
    label,
    value,
    detail,
  })
  return [
    row('form', 'Formulario', `«${form.name}»`, `Hasta ${run.minutes} min sin respuesta`),
    ...(question
      ? [row('form.asked', 'Pregunta', question.text, rests ? 'Hasta que el cliente la retome' : null)]
      : []),
    ...(told.length > 0 ? [row('form.told', 'Ya contestó', told.join(' · '))] : []),
    ...(run.handoff ? [row('form.then', 'Después', 'Pasa a una persona')] : []),
  ]
}
