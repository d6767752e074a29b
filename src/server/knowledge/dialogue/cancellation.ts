import { answerContent, explainedBy, readAs } from './content.ts'
import { buildHandoffQuestion } from './handoff.ts'
import { quoted } from './quotation.ts'
import { cancelledIn } from './refusal.ts'
import type { Outcome, RuleContext } from './rule.ts'
import type { BotSnapshot, Handoff } from './types.ts'
import { foldWords } from './words.ts'

const CANCELS =
  /\b(?:cancel|anul|suspend|desist|arrepent)\w*|\b(?:dar|darme|doy) de baja\b|\bya no (?:quiero|puedo|voy|necesito)\b/

/** Number of examples by which an intent is judged, and the share of them from which it is for cancelling. */
const JUDGED = 40
const SHARE = 1 / 3

/**
 * Handles clauses that cancel what the customer ordered or booked: "ya no quiero el pedido". Answers with the bot's own
 * content for cancelling; without it, offers a person. The bot must never let a customer believe that something was
 * cancelled. Undefined if nothing is cancelled.
 * @param clauses the clauses that refuse something, as written
 */
export function applyCancellation(deciding: RuleContext, clauses: readonly string[]): Outcome | undefined {
  const { turn, bot, understood } = deciding
  const cancelled = clauses.map(cancelledIn).find((thing) => thing !== undefined)
  if (cancelled === undefined) return undefined
  for (const reading of [
    deciding,
    readAs(deciding, `cancelar ${cancelled}`),
    readAs(deciding, `quiero cancelar ${cancelled}`),
  ]) {
    const { best } = reading.understood
    const outcome = best && isForCancelling(bot, best.intentId) ? answerContent(reading) : undefined
    if (outcome) return explainedBy(outcome, reading)
  }
  const handoff: Handoff = {
    reason: 'unanswered',
    areaId: null,
    by: quoted(turn.text, understood.entities),
  }
  return {
    replies: [buildHandoffQuestion(bot, turn, 'unanswered')],
    explanation: { rule: 'refusal' },
    next: { asked: handoff },
  }
}

/** The name of an intent for cancelling. */
const NAMED = /^(?:cancel|anul)/

/** What is paid when it is cancelled: "cancelar la deuda". */
const PAYS =
  /\b(?:cancel|anul)\w* (?:(?:el|la|los|las|un|una|mi|mis|este|esta|de|del|total|parte|toda) )*(?:deuda|factura|boleta|cuota|saldo|prestamo|credito|resumen|mora|importe|monto)s?\b/

/** Whether an intent is for cancelling what was booked or ordered, and not for paying. */
export function isForCallingOff(bot: BotSnapshot, intentId: number): boolean {
  if (!isForCancelling(bot, intentId)) return false
  const name = bot.trained?.intents.find(({ id }) => id === intentId)?.name ?? ''
  return !PAYS.test(foldWords(name)) && !isShared(bot, intentId, PAYS)
}

/** Whether an intent is for cancelling, as its name or its examples show. */
export function isForCancelling(bot: BotSnapshot, intentId: number): boolean {
  if (NAMED.test(foldWords(bot.trained?.intents.find(({ id }) => id === intentId)?.name ?? ''))) return true
  return isShared(bot, intentId, CANCELS)
}

/** Whether so many of the examples of an intent match a pattern that it is what the intent is for. */
function isShared({ trained }: BotSnapshot, intentId: number, pattern: RegExp): boolean {
  const examples = (trained?.examples ?? []).filter(({ intent_id }) => intent_id === intentId).slice(0, JUDGED)
  return examples.filter(({ text }) => pattern.test(foldWords(text))).length > examples.length * SHARE
}
