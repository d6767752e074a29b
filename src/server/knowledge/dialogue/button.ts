import { parseTarget, type ResponseTarget } from '../../../contract/button-target.ts'
import { yesOrNo } from '../spanish/yes-no.ts'
import { buildTextReply } from './build-replies.ts'
import { chosenOption } from './clarify.ts'
import { buildHandoffReplies } from './handoff.ts'
import { available, mainResponseOutcome } from './main-response.ts'
import { placeNamed } from './ordinals.ts'
import type { Outcome, RuleContext } from './rule.ts'
import { RESTARTED } from './state.ts'
import { buildSecondaryReplies, buildSystemReplies, personButton, supportsChannel } from './system.ts'
import { NOT_THAT } from './texts.ts'
import type { ResponseButton } from './types.ts'
import { foldWords } from './words.ts'

/**
 * Returns the button that a message selects: the pressed one, one whose title was typed, or the one with the typed
 * number in the last offer. An exact title takes precedence over a folded match, and a folded match over a number.
 */
function chosen(deciding: RuleContext): ResponseButton | undefined {
  const { turn, state } = deciding
  const { buttons, offered = [] } = state
  const option = chosenOption(deciding)
  if (option) return option
  if (turn.pressed) return turn.pressed
  const wanted = turn.text.trim()
  const folded = foldWords(wanted)
  const own = offered.filter(({ title }) => title !== NOT_THAT)
  return (
    buttons.find(({ title }) => title === wanted) ??
    (folded === '' ? undefined : buttons.find(({ title }) => foldWords(title) === folded)) ??
    offered[placeNamed(wanted, offered.length) ?? -1] ??
    (own.length === 1 && isPlainYes(wanted) ? own[0] : undefined)
  )
}

/** Whether a text is a clear yes. An "ok" may just acknowledge the answer. */
export const isPlainYes = (text: string): boolean =>
  /^(?:si|claro|obvio|por supuesto)\b/.test(foldWords(text)) && yesOrNo(text) === true

/** Returns the turn without the button that just failed, so that the fallback does not offer it again. */
export function withoutFailed(deciding: RuleContext): RuleContext {
  const failed = chosen(deciding)
  if (!failed) return deciding
  const { state, bot } = deciding
  const works = ({ title }: ResponseButton) => foldWords(title) !== foldWords(failed.title)
  const left = state.choice?.buttons.filter(works) ?? []
  const { choice, ...rest } = state
  return {
    ...deciding,
    state: choice && left.length > 0 ? { ...rest, choice: { ...choice, buttons: left } } : rest,
    bot: { ...bot, secondary: bot.secondary.map((one) => ({ ...one, buttons: one.buttons.filter(works) })) },
  }
}

/** Answers a pressed button with its target. A button without a usable target is treated as the text of its title. */
export function applyButtonRule(deciding: RuleContext): Outcome | undefined {
  const { turn, bot, variants } = deciding
  const button = chosen(deciding)
  if (!button) return undefined
  const { title, type, target } = button
  const explanation = { rule: 'button', by: title } as const
  if (type === 'restart') {
    const replies = buildSystemReplies('greeting', bot, turn, variants, [personButton(turn)], 'restart')
    return { replies, explanation, next: RESTARTED }
  }
  if (type === 'area') {
    const areaId = Number(target) || null
    return { replies: buildHandoffReplies(bot, turn, { reason: 'button', areaId, by: title }, variants), explanation }
  }
  if ((type === 'url' || type === 'phone') && target) return { replies: [buildTextReply(target, turn)], explanation }
  if (type === 'form') return toForm(deciding, button)
  return type === 'response' ? toResponse(deciding, button) : undefined
}

function toForm({ bot, turn }: RuleContext, { title, target }: ResponseButton): Outcome | undefined {
  const formId = Number(target)
  const asked = bot.forms?.find(({ id }) => id === formId)
  const isShown = [...(bot.catalogues ?? []), ...(bot.branches ?? [])].some(({ id }) => id === formId)
  if (!isShown && !(asked && supportsChannel(asked, turn.channel))) return undefined
  return {
    replies: [{ kind: 'begin', formId, source: 'button' }],
    explanation: { rule: 'button', by: title },
  }
}

/** Whether a button would be answered now. */
export function isUsable(deciding: RuleContext, button: ResponseButton): boolean {
  const { type, target } = button
  if (type === 'response') return toResponse({ ...deciding, variants: { ...deciding.variants } }, button) !== undefined
  if (type === 'form') return toForm(deciding, button) !== undefined
  return type === 'restart' || type === 'area' || Boolean(target)
}

function toResponse(deciding: RuleContext, { title, target }: ResponseButton): Outcome | undefined {
  const { turn, bot, variants } = deciding
  const wanted = parseTarget(target) ?? named(deciding, title)
  const explanation = { rule: 'button', by: title } as const
  if (wanted?.kind === 'main') {
    const response = bot.trained?.responses.find(({ id }) => id === wanted.id)
    return response && available(response, turn)
      ? mainResponseOutcome(deciding, response, { ...explanation, intentId: response.intent_id })
      : undefined
  }
  const secondary = bot.secondary.find(({ id }) => id === wanted?.id)
  if (!secondary || !supportsChannel(secondary, turn.channel)) return undefined
  return {
    replies: buildSecondaryReplies(secondary, turn, variants),
    explanation,
    ...(secondary.buttons.length > 0 && { next: { choice: { buttons: secondary.buttons, attempts: 1, repeated: 0 } } }),
  }
}

/** Resolves a button without a target by its title: the response or the intent of that name. */
function named({ bot, turn }: RuleContext, title: string): ResponseTarget | undefined {
  const name = foldWords(title)
  const intent = bot.trained?.intents.find((one) => foldWords(one.name) === name)
  const main = bot.trained?.responses.find(
    (one) => (foldWords(one.title) === name || one.intent_id === intent?.id) && available(one, turn),
  )
  if (main) return { kind: 'main', id: main.id }
  const secondary = bot.secondary.find(
    (one) => one.kind === 'follow_up' && foldWords(one.name) === name && supportsChannel(one, turn.channel),
  )
  return secondary && { kind: 'secondary', id: secondary.id }
}
