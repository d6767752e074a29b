import type { KnownResponse } from '../../models/knowledge.ts'
import { buildTextReply } from '../build-replies.ts'
import { buildHandoffQuestion, buildHandoffReplies } from '../handoff.ts'
import type { Outcome, RuleContext } from '../rule.ts'
import type { Handoff, Reply, Turn } from '../types.ts'
import { askReply, collectAllReplies, explainSlots } from './ask.ts'
import { asksBack, asksWhy, isLost } from './free.ts'
import { asksPersonName } from './name-answer.ts'
import { correctedReplies, type News, takenReplies } from './news.ts'
import type { Reading } from './read.ts'
import { refusalIn, refusalReply, refusedDay } from './refused-day.ts'
import { isOnlyRemark } from './remarks.ts'
import { ASK_ATTEMPTS, type Slot } from './slot.ts'
import { slotText } from './texts.ts'
import type { Filling } from './types.ts'
import { unlistedIn } from './unlisted.ts'

/** A filling with what it needs to go on. */
export interface Asked {
  deciding: RuleContext
  filling: Filling
  response: KnownResponse
  slots: readonly Slot[]
  slot: Slot
  /** the message as a value of the slot */
  reading: Reading | undefined
  /** what the message tells besides; `filling` has it already */
  news: News
}

/** Whether a message tells other data than the one that was asked for. */
export const hasNews = ({ news }: Pick<Asked, 'news'>): boolean => news.taken.length + news.changed.length > 0

/**
 * Returns the whole message as the value of a sensitive slot, so that nothing of it is kept: what was read may be a part
 * of the secret.
 */
export function hiding({ text }: Turn, { key, label, sensitive }: Slot): Pick<Outcome['explanation'], 'entities'> {
  if (!sensitive) return {}
  return { entities: [{ entity: key, label, start: 0, end: text.length, text, value: text, confidence: 1, sensitive }] }
}

/** Asks again after an answer that cannot be used; then hands over. Other data are taken, and are no failed attempt. */
export function retried(asked: Asked): Outcome {
  const { deciding, filling, response, slots, slot } = asked
  const refused = refusedIn(asked)
  // A day on which the business is closed is an answer.
  const closed = refused?.why === 'closed' ? [refused.value] : []
  const attempts = filling.attempts + (hasNews(asked) || closed.length > 0 ? 0 : 1)
  if (attempts >= (response.ask_attempts ?? ASK_ATTEMPTS)) return givenUp(asked)
  const closedTold = [...(filling.closedTold ?? []), ...closed]
  const next = { ...filling, attempts, ...(closedTold.length > 0 && { closedTold }) }
  const told = retryReplies(asked)
  const again = told ? slot : { ...slot, question: slotText(deciding.bot, 'name') }
  return {
    replies: [...(told ?? []), askReply(deciding, again, filling.values)],
    explanation: {
      ...{ rule: 'slot', by: slot.label, responseId: response.id },
      ...hiding(deciding.turn, slot),
      slots: explainSlots(slots, filling.values, { asking: slot.label }),
    },
    next: { filling: next },
  }
}

/** Returns the day of an answer that is not taken. */
function refusedIn({ deciding, slot, slots, reading }: Pick<Asked, 'deciding' | 'reading' | 'slot' | 'slots'>) {
  const why = reading && refusedDay(slot, reading.value, deciding)
  return why ? { why, value: reading.value } : refusalIn(deciding, slots)
}

/**
 * Returns what is said before a question is asked again: what was taken, why, an example, or that it cannot be used.
 * Undefined to ask more gently for a name.
 */
function retryReplies({ deciding, response, filling, slots, slot, reading, news }: Asked): Reply[] | undefined {
  const { bot, turn, understood } = deciding
  const { text } = turn
  const within = { ...turn, variables: { ...turn.variables, ejemplo: slot.example } }
  const told = [
    ...correctedReplies(deciding, news.changed, filling.values),
    ...takenReplies(deciding, news.taken, filling.values),
  ]
  const refused = refusedIn({ deciding, slot, slots, reading })
  if (refused) return [...told, refusalReply(deciding, refused.why, refused.value)]
  if (told.length > 0) return told
  if (isOnlyRemark(text)) return [buildTextReply(slotText(bot, 'remark'), turn)]
  if (asksWhy(text)) return [buildTextReply(slotText(bot, 'why'), turn)]
  if (slot.definition.type === 'free' && (asksBack(text) || isLost(text)))
    return slot.example ? [buildTextReply(slotText(bot, 'example'), within)] : []
  if (asksBack(text)) return [buildTextReply(slotText(bot, 'first'), turn)]
  // Who says once more what they want only has to hear the question again.
  if (understood.best?.intentId === response.intent_id) return []
  if (asksPersonName(slot) && !slot.example) return undefined
  const valor = unlistedIn(slot, text)
  if (valor !== undefined)
    return [buildTextReply(slotText(bot, 'unlisted'), { ...turn, variables: { ...turn.variables, valor } })]
  return [buildTextReply(slotText(bot, slot.example ? 'retry_example' : 'retry'), within)]
}

/** Hands over with what was collected. */
export function givenUp(asked: Asked): Outcome {
  const { deciding, filling, response, slots, slot } = asked
  const { bot, turn, variants } = deciding
  const handoff: Handoff = { reason: 'slot', areaId: response.assign_area_id, by: slot.label }
  const explanation = {
    ...({ rule: 'slot', by: slot.label, responseId: response.id } as const),
    ...hiding(deciding.turn, slot),
    slots: explainSlots(slots, filling.values),
  }
  const collected = collectAllReplies(bot, slots, filling.values)
  if (bot.settings.handoff?.confirmation)
    return {
      replies: [...collected, buildHandoffQuestion(bot, turn, 'confirm')],
      explanation,
      next: { filling: undefined, asked: handoff },
    }
  return {
    replies: [...collected, ...buildHandoffReplies(bot, turn, handoff, variants)],
    explanation,
    next: { filling: undefined },
  }
}
