import type { KnownResponse } from '../models/knowledge.ts'
import { buildContentReplies, buttonsOf } from './build-replies.ts'
import { buildHandoffReplies } from './handoff.ts'
import type { Outcome, RuleContext } from './rule.ts'
import { freshState } from './state.ts'
import { buildSecondaryReplies, buildSystemReplies, personButton, supportsChannel } from './system.ts'
import type { Reply, Turn } from './types.ts'

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

/** Sends a main response: its assignments, its messages and its next step. */
export function mainResponseOutcome(
  deciding: RuleContext,
  response: KnownResponse,
  explanation: Outcome['explanation'],
): Outcome {
  const { turn, variants } = deciding
  const { id, messages, buttons, randomize_variants: randomize } = response
  const said = buildContentReplies({ key: `main${id}`, messages, buttons, randomize }, turn, variants)
  const after = following(deciding, response)
  const offered = buttonsOf([...said, ...after])
  return {
    replies: [...assigned(response), ...said, ...after],
    explanation: { responseId: id, ...explanation },
    next: {
      ...(response.next === 'restart' && freshState()),
      ...(offered.length > 0 && { choice: { buttons: offered, attempts: response.attempts, repeated: 0 } }),
    },
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
  { bot, turn, variants }: RuleContext,
  { next, next_id, title, assign_area_id }: KnownResponse,
): Reply[] {
  if (next === 'handoff')
    return buildHandoffReplies(bot, turn, { reason: 'response', areaId: assign_area_id, by: title }, variants)
  if (next === 'restart') return buildSystemReplies('greeting', bot, turn, variants, [personButton(turn)], 'restart')
  const secondary = next === 'secondary' ? bot.secondary.find(({ id }) => id === next_id) : undefined
  return secondary && supportsChannel(secondary, turn.channel) ? buildSecondaryReplies(secondary, turn, variants) : []
}
