import { isFiller } from '../../catalogue/search/fillers.ts'
import { applyBranchRule } from '../branches/rule.ts'
import { complaintIn } from '../complaint-signs.ts'
import { answerContent, probeContent, readAs } from '../content.ts'
import { asksForDatum, isHanded } from '../open-wishes.ts'
import type { Outcome, RuleContext } from '../rule.ts'
import { isSocial, isSocialIntent } from '../social.ts'
import { foldSpelled as foldWords } from '../words.ts'
import { isListed } from './counts.ts'
import { type Removal, removed } from './order-wishes.ts'
import { SURE } from './searched.ts'
import type { CatalogueItem, CataloguePart } from './types.ts'
import { asksForProduct, asksWithoutNaming, wantsToHave } from './wishes.ts'

/** What the clauses of a message say. */
export interface PartsRead {
  /** those that name products, each other ones */
  products: readonly CataloguePart[]
  /** items of a list that the catalogue does not have, as written */
  unknown: readonly string[]
  /** what is to be taken out of the order */
  removes: readonly Removal[]
  /** clauses that the bot answers otherwise */
  others: readonly RuleContext[]
}

/** A clause that refuses what it names: "no quiero cal". */
const REFUSES = /^(?:y |pero |mejor )*(?:ya )?(?:no|ni|sin|tampoco)\b/

/** Reads the clauses of a message, each of which may name another product or ask for something else. */
export function readParts(deciding: RuleContext): PartsRead {
  const { bot, turn, state } = deciding
  const products: CataloguePart[] = []
  const unknown: string[] = []
  const removes: Removal[] = []
  const others: RuleContext[] = []
  const parts = turn.catalogue?.parts ?? []
  // "Cemento y cal, ¿qué precio?" asks of all that is named.
  const asksOfAll = parts.some(({ text }) => asksWithoutNaming(text))
  for (const part of parts) {
    const removal = removed(part.text)
    if (removal && state.products?.cart.length) removes.push(removal)
    if (removal || REFUSES.test(foldWords(part.text)) || isSocial(bot, part.text)) continue
    const isAsked = asksOfAll && isShort(part.text) && !TELLS.test(foldWords(part.text))
    const isWanted =
      isAsked || products.length > 0 || isListed(part.text) || asksForProduct(part.text) || wantsToHave(part.text)
    if (part.found.isSure && isWanted) {
      if (isAnother(part, products, turn.catalogue?.said?.items[0])) products.push(part)
      continue
    }
    if (products.length > 0 && asksWithoutNaming(part.text)) continue
    const own = readAs(deciding, part.text)
    const isMissing = !part.found.isSure && isItem(part.text, own, products.length > 0)
    if (isMissing && (/^\D{0,12}\d/.test(part.text) || wantsToHave(turn.text))) unknown.push(part.text)
    else if (isAnswered(own)) others.push(own)
    else if (isMissing) unknown.push(part.text)
  }
  return { products, unknown, removes, others }
}

/** Words that are wanted and are no product: "una consulta". */
const NO_PRODUCT =
  /\b(?:consultas?|preguntas?|favor|dudas?|cosas?|cosita|ayuda|persona|alguien|minuto|segundo|rato|turno|abrazo|saludos?|ba[nñ]os?|wifi|vacantes?|empleo|trabajo|cochera|rampa|ascensor|cajero|factura|envios?|presupuesto|descuento|direccion|horarios?|telefono|precios?|cuotas?|tarjetas?|garantia|transferencia|efectivo|nada|mas|todo|eso|asi|ya|gracias)\b/
/** Whether a text names what a shop offers beside its products: "¿tienen cuotas?". */
export const namesNoProduct = (text: string): boolean => NO_PRODUCT.test(foldWords(text))

/** Beginnings of a clause that tells or asks something. */
const TELLS =
  /^(?:decime|dime|pasame|avisame|contame|averiguame|confirmame|soy|somos|estoy|estamos|vivo|tengo|tenemos|voy|vamos|es|son|fue|era|me|te|lo|la|los|las|le|les|nos|mi|mis|para|por|que|si|no|cuando|cuanto|como|donde|despues|luego|ahora|urgente|hoy|manana|a|al|en|con|sin|el|pero|porque|creo|pago|paso|retiro|quien|cual|hacen|hace|hay|puede|podes|pueden|trabajan|aceptan)\b/
/** Most words of an item of a list without a quantity. */
const ITEM_WORDS = 3

const isShort = (text: string): boolean => foldWords(text).split(' ').length <= ITEM_WORDS

/** Whether a clause names a product that is wanted: with its quantity, or as the next of a list. */
function isItem(text: string, { understood }: RuleContext, isNext: boolean): boolean {
  const folded = foldWords(text)
  if (NO_PRODUCT.test(folded)) return false
  if (isListed(text)) return true
  return (
    isNext && isShort(text) && !text.includes('?') && !TELLS.test(folded) && (understood.best?.confidence ?? 0) < SURE
  )
}

/** Whether a part names other products than those before, and is no detail of the one that the whole message names. */
function isAnother({ text, found }: CataloguePart, before: readonly CataloguePart[], best?: CatalogueItem): boolean {
  const ids = new Set(found.items.map(({ id }) => id))
  if (before.some((one) => one.found.items.some(({ id }) => ids.has(id)))) return false
  return before.length === 0 || !best || ![...before.map((one) => one.text), text].every((one) => isWithin(one, best))
}

/** Whether a product has every word with which a text names something. */
function isWithin(text: string, { name, category, attributes }: CatalogueItem): boolean {
  const words = foldWords([name, category, ...attributes.map(({ value }) => value)].join(' ')).split(' ')
  return foldWords(text)
    .split(' ')
    .filter((word) => !isFiller(word))
    .every((word) => words.some((own) => own.startsWith(word.replace(/(?:es|s)$/, ''))))
}

/** Whether a clause surely asks for something that the bot answers at once. */
function isAnswered(part: RuleContext): boolean {
  if (applyBranchRule(part)) return true
  const { best } = part.understood
  if (best && (best.confidence < SURE || isSocialIntent(part.bot, best.intentId))) return false
  const outcome = probeContent(part)
  return outcome !== undefined && !asksForDatum(outcome) && !isHanded(outcome)
}

/** Whether a message is rather about something that its answers are not: a complaint, or another wish. */
export function isAboutElse({ bot, turn, understood }: RuleContext, { others }: PartsRead): boolean {
  const { best, example } = understood
  if (best && example) return true
  if (complaintIn(turn.text) === 'strong') return true
  if (!best || best.confidence < SURE) return false
  // The products themselves are none, nor are the branches, which answer their part.
  if ([...(bot.catalogues ?? []), ...(bot.branches ?? [])].some(({ intentId }) => intentId === best.intentId))
    return false
  return others.length > 0 && !others.some((one) => one.understood.best?.intentId === best.intentId)
}

/** Returns the answers to the clauses that are about something else; a branch has its own ones. */
export const answersTo = ({ others }: PartsRead): Outcome[] =>
  others.flatMap((part) => applyBranchRule(part) ?? answerContent(part) ?? [])
