import { isStopWord } from '../nlu/index.ts'
import { GENERIC, hasWhatIsAsked, significantWords } from './elliptic.ts'
import { readerOf } from './keyword-reader.ts'
import type { FoundQuick } from './quick-responses.ts'
import { isUnknown, thingsIn } from './something-else.ts'
import type { BotSnapshot } from './types.ts'
import { asksOrWants } from './urgency.ts'
import { mentions, plainWords } from './words.ts'

type Bot = Pick<BotSnapshot, 'quick' | 'trained' | 'synonyms'>

/** Questions about a thing other than its price, and what an answer to one has. */
const QUESTIONS: readonly { asks: RegExp; answered: RegExp }[] = [
  {
    asks: /\b(?:mide|miden|medidas?|pesa|pesan|tamano|diametro|porciones|cuant[oa]s (?:\w+ )?(?:trae|traen|vienen|entran|comen)|cuant[oa]s? (?:gente|personas))\b/,
    answered: /\d+ ?(?:cm|m|metros|centimetros|kg|kilos?|g|gramos|porciones|personas|unidades)\b/,
  },
  {
    asks: /\b(?:cuanto|cuando|dias?|tiempo) (?:\w+ )?(?:dura|duran|aguantan?|conservan?|tarda|tardan|demora|demoran)\b/,
    answered: /\b\d+ (?:minutos?|horas?|dias?|semanas?)\b|\bdia anterior\b|\ben el (?:dia|momento)\b/,
  },
  { asks: /^(?:(?:y|hola|buenas) )*quien(?:es)? /, answered: /\b(?:duen|encarg|atendid)[oa]s?\b/ },
  { asks: /\bcon que (?:\w+ )?(?:hacen|preparan|usan|cocinan)\b/, answered: /\bingredientes\b|\bhech[oa]s? con\b/ },
  {
    asks: /\bdonde (?:\w+ ){0,2}(?:consig\w+|compran|dejo|dejar|estacion\w+|parque\w+|(?:esta|anda|quedo) (?:mi|el|la) (?:pedido|encargo|paquete|repartidor|cadete))\b/,
    answered: /\b(?:estacion|cochera|parque|seguimiento)\w*/,
  },
  {
    asks: /\b(?:mand|envi|pas)\w+ (?:\w+ ){0,2}(?:fotos?|menu|catalogo|carta|lista|alias|cbu|audio|link|receta)\b/,
    answered: /\b(?:fotos?|menu|catalogo|carta|lista|alias|cbu|instagram|web|www)\b/,
  },
]

/** What a food may have in it: "¿llevan huevo?". */
const CONTAINS =
  /\b(?:llevan?|contienen?|tienen?|traen?) (?:mucha? |algo de |sal o )?(huevos?|leche|gluten|mani|nuez|nueces|azucar|manteca|grasa|lactosa|conservantes?|soja|almendras?|cerdo|sal)\b/

/** A question whether a thing is so: "¿son picantes?", "¿son de manteca?". */
const IS_SO = /\b(?:es|son|vienen) (?:de |con |sin |muy |bien )?(\p{L}{4,})\b/u
/** What a price answers: "¿son gratis?", "¿son sin cargo?". */
const CHEAP =
  /^(?:car[oa]s?|barat[oa]s?|economic[oa]s?|gratis|gratuit[oa]s?|cargo|costo|aparte|pag[oa]s?|bonificad[oa]s?|incluid[oa]s?)$/
/** What everybody says of their own goods, so that the question needs no fact. */
const OPINION = /^(?:ric[oa]s?|buen[oa]s?|lind[oa]s?)$/

const ASKS_PRICE =
  /\b(?:precio|precios|a como|a cuanto|(?:cuanto|que) (?:sale|salen|cuesta|cuestan|vale|valen|esta|estan))\b/

/** A question for the hour of something else than the opening: "¿a qué hora pasa el repartidor?". */
const HOUR_OF =
  /\bque horas? (?:(?:la|lo|las|los|me|les|se) )*(?:pasan?|llegan?|vienen?|salen?|entregan|reparten|mandan|traen|retiro|busco|paso|hay|estan? list[oa]s?)\b/

