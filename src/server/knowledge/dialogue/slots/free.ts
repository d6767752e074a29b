import { yesOrNo } from '../../spanish/yes-no.ts'
import { isCourtesy } from '../person-words.ts'
import { isSocial } from '../social.ts'
import { introducesSpeaker, nameIn } from '../waiting/name.ts'
import { foldWords } from '../words.ts'
import { asksPersonName, nameAnswered } from './name-answer.ts'
import { asksName, type Slot } from './slot.ts'
import { CORRECTION, correctionIn } from './words.ts'

/** Most characters of a free answer. */
const LONGEST = 255

/** Words that introduce a free answer: "mi nombre es", "soy", "el número es el". */
const INTRODUCTION =
  /^(?:(?:mi|el|la|es|soy|seria|sería|me llamo|n[uú]mero|nro\.?)\s+(?:[\p{L}]+\s+){0,3}?(?:es\s+)?(?:el\s+|la\s+)?)/iu

/** Data that may well be questions: "¿Cuál es tu consulta?". */
const TAKES_QUESTIONS = /\b(?:consultas?|preguntas?|dudas?|mensajes?|comentarios?|inquietud(?:es)?)\b/

/** A question that a yes answers: it begins with a verb in the second person or with one of these. */
const ANSWERED_BY_YES =
  /¿\s*(?:(?:y|ya|te|se|me|lo|la|le|les|nos|usted|vos|tú|alguna vez)\s+)*(?:sos|eres|es|son|est[aá]s?|ten[eé]s|tienes?|hay|quer[eé]s|quieres?|necesitas?|necesit[aá]s|pod[eé]s|puedes?|vas?|fue|viene|vino|usas?|tomas?|cuentas?|dese[aá]s?|\p{L}+(?:ás|és|ís|aste|iste))(?!\p{L})/iu
/** A question that "no tengo" answers. */
const ANSWERED_BY_HAVING = /\b(?:tenes|tienes?|tienen|hay|cuentas? con)\b/

/**
 * Reads a free answer. Anything said counts, except what speaks about the question instead of answering it: a question
 * in return, "no entiendo", "no sé". A name has no digits.
 */
export function readFree(slot: Slot, text: string): string | undefined {
  const said = withoutExcuse(text)
  if (asksPersonName(slot)) return nameAnswered(said)
  if (asksName(slot)) {
    const name = nameIn(said) ?? nameIn(correctionIn(text) || text)
    if (name !== undefined || /\d/.test(said) || introducesSpeaker(said) || isNoName(text)) return name
  }
  const agreed = yesOrNo(said)
  if (said.length > LONGEST || isLost(said) || isWithout(slot, said)) return undefined
  if (asksBack(said) && !TAKES_QUESTIONS.test(foldWords(`${slot.question} ${slot.label}`))) return undefined
  // A no says something in answer to any question: "¿Alergias?" "No".
  if (agreed !== undefined) return agreed && !ANSWERED_BY_YES.test(slot.question) ? undefined : said
  if (foldWords(said).split(' ').every(isNothing)) return undefined
  const introduced = /^(?:mi\s.*?\ses|soy|me llamo|es)\s/iu.test(said)
  return introduced ? said.replace(INTRODUCTION, '').trim() || said : said
}

/** Words with which a customer tells or wants something instead of a name: "el turno era para otro día". */
const NO_NAME =
  /\b(?:turnos?|citas?|horas?|consultas?|reservas?|dia|fecha|era|eran|fue|quiero|quisiera|queria|necesito|busco|prefiero|puedo|tengo|tienen|hay|quise|me equivoque)\b/

/** Whether an answer to the question for a name says something else, as one that begins like a correction does. */
const isNoName = (text: string): boolean => correctionIn(text) !== undefined || NO_NAME.test(foldWords(text))

const isNothing = (word: string) => word === '' || isCourtesy(word)

/** Returns a text without an excuse before it: "perdón, Ana". A "no" before it may belong to the answer. */
function withoutExcuse(text: string): string {
  const before = CORRECTION.exec(text)?.[0] ?? ''
  const isExcuse = /^(?:perd[oó]n|disculp|uy|ay|ups|digo|quise|quer[ií]a|corrijo)/iu.test(before.trim())
  return (isExcuse && text.slice(before.length).trim()) || text.trim()
}

const OPENS_QUESTION =
  /^\s*(?:(?:y|pero)\s+)?(?:(?:a|de|con|por|para|en)\s+)?(?:qué|cuál(?:es)?|cuándo|cuánt[oa]s?|cómo|dónde|quién(?:es)?)(?!\p{L})/iu
const OPENS_WHY =
  /^(?:(?:y|pero) )?(?:para|por) que (?:(?:lo|la|los|las|me|le|les|te|se) )*(?:necesita|quiere|queres|pide|pregunta|usa|hace falta|sirve)/

/**
 * Whether an answer is a question from its beginning: "¿para qué lo necesitan?", but not "llegó rota, ¿me la cambian?".
 */
export function asksBack(text: string): boolean {
  if (OPENS_QUESTION.test(text) || OPENS_WHY.test(foldWords(text))) return true
  const opens = text.indexOf('¿')
  const closes = text.indexOf('?')
  if (opens < 0 && closes < 0) return false
  const asked = opens >= 0 ? opens : lastBoundary(text.slice(0, closes))
  const before = text.slice(0, asked).trim()
  return foldWords(before) === '' || isSocial({}, before)
}

const lastBoundary = (text: string) => Math.max(...[...'.,;:!\n'].map((sign) => text.lastIndexOf(sign)), 0)

/** Whether an answer asks what the datum is for. */
export const asksWhy = (text: string): boolean =>
  OPENS_WHY.test(foldWords(text)) || (asksBack(text) && /\b(?:para|por) que\b/.test(foldWords(text)))

const LEAD = '(?:(?:perdon|disculpa|disculpe|uy|eh|ay|la verdad|yo|es que|pero|y) )*'
const PRONOUN = '(?:lo |la |los |las |le |les |me |se |te )*'
const LOST = new RegExp(
  `^${LEAD}no ${PRONOUN}(?:entiendo|entendi|comprendo|comprendi)(?: (?:bien|nada|la|las|pregunta|preguntas|que|me|te|se|esta|estan|estas|preguntan|preguntando|pide|piden|pedis|necesita|necesitan|necesitas|quiere|quieren|queres|quieres|dice|dicen|decis|dices|eso|a|lo|tengo|poner|decir|escribir|es))*$`,
)
const WITHOUT = new RegExp(
  `^${LEAD}(?:no ${PRONOUN}(?:se|recuerdo|acuerdo|sabria|encuentro|tengo)|ni idea|(?:lo|la) perdi)(?: (?:bien|ahora|a|mano|todavia|aun|ninguno|ninguna|nada|la|verdad|que|poner|decir|decirte|decirle|eso|ese|esa|dato|cual|es|exactamente|conmigo|aca|aqui|en|este|momento|gracias|perdon))*$`,
)

/** Whether an answer says that the question is not clear: "no entiendo", "no entiendo qué me piden". */
export const isLost = (text: string): boolean => text.length <= LONGEST && LOST.test(foldWords(text))

/** Whether a free answer only says that the customer does not have the datum. "No tengo luz" says what happens. */
export function isWithout({ question }: Pick<Slot, 'question'>, text: string): boolean {
  const folded = foldWords(text.slice(0, LONGEST))
  if (!WITHOUT.test(folded)) return false
  return !(/\btengo\b/.test(folded) && ANSWERED_BY_HAVING.test(foldWords(question)))
}
