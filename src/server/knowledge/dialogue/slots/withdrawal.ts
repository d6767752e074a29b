import type { KnownResponse } from '../../models/knowledge.ts'
import { clausesOf } from '../clauses.ts'
import { answerContent, explainedBy, readAs } from '../content.ts'
import { findMainResponse } from '../main-response.ts'
import { callsOff } from '../refusal.ts'
import type { Outcome, RuleContext } from '../rule.ts'
import { isSocial, withoutSocial } from '../social.ts'
import { foldWords } from '../words.ts'
import { type Moment, momentOf, readSlot } from './read.ts'
import type { Slot } from './slot.ts'

/** A no to what was asked for before, with more after it: "mejor no, cambiámelo". */
const NO = /^(?:(?:ay|uy|ah|uh|bueno|pero|perdon|disculpe?|espere?|sabe[sn]? que) )*(?:mejor no|no mejor)$/

/** What a message that withdraws a wish says besides. */
interface Withdrawal {
  /** the clause that withdraws */
  no: string
  rest: string
  /** it calls off what would be done, so that the wish ends whatever the rest says */
  isSure: boolean
}

function withdrawalIn(text: string): Withdrawal | undefined {
  const clauses = clausesOf(text)
  const isNo = ({ text: own }: { text: string }) => callsOff(own) || NO.test(foldWords(own))
  const place = clauses.findIndex(isNo)
  const found = clauses[place]
  if (!found) return undefined
  const rest = clauses.filter((_, other) => other > place).map(({ text: own, asks }) => (asks ? `${own}?` : own))
  return { no: found.text, rest: rest.join(', '), isSure: callsOff(found.text) }
}

/**
 * Answers what a message wants instead of what a datum is asked for: "mejor no la cancele, pásela para el jueves". The
 * question ends with it. Undefined if nothing is withdrawn, or only perhaps and nothing else is clearly wanted, or if one
 * value takes the place of another: "mejor no voy el lunes, voy el martes".
 * @param ended the outcome of ending the question, for a message that wants nothing else
 */
export function withdrawn(
  deciding: RuleContext,
  { response: { id, intent_id }, slot, slots }: WithdrawnFrom,
  ended: () => Outcome,
): Outcome | undefined {
  const found = withdrawalIn(deciding.turn.text)
  if (!found) return undefined
  const { no, rest, isSure } = found
  const told = (one: Slot, text: string) => valueIn(one, text, momentOf(deciding))
  const isOther = (now: string | undefined, before: string | undefined) => now && before && now !== before
  if (slots.some((one) => isOther(told(one, rest), told(one, no)))) return undefined
  if (rest === '' || isSocial(deciding.bot, rest)) return isSure ? ended() : undefined
  // What the question was for is not what is wanted now.
  const { filling: _, ...state } = deciding.state
  const read = instead(readAs({ ...deciding, state }, withoutSocial(deciding.bot, rest)), deciding, intent_id)
  const other = findMainResponse(read)
  const outcome = other && other.id !== id ? answerContent(read) : undefined
  if (outcome) return explainedBy({ ...outcome, next: { filling: undefined, ...outcome.next } }, read)
  return isSure && told(slot, rest) === undefined ? ended() : undefined
}

/** What an answer may withdraw: the question of a slot, with its response. */
interface WithdrawnFrom {
  response: KnownResponse
  slot: Slot
  slots: readonly Slot[]
}

/** Returns the value of a slot in a clause; free slots take anything, so that none tells of them. */
const valueIn = (slot: Slot, text: string, moment: Moment): string | undefined =>
  slot.definition.type === 'free' ? undefined : readSlot(slot, text, moment)?.value

/** Minimum confidence, in the whole message, of what it wants instead of what it withdraws. */
const SUPPORTED = 0.4

/**
 * Reads the rest of a message as something else than the intent that it withdraws, which the whole message names. What the
 * rest leaves to a pronoun is understood from the whole.
 */
function instead(read: RuleContext, { understood: whole }: RuleContext, withdrawnId: number): RuleContext {
  const { best, ...understood } = read.understood
  if (best && best.intentId !== withdrawnId) return read
  const next = whole.ranking.find(({ intentId }) => intentId !== withdrawnId)
  return next && next.confidence >= SUPPORTED
    ? { ...read, understood: { ...understood, best: next } }
    : { ...read, understood }
}
