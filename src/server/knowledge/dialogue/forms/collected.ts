import { answerOf } from '../../../../contract/forms/answers.ts'
import type { CollectedValue, Reply, Turn } from '../types.ts'
import { waitingSlots } from '../waiting/questions.ts'
import { wayOf } from './path.ts'
import { shownAnswer } from './shown.ts'
import type { FormDefinition, FormInProgress } from './types.ts'

/** The names under which the bot knows data of the contact that it may ask on other occasions, too. */
const NAMES: Readonly<Record<string, { key: string; label: string }>> = {
  name: waitingSlots.name[0],
  phone: waitingSlots.reach[0],
  email: waitingSlots.reach[1],
  consulta: waitingSlots.topic[0],
}

/**
 * Returns the reply that keeps with the contact what they told in a contact form, or their name that a completed survey
 * saves; none without answers.
 */
export function collectedReplies(form: FormDefinition, run: FormInProgress, turn: Turn): Reply[] {
  const { passed, answers, next } = wayOf(form, run.answers, run.settled)
  // What else a survey saves are columns of the contact, which the server fills once it is complete.
  const named = next ? [] : passed.filter(({ reads }) => reads === 'name')
  const values = (form.kind === 'contact' ? passed : named).flatMap((question): CollectedValue[] => {
    const { id, saveTo = '', text } = question
    const answer = answerOf(answers, id)
    // Only what was asked: the rest is of the contact already.
    if (answer === undefined || question.kind === 'consent' || answer === turn.contact?.[saveTo]) return []
    const { key = id, label = text } = NAMES[saveTo || id] ?? {}
    return [{ name: key, label, value: shownAnswer(question, answer) }]
  })
  const contactName = values.find(({ name }) => name === waitingSlots.name[0].key)?.value
  const formerName = form.duplicatePolicy === 'ignore' ? undefined : turn.contact?.name
  return values.length === 0
    ? []
    : [{ kind: 'collect', values, ...(contactName && { contactName, ...(formerName && { formerName }) }) }]
}
