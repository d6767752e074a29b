import { smallTalkOf } from '../../spanish/small-talk.ts'
import { applyComplaintRule } from '../complaint.ts'
import { complaintIn, isUpset } from '../complaint-signs.ts'
import { asksForPerson } from '../person-words.ts'
import type { RuleContext } from '../rule.ts'
import { urgencyOf } from '../urgency.ts'
import { foldWords } from '../words.ts'
import { asksName, type Slot } from './slot.ts'

/**
 * Whether a message says something that comes before any datum: an emergency, a fraud, an insult, a request for a person.
 */
export function comesFirst({ turn: { text }, bot }: RuleContext): boolean {
  if (asksForPerson(bot, text)) return true
  const talk = smallTalkOf(text, bot.smallTalk)
  if (talk) return talk !== 'goodbye' && (talk.effect === 'handoff' || talk.effect === 'question')
  const urgency = urgencyOf(text)
  return urgency !== undefined && urgency !== 'complaint'
}

/** Whether the message is one of the values that the question offers, whatever else it means: "Incendio". */
export function isOffered({ definition: { type, values = [] } }: Slot, text: string): boolean {
  const said = foldWords(text)
  const names = values.flatMap(({ value, synonyms = [] }) => [value, ...synonyms])
  return type === 'list' && names.some((name) => foldWords(name) === said)
}

/** Words of a free question that what went wrong may answer: "¿Qué pasó?", "¿Cuál es tu consulta?". */
const ASKS_WHAT =
  /\b(?:pas[ao]|pasando|ocurr\w+|suced\w+|motivos?|problemas?|fallas?|sintomas?|reclamos?|quejas?|consultas?|preguntas?|dudas?|mensajes?|comentarios?|opinion(?:es)?|detalles?|cambi\w+|hace falta|necesit\w+|arreglar|reparar|cont[ae]\w+|describ\w+)\b/

/**
 * Whether a free answer complains about the business instead of telling what was asked: "esto es una vergüenza" is no
 * neighbourhood. It may be what a question for a problem asks for. An address may resemble a complaint.
 */
export function complainsInstead({ definition, label, question }: Slot, text: string): boolean {
  if (definition.type !== 'free' || ASKS_WHAT.test(foldWords(`${label} ${question}`))) return false
  // A name is not looked for in what happened.
  const isTold = !asksName({ definition, label, question }) && complaintIn(text) === 'strong'
  return isUpset(text) || (isTold && !/\d/.test(text))
}

/** Whether a message that is no datum complains. A complaint may be what a free question asks for. */
export const complains = (deciding: RuleContext): boolean =>
  applyComplaintRule({ ...deciding, variants: { ...deciding.variants } }) !== undefined
