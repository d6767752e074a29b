import { type Channel, channelLimits, maxChoices } from '../../../../contract/channels.ts'
import { offeredAnswers } from '../../../../contract/forms/offered.ts'
import { scaleOf } from '../../../../contract/forms/question.ts'
import type { ResponseButton } from '../types.ts'
import { DONE, SKIP } from './texts.ts'
import type { FormQuestion } from './types.ts'

/** Most numbers of a scale that the widget shows side by side. */
const WIDGET_SCALE = 11

/** Returns the titles of the answers that a question offers. */
const titlesOf = (question: FormQuestion, chosen: readonly string[]): string[] =>
  offeredAnswers(question).flatMap(({ value, title }) =>
    question.kind === 'multiple' && chosen.includes(value) ? [] : [title],
  )

/** Longest title of one of several choices that a channel shows whole. */
function longestTitle(channel: Channel, count: number): number {
  const { buttons, optionTitle } = channelLimits[channel]
  return channel === 'whatsapp' && count > buttons ? channelLimits.whatsapp.rowTitle : optionTitle
}

/** Whether a channel shows these titles as buttons or a list. */
function fits(channel: Channel, kind: FormQuestion['kind'], titles: readonly string[]): boolean {
  const most = channel === 'webchat' && scaleOf(kind) ? WIDGET_SCALE : maxChoices(channel)
  return titles.length <= most && titles.every(({ length }) => length <= longestTitle(channel, titles.length))
}

/** What a question offers below its text. */
interface Choices {
  /** the answers, if the channel shows them */
  answers: readonly string[]
  buttons: readonly ResponseButton[]
}

/**
 * Returns the buttons of a question on a channel: its answers where they fit, and to skip it or to be done.
 * @param chosen the options that were chosen so far
 */
export function choicesFor(question: FormQuestion, channel: Channel, chosen: readonly string[] = []): Choices {
  const titles = titlesOf(question, chosen)
  const answers = fits(channel, question.kind, titles) ? titles : []
  const more = chosen.length > 0 ? [DONE] : question.required === false ? [SKIP] : []
  const all = fits(channel, question.kind, [...answers, ...more]) ? [...answers, ...more] : answers
  return { answers, buttons: all.map((title) => ({ title, type: 'response' })) }
}
