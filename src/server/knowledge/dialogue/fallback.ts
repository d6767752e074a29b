import { onlyThanks } from './courtesies.ts'
import { askFirst, askInstead, toPerson } from './person.ts'
import { mentionsPerson } from './person-words.ts'
import type { Deciding, Outcome } from './rule.ts'
import { sayText } from './say.ts'
import { personButton, saySystem, systemResponse } from './system.ts'
import type { DialogueState, Handoff, Reply } from './types.ts'

/** Messages in a row that are not understood before a person is asked for, where the bot does not say. */
const ATTEMPTS = 2

/**
 * The message was not understood: the choice that is awaited is offered again as often as its answer says, else the
 * fallback is said; when the attempts are used up a person is asked for. An intent without an answer counts as well:
 * that is said, and a person is offered at once, as it is to whom only mentions one.
 */
export function notUnderstood(deciding: Deciding): Outcome {
  const { turn, brain, state, variants, understood } = deciding
  const { best } = understood
  const misses = state.misses + 1
  const explanation = { rule: best ? 'no_response' : 'fallback' } as const
  const fallback = systemResponse(brain, 'fallback', turn)
  const areaId = fallback?.areaId ?? null
  const limit = Math.max(fallback?.maxAttempts ?? ATTEMPTS, state.choice ? state.choice.attempts + 1 : 0)
  // nobody who only gives thanks asks for an answer
  const unanswered: Handoff | undefined =
    best && !onlyThanks(turn.text) ? { reason: 'unanswered', areaId, by: best.name } : undefined
  if (misses >= limit || state.asked) {
    const handoff: Handoff = state.asked ?? unanswered ?? { reason: 'failure', areaId, misses }
    if (brain.settings.handoff?.confirmation && !state.asked)
      return { replies: [askFirst(turn)], explanation, next: { misses, asked: handoff } }
    return { replies: toPerson(brain, turn, handoff, variants), explanation }
  }
  const next = { misses, ...repeated(state) }
  if (unanswered) return { replies: [askInstead(turn)], explanation, next: { ...next, asked: unanswered } }
  const by = mentionsPerson(brain, turn.text)
  if (by)
    return { replies: [askFirst(turn)], explanation, next: { ...next, asked: { reason: 'words', areaId: null, by } } }
  return { replies: again(deciding, misses), explanation, next }
}

/** What is said to a message that was not understood and is not the last attempt. */
function again({ turn, brain, state, variants }: Deciding, misses: number): Reply[] {
  if (turn.hasFiles) return saySystem('media_received', brain, turn, variants, [personButton(turn)])
  const fallback = systemResponse(brain, 'fallback', turn)
  const offered = state.choice && state.choice.repeated < state.choice.attempts ? state.choice.buttons : undefined
  const retry = misses > 1 && fallback?.retryText
  if (!offered && !retry) return saySystem('fallback', brain, turn, variants, [personButton(turn)])
  const [said] = saySystem('fallback', brain, turn, variants)
  const text = retry || (said?.kind === 'say' && said.message.text) || ''
  return [sayText(text, turn, offered ?? fallback?.buttons ?? [])]
}

function repeated({ choice }: DialogueState): Partial<DialogueState> {
  return choice ? { choice: { ...choice, repeated: choice.repeated + 1 } } : {}
}
