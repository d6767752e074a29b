import type { KnownEntity } from '../../models/knowledge.ts'
import { foldKeepingLength } from '../../nlu/system/numbers.ts'
import { DOCUMENT_WORDS, spacedInitials, TAX_WORDS, writtenWords } from '../../spanish/document-words.ts'
import { NUMBERED_WORDS } from '../../spanish/numbered-words.ts'
import { foldWords } from '../words.ts'

// What a number in a message is, by the words beside it.

/** Whether a number is said to be the datum of an entity, something else, or nothing. */
type Said = 'named' | 'other' | 'nothing'

const GROUPS = [writtenWords([...DOCUMENT_WORDS, ...TAX_WORDS]), 'tarjetas?|visa|mastercard|amex|credito|debito'].map(
  (words) => ({ words, isOne: new RegExp(`^(?:${words})$`) }),
)

/** Words of labels that name no datum by themselves. */
const UNSPECIFIC: ReadonlySet<string> = new Set(
  'numero nro num n de del la el los las codigo dato datos tipo mi tu su y o para con'.split(' '),
)

/** Words that stand between a datum and its name, or between two of a list. */
const FILLERS: ReadonlySet<string> = new Set(
  `es son era seria el la los las mi mis tu su de del con al numero nro num no n este esta ese esa aca aqui ahi va tengo te
  le lo paso dejo doy digo anota anote y e o u`.split(/\s+/),
)

/** Words of amounts. */
const AMOUNTS = 'precio|total|importe|monto|presupuestos?|cuotas?|saldo|deuda|anticipo|costo'
const AMOUNT = new RegExp(`^(?:${AMOUNTS})$`)

/** What other numbers belong to. */
const OTHER = new RegExp(
  `^(?:${NUMBERED_WORDS}|tel\\w*|fono|cel\\w*|movil|whats\\w*|wsp|wpp|wasap|llam\\w+|${AMOUNTS}|sale|salen|cuesta|cuestan|vale|valen|pague|pago|transferi|deposite|cobr\\w+|debo|usd|ars|patente|cbu|cvu|clabe|alias|articulo|modelo|serie|sku|[$€+])$`,
)

/** Of those, what people have without a number of it: "quiero un turno 28456780" tells a document. */
const SELDOM = /^(?:turno|cita|cliente)$/

