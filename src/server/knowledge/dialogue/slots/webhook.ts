import type { KnownResponse } from '../../models/knowledge.ts'
import { buildTextReply } from '../build-replies.ts'
import { withFormBegun } from '../forms/resume.ts'
import { buildHandoffReplies, handoffIn } from '../handoff.ts'
import { responseReplies } from '../main-response.ts'
import { takeUpAfterLookUp } from '../open-wishes.ts'
import { RESTARTED } from '../state.ts'
import type { BotSnapshot, DialogueState, Explanation, Handoff, Reply, ResponseMessage, Turn } from '../types.ts'
import { buildUnpromptedReply, type UnpromptedReply } from '../unprompted-reply.ts'
import { firstQuestion } from '../waiting/questions.ts'
import { missingFields } from '../webhook/fields.ts'
import { askReply, explainSlots } from './ask.ts'
import { contentFor } from './conditions.ts'
import { ASK_ATTEMPTS, type Slot, slotsOf } from './slot.ts'
import { slotText } from './texts.ts'
import type { Filling, SlotValues, WebhookResult } from './types.ts'
import { rememberedValues, withValues } from './values.ts'

/** No message was read. */
const NOTHING = { ranking: [], entities: [], threshold: null, example: false } as const

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
  const lookup = state.lookups?.find((one) => one.id === id)
  if (!lookup) return { replies: [], state, used: [], explanation: {} }
  const rest = withoutLookup(state, id)
  const response = bot.trained?.responses.find((one) => one.id === lookup.responseId)
  const slots = response ? slotsOf(bot, response) : []
  const all = { ...rememberedValues(state), ...lookup.values }
  const checked = response ? withShownFields(result, contentFor(bot, response, all).messages) : result
  const { outcome, milliseconds, detail = null } = checked
  const looked = Object.entries(checked.fields).map(([name, value]) => [`consulta.${name}`, value])
  const filledIn = withValues(given, bot, all)
  const turn = { ...filledIn, variables: { ...filledIn.variables, ...Object.fromEntries(looked) } }
  const context = { turn, bot, response, slots, values: lookup.values, asked: lookup.attempts, pending: rest.filling }
  const next = followUp(context, checked)
  const going = { ...rest, ...next.state }
  let begun: Partial<DialogueState> = {}
  const answered = buildUnpromptedReply(turn, going, (variants) => {
    const deciding = { turn, bot, state: going, variants, understood: NOTHING }
    const formed = withFormBegun(deciding, next.say(variants, all))
    begun = formed.next ?? {}
    return [...formed.replies]
  })
  const said = { ...answered, state: { ...answered.state, ...begun } }
  const { used, ...unprompted } = takeUpAfterLookUp(turn, bot, said)
  const handoff = handoffIn(unprompted.replies)
  const explained = explainSlots(slots, lookup.values, {
    ...{ webhook: outcome, webhook_detail: detail, webhook_milliseconds: milliseconds },
    ...(next.asking && { asking: next.asking }),
  })
  return {
    ...(handoff ? handedOver(unprompted, turn, bot, handoff) : unprompted),
    used,
    explanation: { slots: explained, ...(handoff && { handoff }) },
  }
}

/**
 * Tells the result of a webhook to a customer who asked for a person meanwhile and waits: only what they wanted to know.
 * The bot neither asks for anything else nor hands over once more, and what it asked for the team stays open.
 */
export function handleResultWhileWaiting(
  turn: Turn,
  state: DialogueState,
  bot: BotSnapshot,
  id: number,
  result: WebhookResult,
): WebhookReply {
  // As if the datum had been asked for as often as it may be, so that it is not asked for again.
  const lookups = state.lookups?.map((one) => ({ ...one, attempts: Number.MAX_SAFE_INTEGER }))
  const { filling: _, open: __, ...alone } = { ...state, ...(lookups && { lookups }) }
  const { replies, state: after, explanation } = handleWebhookResult(turn, alone, withoutNext(bot), id, result)
  const told = replies.flatMap((reply): Reply[] => (reply.kind === 'say' ? [{ ...reply, buttons: [] }] : []))
  return {
    // What follows the first text of a failure announces the handover.
    replies: result.outcome === 'ok' ? told : told.slice(0, 1),
    state: { ...withoutLookup(state, id), ...(after.variants && { variants: after.variants }) },
    used: [],
    explanation: explanation.slots ? { slots: explanation.slots } : {},
  }
}

