import { asksForPerson } from '../../../../knowledge/dialogue/person-words.ts'
import { mentionsDatum } from '../../../../knowledge/dialogue/sensitive/naming.ts'
import { isBack, isCancel, isQuestion, isUnable, isWait } from '../../../../knowledge/dialogue/slots/words.ts'
import { isSocial } from '../../../../knowledge/dialogue/social.ts'
import type { KnownEntity } from '../../../../knowledge/models/knowledge.ts'
import { foldKeepingLength } from '../../../../knowledge/nlu/system/numbers.ts'

/** A sentence with its mark, and what makes it ask for something: "pasame tu dirección", but not "te la paso". */
const SENTENCE = /[^¿?.!\n]+\??/g
const ASKS = new RegExp(
  [
    String.raw`\?|(?<!\b(?:el|la|lo) )\bcual\b|\b(?:necesit(?:o|amos|aria|ariamos)|falta|faltaria|requerimos|solicitamos)\b`,
    String.raw`\b(?<!\bse )(?:pas|mand|envi|dej|indi[cq]u?|confirm|complet|anot)(?:[ae](?:me|nos)?|[ae]s|arme|arnos)\b`,
    String.raw`\b(?:d[ae](?:me|nos)|dar(?:me|nos)|deci(?:s|me|nos|rme|rnos)?|di(?:me|nos)|diga(?:s|me|nos)?)\b`,
    String.raw`\b(?:escrib(?:i|e|a|is|es)(?:me|nos)?|escribir(?:me|nos)|contame|cuenta(?:me|nos)|por favor|porfa)\b`,
    // Nothing but the datum: "y tu dirección", "Dirección de entrega:".
    String.raw`^\s*(?:y |ahora )?(?:(?:tu|su|la|el) )?\w+(?: de \w+)?\s*:?\s*$`,
  ].join('|'),
)

/**
 * Whether a text asks for the value of an entity. A number shows what it is, so it is enough that the text names the datum; an
 * answer in free words may be anything, so the text must ask for it: "Nuestra dirección es San Martín 123" does not.
 */
export function asksFor(text: string, entity: KnownEntity): boolean {
  if (entity.prompt_question !== '' && text.includes(entity.prompt_question)) return true
  if (!mentionsDatum(text, entity)) return false
  if (entity.type !== 'free') return true
  const sentences = foldKeepingLength(text).match(SENTENCE) ?? []
  return sentences.some((sentence) => ASKS.test(sentence) && mentionsDatum(sentence, entity))
}

/** A clause with its mark; a wish may follow without a sign: "San Martín 123 y quiero hablar con alguien". */
const CLAUSE = /[^,;:.!?\n]+?(?:[,;:.!?\n]+|$|\s(?=y (?:me|quiero|quisiera|necesito|pas|comuni)\w*\s))/gi

/** Most clauses of a text that is nothing but courtesies. */
const CLAUSES = 20

/**
 * Whether a customer's text answers a question for the value of one of these entities in free words: any words may, but not
 * only a question, courtesies, or wishes for something else.
 * @param asked names of the entities that were asked for
 */
export function isFreeAnswer(text: string, entities: readonly KnownEntity[], asked: ReadonlySet<string>): boolean {
  if (!entities.some(({ name, type }) => type === 'free' && asked.has(name))) return false
  const clauses = (text.match(CLAUSE) ?? []).filter((clause) => clause.trim() !== '')
  if (isQuestion(clauses[0] ?? '')) return false
  return clauses.length > CLAUSES || clauses.some((clause) => !isElse(clause))
}

/** Whether a clause is about something else than what was asked. */
const isElse = (clause: string): boolean =>
  [isQuestion, isCancel, isUnable, isWait, isBack].some((is) => is(clause)) ||
  isSocial({}, clause) ||
  asksForPerson({ settings: {} }, clause.replace(/^y /i, '')) !== undefined
