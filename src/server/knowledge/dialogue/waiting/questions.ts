import { conceal } from '../conceal.ts'
import { cut } from '../cut.ts'
import { asksForMore } from '../person-words.ts'
import type { Slot } from '../slots/slot.ts'
import type { SlotValues } from '../slots/types.ts'
import { slotValue } from '../slots/values.ts'
import { buildSituationReply } from '../system.ts'
import type { BotSnapshot, DialogueState, Handoff, Reply, Turn } from '../types.ts'
import type { Collecting, WaitingQuestion } from './types.ts'

const slotOf = (key: string, label: string, system?: string): Slot => ({
  ...{ key, label, question: '', example: '', sensitive: false },
  definition: system ? { name: key, type: 'system', system } : { name: key, type: 'free' },
})

/** The data that answers are kept as. An answer to `reach` is a phone number or an e-mail address. */
export const waitingSlots = {
  topic: [slotOf('consulta', 'Consulta')],
  reach: [slotOf('telefono', 'Teléfono', 'phone'), slotOf('correo', 'Correo', 'email')],
  // No entity can have this key: one called `nombre` may be that of a pet or a recipient.
  name: [slotOf('contacto.nombre', 'Nombre')],
} as const satisfies Record<WaitingQuestion, readonly Slot[]>

/** Whether the settings of the bot let it ask after this handoff. Bots without a form of address do not ask unless notice to. */
function mayAsk({ settings, form }: BotSnapshot, { notice }: Handoff): boolean {
  const mode = settings.handoff?.form_handoff_mode ?? (form ? 'out_of_hours' : 'never')
  if (mode === 'never') return false
  return mode === 'before_handoff' || notice === 'absent' || notice === 'closed'
}

/** Whether the customer said what they want a person for. */
export const hasTopic = (bot: BotSnapshot, turn: Turn, { requested }: DialogueState, { reason }: Handoff): boolean =>
  requested || !['words', 'button'].includes(reason) || turn.hasFiles || asksForMore(bot, turn.text)

/** Returns what is not known of a customer who is handed over, in the order in which it is asked. */
function missingFrom(bot: BotSnapshot, turn: Turn, state: DialogueState, handoff: Handoff): WaitingQuestion[] {
  const { known = {}, variables, channel } = turn
  const knows = (...keys: string[]) => keys.some((key) => Boolean(known[key]))
  // Other channels have an address to answer to, and its owner's name.
  const isVisitor = channel === 'webchat'
  return [
    ...(hasTopic(bot, turn, state, handoff) ? [] : (['topic'] as const)),
    ...(isVisitor && !knows('kind:phone', 'kind:email', 'name:telefono', 'name:correo') ? (['reach'] as const) : []),
    ...(isVisitor && !variables['contacto.nombre'] && !knows('name:contacto.nombre') ? (['name'] as const) : []),
  ]
}

/** Whether replies keep what the customer is called. */
export const isNamed = (replies: readonly Reply[]): boolean =>
  replies.some((reply) => reply.kind === 'collect' && reply.contactName !== undefined)

/**
 * Returns the question to ask after a handoff, if something is missing that staff will need.
 * @param given the replies that keep what the same message tells
 */
export function firstQuestion(
  bot: BotSnapshot,
  turn: Turn,
  state: DialogueState,
  handoff: Handoff,
  given: readonly Reply[] = [],
): { reply: Reply; collecting: Collecting } | undefined {
  if (!mayAsk(bot, handoff)) return undefined
  const missing = missingFrom(bot, turn, state, handoff)
  return askNext(bot, turn, isNamed(given) ? missing.filter((one) => one !== 'name') : missing)
}

/** Asks the first of the questions. */
export function askNext(
  bot: BotSnapshot,
  turn: Turn,
  [asking, ...next]: readonly WaitingQuestion[],
): { reply: Reply; collecting: Collecting } | undefined {
  if (!asking) return undefined
  return { reply: buildSituationReply(bot, turn, `ask_${asking}`), collecting: { asking, next, attempts: 0 } }
}

/** Returns the reply that keeps the values of the slots with the contact. */
export const keepReply = (slots: readonly Slot[], values: SlotValues): Reply => ({
  kind: 'collect',
  values: slots.flatMap(({ key: name, label }) => {
    const value = slotValue(values, name)
    return value ? [{ name, label, value }] : []
  }),
})

/** Returns the values in a message that the bot's owner declared sensitive. */
export function sensitiveIn(bot: BotSnapshot, { text, now }: Turn): readonly { start: number; end: number }[] {
  const sensitive = new Set(bot.trained?.entities.flatMap((one) => (one.sensitive ? [one.name] : [])))
  const found = sensitive.size > 0 ? (bot.trained?.understand(text, now).entities ?? []) : []
  return found.filter(({ entity }) => sensitive.has(entity))
}

/** Most characters of a topic; more is in the thread. */
const LONGEST = 255

/** Returns the reply that keeps what a customer wants a person for, without what only they should read. */
export function keepTopic(bot: BotSnapshot, turn: Turn): Reply {
  const told = conceal(turn.text, sensitiveIn(bot, turn)).trim()
  const topic = told.length > LONGEST ? `${cut(told, LONGEST - 1)}…` : told
  return keepReply(waitingSlots.topic, { [waitingSlots.topic[0].key]: topic })
}

/**
 * Returns the reply that keeps what a customer is called, which is also the name of a contact without one, or with the
 * name that the customer corrects.
 */
export const keepName = (name: string, formerName?: string): Reply => ({
  kind: 'collect',
  contactName: name,
  ...(formerName !== undefined && { formerName }),
  values: [{ name: waitingSlots.name[0].key, label: waitingSlots.name[0].label, value: name }],
})