/** Returns the result, as a failure if it lacks what the answer shows: the text would have holes. */
function withShownFields(result: WebhookResult, messages: readonly ResponseMessage[]): WebhookResult {
  const [missing] = result.outcome === 'ok' ? missingFields(messages, result.fields) : []
  return missing === undefined ? result : { ...result, outcome: 'failed', detail: `La respuesta no trae «${missing}»` }
}

/** Returns the bot with responses that end after their messages. */
function withoutNext({ trained, ...bot }: BotSnapshot): BotSnapshot {
  if (!trained) return bot
  return { ...bot, trained: { ...trained, responses: trained.responses.map((one) => ({ ...one, next: 'none' })) } }
}

/** Returns a state that does not wait for the result of a webhook any more. */
function withoutLookup({ lookups = [], ...rest }: DialogueState, id: number): DialogueState {
  const left = lookups.filter((one) => one.id !== id)
  return { ...rest, ...(left.length > 0 && { lookups: left }) }
}

/** Ends what was being asked and asks for what the team will need. */
function handedOver(
  { replies, state }: UnpromptedReply,
  turn: Turn,
  bot: BotSnapshot,
  handoff: Handoff,
): UnpromptedReply {
  const { filling: _, ...rest } = state
  const question = firstQuestion(bot, turn, rest, handoff)
  if (!question) return { replies, state: rest }
  const { reply, collecting } = question
  return { replies: [...replies, reply], state: { ...rest, collecting, requested: true } }
}

interface Context {
  turn: Turn
  bot: BotSnapshot
  /** absent if it was deleted meanwhile */
  response: KnownResponse | undefined
  slots: readonly Slot[]
  values: SlotValues
  /** how often the datum was asked already */
  asked: number
  /** what is being asked for another answer */
  pending: Filling | undefined
}

interface FollowUp {
  state: Partial<DialogueState>
  asking?: string
  say: (variants: Record<string, number>, all: SlotValues) => Reply[]
}

function followUp(context: Context, { outcome }: WebhookResult): FollowUp {
  const { turn, bot, response } = context
  if (outcome === 'ok' && response)
    return {
      state: response.next === 'restart' ? RESTARTED : {},
      say: (variants, all) => responseReplies({ bot, turn, variants }, response, all).replies,
    }
  const again = outcome === 'not_found' ? askedAgain(context) : undefined
  if (again) return again
  const { webhook, assign_area_id: areaId = null, title } = response ?? {}
  const text = (outcome === 'not_found' && webhook?.not_found_text) || webhook?.fallback_text
  const handoff: Handoff = { reason: 'webhook', areaId, ...(title && { by: title }) }
  return {
    state: {},
    say: (variants) => [
      buildTextReply(text || slotText(bot, 'webhook_failed'), turn),
      ...buildHandoffReplies(bot, turn, handoff, variants),
    ],
  }
}

/** Asks again for the datum that was not found, or goes on with what is being asked meanwhile. */
function askedAgain({ turn, bot, response, slots, values, asked, pending }: Context): FollowUp | undefined {
  const text = response?.webhook?.not_found_text
  const last = slots.at(-1)
  const attempts = asked + 1
  if (!response || !text || !last || attempts >= (response.ask_attempts ?? ASK_ATTEMPTS)) return undefined
  const other = pending && bot.trained?.responses.find(({ id }) => id === pending.responseId)
  const open = other && slotsOf(bot, other).find(({ key }) => key === pending.asking)
  const kept = Object.fromEntries(Object.entries(values).filter(([key]) => key !== last.key))
  const filling = open ? pending : { responseId: response.id, asking: last.key, attempts, values: kept }
  return {
    state: { filling },
    asking: open?.label ?? last.label,
    say: () => [buildTextReply(text, turn), askReply({ bot, turn }, open ?? last, filling.values)],
  }
}
