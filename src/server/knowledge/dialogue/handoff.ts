import { buildTextReply } from './build-replies.ts'
import { isOpen } from './hours.ts'
import type { SystemTexts } from './situations.ts'
import {
  buildSecondaryReplies,
  buildSituationReply,
  buildSystemReplies,
  personButton,
  systemResponse,
} from './system.ts'
import type { BotSnapshot, Handoff, HandoffArea, Reply, ResponseButton, Turn } from './types.ts'

const choices: readonly ResponseButton[] = [
  { title: 'Sí', type: 'response' },
  { title: 'No', type: 'response' },
]

/** Asks whether to hand over to an agent, in the words of a situation. */
export const buildHandoffQuestion = (
  bot: BotSnapshot,
  turn: Turn,
  situation: keyof Pick<SystemTexts, 'confirm' | 'unanswered' | 'fallback_last' | 'datum'>,
): Reply => buildSituationReply(bot, turn, situation, choices)

/** The reply when the customer declines an agent. */
export const buildHandoffDeclinedReply = (bot: BotSnapshot, turn: Turn): Reply =>
  buildSituationReply(bot, turn, 'declined')

/**
 * Returns the replies of a handoff: the announcement to the customer, then the request for an agent in an area that
 * takes handoffs. A conversation that an agent already handles stays in its area.
 */
export function buildHandoffReplies(
  bot: BotSnapshot,
  turn: Turn,
  given: Handoff,
  variants: Record<string, number>,
): Reply[] {
  const area = bot.attendedArea ? bot.areas.find(({ id }) => id === bot.attendedArea?.areaId) : areaFor(bot, given)
  const within = { ...turn, variables: { ...turn.variables, 'area.nombre': area?.name ?? '' } }
  return [...announced(bot, within, variants, area), { ...given, kind: 'person', areaId: area?.id ?? null }]
}

/** Returns the handoff among the replies, if there is one. */
export function handoffIn(replies: readonly Reply[]): Handoff | undefined {
  const person = replies.find((reply) => reply.kind === 'person')
  if (!person) return undefined
  const { kind: _, ...handoff } = person
  return handoff
}

function areaFor({ areas, settings }: BotSnapshot, given: Handoff): HandoffArea | undefined {
  return (
    areas.find(({ id }) => id === given.areaId) ??
    areas.find(({ id }) => id === settings.handoff?.area_id) ??
    areas.find(({ takesHandoff }) => takesHandoff)
  )
}

function announced(bot: BotSnapshot, turn: Turn, variants: Record<string, number>, area?: HandoffArea): Reply[] {
  const { wait_message, queue_position, ...general } = bot.settings.handoff ?? {}
  const schedule = area?.schedule ?? general.schedule
  if (schedule && !isOpen(schedule, turn.now))
    return area?.offlineMessage
      ? [buildTextReply(area.offlineMessage, turn)]
      : buildSystemReplies('out_of_hours', bot, turn, variants)
  const absent = bot.attended?.(area?.id ?? null) === false
  const own = absent ? nobody(bot, turn) : undefined
  if (own) return buildSecondaryReplies(own, turn, variants)
  // The default transfer text promises an agent soon, so it is not used when nobody is available.
  if (absent && !wait_message && !hasTransfer(bot, turn)) return buildSystemReplies('no_agents', bot, turn, variants)
  const said = wait_message ? [buildTextReply(wait_message, turn)] : buildSystemReplies('transfer', bot, turn, variants)
  if (!queue_position || bot.waiting === undefined) return said
  const place = { ...turn.variables, lugar: String(bot.waiting + 1) }
  const situation = bot.waiting === 0 ? 'queue_next' : 'queue'
  return [...said, buildSituationReply(bot, { ...turn, variables: place }, situation)]
}

/** Whether the bot has its own transfer text or response. */
const hasTransfer = (bot: BotSnapshot, turn: Turn): boolean =>
  systemResponse(bot, 'transfer', turn) !== undefined || Boolean(bot.settings.texts?.transfer)

/**
 * Returns the reply when a request for an agent timed out: the response chosen in the settings, the one of kind `no_agents`, or
 * the default text.
 */
export function buildNobodyAvailableReplies(bot: BotSnapshot, turn: Turn, variants: Record<string, number>): Reply[] {
  const own = systemResponse(bot, 'waited', turn) ?? nobody(bot, turn)
  if (own) return buildSecondaryReplies(own, turn, variants)
  return buildSystemReplies('no_agents', bot, turn, variants, [personButton(turn)], 'waited')
}

/** Returns the bot's own response for when no agent is available, if it has one. */
function nobody(bot: BotSnapshot, turn: Turn) {
  const chosen = bot.settings.handoff?.no_agents_response_id
  return bot.secondary.find(({ id }) => id === chosen) ?? systemResponse(bot, 'no_agents', turn)
}
