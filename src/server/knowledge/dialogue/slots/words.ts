import { foldWords } from '../words.ts'

const CANCEL =
  /^(?:no )?(?:(?:quiero |mejor |ya )*(?:(?:cancel|anul)(?:ar|arlo|arla|a|alo|ala|emos|emoslo|o)?|dej(?:alo|ala|emoslo|a|emos)(?: (?:ahi|asi))?|olvid(?:alo|ate|a|emoslo)|no importa|ya no(?: quiero)?|nada|salir|no quiero(?: seguir| nada)?|no gracias|ya fue|mejor no|l[oa] dejo(?: (?:asi|ahi|igual|como (?:esta|estaba)|nomas|no mas))?|(?:mejor|lo veo) (?:despues|luego|en otro momento)))(?: (?:porfa|porfis|por favor|plis|gracias))*$/

const UNABLE =
  /\bno (?:lo |la |los |me |se )*(?:tengo|se|recuerdo|acuerdo|encuentro|sabria|sabemos|conozco)\b|\b(?:ni idea|lo perdi|la perdi)\b/

const BACK = /^(?:volver|atras|volver atras|anterior|la anterior)$/

/** What was said wrong, after the words that say so: "me equivoqué en el DNI". */
const OF_WHAT = String.raw`(?:\s+(?:(?:en|con|de)\s+)?(?:el|la|mi)\s+\p{L}+(?:\s+\p{L}+)?)?`

/** The beginning of a correction: "no, quise decir", "puse mal el DNI, es". */
export const CORRECTION = new RegExp(
  String.raw`^[\s¡!]*(?:(?:no|perd[oó]n|disculp[aáe]\w*|uy|ay|ups|ojo|espera|esper[aáe]|qu[eé] pena|mejor|digo|corrijo|corr[ií]g[ei]\w*|corrija\w*|en realidad|(?:me )?equivoqu[eé]${OF_WHAT}|me confund[ií]${OF_WHAT}|(?:lo |la |te |le |les )*(?:puse|anot[eé]|escrib[ií]|di|pas[eé]|est[aá]) mal${OF_WHAT}|quise decir|quer[ií]a decir|cambialo|cambiá|c[aá]mbi[ae]\w*|sino)[\s,.:;!]+)+(?:quise decir\s+|es\s+|era\s+|mejor\s+)*`,
  'iu',
)

/** What stands beside a clause that leaves the question. */
const BESIDE = /^(?:no|ya|bueno|perdon|disculpa|disculpe|gracias|muchas gracias|por favor|porfa)$/

/** Whether an answer leaves the question, in one or several clauses: "cancelar", "no, dejá, no quiero nada". */
export const isCancel = (text: string): boolean => {
  const clauses = text
    .split(/[,.;!\n]+/)
    .map(foldWords)
    .filter((clause) => clause !== '')
  const leaves = (clause: string) => CANCEL.test(clause)
  return leaves(foldWords(text)) || (clauses.some(leaves) && clauses.every((one) => leaves(one) || BESIDE.test(one)))
}

/** Most words of an answer that only says that the datum is missing. */
const SHORT = 7

/** Whether an answer only says that the customer does not have the datum: "no lo tengo", "no me acuerdo". */
export const isUnable = (text: string): boolean => {
  const folded = foldWords(text)
  return folded.split(' ').length <= SHORT && UNABLE.test(folded)
}

const WAIT =
  /^(?:(?:un|una|dame un|deme un|aguantame un|espera(?:me)? un) )?(?:momento|momentito|minuto|minutito|segundo|ratito|toque)\b|^(?:espera|esperame|espere|aguarda|aguanta|pera)\b|\b(?:lo|la|los|te lo|se lo) (?:busco|paso|digo|fijo|averiguo)\b|\b(?:me fijo|deja que (?:mire|busque))\b/

/** Whether an answer asks to wait: "un momento", "ahora lo busco". */
export const isWait = (text: string): boolean => WAIT.test(foldWords(text))

/** Whether an answer asks for the question before: "volver". */
export const isBack = (text: string): boolean => BACK.test(foldWords(text))

/** Returns the rest of a text that begins like a correction ("no, quise decir 3"); undefined for other texts. */
export function correctionIn(text: string): string | undefined {
  const found = CORRECTION.exec(text)?.[0]
  return found === undefined ? undefined : text.slice(found.length).trim()
}

const NOT_THAT =
  /^(?:(?:no )?eso (?:no|tampoco)(?: era| es| fue)?|(?:no|tampoco) (?:era|es|fue|pregunt\w+|habl\w+ de) (?:(?:por|de) )?(?:eso|esa|ese)|tampoco)$/

/** Whether a text only says that the bot took it for something else: "no era eso", "no, eso no", "tampoco". */
export const isNotThat = (text: string): boolean => NOT_THAT.test(foldWords(text))

/** What follows "quien" where it asks nothing: "a quien corresponda", "con quien hablé ayer me dijo". */
const RELATIVE = String.raw`sea|corresponda|corresponde|interese|pueda|quiera|.*\b(?:me|nos) (?:dijo|dijeron|conto|aseguro|prometio|explico|comento|informo|indico|confirmo|atendio)`

const ASKS = new RegExp(
  String.raw`^(?:y )?(?:(?:que|cual|cuales|cuando|cuanto(?! (?:antes|mas|menos)\b)|cuanta|cuantos|cuantas|como|donde|quien)\b|(?:a|con|de|desde|en|hasta|para|por|sobre) (?:que|cual|cuales|cuantos|cuantas|donde)\b(?! sea\b)|(?:a|con|de|desde|en|hasta|para|por|sobre) quien(?:es)?\b(?! (?:${RELATIVE})\b))`,
)

/** Whether a text is a question, by its marks or its first word. */
export const isQuestion = (text: string): boolean => /[¿?]/.test(text) || ASKS.test(foldWords(text))
