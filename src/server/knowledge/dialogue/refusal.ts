import { type Clause, clausesOf } from './clauses.ts'
import { foldWords } from './words.ts'

/** Words before a refusal that do not change it. */
const BEFORE =
  '(?:(?:uy|uf|ah|eh|bueno|la verdad|gracias|pero|entonces|mira|mire|es que|yo|por ahora|ya|uh|ay|che|igual) )*'
/** What is wanted, after "no". */
const WANTED =
  '(?:quiero|queremos|quisiera|queria|queriamos|necesito|necesitamos|necesitaba|busco|buscaba|preciso|ocupo|pregunte|pregunto|preguntaba|(?:hablo|hablaba)(?= (?:de|del|sobre|por) ))'
const REFUSES = new RegExp(
  `^${BEFORE}(?:no (?:me |nos |te |le |les |lo |la |los |las )?(?:${WANTED}|hace falta|hacen falta|es por|era por|es sobre|me refiero a|nos interesan?|interesan?)|nada de(?! (?:lo|eso|esto|esta|ese|esa) )|en vez de|en lugar de)\\b ?(.*)$`,
)
/** "mejor no la cancele", "no me lo manden": the verb says what is refused. */
const REFUSES_IT = new RegExp(
  `^${BEFORE}(?:mejor no (?:(?:me |nos )?(?:lo|la|los|las|le|les) (\\w+)|(voy|vamos|vengan?|compro|compramos|llevo|llevamos|reservo|pido|pedimos|cancel\\w+|anul\\w+))|no (?:me |nos )?(?:lo|la|los|las) ((?:cancel|anul|mand|envi|reserv|agend|anot|cambi|factur|despach|apart)en|traigan|lleven|saquen))\\b`,
)
/** "torta no quiero ninguna", "implante no gracias", "envío no": a thing, and then the no. */
const THING_NO =
  /^(?:(?:uy|ah|bueno|pero|che|ay|mira) )*((?:el |la |los |las |un |una )?(?!(?:verdad|la verdad|ok|dale|listo|gracias|hola|buenas|ya|hoy|ma[nñ]ana|ayer|todavia|aun|creo|que|por|porque|claro|eso|esto|asi|yo|tampoco|seguro|mejor|aca|aqui|ahora|si|o|y|a|obvio|capaz|igual|tambien|nada|nadie|nunca|ellos|usted|ustedes|me|se|te|le|les|lo) )\p{L}+(?: de \p{L}+| \p{L}+)?) (?:mejor )?no( (?:gracias|quiero(?: ningun[oa]?| nada)?|queremos(?: ningun[oa]?)?|por ahora))?$/u

/** What is not a refusal of something offered: "no quiero esperar", "no quiero que me llamen", "no necesito nada más". */
const OTHER =
  /^(?:que|esperar|perder|seguir|hablar|discutir|pelear|problemas|lios|ser|estar|mas(?! (?:el|la|los|las|mi|mis|ese|esa) )|nada|saber|tener|pagar|(?!(?:cancel|anul|compr|cambi|retir|pedir|reserv|contrat|devol|mand|envi|llev|sac|recib|pon|pas|ven|busc|ir)\w*)\w+(?:ar|er|ir)(?:me|se|te|nos|lo|la|los|las|les|le)?)\b/
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

/** What is wanted instead of a thing that is named before its no. */
const INSTEAD = /\b(?:quiero|queria|quisiera|prefiero|prefiere|mejor|paso|retiro|busco|voy)\b/

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

/**
 * Returns what a clause refuses: "no quiero envío" → "envio". Undefined if it refuses nothing.
 * @param isPart other clauses show that a thing before its no is refused; alone, "la luz no" tells of trouble
 */
export function refusedIn(text: string, isPart = false): string | undefined {
  const folded = foldWords(text)
  const [, named, more] = THING_NO.exec(folded) ?? []
  const put = isPart || more ? named : undefined
  const [, better, plain, asked] = REFUSES_IT.exec(folded) ?? []
  const verb = better ?? plain ?? asked
  const [, wanted = put ?? verb] = REFUSES.exec(folded) ?? []
  const thing = wanted?.replace(/ ?\b(?:(?:muchas|mil) )?gracias$/, '')
  return thing === undefined || OTHER.test(thing) || GOT.test(thing) ? undefined : thing
}

/** Whether a clause calls off what the business would do: "mejor no la cancele". */
export const callsOff = (text: string): boolean => REFUSES_IT.test(foldWords(text))

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
  const others = clauses.length > 1 && (thanks || INSTEAD.test(foldWords(text)))
  const things = clauses.map(({ text: own, asks }, place) => {
    // "pagué y nada de envío" tells that nothing came.
    if (asks || (place > 0 && /^nada de /.test(foldWords(own)))) return undefined
    return thanks && place === 0 && DECLINES.test(foldWords(own)) ? '' : refusedIn(own, others)
  })
  const is = (wanted: boolean) => (_: Clause, place: number) => (things[place] !== undefined) === wanted
  const refused = clauses.filter(is(true)).map((clause) => clause.text)
  if (refused.length === 0) return undefined
  const rest = clauses.filter(is(false)).map(({ text: own, asks }) => (asks ? `${own}?` : own))
  return { things: things.flatMap((thing) => thing ?? []), refused, rest: rest.join(', ') }
}
