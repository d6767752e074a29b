import { isCourtesy } from '../person-words.ts'
import { foldSpelled as foldWords } from '../words.ts'
import { countIn, countOf, withoutPoints } from './counts.ts'

const CHEAPEST = /\b(?:mas (?:barat[oa]s?|economic[oa]s?|accesibles?)|menor precio|lo mas barato)\b/
const DEAREST = /\b(?:mas (?:car[oa]s?|premium)|mayor precio|mejor calidad|el mejor|la mejor)\b/
const PRICE =
  /\b(?:precio|precios|cuanto (?:sale|salen|cuesta|cuestan|vale|valen|esta|estan|es|seria)|a cuanto|que (?:precio|valor|costo)|costo|valor)\b/
const STOCK =
  /\b(?:cuant[oa]s (?:te |les |le )?(?:quedan|hay|tenes|tienes|tienen|tiene)|hay stock|tienen stock|tenes stock|en stock|stock|disponible|disponibles|disponibilidad|(?:te |les |le )?quedan?|hay)\b/
/** Questions where a shop is, whose verb also asks for stock: "¿dónde queda la Norte?", "¿queda lejos?". */
const WHERE =
  /\b(?:donde|en que (?:calle|parte|barrio|zona|lugar)|como) (?:\w+ ){0,2}?quedan?\b(?! stock)|\b(?:me )?quedan? (?:muy |mas |tan )?(?:lejos|cerca)\b/g
const MORE =
  /^(?:(?:ver|mostrame|muestrame|mostrar|quiero ver) )?(?:mas|otros|otras|mas opciones|otras opciones|los demas|el resto|que mas hay|hay mas|mas productos)(?: opciones)?$/
const ANY =
  /^(?:(?:me )?da (?:igual|lo mismo)|cualquier[ao]?|no se|ningun[ao]?|indistinto|no importa|el que sea|la que sea|todos|todas|me es igual|no tengo idea)(?: (?:gracias|por favor))*$/
const WANTS =
  /^(?:(?:si|dale|ok|bueno|perfecto|listo|genial) )*(?:(?:me (?:lo |la |los |las )?(?:llevo|quedo con|anotas|agregas)|(?:lo|la|los|las) (?:quiero|llevo|compro|necesito)|quiero|agrega(?:me|lo|la|los|las|r)?|suma(?:me|lo|la|los|las|r)?|anota(?:me|lo|la|los|las|r)?|dame|pone(?:me)?|necesito|compro|llevo|reserva(?:me|lo|la)?)\b)/

/** Verbs and nouns with which customers ask for a product. */
const ASKS =
  /\b(?:tienen|tenes|tienes|tenian|venden|vende|vendes|hay|busco|buscando|necesito|quiero|quisiera|precios?|cuanto (?:sale|salen|cuesta|cuestan|vale|valen)|a cuanto|stock|comprar|presupuesto|cotizar|cotizacion|consigo|manejan|trabajan|me (?:das|pasas) precio)\b/

/** Words of a quantity that are no part of a product's name: "quiero 3", "agregame dos de esos". */
const QUANTITY =
  /^(?:(?:de |de es[oa]s?|es[oa]s?|unidad(?:es)?|u|bolsas?|latas?|cajas?|rollos?|barras?|tiras?|paquetes?|baldes?|piezas?|por favor|mas|y|los|las|lo|la|al (?:pedido|carrito|presupuesto))\s*)*$/

const GENERAL = new Set(
  `que cual cuales productos producto articulos articulo cosas catalogo catalogos lista listas listado precios precio
  stock venden vende vendes vender venta ofrecen ofrece tienen tenes tienes tiene hay disponible disponibles trabajan
  manejan quiero quisiera ver saber decime dime me pasas pasan pasame muestras mostrame muestrame mandas mandame podes puedes puede
  podrian tipo tipos clase clases marcas variedad de del los las el la un una sus tu su con para en a por y o lo otros`.split(
    /\s+/,
  ),
)
/** Words that point to what was said before. */
const POINTING =
  /^(?:es[aeo]s?|estos?|estas?|alli|ahi|alla|tambien|si|consigo|conseguir|comprar|comprarlo|retirar|retirarlo|encuentro)$/

/** Words one of which a question about the whole catalogue has. */
const ABOUT_ALL = /\b(?:productos?|articulos?|catalogos?|venden|vendes|ofrecen|(?:lista|listado) de precios)\b/

/** Whether a text asks what there is, without naming anything: "¿qué productos tienen?". */
export function asksGenerally(text: string): boolean {
  const folded = foldWords(text)
  const words = folded.split(' ').filter((word) => !isCourtesy(word))
  return ABOUT_ALL.test(folded) && words.every((word) => GENERAL.has(word))
}

/** Whether a text asks for a price or for stock without naming what of: "¿cuánto cuesta?", "¿hay stock?". */
export function asksWithoutNaming(text: string): boolean {
  const folded = foldWords(text)
  const rest = folded.replace(PRICE, ' ').replace(STOCK, ' ')
  return rest !== folded && rest.split(' ').every((word) => word === '' || isCourtesy(word) || GENERAL.has(word))
}

/** Whether a text names nothing of its own: "¿y ahí hay?". */
export const namesNothing = (text: string): boolean =>
  foldWords(text)
    .replace(PRICE, ' ')
    .replace(STOCK, ' ')
    .split(' ')
    .every((word) => word === '' || isCourtesy(word) || GENERAL.has(word) || POINTING.test(word))

