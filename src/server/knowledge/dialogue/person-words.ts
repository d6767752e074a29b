import { WordReader } from '../nlu/index.ts'
import { defaultHandoffWords, greetingWords, PERSON, PERSON_SHORT } from './texts.ts'
import type { BotSnapshot } from './types.ts'
import { foldWords, spelledOut } from './words.ts'

const wordSet = (text: string) => new Set(text.split(/\s+/))

/** Courtesy words, which do not change what is requested. */
const COURTESY = new Set([
  ...greetingWords,
  ...wordSet(`ahi aqui aca alli bueno che dale disculpa disculpe favor gracias muchas ok oye oiga oigan perdon plis please por porfa
  porfavor porfi porfis senor senora si xfa xfavor xf pf po poh veci vecino vecina`),
])

/** Returns whether a folded word is only a courtesy. */
export const isCourtesy = (folded: string): boolean => COURTESY.has(folded)

/** Filler words, which do not change the meaning of the word they surround. */
const AROUND = new Set([
  ...COURTESY,
  ...wordSet(`a al algun alguna algunos ahora con de del directamente el ella hay humana humano la las le los me mejor mi nos para
  que real se su te un una unas unos urgente urgentemente ustedes usted verdad ya`),
])

/** Words that express a wish. */
const WISH =
  wordSet(`deseamos deseo dame deme denme exijo gustaria hacer mandame necesitamos necesitaria necesito ocupo pido
  podemos podes podria podriamos podrian podrias prefiero preferiria presentar puede pueden puedes puedo queremos queria
  querria quiero quisiera solicito`)

/** Words that ask to be attended or contacted. */
const ATTEND =
  wordSet(`asesoramiento asesorar asesorarme asesore atencion atender atenderme atendeme atendida atendido atienda
  atiendame atiendan atiende atiendeme atienden ayuda ayudame ayudar ayudarme ayude ayudeme ayuden charlar chatear comunica
  comunicame comunican comunicar comunicarme comunicas comunico comuniqueme comuniquen comuniquenme conectame conectar
  conectarme conecteme contacta contactame contactar contactarme contacte contacteme contacten contacto conteste contesten
  contestar conversar derivame derivar derivarme deriveme deriven habla hablar hablarme hable hablen hablo llama llamame
  llamar llame llameme llamen llamenme pasame pasarcon pasarme pasas pasascon paseme pasenme platicar poneme ponganme ponme
  regalame regaleme responda responder respondan transferime transferir transferirme transfiera transfierame transfiere
  transfiereme`)

const isAround = (word: string) => AROUND.has(word) || WISH.has(word) || ATTEND.has(word)
const isWish = (word: string) => WISH.has(word) || ATTEND.has(word)

/** People of a business whom customers ask to speak with, by their role. */
const ROLES =
  wordSet(`alguien persona humano encargado encargada gerente dueno duena jefe jefa supervisor supervisora secretario
  secretaria recepcionista responsable empleado empleada operador operadora asesor asesora ejecutivo ejecutiva agente
  vendedor vendedora representante`)

const SPEAK =
  `hablar|platicar|charlar|comunicar(?:me)?|comunica(?:me)?|comuniqueme|comuniquenme|contactarme|pasame|paseme|pasenme|
  pasarme|pasarcon|derivame|deriveme|transferime|transfiereme`.replace(/\s/g, '')

/** A wish to speak with somebody, whatever follows: "quiero hablar con alguien sobre precios". */
const SPEAKING = new RegExp(
  `\\b(?:${SPEAK}) (?:con |a )?(?:(?:el|la|un|una|algun|alguna|su|mi|otra|otro) )?(${[...ROLES].join('|')})\\b`,
)

/** A message that only presses: "es urgente", "no puedo esperar hasta mañana". */
const PRESSES =
  /^(?:(?:por favor|porfa|hola|ayuda|es|muy|re|super|algo|necesito|ya|pero) )*urgente(?: (?:por favor|porfa|ayuda|ya))*$|^(?:ya )?no puedo (?:esperar|aguantar)(?: (?:mas|tanto|asi|hasta \S+))*$/

/** "Me pasan con", "¿nos pones con": asks to be put through. */
const PASSES =
  /\bpasas con\b|(?<=\b(?:me|nos) )(?:pas(?:a|an|e|es|en|aria|arias|arian)|pon(?:e|es|en|dria|drias|drian)) con\b/g

/** The words of a wish for a person, with which misspelled ones are mended. */
const reader = new WordReader([...WISH, ...ATTEND, ...AROUND, ...ROLES])

/** Mends the words that no dictionary has: "kiero ablar" → "quiero hablar". */
const mended = (folded: string): string =>
  folded
    .split(' ')
    .map((word) => reader.correct(word))
    .join(' ')

