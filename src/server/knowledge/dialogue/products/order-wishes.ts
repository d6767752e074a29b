import { foldSpelled as foldWords } from '../words.ts'
import { COUNTED_IN, countOf, withoutPoints } from './counts.ts'

/** What customers say before a question about their order, and until when they ask. */
const LEAD = '^(?:(?:y|a ver|bueno|che|hola|perdon|pero|entonces|ahora|ok) )*'
const TAIL =
  '(?: (?:hasta (?:ahora|aca|aqui|el momento)|por ahora|en total|anotad[oa]s?|pedido|agregado|en el (?:carrito|pedido)|por favor|porfa|gracias))*$'

/** The order itself: "ver pedido", "¿qué llevo hasta ahora?". */
const CART = new RegExp(
  `${LEAD}(?:(?:(?:ver|mostrame|muestrame|cual es|como (?:va|quedo)|quiero ver|que (?:hay|tiene)(?: en)?) )?(?:el |mi )?(?:pedido|carrito|lista|presupuesto)|(?:que|cuanto|cuantos|cuantas)(?: (?:cosas|productos))? (?:es lo que )?(?:llevo|tengo (?:anotado|pedido|en el (?:carrito|pedido)|hasta)|pedi|voy llevando|vengo llevando|anotaste|(?:me )?anoto|llevamos)|(?:mostrame|muestrame|decime|ver) (?:que|lo que) (?:llevo|pedi|tengo))${TAIL}`,
)
/** What the order costs: "¿cuánto es en total?", "el total". */
const TOTAL = new RegExp(
  `${LEAD}(?:(?:(?:cuanto|que|cual) )?(?:es |seria |da |me da )?(?:el |mi )?total(?: (?:del|de mi) pedido)?|(?:en total )?(?:y )?(?:a )?cuanto (?:me |te |les |le )?(?:es|sale|saldria|salen|seria|serian|va|voy|suma|da|queda|quedaria|debo|cuesta|costaria|vale|pago|tengo que pagar|gasto|sale pagar)(?: (?:el total|en total|todo|todo junto|todo eso|todo esto|(?:el|mi) pedido|total))+|en total cuanto (?:me )?(?:es|sale|seria|da|queda|debo)|(?:me )?(?:decis|decime|pasas|pasame|das|dame) (?:el )?total)${TAIL}`,
)
const CLOSES =
  '(?:no )?(?:eso es todo|eso seria todo|nada mas|es todo|seria todo|solo eso|con eso (?:ya )?esta(?: bien)?|con eso ya|listo)'
const PREPARES = '(?:mand|pas|envi|arm|prepar|hag|hac|d|cotic|ped)'
const SENDS = String.raw`(?:(?:quiero|quisiera|queria|necesito) (?:que (?:me |nos )?${PREPARES}\w+|(?:recibir|pedir|tener))|(?:me |nos )?(?:quiero|quisiera|necesito|pedir|(?:pedi|arma|pasa|manda|envia|hace|da|pase|mande|envie|prepara)(?:me|nos|s|n|nme)?|(?:podes|puedes|podrias|puede|podria|podrian|pueden) (?:pasar|mandar|armar|hacer|enviar|preparar)(?:me|nos)?))`
const OF_THIS =
  '(?: (?:de|con|por|para) (?:es[eoa]s?|est[eoa]s?|mi|el|lo|todo)(?: (?:es[eo]|esto|pedido|lista|productos|cosas|que (?:te )?pedi))?)?'
const CONFIRMS = [
  CLOSES,
  '(?:quiero |quisiera )?confirm(?:o|ar|arlo|ado|alo|amelo|amos)(?: (?:el|mi|ese|este))?(?: (?:pedido|presupuesto))?',
  '(?:quiero |quisiera )?(?:hacer|cerrar)(?: el| mi| ese| este)? pedido',
  `(?:${SENDS} )?(?:(?:el|un|mi|ese|la|una) )?(?:presupuesto|cotizacion)${OF_THIS}`,
  '(?:(?:pas|mand|envi|arm|prepar)[ae]n?|hace)(?:me|nos)?l[oa]',
].join('|')
const CONFIRM = new RegExp(
  `^(?:(?:y|ahora|bueno|dale|listo|entonces|si|ok|genial|perfecto|ya esta) )*(?:${CONFIRMS})(?: (?:y )?(?:${CONFIRMS}))*(?: (?:gracias|por favor|porfa|ya|nomas))*$`,
)

