import type { KnownResponse } from '../models/knowledge.ts'
import { buildContentReplies, buttonsOf } from './build-replies.ts'
import { buildHandoffReplies } from './handoff.ts'
import type { Outcome, RuleContext } from './rule.ts'
import { askOutcome, collectAllReplies, explainSlots, slotsState } from './slots/ask.ts'
import { contentFor } from './slots/conditions.ts'
import type { SlotValues } from './slots/types.ts'
import { rememberValues, valuesBefore, valuesIn, valuesNamed, withValues } from './slots/values.ts'
import { RESTARTED } from './state.ts'
import { buildSecondaryReplies, buildSystemReplies, personButton, supportsChannel } from './system.ts'
import type { Reply, Turn } from './types.ts'
import { sentValues } from './webhook/sent-values.ts'

/** Returns whether a main response may be sent now on the turn's channel. */
export function available({ enabled, channels = [], valid_from, valid_until }: KnownResponse, turn: Turn): boolean {
  const at = turn.now.getTime()
  return (
    enabled &&
    supportsChannel({ channels }, turn.channel) &&
    !(valid_from && at < Date.parse(valid_from)) &&
    !(valid_until && at >= Date.parse(valid_until))
  )
}

/** Returns the main response for the understood intent, if one may be sent now. */
export const findMainResponse = ({ bot, turn, understood: { best } }: RuleContext): KnownResponse | undefined =>
  best && bot.trained?.responses.find((one) => one.intent_id === best.intentId && available(one, turn))

/** Values with which a response goes on after it asked for one. */
interface Given {
  values: SlotValues
  /** the slot that was filled last */
  last: string
}

/**
 * Sends a main response: its assignments, its messages and its next step. A response that needs data asks for what is
 * missing first, and one with a webhook looks up its answer.
 */
export function mainResponseOutcome(
  deciding: RuleContext,
  response: KnownResponse,
  explanation: Outcome['explanation'],
  given?: Given,
): Outcome {
  const { id } = response
  const { slots, values, missing } = slotsState(deciding, response, given?.values)
  if (missing)
    return askOutcome(deciding, response, { slots, values }, missing, {
      explanation,
      ...(given && { last: given.last }),
    })
  const { bot, state, turn, understood } = deciding
  const all = { ...valuesBefore(state, turn), ...valuesIn(understood.entities), ...values }
  const collected = collectAllReplies(bot, slots, slots.length > 0 ? values : {})
  const done = slots.length > 0 && { filling: undefined, filled: { responseId: id, values, last: given?.last ?? '' } }
  const remembered = slots.length > 0 && { values: rememberValues(state.values, all, turn.now) }
  if (response.webhook) {
    const attempts = state.filling?.responseId === id ? state.filling.attempts : 0
    const sent = sentValues(bot, response, all)
    // The same answer with another value replaces the lookup before; lookups for other answers go on.
    const others = (state.lookups ?? []).filter(({ responseId }) => responseId !== id)
    const lookup = { id: turn.seed, responseId: id, values: sent, attempts }
    return {
      replies: [...assigned(response), ...collected, { kind: 'webhook', responseId: id, values: sent }],
      explanation: { responseId: id, slots: explainSlots(slots, values), ...explanation },
      said: JSON.stringify(sent),
      next: { ...done, ...remembered, lookups: [...others, lookup] },
    }
  }
  const { replies, condition, said } = responseReplies({ ...deciding, turn: withValues(turn, bot, all) }, response, all)
  const offered = buttonsOf(replies)
  const explains = slots.length > 0 || condition !== undefined
  return {
    replies: [...assigned(response), ...collected, ...replies],
    explanation: {
      responseId: id,
      ...(explains && { slots: explainSlots(slots, values, condition === undefined ? {} : { condition }) }),
      ...explanation,
    },
    said,
    next: {
      ...done,
      ...remembered,
      ...(response.next === 'restart' && RESTARTED),
      ...(offered.length > 0 && { choice: { buttons: offered, attempts: response.attempts, repeated: 0 } }),
    },
  }
}

/** Returns the messages of a response for these values, and its next step. */
export function responseReplies(
  deciding: Pick<RuleContext, 'bot' | 'turn' | 'variants'>,
  response: KnownResponse,
  values: SlotValues,
): { replies: Reply[]; said: string; condition?: string } {
  const { bot, turn, variants } = deciding
  const { condition, ...content } = contentFor(bot, response, values)
  const own = buildContentReplies({ ...content, randomize: response.randomize_variants }, turn, variants)
  return {
    replies: [...own, ...following(deciding, response)],
    said: JSON.stringify([content.key, valuesNamed(content.messages, values)]),
    ...(condition !== undefined && { condition }),
  }
}

function assigned({ assign_labels, assign_area_id, next }: KnownResponse): Reply[] {
  return [
    ...(assign_labels.length > 0 ? [{ kind: 'labels', ids: assign_labels } as const] : []),
    // A handoff assigns the area itself.
    ...(assign_area_id && next !== 'handoff' ? [{ kind: 'area', id: assign_area_id } as const] : []),
  ]
}

function following(
  { bot, turn, variants }: Pick<RuleContext, 'bot' | 'turn' | 'variants'>,
  { next, next_id, title, assign_area_id }: KnownResponse,
): Reply[] {
  if (next === 'handoff')
    return buildHandoffReplies(bot, turn, { reason: 'response', areaId: assign_area_id, by: title }, variants)
  if (next === 'restart') return buildSystemReplies('greeting', bot, turn, variants, [personButton(turn)], 'restart')
  if (next === 'form' && next_id !== null) return [{ kind: 'begin', formId: next_id, source: 'response' }]
  const secondary = next === 'secondary' ? bot.secondary.find(({ id }) => id === next_id) : undefined
  return secondary && supportsChannel(secondary, turn.channel) ? buildSecondaryReplies(secondary, turn, variants) : []
}
