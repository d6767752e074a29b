import { type Channel, channelLimits, maxChoices } from '../../../../contract/channels.ts'
import { scaleOf } from '../../../../contract/forms/question.ts'
import type { ResponseButton } from '../types.ts'
import { AGREE, DISAGREE, DONE, SATISFACTION, SKIP } from './texts.ts'
import type { FormQuestion } from './types.ts'

/** Most numbers of a scale that the widget shows side by side. */
const WIDGET_SCALE = 11

const numbers = (kind: FormQuestion['kind']): number[] => {
  const [lowest, highest] = scaleOf(kind) ?? [1, 0]
  return Array.from({ length: highest - lowest + 1 }, (_, at) => lowest + at)
}

/** Returns the titles of the answers that a question offers. */
function titlesOf({ kind, options = [] }: FormQuestion, chosen: readonly string[]): string[] {
  switch (kind) {
    case 'single':
      return options.map(({ label }) => label)
    case 'multiple':
      return options.flatMap(({ id, label }) => (chosen.includes(id) ? [] : [label]))
    case 'yes_no':
      return ['Sí', 'No']
    case 'consent':
      return [AGREE, DISAGREE]
    case 'rating':
      return numbers(kind).map((score) => `${score} ★`)
    case 'csat':
      return [...SATISFACTION].reverse()
    case 'nps':
      return numbers(kind).map(String)
    default:
      return []
  }
}

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
