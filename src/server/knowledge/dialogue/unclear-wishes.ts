import { offerFor } from './clarify.ts'
import type { Clause } from './clauses.ts'
import { significantWords } from './elliptic.ts'
import type { RuleContext } from './rule.ts'
import type { WishRead } from './wish-types.ts'
import { foldWords } from './words.ts'

/** Beginnings that do not change whether a clause asks. */
const BEFORE =
  '(?:(?:hola|ah|che|oye|bueno|ademas|tambien|por favor|una consulta|queria saber|quisiera saber|me gustaria saber|saber|si) )*'

/** Beginnings of a clause that asks or wants by itself. A price or a duration belongs to the wish before. */
const WANTS = new RegExp(
  `^${BEFORE}(?:(?:a|con|de|para|por|en) )?(?:que|cual|cuales|como|cuando|donde|quien|hay|tienen|tenes|tienes|venden|hacen|manejan|trabajan|aceptan|reciben|atienden|puedo|podria|pueden|se puede|quiero|quisiera|queria|necesito|busco|estoy buscando)\\b`,
)

/** Beginnings that continue the wish before: "¿de 650 W?", "¿y para el sábado?", "quiero que sea azul". */
const CONTINUES =
  /^(?:(?:o|de|del|en|con|sin|para|por|a|al|el|la|los|las|lo|un|una|desde|hasta|tambien|cuanto|cuanta|cuantos|cuantas|precio|valor)\b(?! (?:que|cual|quien|donde)\b)|(?:quiero|quisiera|necesito|queria) que\b)/

/** Whether a text points to what was said before: "¿eso se puede?", "¿me lo guardan?". */
const POINTS =
  /\b(?:eso|esa|ese|esto|esta|este|esos|esas|ahi|lo|la|los|las) (?:\w+ )?(?:puede|puedo|tienen|guardan|mandan|dan|dejan)\b/

/** Confidence from which a clause that is not understood is likely about an intent. */
const LIKELY = 0.2

/** Fewest letters of a word that may name a wish. */
const LETTERS = 4

/** Verbs that ask for what the clause before named: "me falta un tornillo, ¿venden?". */
const VERBS = new Set(
  'vende venden vendes manejan maneja trabajan consiguen consigo queda quedan sirve sirven'.split(' '),
)

/** Whether a clause that nothing answers asks for something of its own, so that it may be asked about. */
export function asksForMore({ turn: { text } }: RuleContext, { asks }: Clause): boolean {
  const folded = foldWords(text)
  const names = significantWords(text).some((word) => word.length >= LETTERS && !VERBS.has(word))
  return names && !CONTINUES.test(folded) && !POINTS.test(folded) && (asks || WANTS.test(folded))
}

/**
 * Whether an unclear clause is likely about something else than the wishes that are understood. One with only a question
 * mark is asked about if there is something to offer: it may be a part of the story.
 */
export function isAnother(part: RuleContext, wishes: readonly WishRead[]): boolean {
  const [first] = part.understood.ranking
  if (first && first.confidence >= LIKELY && wishes.some(({ name }) => name === first.name)) return false
  return WANTS.test(foldWords(part.turn.text)) || offerFor(part) !== undefined
}
