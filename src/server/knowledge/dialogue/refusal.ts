import { type Clause, clausesOf } from './clauses.ts'
import { foldWords } from './words.ts'

/** Words before a refusal that do not change it. */
const BEFORE =
  '(?:(?:uy|uf|ah|eh|bueno|la verdad|gracias|pero|entonces|mira|mire|es que|yo|por ahora|ya|uh|ay|che|igual) )*'
/** What is wanted, after "no". */
const WANTED =
  '(?:quiero|queremos|quisiera|queria|queriamos|necesito|necesitamos|necesitaba|busco|buscaba|preciso|ocupo|pregunte|pregunto|preguntaba|hablo|hablaba)'
const REFUSES = new RegExp(
  `^${BEFORE}(?:no (?:me |nos |te |le |les |lo |la |los |las )?(?:${WANTED}|hace falta|hacen falta|es por|era por|es sobre|me refiero a|nos interesan?|interesan?)|nada de(?! (?:lo|eso|esto|esta|ese|esa) )|en vez de|en lugar de)\\b ?(.*)$`,
)
/** What is not a refusal of something offered: "no quiero esperar", "no quiero que me llamen", "no necesito nada más". */
const OTHER =
  /^(?:que|esperar|perder|seguir|hablar|discutir|pelear|problemas|lios|ser|estar|mas(?! (?:el|la|los|las|mi|mis|ese|esa) )|nada|saber|tener|pagar)\b/
/** What the customer got already is no offer: "no quiero el taladro que me mandaron". */
const GOT =
  /\bque (?:me |nos |le |les |yo |ya )*(?:mandaron|enviaron|vendieron|dieron|entregaron|trajeron|instalaron|cobraron|hicieron|compre|compramos|pedi|pedimos|encargue|recibi|recibimos|llego|llegaron|vino|vinieron|pague)\b/

/** "ya no quiero el pedido": what the customer has ordered or booked, and wants no more. */
const CANCELS = new RegExp(
  `^${BEFORE}(?:ya no (?:(?:lo|la|los|las|me) )?(?:quiero|queremos|quisiera|necesito|necesitamos|preciso|ocupo|interesan?)|no (?:quiero|queremos|necesito|necesitamos) mas)(?: ((?:el|la|los|las|mi|mis|ese|esa|esos|esas|este|esta|nuestro|nuestra) .+))?$`,
)
const CANCELS_IT = new RegExp(
  `^${BEFORE}ya no (?:lo|la|los|las) (?:quiero|queremos|necesito|necesitamos|preciso|ocupo)$`,
)

/** A no with thanks: "no gracias, ya lo conseguí". */
const DECLINES =
  /^(?:(?:uy|uf|ah|eh|bueno|mejor) )*no(?: (?:po|pues|che|ya|por ahora|por el momento|asi esta bien))*(?: (?:muchas|mil))? gracias\b(?: .{0,12})?$|^(?:(?:uy|uf|ah|bueno) )*no(?: po| pues)?$/

/** What a text refuses, and the rest of it. */
interface Refusal {
  /** what is refused in each clause; empty if it is not named: "no me interesa" */
  things: string[]
  /** the clauses that refuse, as written */
  refused: string[]
  /** the other clauses, as written */
  rest: string
}

/** Returns what a clause refuses: "no quiero envío" → "envio". Undefined if it refuses nothing. */
export function refusedIn(text: string): string | undefined {
  const [, thing] = REFUSES.exec(foldWords(text)) ?? []
  return thing === undefined || OTHER.test(thing) || GOT.test(thing) ? undefined : thing
}

/**
 * Returns what a text cancels: "ya no quiero la cita de mañana" → "la cita de mañana"; empty if it is not named.
 * Undefined if it cancels nothing.
 */
export function cancelledIn(text: string): string | undefined {
  const folded = foldWords(text).replace(/ (?:(?:muchas )?gracias|por favor|porfa)$/, '')
  if (CANCELS_IT.test(folded)) return ''
  return CANCELS.exec(folded)?.[1]
}

/** Returns what a text refuses; undefined if it refuses nothing. A question is no refusal: "¿no necesito turno?". */
export function refusalIn(text: string): Refusal | undefined {
  const clauses = clausesOf(text)
  const thanks = /\bgracias\b/.test(foldWords(text)) && !text.includes('?')
  const things = clauses.map(({ text: own, asks }, place) => {
    if (asks) return undefined
    return thanks && place === 0 && DECLINES.test(foldWords(own)) ? '' : refusedIn(own)
  })
  const is = (wanted: boolean) => (_: Clause, place: number) => (things[place] !== undefined) === wanted
  const refused = clauses.filter(is(true)).map((clause) => clause.text)
  if (refused.length === 0) return undefined
  const rest = clauses.filter(is(false)).map(({ text: own, asks }) => (asks ? `${own}?` : own))
  return { things: things.flatMap((thing) => thing ?? []), refused, rest: rest.join(', ') }
}
