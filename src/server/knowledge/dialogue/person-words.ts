import { defaultHandoffWords, greetingWords, PERSON, PERSON_SHORT } from './texts.ts'
import type { Brain } from './types.ts'
import { foldWords } from './words.ts'

const wordSet = (text: string) => new Set(text.split(/\s+/))

/** Words of courtesy, which change nothing of what is asked. */
const COURTESY = new Set([
  ...greetingWords,
  ...wordSet(`ahi aqui aca alli bueno che dale disculpa disculpe favor gracias muchas ok oye oiga oigan perdon plis please por porfa
  porfavor porfi porfis senor senora si xfa xfavor xf pf`),
])

/** Whether a folded word is only courtesy. */
export const isCourtesy = (folded: string): boolean => COURTESY.has(folded)

/** What may stand around a word without adding anything to it. */
const AROUND = new Set([
  ...COURTESY,
  ...wordSet(`a al algun alguna algunos ahora con de del directamente el ella hay humana humano la las le los me mejor mi nos para
  que real se su te un una unas unos urgente urgentemente ustedes usted verdad ya`),
])

/** Words that wish for something, */
const WISH =
  wordSet(`deseamos deseo dame deme denme exijo gustaria hacer mandame necesitamos necesitaria necesito ocupo pido
  podemos podes podria podriamos podrian podrias prefiero preferiria presentar puede pueden puedes puedo queremos queria
  querria quiero quisiera solicito`)

/** and words that wish to be attended. */
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

/** A part of a text with one of the words in it. */
interface Mention {
  word: string
  before: readonly string[]
  after: readonly string[]
}

/** The word by which a text asks for a person as what it is about: alone, or wished for. Undefined when it does not. */
export function asksForPerson(brain: Brain, text: string): string | undefined {
  const folded = foldWords(text)
  const button = [PERSON, PERSON_SHORT].find((title) => foldWords(title) === folded)
  if (button) return button
  const parts = text
    .split(/[.,;:!?¿¡()\n]+/)
    .map((part) => foldWords(part).replace(/\b(pasar|pasas) con\b/g, '$1con'))
    .filter((part) => part !== '')
  const others = (own: string) => parts.filter((part) => part !== own)
  for (const part of parts) {
    const mention = mentionIn(brain, part)
    if (!mention) continue
    if (isWished(mention)) return mention.word
    const rest = others(part).every((other) => other.split(' ').every((word) => COURTESY.has(word)))
    if (rest && isAlone(mention)) return mention.word
  }
  return undefined
}

/** The word that asks for a person, wherever it stands in a text. */
export const mentionsPerson = (brain: Brain, text: string): string | undefined =>
  mentionIn(brain, foldWords(text))?.word

function mentionIn({ settings }: Brain, folded: string): Mention | undefined {
  const said = folded.split(' ')
  for (const word of settings.handoff?.on_words ?? defaultHandoffWords) {
    const own = foldWords(word).split(' ')
    const at = said.findIndex((_, place) => own.every((part, i) => isForm(said[place + i], part)))
    if (at >= 0) return { word, before: said.slice(0, at), after: said.slice(at + own.length) }
  }
  return undefined
}

/** Whether a word is this one, or its plural or other gender. */
function isForm(said: string | undefined, word: string): boolean {
  if (said === undefined || said === word) return said === word
  const stem = word.replace(/[ao]$/, '')
  return said.startsWith(stem) && /^(a|o|as|os|s|es)$/.test(said.slice(stem.length))
}

/** "persona", "un asesor por favor", "alguien que me atienda": nothing else is said. */
const isAlone = ({ before, after }: Mention): boolean =>
  before.every((word) => isAround(word)) && after.every((word) => isAround(word))

/** "quiero hablar con una persona": a wish leads up to the word. What that person should do then is to attend. */
function isWished({ before, after }: Mention): boolean {
  if (!before.every(isAround) || !before.some(isWish)) return false
  if (after.every(isAround)) return true
  const doing = before.some((word) => word === 'que') || !before.some((word) => isFirstPerson(word))
  return !doing || after.some((word) => ATTEND.has(word))
}

/** Whether a wish is the writer's own or an order to attend; what others may do ("puede", "pueden") is a question. */
const isFirstPerson = (word: string): boolean => isWish(word) && !/^(puede|pueden|podria|podrian|hacer)$/.test(word)
