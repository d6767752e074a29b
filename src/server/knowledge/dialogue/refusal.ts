import { type Clause, clausesOf } from './clauses.ts'
import { foldWords } from './words.ts'

/** Words before a refusal that do not change it. */
const BEFORE =
  '(?:(?:uy|uf|ah|eh|bueno|la verdad|gracias|pero|entonces|mira|mire|es que|yo|por ahora|ya|uh|ay|che|igual) )*'
/** What is wanted, after "no". */
const WANTED =
  '(?:quiero|queremos|quisiera|queria|queriamos|necesito|necesitamos|necesitaba|busco|buscaba|preciso|ocupo|pregunte|pregunto|preguntaba|pedi|hablo|hablaba)'
const REFUSES = new RegExp(
  `^${BEFORE}(?:no (?:me |nos |te |le |les |lo |la |los |las )?(?:${WANTED}|hace falta|hacen falta|es por|era por|es sobre|me refiero a|nos interesan?|interesan?)|nada de|en vez de|en lugar de)\\b ?(.*)$`,
)
/** What is not a refusal of something offered: "no quiero esperar", "no quiero que me llamen", "no necesito nada más". */
const OTHER = /^(?:que|esperar|perder|seguir|hablar|discutir|pelear|problemas|lios|ser|estar|mas|nada|saber|tener)\b/

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
  return thing === undefined || OTHER.test(thing) ? undefined : thing
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