/** Whether a text asks to see the order. */
export const asksCart = (text: string): boolean => CART.test(foldWords(text))

/** Whether a text asks what the order costs. */
export const asksTotal = (text: string): boolean => TOTAL.test(foldWords(text))

/** Whether a text wants that the order is passed on. */
export const confirms = (text: string): boolean => CONFIRM.test(foldWords(text))

const REMOVES =
  /^(?:(?:no|ya no|mejor) )*(saca(?:r|me|lo|la|los|las)?|quita(?:r|me|lo|la|los|las)?|elimina(?:r|me)?|borra(?:r|me)?|(?:ya )?no quiero) (?:tod[oa]s? )?(el |la |los |las )?(.+)$/
/** What is counted, before the name: "una bolsa de cemento", "2 de esos". */
const COUNTED_OF = new RegExp(`^(?:(?:${COUNTED_IN}|kg|kilos?|metros?|litros?|mas)(?: |$))?(?:del? )?(?:es[oa]s?$)?`)

const PACKAGE = new RegExp(`^${COUNTED_IN}$`)

/** What a text wants to take out of the order. */
export interface Removal {
  /** as it is named; empty for what was added last */
  name: string
  /** the name may only say in what it is counted: "sacame una caja" */
  isPackage?: boolean
  /** how many of it; absent for all */
  count?: number
}

/** Returns what a text wants to take out of the order: "sacame una bolsa de cemento", "sacá las lámparas". */
export function removed(text: string): Removal | undefined {
  const [, verb, article, what] = REMOVES.exec(foldWords(text)) ?? []
  if (what === undefined) return undefined
  const [first = '', ...rest] = what.split(' ')
  const count = countOf(first)
  // "El 3" is a name or a place, and no number of pieces.
  if (count === undefined || (article && rest.length === 0)) return { name: what }
  const [only = '', ...others] = rest
  const isPackage = others.length === 0 && PACKAGE.test(only)
  const name = isPackage ? only : rest.join(' ').replace(COUNTED_OF, '')
  // "No quiero una lámpara" wants none of them.
  const isAll = /no quiero$/.test(verb ?? '') && count === 1
  return { name, ...(isPackage && { isPackage }), ...(!isAll && { count }) }
}

const COUNT = String.raw`(\d{1,4}|un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|cien)`

/** Another quantity of what was just added: "mejor 2", "que sean 5", "dejalo en uno", "no, quise decir 4 bolsas". */
const RECOUNT = new RegExp(
  `^(?:(?:no|perdon|ah) )*(?:no|perdon|digo|quise decir|mejor|que sean|sean|son|solo|(?:cambia|deja|pone)(?:l[eoa]s?|me)?(?: (?:solo|en|a|por))?)(?: (?:que sean|solo|dame|pone(?:me)?))? ${COUNT}(?: (?:${COUNTED_IN}|nomas|nada mas|por favor))*$`,
)
/** Another quantity of something of the order: "cambiá el cemento a 4". */
const RECOUNT_OF = new RegExp(
  `^(?:(?:no|perdon|mejor) )*(?:cambia|deja|pone)(?:r|me)? (?:(?:el|la|los|las) )?(.+?) (?:a|por|en) ${COUNT}(?: ${COUNTED_IN})?$`,
)
/** Everything is taken out of the order. */
const EMPTIES =
  /^(?:(?:no|mejor) )*(?:(?:saca|borra|quita|elimina|cancela|anula|vacia)(?:r|me|lo)? (?:todo(?: el pedido)?|(?:el |mi )?(?:pedido|carrito|presupuesto|lista))|(?:ya )?no quiero (?:nada|ningun[oa]?|el pedido))$/

/** Whether a text calls the whole order off. */
export const empties = (text: string): boolean => EMPTIES.test(foldWords(text))

/** Returns the quantity that a text wants instead, and what of if it says so. */
export function recount(text: string): { quantity: number; name?: string } | undefined {
  const folded = foldWords(withoutPoints(text))
  const [, name, of] = RECOUNT_OF.exec(folded) ?? []
  const count = of ?? RECOUNT.exec(folded)?.[1]
  if (count === undefined) return undefined
  const quantity = countOf(count)
  return quantity ? { quantity, ...(name !== undefined && { name }) } : undefined
}

