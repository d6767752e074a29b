import { isStopWord } from '../nlu/index.ts'
import { GENERIC, hasWhatIsAsked, significantWords } from './elliptic.ts'
import { memo } from './memo.ts'
import type { BotSnapshot } from './types.ts'
import { foldWords } from './words.ts'

/** Letters of the beginning that the forms of a word share, and the fewest of a word that names a thing. */
const STEM = 5
const LETTERS = 4

/** Words that say nothing about which thing is asked for. */
const COMMON = new Set(
  `ahora ahorita alguien algun alguna algunas alguno algunos aproximadamente ayer boca busco casa chicos comprar compra compro
  consulta consultar consultarles cosa cosas cual cuales decir decirme decime dime dijeron dias encontrar encuentro encuentran familia
  gente gustaria hasta hijo hija hola hoy igual info informacion interesa llega llegan llegar lado lugar manana mandar mandame marido
  mayor medio menor mama mira mire mujer negocio necesito nena nene nina nino noche ocupo otra otras otro otros papa pasa pasar pasarme
  pedi pedido pedir persona personas pongan poner porfa porfis pregunta preguntar preguntarte preguntarles queda quedan quede queria
  quiera quiere quieren quiero quisiera rapido regalo saber seguro senora senor siempre sobre tarde tengo tiempo tienda todavia tomar
  actual actualizada actualizado actualizados cada chica chico contado cuotas debito credito docena efectivo final grande kilo lista media
  mediana mediano tarjeta tarjetas total transferencia unidad unidades venden veces verdad vienen viene viernes lunes martes miercoles jueves sabado domingo semana fines ustedes`
    .split(/\s+/)
    .filter(Boolean),
)

/**
 * Whether a text asks for the price of a thing that a bot says nothing of, while its keyword is only the question and
 * the answer names prices of other things: "¿cuánto sale un celular?" to a bakery. An answer that refers to a list, a
 * page or a file may be about anything.
 */
export function asksOfSomethingElse(
  bot: Pick<BotSnapshot, 'quick' | 'trained'>,
  text: string,
  { keyword, quick }: { keyword: string; quick: BotSnapshot['quick'][number] },
): boolean {
  if (!keyword.split(' ').every((word) => isStopWord(word) || GENERIC.has(word))) return false
  if (quick.mediaId !== null || quick.buttons.length > 0 || !hasWhatIsAsked(text, quick.answer)) return false
  const things = thingsIn(text)
  return things.length > 0 && things.every((word) => isUnknown(bot, word))
}

/** Returns the words of a text that may name a thing, folded. */
export const thingsIn = (text: string): string[] =>
  significantWords(text).filter((word) => word.length >= LETTERS && /^\p{L}+$/u.test(word) && !COMMON.has(word))

/** Whether neither the keywords of a bot, nor their answers, nor its examples have a word that begins like this one. */
export function isUnknown({ quick, trained }: Pick<BotSnapshot, 'quick' | 'trained'>, word: string): boolean {
  const stem = stemOf(word)
  return !ownStems.of(quick).has(stem) && !(trained && taughtStems.of(trained.examples).has(stem))
}

const stemOf = (word: string) => word.slice(0, STEM)

const stemsOf = (texts: readonly string[]) => new Set(texts.flatMap((text) => foldWords(text).split(' ').map(stemOf)))

/** The beginnings of the words of a bot's keywords and of their answers. */
const ownStems = memo((quick: BotSnapshot['quick']) =>
  stemsOf(quick.flatMap(({ keywords, answer }) => [...keywords, answer])),
)

const taughtStems = memo((examples: NonNullable<BotSnapshot['trained']>['examples']) =>
  stemsOf(examples.map(({ text }) => text)),
)
