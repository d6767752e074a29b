import { buildTextReply, buildTextsOf } from './build-replies.ts'
import { teamOf } from './business-facts.ts'
import type { HandoffArea } from './handoff-area.ts'
import { formatNextOpening, isOpen } from './hours.ts'
import { namesTime } from './opening/names-time.ts'
import type { SystemTexts } from './situations.ts'
import {
  buildSecondaryReplies,
  buildSituationReply,
  buildSystemReplies,
  personButton,
  systemResponse,
} from './system.ts'
import type { BotSnapshot, Handoff, HandoffNotice, Reply, ResponseButton, Turn } from './types.ts'
import { urgencyOf } from './urgency.ts'
import { formatUsualWait } from './waiting/usual-wait.ts'

/** The buttons of a question whether the customer wants a person. */
export const YES_OR_NO: readonly ResponseButton[] = [
  { title: 'Sí', type: 'response' },
  { title: 'No', type: 'response' },
]

/** Asks whether to hand over to an agent, in the words of a situation. */
export const buildHandoffQuestion = (
  bot: BotSnapshot,
  turn: Turn,
  situation: keyof Pick<SystemTexts, 'confirm' | 'unanswered' | 'fallback_last' | 'datum'>,
): Reply => buildSituationReply(bot, turn, situation, YES_OR_NO)

/** The reply when the customer declines an agent. */
export const buildHandoffDeclinedReply = (bot: BotSnapshot, turn: Turn): Reply =>
  buildSituationReply(bot, turn, 'declined')

/**
 * Returns the replies of a handoff: the announcement to the customer, then the request for an agent in an area that
 * takes handoffs. A conversation that an agent already handles stays in its area, as does one for which a person or a rule
 * chose it.
 */
export function buildHandoffReplies(
  bot: BotSnapshot,
  turn: Turn,
  given: Handoff,
  variants: Record<string, number>,
): Reply[] {
  if (bot.contactFirst !== undefined && !bot.attendedArea && mayWait(given, turn))
    return [{ kind: 'begin', formId: bot.contactFirst, source: 'handoff', handoff: given }]
  const area = bot.attendedArea ? bot.areas.find(({ id }) => id === bot.attendedArea?.areaId) : areaFor(bot, given)
  const notice = noticeFor(bot, turn, area)
  const said = announced(bot, withWaiting(bot, turn, area), variants, area, notice)
  return [...said, { ...given, kind: 'person', areaId: area?.id ?? null, ...(notice && { notice }) }]
}

/** Reasons of handoffs before which a customer may be asked for their data. */
const CALM: ReadonlySet<Handoff['reason']> = new Set([
  ...(['words', 'failure', 'unanswered', 'button', 'response', 'keyword'] as const),
])

/** Whether a handoff may wait until the customer gave their data. */
const mayWait = ({ reason, urgency, own }: Handoff, { text }: Turn): boolean =>
  CALM.has(reason) && !urgency && !own && urgencyOf(text) === undefined

/** Returns what a customer is told whom a rule or a person gave to the team, as those whom the bot hands over. */
export function announceTeam(
  bot: BotSnapshot,
  turn: Turn,
  areaId: number | null,
  variants: Record<string, number>,
): { replies: Reply[]; notice: HandoffNotice } {
  const area = bot.areas.find(({ id }) => id === areaId)
  const notice = noticeFor(bot, turn, area)
  return { replies: announced(bot, withWaiting(bot, turn, area), variants, area, notice), notice: notice ?? 'present' }
}

/** Returns what a waiting customer is told once it stops being true: nobody is there any more, or the business closed. */
export function buildAbsenceReplies(
  bot: BotSnapshot,
  turn: Turn,
  areaId: number | null,
  notice: Exclude<HandoffNotice, 'present'>,
  variants: Record<string, number>,
): Reply[] {
  const area = bot.areas.find(({ id }) => id === areaId)
  return absence(bot, withWaiting(bot, turn, area), variants, area, notice)
}

/** Returns what is true of who attends the area with that id; see {@link noticeFor}. */
export const noticeIn = (bot: BotSnapshot, turn: Turn, areaId: number | null): HandoffNotice | undefined =>
  noticeFor(
    bot,
    turn,
    bot.areas.find(({ id }) => id === areaId),
  )