/** The words with which a bot hands over. */
interface Handing {
  settings: Pick<BotSnapshot['settings'], 'handoff'>
}

/** A part of a text that contains one of the handoff words. */
interface Mention {
  word: string
  before: readonly string[]
  after: readonly string[]
}

/**
 * Returns the word with which a text asks for an agent, either alone or within a wish. Undefined if the text does not
 * ask for one.
 */
export function asksForPerson(bot: Handing, written: string): string | undefined {
  const text = spelledOut(written)
  const folded = foldWords(text)
  const button = [PERSON, PERSON_SHORT].find((title) => foldWords(title) === folded)
  if (button) return button
  if (PRESSES.test(folded)) return folded
  const parts = text
    .split(/[.,;:!?¿¡()\n]+|\s(?=y (?:me|quiero|quisiera|necesito|pas|comuni)\w*\s)/i)
    .map((part) =>
      mended(foldWords(part).replace(/^y /, ''))
        .replace(PASSES, 'pasascon')
        .replace(/\bpasar con\b/g, 'pasarcon'),
    )
    .filter((part) => part !== '')
  const others = (own: string) => parts.filter((part) => part !== own)
  for (const part of parts) {
    const mention = mentionIn(bot, part)
    if (mention && (isBeneficiary(mention) || isCompanion(part, mention))) continue
    if (mention && isWished(mention)) return mention.word
    const addressed = /\bno\b/.test(part) ? undefined : SPEAKING.exec(part)?.[1]
    if (addressed) return addressed
    if (!mention) continue
    const rest = others(part).every((other) => other.split(' ').every((word) => COURTESY.has(word)))
    if (rest && isAlone(mention)) return mention.word
  }
  return undefined
}

/** Whether a text that asks for an agent also says what for. */
export function asksForMore(bot: BotSnapshot, text: string): boolean {
  const mention = mentionIn(bot, foldWords(text))
  const words = mention ? [...mention.before, ...mention.after] : foldWords(text).split(' ')
  const button = [PERSON, PERSON_SHORT].some((title) => foldWords(title) === foldWords(text))
  return !button && words.some((word) => word !== '' && !isAround(word))
}

/** Returns the handoff word that a text contains, in any position. */
export const mentionsPerson = (bot: BotSnapshot, text: string): string | undefined =>
  mentionIn(bot, foldWords(text))?.word

function mentionIn({ settings }: Handing, folded: string): Mention | undefined {
  const said = folded.split(' ')
  for (const word of settings.handoff?.on_words ?? defaultHandoffWords) {
    const own = foldWords(word).split(' ')
    const at = said.findIndex((_, place) => own.every((part, i) => isForm(said[place + i], part)))
    if (at >= 0) return { word, before: said.slice(0, at), after: said.slice(at + own.length) }
  }
  return undefined
}

/** Returns whether `said` is the given word, its plural or its other gender. */
function isForm(said: string | undefined, word: string): boolean {
  if (said === undefined || said === word) return said === word
  const stem = word.replace(/[ao]$/, '')
  return said.startsWith(stem) && /^(a|o|as|os|s|es)$/.test(said.slice(stem.length))
}

/** Whether the mentioned person is who a thing is for: "la quiero para una persona mayor". */
const isBeneficiary = ({ before }: Mention): boolean =>
  before.findLast((word) => !/^(?:un|una|el|la|los|las|mi|otra|alguna?)$/.test(word)) === 'para'

/** "¿Puedo pasar con alguien a retirar?" tells who comes along. */
const COMES_ALONG = /\b(?:puedo|podemos|podria|podriamos|voy a|vamos a) pasarcon\b/

/** Whether the mentioned person comes with the customer to do something. */
const isCompanion = (part: string, { after }: Mention): boolean =>
  COMES_ALONG.test(part) && after.some((word) => !isAround(word))

/** Whether the mention has only filler around it: "persona", "un asesor por favor", "alguien que me atienda". */
const isAlone = ({ before, after }: Mention): boolean =>
  before.every((word) => isAround(word)) && after.every((word) => isAround(word))

/**
 * Whether a wish precedes the word: "quiero hablar con una persona". If the wish names something else for that person
 * to do, it must be to attend.
 */
function isWished({ before, after }: Mention): boolean {
  if (!before.every(isAround) || !before.some(isWish)) return false
  if (after.every(isAround)) return true
  const doing = before.some((word) => word === 'que') || !before.some((word) => isFirstPerson(word))
  return !doing || after.some((word) => ATTEND.has(word))
}

/**
 * Whether a word is the writer's own wish or a request to be attended. What others may do ("puede", "pueden") is a
 * question.
 */
const isFirstPerson = (word: string): boolean => isWish(word) && !/^(puede|pueden|podria|podrian|hacer)$/.test(word)
