import { findMainResponse } from '../main-response.ts'
import { type Asked, hasNews } from './retry.ts'
import { asksName } from './slot.ts'
import type { Filling } from './types.ts'
import { isCancel, isQuestion } from './words.ts'

/** How often a pending question follows the answers to something else. */
export const RESUMED = 2

/** Whether a pending question was repeated often enough: the customer talks of something else. */
export const isResting = ({ resumed = 0 }: Filling): boolean => resumed >= RESUMED

/** Whether a message takes up a question that rests: it tells a datum, calls it off or asks for the same again. */
export function takesUp(asked: Asked): boolean {
  const { deciding, response, reading, slot } = asked
  const { turn, understood } = deciding
  if (findMainResponse(deciding)?.id === response.id || isCancel(turn.text)) return true
  if (hasNews(asked)) return true
  if (!reading) return false
  // Anything may be a free value; what is understood or asks is none here.
  const isFree = slot.definition.type === 'free' && !asksName(slot)
  return isFree ? !understood.best && !understood.followUp && !isQuestion(turn.text) : true
}
