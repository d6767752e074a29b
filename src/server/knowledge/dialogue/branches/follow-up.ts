import { probeContent } from '../content.ts'
import { isAboutOpening } from '../opening/rule.ts'
import { isCourtesy } from '../person-words.ts'
import type { RuleContext } from '../rule.ts'
import { plainWords } from '../words.ts'
import { type BranchWish, withoutTopics } from './wish.ts'

/** "Ahí", "en esa": the branch that was just told of. */
const THERE = /\b(?:ahi|alli|alla|en es[ae]|es[ae] (?:sucursal|local|tienda))\b/

/** Most words of a question about the branch that was just told of, which need not name it: "¿a qué hora abre?". */
const SHORT = 6

/** Words that say nothing of what else a question may be about. */
const FILLERS = new Set(
  `a al como con cual cuales cuando de del dame decime deja dejan dime el ella en es esa ese esta estan este hay hoy la las lo
  los manana me mi para pasado pasame pasas pasan por puede puedo que queda se si son su sus tambien tendran tenes tienen
  tienes tiene todos tu tus un una y ya lunes martes miercoles jueves viernes sabado sabados domingo domingos feriado
  feriados festivo festivos`.split(/\s+/),
)

/** Whether a message asks something of the one branch that was just told of. */
export function isFollowUp(deciding: RuleContext, { topics, isOpenNow, services }: BranchWish): boolean {
  const { text } = deciding.turn
  if (topics.length === 0 && !isOpenNow && services.length === 0) return false
  if (THERE.test(plainWords(text))) return true
  const isShort = text.trim().split(/\s+/).length <= SHORT
  return isShort && !topics.includes('coverage') && services.length === 0 && !isAboutOther(deciding)
}

/**
 * Whether a message names something that another answer of the bot is about: "¿dónde está mi pedido?". The hours of the
 * business are none, as a branch has its own: "¿y abre el sábado a la tarde?".
 */
export function isAboutOther(deciding: RuleContext): boolean {
  if (asksNothingElse(deciding.turn.text)) return false
  const other = probeContent(deciding)
  return other !== undefined && !isAboutOpening(deciding, other, 'hours')
}

const asksNothingElse = (text: string): boolean =>
  withoutTopics(plainWords(text))
    .split(/\s+/)
    .every((word) => word === '' || FILLERS.has(word) || isCourtesy(word))