/** A quantity that nothing can be ordered in: "quiero -3", "mejor 0", "dame 2,5 metros". */
const NO_COUNT =
  /^((?:\p{L}+\s+){0,3}?)(?:[-−–]\s?\d+(?:[.,]\d+)?|0+(?:[.,]\d+)?|\d+[.,]\d{1,2}|\d+\s?1\/2|medi[oa])(?:\s+(?:unidad(?:es)?|u|metros?|mts?|kilos?|kg|litros?|de es[aeo]s?|m[aá]s|por favor|porfa))*\s*[.!?]*$/iu
/** Words before a quantity: of what is added, or of what is changed. */
const ADDS =
  /^(?:si |dale |ok |bueno )*(?:quiero|quisiera|dame|deme|agregame|agrega|anotame|anota|poneme|pone|necesito|llevo|me llevo|sumame|suma)$/
const CHANGES =
  /^(?:no |perdon |ah )*(?:mejor|que sean|sean|son|solo|dejalo en|dejame|cambialo a|mejor dame|mejor quiero)$/

/** What a quantity that cannot be ordered was to do: add as many, or be the quantity instead. */
export function uncountable(text: string): 'adds' | 'changes' | undefined {
  const [found, before = ''] = NO_COUNT.exec(withoutPoints(text.trim())) ?? []
  if (found === undefined) return undefined
  const lead = foldWords(before)
  if (CHANGES.test(lead)) return 'changes'
  if (ADDS.test(lead)) return 'adds'
  // A bare "2,5" may be a size.
  return lead === '' && /^(?:[-−–]|0+[\s.!?]*$)/.test(found) ? 'adds' : undefined
}

/** The same of something that is named: "quiero -5 cemento", "0 bolsas de cal". */
const NO_COUNT_OF = /^((?:\p{L}+\s+){0,3}?)(?:[-−–]\d+|0+)(?![\d.,])\s+(?:de\s+)?\p{L}{3,}/iu

/** Whether a text wants a quantity that cannot be ordered of what it names. */
export function isUncountableOf(text: string): boolean {
  const [found, before = ''] = NO_COUNT_OF.exec(text.trim()) ?? []
  const lead = foldWords(before)
  return found !== undefined && (lead === '' || lead === 'y' || ADDS.test(lead) || CHANGES.test(lead))
}

const WISH = '(?:(?:quiero|dame|deme|y|de|agregame|anotame|poneme|llevo|me llevo|si|dale|por|x) )*'
const PLACE = String.raw`((?:el|la|lo|opcion|numero|item) (?:numero |opcion )?(?:\d{1,2}|[a-z]+))`
const AMOUNT = `${COUNT}(?: ${COUNTED_IN})?`
/** A place of a list with how many of it: "la 1, quiero 2 unidades", "2 de la primera". */
const COUNTED_PLACE = new RegExp(`^${WISH}${PLACE} ${WISH}${AMOUNT}$`)
const PLACE_COUNTED = new RegExp(`^${WISH}${AMOUNT} de ${PLACE}$`)

/** Returns what a text says of the place in a list and how many are wanted of it; undefined if it does not say both. */
export function countedPlace(text: string): { place: string; quantity: number } | undefined {
  const folded = foldWords(text)
  const [, before, after] = COUNTED_PLACE.exec(folded) ?? []
  const [, first, last] = PLACE_COUNTED.exec(folded.replace(/ del /, ' de el ')) ?? []
  const quantity = countOf(after ?? first ?? '')
  const place = before ?? last
  return place !== undefined && quantity ? { place, quantity } : undefined
}

const AROUND_COUNT = new RegExp(`^(?:${COUNTED_IN}|por|favor|porfa|nomas|gracias)$`)

/** Returns the quantity of a text that says nothing else: "3", "dos unidades". */
export function onlyCount(text: string): number | undefined {
  const [first = '', ...rest] = foldWords(withoutPoints(text)).split(' ')
  const count = countOf(first)
  const isAlone = rest.every((word) => AROUND_COUNT.test(word))
  return isAlone && count !== undefined && count > 0 ? count : undefined
}