/** Returns what is true of who attends an area now; undefined if it is open and not known who is there. */
function noticeFor(bot: BotSnapshot, turn: Turn, area?: HandoffArea): HandoffNotice | undefined {
  const schedule = area?.schedule ?? bot.settings.handoff?.schedule
  if (schedule && !isOpen(schedule, turn.now)) return 'closed'
  const attended = bot.attended?.(area?.id ?? null)
  return attended === undefined ? undefined : attended ? 'present' : 'absent'
}

/** Returns a turn whose texts may name the area, its next opening, and how long an answer usually takes. */
function withWaiting(bot: BotSnapshot, turn: Turn, area?: HandoffArea): Turn {
  const schedule = area?.schedule ?? bot.settings.handoff?.schedule
  const variables = {
    ...turn.variables,
    'area.nombre': area?.name ?? '',
    'area.equipo': teamOf(area?.name),
    'horario.proximo': formatNextOpening(schedule, turn.now),
    'espera.habitual': formatUsualWait(bot.usualWait),
  }
  return { ...turn, variables }
}

/** Returns the handoff among the replies, if there is one. */
export function handoffIn(replies: readonly Reply[]): Handoff | undefined {
  const person = replies.find((reply) => reply.kind === 'person')
  if (!person) return undefined
  const { kind: _, ...handoff } = person
  return handoff
}

/** A choice for this conversation says more than what the bot is told for all of them. */
function areaFor({ areas, settings, chosenArea }: BotSnapshot, given: Handoff): HandoffArea | undefined {
  return (
    areas.find(({ id, takesHandoff, isEmpty }) => id === chosenArea && takesHandoff && !isEmpty) ??
    areas.find(({ id }) => id === given.areaId) ??
    areas.find(({ id }) => id === settings.handoff?.area_id) ??
    areas.find(({ takesHandoff }) => takesHandoff)
  )
}

function announced(
  bot: BotSnapshot,
  turn: Turn,
  variants: Record<string, number>,
  area: HandoffArea | undefined,
  notice: HandoffNotice | undefined,
): Reply[] {
  const { wait_message, queue_position } = bot.settings.handoff ?? {}
  if (notice === 'closed') return absence(bot, turn, variants, area, notice)
  const own = notice === 'absent' && nobody(bot, turn)
  // The default transfer text promises an agent soon, so it is not used when nobody is available.
  if (notice === 'absent' && (own || (!wait_message && !hasTransfer(bot, turn))))
    return absence(bot, turn, variants, area, notice)
  const situation = notice === 'present' ? 'transfer_present' : 'transfer'
  const said = wait_message
    ? [buildTextReply(wait_message, turn)]
    : buildSystemReplies('transfer', bot, turn, variants, [], situation)
  if (!queue_position || bot.waiting === undefined) return said
  const place = { ...turn.variables, lugar: String(bot.waiting + 1) }
  const queue = bot.waiting === 0 ? 'queue_next' : 'queue'
  return [...said, buildSituationReply(bot, { ...turn, variables: place }, queue)]
}

/** What the customer is told when nobody can attend now. */
function absence(
  bot: BotSnapshot,
  turn: Turn,
  variants: Record<string, number>,
  area: HandoffArea | undefined,
  notice: Exclude<HandoffNotice, 'present'>,
): Reply[] {
  if (notice === 'closed')
    return withOpening(
      turn,
      area?.offlineMessage
        ? [buildTextReply(area.offlineMessage, turn)]
        : buildSystemReplies('out_of_hours', bot, turn, variants),
    )
  const own = nobody(bot, turn)
  return own ? buildSecondaryReplies(own, turn, variants) : buildSystemReplies('no_agents', bot, turn, variants)
}

/** Adds when the business opens next to texts of the owner that name no time at all. */
function withOpening(turn: Turn, replies: readonly Reply[]): Reply[] {
  const next = turn.variables['horario.proximo']
  const said = buildTextsOf(replies)
  if (!next || said.includes(next) || namesTime(said)) return [...replies]
  return [...replies, buildTextReply('Volvemos a atender {{horario.proximo}}.', turn)]
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