/** Whether a text asks for the cheapest or the dearest. */
export function sortWished(text: string): 'price_asc' | 'price_desc' | undefined {
  const folded = foldWords(text)
  if (CHEAPEST.test(folded)) return 'price_asc'
  return DEAREST.test(folded) ? 'price_desc' : undefined
}

export const asksPrice = (text: string): boolean => PRICE.test(foldWords(text))
export const asksStock = (text: string): boolean => STOCK.test(foldWords(text).replace(WHERE, ' '))
export const asksMore = (text: string): boolean => MORE.test(foldWords(text))
export const isAny = (text: string): boolean => ANY.test(foldWords(text))

/** Another one of the same kind: "¿tenés de otro color?", "¿hay otra?". */
const OTHER =
  /\botr[oa]s? (?:colou?r(?:es)?|tonos?|medidas?|tamanos?|talles?|modelos?|marcas?|opcion(?:es)?|tipos?|parecid[oa]s?)\b|\b(?:tenes|tienen|tienes|hay|habra|tendran) (?:algun[oa]? )?otr[oa]s?$|\b(?:algo|algun[oa]?) (?:parecid[oa]|similar)\b|\balternativas?\b/

/** Whether a text asks for another one of the kind that was shown. */
export const asksOther = (text: string): boolean => OTHER.test(foldWords(text))

/** How many there are. */
const HOW_MANY =
  /\b(?:cuant[oa]s? (?:te |les |le |me )?(?:quedan?|hay|tenes|tienes|tienen|tiene)|cuant[oa]s (?:\w+ ){1,5}?(?:te |les |le |me )?(?:quedan?|hay|tenes|tienes|tienen)|cuanto stock|stock exacto)\b/

/** Whether a text asks how many of something there are: "¿cuántas te quedan?". */
export const asksHowMany = (text: string): boolean => HOW_MANY.test(foldWords(text))

/** Returns how many a text wants of the products that it names, if more than one. */
export function quantityNamed(text: string): number | undefined {
  const count = countIn(text)
  return count !== undefined && count > 1 ? count : undefined
}

/** Whether a text asks for something to buy, whatever it is. */
export const asksForProduct = (text: string): boolean => ASKS.test(foldWords(text))

/**
 * Returns how many of the product before a text wants: "lo quiero" → 1, "agregame 3" → 3. Undefined if it names
 * anything else, or wants nothing.
 */
export function quantityWished(text: string): number | undefined {
  const folded = foldWords(withoutPoints(text))
  const head = WANTS.exec(folded)?.[0]
  const rest = (head === undefined ? folded : folded.slice(head.length)).trim()
  if (head !== undefined && QUANTITY.test(rest)) return 1
  const [first = '', ...others] = rest.split(' ')
  const count = countOf(first)
  if (count === undefined || count < 1 || !QUANTITY.test(others.join(' '))) return undefined
  // A bare number selects from a list; "dos unidades" wants that many.
  return head !== undefined || others.length > 0 ? count : undefined
}

/** A wish to have something, rather than to know of it. */
const TO_HAVE =
  /\b(?:quiero|quisiera|necesito|dame|deme|agrega\w*|anota\w*|suma(?:me|le|r)?|pone(?:me|le)?|mandame|llevo|compro|reserva\w*|encargo|pedir)\b/
/** What is wanted is to know something: "quiero saber el precio". */
const TO_KNOW = /\b(?:saber|consultar|averiguar|ver|preguntar|conocer|info|informacion)\b/

/** How many there are to be: "son 6 cementos". */
const TO_BE = /^(?:(?:si|dale|ok|bueno|y|entonces) )*(?:son|seran|serian|que sean|van) \d{1,5} /

/** Whether a text wants to have what it names. */
export const wantsToHave = (text: string): boolean =>
  (TO_HAVE.test(foldWords(text)) || (TO_BE.test(foldWords(text)) && !text.includes('?'))) && !asksToKnow(text)

/** Whether a text wants to know of what it names: its price, whether there is any. */
export const asksToKnow = (text: string): boolean => asksPrice(text) || asksStock(text) || TO_KNOW.test(foldWords(text))

/** None of what was offered: "ninguno", "no, dejalo". */
const SKIPS =
  /^(?:no )?(?:ningun[oa]?(?: de (?:es[oa]s|los dos|las dos|l[oa]s \w+))?|no|no gracias|no quiero(?: ninguno| ninguna| nada| ese| eso)?|deja(?:lo|la)?(?: asi)?|olvida(?:lo|te|la)?|paso|sin eso|ese no|eso no)(?: gracias)?$/

/** Whether a text wants none of what was offered. */
export const skips = (text: string): boolean => SKIPS.test(foldWords(text))

/** All of the few that were shown: "los dos", "quiero ambas", "dame los tres". */
const ALL =
  /^(?:(?:si|dale|quiero|dame|deme|agregame|anotame|llevo|me llevo|necesito) )*(?:(ambos|ambas)|(?:los|las) (dos|tres|cuatro|2|3|4))(?: (?:por favor|porfa|gracias))*$/

/** Returns how many products a text wants all of, one of each. */
export function allWished(text: string): number | undefined {
  const [, both, count] = ALL.exec(foldWords(text)) ?? []
  return both ? 2 : count ? countOf(count) : undefined
}

/** Whether a text wants what was shown without saying how many: "lo quiero", but not "quiero una" or "otro más". */
export const wantsIt = (text: string): boolean =>
  quantityWished(text) === 1 && !/\b(?:1|un[oa]?|otr[oa]|mas)\b/.test(foldWords(text))
