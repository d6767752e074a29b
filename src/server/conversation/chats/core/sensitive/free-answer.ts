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
    String.raw`\b(?:escrib(?:i|e|a|is|es)(?:me|nos)?|escribir(?:me|nos)|contame|cuenta(?:me|nos))\b`,
  ].join('|'),
)

/**
 * Whether a text asks for the value of an entity. A number shows what it is, so it is enough that the text names the datum; an
 * answer in free words may be anything, so the text must ask for it: "Nuestra dirección es San Martín 123" does not.
 */
export function asksFor(text: string, entity: KnownEntity): boolean {
  if (entity.prompt_question !== '' && text.includes(entity.prompt_question)) return true
  if (entity.type !== 'free') return mentionsDatum(text, entity)
  const sentences = foldKeepingLength(text).match(SENTENCE) ?? []
  return sentences.some((sentence) => ASKS.test(sentence) && mentionsDatum(sentence, entity))
}

/**
 * Whether a customer's text answers a question for the value of one of these entities in free words: any words may, but no
 * question, courtesy, or wish for something else.
 * @param asked names of the entities that were asked for
 */
export function isFreeAnswer(text: string, entities: readonly KnownEntity[], asked: ReadonlySet<string>): boolean {
  if (text.trim() === '' || !entities.some(({ name, type }) => type === 'free' && asked.has(name))) return false
  const isNone = [isQuestion, isCancel, isUnable, isWait, isBack].some((is) => is(text))
  return !isNone && !isSocial({}, text) && asksForPerson({ settings: {} }, text) === undefined
}