/** Actions with what a shop sells that need no word in its answers. */
const ACTIONS = new Set(
  `abonar buscar comprar consultar dar dejar encargar enviar hacer ir llevar mandar pagar pasar pedir preguntar recibir recoger
  reservar retirar saber tener traer ver`.split(/\s+/),
)
const MAY = /\b(?:se puede|se pueden|puedo|podemos) (?:\w{2,3} )?(\w+[aei]r)(?:l[oae]s?|me|se)?\b/

/** What somebody told is no story of its own: "me dijo mi vecina que tienen vinos", "me recomendaron las empanadas". */
const SAID = String.raw`(?:dijo|dijeron|conto|contaron|comento|comentaron)(?: (?:\w+ ){1,3}?| )que\b|recomend(?:o|aron)\b`
/** What was done, as it is told: "me llamaron", "se olvidaron", "hice la transferencia". */
const DONE = new RegExp(
  String.raw`\b(?:(?:me|nos|se|les?) (?:(?:lo|la|los|las) )?(?!${SAID})(?:\w{2,}(?:aron|ieron|jeron)|dejo|trajo|dijo|mando|atendio|olvido|llego)|(?:me|nos) (?:(?:lo|la|los|las) )?(?:dieron|hizo)|hice|pague|pagamos|compre|compramos|retire|transferi|abone|deposite|recibieron)\b`,
)

/**
 * Whether a keyword is beside the point of a text: the place where something else happens ("¿hay wifi en el local?"), what
 * another thing is for ("grasa para las empanadas"), or the subject of a question or a story that the answer says nothing
 * of. A keyword that hands over is never, as a person can answer anything.
 */
export function isBeside(bot: Bot, text: string, found: FoundQuick): boolean {
  const { quick, keyword } = found
  if (quick.action === 'handoff' || quick.mediaId !== null) return false
  const folded = plainWords(text)
  const own = plainWords(keyword)
  if (own === '' || folded === own) return false
  const answer = plainWords(quick.answer)
  const asked = QUESTIONS.find(({ asks }) => asks.test(folded))
  if (asked && !asked.asks.test(own) && !ASKS_PRICE.test(folded) && !asked.answered.test(answer)) return true
  const content = CONTAINS.exec(folded)?.[1]?.replace(/s$/, '')
  if (content !== undefined && !own.includes(content) && !/\bingredientes\b/.test(answer) && !mentions(answer, content))
    return true
  const so = text.includes('?') ? IS_SO.exec(folded)?.[1] : undefined
  if (
    so &&
    !CHEAP.test(so) &&
    !OPINION.test(so) &&
    thingsIn(so).length > 0 &&
    isUnknown(bot, so) &&
    hasWhatIsAsked('cuanto sale', quick.answer)
  )
    return true
  if (/\bhora/.test(own) && HOUR_OF.test(folded)) return true
  if (DONE.test(folded) && !DONE.test(own) && !ASKS_PRICE.test(folded) && !wants(text)) return true
  const readings = [folded, plainWords(readerOf(bot).read(text))]
  return readings.some((one) => isPlaceOrPurpose(bot, one, found)) || mayOther(bot, folded)
}

/** Whether a text also asks for or wants something, beside what it tells. */
const wants = (text: string): boolean => asksOrWants(text.replaceAll(/[?¿]/g, ''))

/** Whether the keyword is only where something else is or happens, or what something unknown to the bot is for. */
function isPlaceOrPurpose(bot: Bot, folded: string, { keyword, quick }: FoundQuick): boolean {
  const words = plainWords(keyword).split(' ')
  if (words.some((word) => isStopWord(word) || GENERIC.has(word))) return false
  const named = new RegExp(`\\b(en (?:el|la|su|tu)|al|para (?:el|la|los|las)) ${words.join('\\w* ')}\\w*`)
  const at = named.exec(folded)
  if (!at) return false
  const rest = folded.replace(named, '')
  if (quick.keywords.some((one) => mentions(rest, plainWords(one)))) return false
  const before = folded.slice(0, at.index)
  if (!at[1]?.startsWith('para')) return significantWords(before).length > 0
  return hasWhatIsAsked('cuanto sale', quick.answer) && thingsIn(before).some((word) => isUnknown(bot, word))
}

/** Whether a text asks whether something may be done that the bot says nothing of: "¿se pueden congelar?". */
function mayOther(bot: Bot, folded: string): boolean {
  const action = MAY.exec(folded)?.[1]
  return action !== undefined && !ACTIONS.has(action) && isUnknown(bot, action)
}