/** Words right beside one of them that make it numbered: "número de turno 1234", "turno nro 1234". */
const NUMBER = /^(?:numero|nro|num|n|codigo|°|º|#)$/

/** Most characters beside a number that are read, and words that say neither. */
const BESIDE = 60
const UNKNOWN = 4

const TOKEN = new RegExp(
  String.raw`(?<!\p{L})(?:${spacedInitials([...DOCUMENT_WORDS, ...TAX_WORDS])})(?!\p{L})\.?|(?:\p{L}\.){2,}|\p{L}+|\d+|[^\s\p{L}\d]`,
  'gu',
)

/** Returns the words, numbers and signs of a folded text, initials as one word: "d. n. i." is "dni". */
const tokensOf = (folded: string): string[] =>
  (folded.match(TOKEN) ?? []).map((token) => (/^\p{L}/u.test(token) ? token.replace(/[. ]/g, '') : token))

/** Returns the expression of the words that name the datum of an entity, in folded texts. */
export function namesOf({ name, label, system }: Pick<KnownEntity, 'name' | 'label' | 'system'>): RegExp {
  const own = foldWords(`${label} ${name.replaceAll('_', ' ')}`)
    .split(' ')
    .filter((word) => word.length > 1 && !UNSPECIFIC.has(word))
  const kind = system === 'document' ? ['documento'] : []
  const groups = GROUPS.filter(({ isOne }) => [...own, ...kind].some((word) => isOne.test(word))).map(
    ({ words }) => words,
  )
  const all = [...own, ...groups].join('|')
  return new RegExp(all === '' ? '(?!)' : `^(?:mi)?(?:${all})s?$`)
}

/** Whether a folded word says what the number after it is, or leads to it. */
export const leadsTo = (word: string): boolean =>
  FILLERS.has(word) || OTHER.test(word) || GROUPS.some(({ isOne }) => isOne.test(word))

/** Whether a text, such as a question, names the datum of an entity. */
export function mentionsDatum(text: string, entity: Pick<KnownEntity, 'name' | 'label' | 'system'>): boolean {
  const names = namesOf(entity)
  return tokensOf(foldKeepingLength(text)).some((word) => names.test(word))
}

/** Returns what the words beside a number say of it. The text is folded, the places are in it. */
export function saidOf(folded: string, { start, end }: { start: number; end: number }, names: RegExp): Said {
  const before = saidBefore(folded.slice(Math.max(0, start - BESIDE), start), names)
  if (before !== 'nothing') return before
  return isNamedAfter(folded.slice(end, end + BESIDE), names) ? 'named' : 'nothing'
}

/** Returns what the clause of a number says of it: "quiero un turno, 28456780" says nothing. */
export function saidInClause(
  text: string,
  { start, end }: { start: number; end: number },
  entity: Pick<KnownEntity, 'name' | 'label' | 'system'>,
): Said {
  const from = Math.max(...[',', ';', '\n'].map((sign) => text.lastIndexOf(sign, start))) + 1
  return saidOf(foldKeepingLength(text.slice(from)), { start: start - from, end: end - from }, namesOf(entity))
}

/** Reads backwards, over other numbers of the same list: "dni y teléfono: 28456780 y 45551234". */
function saidBefore(text: string, names: RegExp): Said {
  let isOther = false
  let isSingular = false
  let isSentence = true
  let unknown = 0
  const words = tokensOf(text).reverse()
  if (isSubject(words, names)) return 'named'
  for (const [place, word] of words.entries()) {
    if (names.test(word)) return 'named'
    if (SELDOM.test(word) && !isSingular && !isNumbered(words, place)) continue
    if (OTHER.test(word)) {
      // "El presupuesto para la obra es 28.456.780" says it, whatever is between.
      if (unknown > 0 && isSingular && isSentence) {
        if (AMOUNT.test(word)) return 'other'
        continue
      }
      if (unknown > 0) return 'nothing'
      // "Traje el dni, mi teléfono es 45551234" has no list.
      if (isSingular) return 'other'
      isOther = true
    } else if (/^[\d?!¿¡]/.test(word)) {
      if (isOther || unknown > 0 || !/\d/.test(word)) break
    } else if (/^[,;.:]$/.test(word)) isSentence = false
    else if (word === 'es' || word === 'era') isSingular = true
    else if (/^\p{L}/u.test(word) && !FILLERS.has(word)) {
      unknown++
      if (isOther || unknown > UNKNOWN) break
    }
  }
  return isOther ? 'other' : 'nothing'
}

/** What ties a thing to what is said of it, as in "el dni que está en la factura es 28456780". */
const TIES = /^(?:en|de|del|con|por|para|a|al)$/

/** Whether a datum with a clause of its own is the subject: "el dni que figura ahí es 28456780". The words are in reverse order. */
function isSubject(words: readonly string[], names: RegExp): boolean {
  const verb = words.findIndex((word) => word === 'es' || word === 'era')
  if (verb < 0 || !words.slice(0, verb).every((word) => FILLERS.has(word))) return false
  const clause = words.slice(verb + 1)
  const subject = clause.findIndex((word) => names.test(word) || !/^\p{L}/u.test(word))
  if (clause[subject - 1] !== 'que' || !names.test(clause[subject] ?? '')) return false
  const others = clause.slice(1).filter((word) => !/^(?:el|la|los|las|mi|su|un|una)$/.test(word))
  return !OTHER.test(clause[0] ?? '') || TIES.test(others[0] ?? '')
}

/** Whether a word has a number by the words beside it. They are in reverse order. */
const isNumbered = (words: readonly string[], place: number): boolean => {
  const [next, before, first] = [words[place - 1], words[place + 1], words[place + 2]]
  return [next, before === 'de' || before === 'del' ? first : before].some(
    (one) => one !== undefined && NUMBER.test(one),
  )
}

/** Whether the words after a number name it, and not the next one: "28456780 es mi dni". */
function isNamedAfter(text: string, names: RegExp): boolean {
  let isNamed = false
  for (const word of tokensOf(text)) {
    if (/^\d/.test(word)) return false
    if (names.test(word)) isNamed = true
    else if (/^\p{L}/u.test(word) && !FILLERS.has(word)) return isNamed
    else if (/^[.?!]$/.test(word)) return isNamed
  }
  return isNamed
}
