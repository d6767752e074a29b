import type { KnownResponse } from '../../models/knowledge.ts'
import { buildTextReply } from '../build-replies.ts'
import { buildHandoffReplies, handoffIn } from '../handoff.ts'
import { responseReplies } from '../main-response.ts'
import { takeUpAfterLookUp } from '../open-wishes.ts'
import type { BotSnapshot, DialogueState, Explanation, Reply, Turn } from '../types.ts'
import { buildUnpromptedReply, type UnpromptedReply } from '../unprompted-reply.ts'
import { askReply, explainSlots } from './ask.ts'
import { ASK_ATTEMPTS, type Slot, slotsOf } from './slot.ts'
import { slotText } from './texts.ts'
import type { Filling, SlotValues, WebhookResult } from './types.ts'
import { rememberedValues, withValues } from './values.ts'

/** The replies to a webhook's result, the state afterwards, and what it adds to the explanation. */
interface WebhookReply extends UnpromptedReply {
  /** the main responses that answer wishes which waited for the result */
  used: readonly number[]
  explanation: Pick<Explanation, 'slots'> & Partial<Pick<Explanation, 'handoff'>>
}

/**
 * Continues an answer with the result of its webhook. A result that nobody waits for any more has no replies.
 * @param id identifies the call: the seed of the turn that asked for it
 */
export function handleWebhookResult(
  given: Turn,
  state: DialogueState,
  bot: BotSnapshot,
  id: number,
  result: WebhookResult,
): WebhookReply {
  const { calling, ...rest } = state
  const response = bot.trained?.responses.find((one) => one.id === calling?.responseId)
  if (!calling || calling.id !== id || !response) return { replies: [], state, used: [], explanation: {} }
  const slots = slotsOf(bot, response)
  const { outcome, milliseconds, detail = null } = result
  const all = { ...rememberedValues(state), ...calling.values }
  const looked = Object.entries(result.fields).map(([name, value]) => [`consulta.${name}`, value])
  const filledIn = withValues(given, bot, all)
  const turn = { ...filledIn, variables: { ...filledIn.variables, ...Object.fromEntries(looked) } }
  const next = followUp({ turn, bot, response, slots, values: calling.values, asked: calling.attempts }, result)
  const said = buildUnpromptedReply(turn, { ...rest, ...next.state }, (variants) => next.say(variants, all))
  const { used, ...unprompted } = takeUpAfterLookUp(turn, bot, said)
  const handoff = handoffIn(unprompted.replies)
  const slotsExplained = explainSlots(slots, calling.values, {
    ...{ webhook: outcome, webhook_detail: detail, webhook_milliseconds: milliseconds },
    ...(next.asking && { asking: next.asking }),
  })
  return { ...unprompted, used, explanation: { slots: slotsExplained, ...(handoff && { handoff }) } }
}

interface Context {
  turn: Turn
  bot: BotSnapshot
  response: KnownResponse
  slots: readonly Slot[]
  values: SlotValues
  /** how often the datum was asked already */
  asked: number
}

interface FollowUp {
  state: Partial<DialogueState>
  asking?: string
  say: (variants: Record<string, number>, all: SlotValues) => Reply[]
}

function followUp(context: Context, { outcome }: WebhookResult): FollowUp {
  const { turn, bot, response, slots, values, asked } = context
  const { webhook, assign_area_id: areaId, title } = response
  if (outcome === 'ok')
    return { state: {}, say: (variants, all) => responseReplies({ bot, turn, variants }, response, all).replies }
  const last = slots.at(-1)
  const attempts = asked + 1
  if (
    outcome === 'not_found' &&
    webhook?.not_found_text &&
    last &&
    attempts < (response.ask_attempts ?? ASK_ATTEMPTS)
  ) {
    const kept = Object.fromEntries(Object.entries(values).filter(([key]) => key !== last.key))
    const filling: Filling = { responseId: response.id, asking: last.key, attempts, values: kept }
    return {
      state: { filling },
      asking: last.label,
      say: () => [buildTextReply(webhook.not_found_text ?? '', turn), askReply({ bot, turn }, last, kept)],
    }
  }
  const text = (outcome === 'not_found' && webhook?.not_found_text) || webhook?.fallback_text
  return {
    state: {},
    say: (variants) => [
      buildTextReply(text || slotText(bot, 'webhook_failed'), turn),
      ...buildHandoffReplies(bot, turn, { reason: 'webhook', areaId, by: title }, variants),
    ],
  }
}
