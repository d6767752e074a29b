import type { Channel } from '../../../../contract/channels.ts'
import { scaleOf } from '../../../../contract/forms/question.ts'
import { buildTextReply } from '../build-replies.ts'
import type { RuleContext } from '../rule.ts'
import type { BotSnapshot, Reply, Turn } from '../types.ts'
import { choicesFor } from './choices.ts'
import { formText } from './texts.ts'
import type { FormQuestion } from './types.ts'

type Speaking = Pick<RuleContext, 'bot' | 'turn'>

/** Returns a text that the bot says in a form, with values of its own. */
export function say(
  { bot, turn }: Speaking,
  situation: Parameters<typeof formText>[1],
  values: Readonly<Record<string, string>> = {},
): Reply {
  return buildTextReply(formText(bot, situation), { ...turn, variables: { ...turn.variables, ...values } })
}

/** Returns a question as its channel shows it: with buttons where its answers fit, else with what to write. */
export function questionReply({ bot, turn }: Speaking, question: FormQuestion, chosen: readonly string[] = []): Reply {
  const { buttons } = choicesFor(question, turn.channel, chosen)
  const lines = [question.text, ...listed(question, turn.channel), ...hint(bot, turn, question)]
  return buildTextReply(lines.join('\n'), turn, buttons)
}

/** Returns the numbered options where the customer needs their numbers. */
function listed(question: FormQuestion, channel: Channel): string[] {
  const { kind, options = [] } = question
  const isTyped = kind === 'multiple' || (kind === 'single' && choicesFor(question, channel).answers.length === 0)
  return isTyped ? options.map(({ label }, at) => `${at + 1}. ${label}`) : []
}

/** Returns how to answer where the buttons do not say it. */
function hint(bot: BotSnapshot, { channel }: Turn, question: FormQuestion): string[] {
  const { kind } = question
  if (kind === 'multiple') return [formText(bot, 'several')]
  if (kind === 'location') return [formText(bot, 'place')]
  const scale = scaleOf(kind)
  if (!scale || choicesFor(question, channel).answers.length > 0) return []
  const [from, to] = scale.map(String)
  return [
    formText(bot, 'scale')
      .replace('{{desde}}', from ?? '')
      .replace('{{hasta}}', to ?? ''),
  ]
}
