import type { KnownResponse } from '../models/knowledge.ts'
import { toPerson } from './person.ts'
import type { Deciding, Outcome } from './rule.ts'
import { offeredBy, sayContent } from './say.ts'
import { freshState } from './state.ts'
import { on, personButton, saySecondary, saySystem } from './system.ts'
import type { Reply, Turn } from './types.ts'

/** Whether a main response may be said now, on the turn's channel. */
export function available({ enabled, channels = [], valid_from, valid_until }: KnownResponse, turn: Turn): boolean {
  const at = turn.now.getTime()
  return (
    enabled &&
    on({ channels }, turn.channel) &&
    !(valid_from && at < Date.parse(valid_from)) &&
    !(valid_until && at >= Date.parse(valid_until))
  )
}

/** The main response to what was surely understood, where one may be said now. */
export const answerTo = ({ brain, turn, understood: { best } }: Deciding): KnownResponse | undefined =>
  best && brain.taught?.responses.find((one) => one.intent_id === best.intentId && available(one, turn))

/** Says a main response: what it assigns, its messages, and what follows it. */
export function sayMain(deciding: Deciding, response: KnownResponse, explanation: Outcome['explanation']): Outcome {
  const { turn, variants } = deciding
  const { id, messages, buttons, randomize_variants: randomize } = response
  const said = sayContent({ key: `main${id}`, messages, buttons, randomize }, turn, variants)
  const after = following(deciding, response)
  const offered = offeredBy([...said, ...after])
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
    // a hand-over takes the conversation there itself
    ...(assign_area_id && next !== 'handoff' ? [{ kind: 'area', id: assign_area_id } as const] : []),
  ]
}

function following(
  { brain, turn, variants }: Deciding,
  { next, next_id, title, assign_area_id }: KnownResponse,
): Reply[] {
  if (next === 'handoff')
    return toPerson(brain, turn, { reason: 'response', areaId: assign_area_id, by: title }, variants)
  if (next === 'restart') return saySystem('greeting', brain, turn, variants, [personButton(turn)])
  const secondary = next === 'secondary' ? brain.secondary.find(({ id }) => id === next_id) : undefined
  return secondary && on(secondary, turn.channel) ? saySecondary(secondary, turn, variants) : []
}
