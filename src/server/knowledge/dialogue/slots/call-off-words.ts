import { type Clause, clausesOf } from '../clauses.ts'
import { plainWords } from '../words.ts'
import { ASKED, BOOKED, DENIED, LEAD, withoutPoliteNo } from './booked.ts'

const IT = '(?:l[oa]s?|mel[oa]|nosl[oa])'
const TAIL = '(?: (?:por favor|porfa|porfis|plis|gracias|no puedo ir|no puedo|ya no|mejor|entonces|nomas))*'
const CANCEL = '(?:cancel|anul|suspend)'

const CALLS_OFF = new RegExp(
  `^${LEAD}(?:${[
    `(?:${ASKED})?(?:${CANCEL}(?:ar|er)|dar de baja)(?:me|nos)?(?:${IT}| ${BOOKED})`,
    `(?:${ASKED})?(?:me |nos )?l[oa] (?:${ASKED})?(?:${CANCEL}(?:ar|er|a|as|an|e|es|en|o|amos|emos)|d[ae]n? de baja)`,
    `(?:quiero|quisiera|necesito) ${CANCEL}ar`,
    `${CANCEL}(?:a|e|en|emos|o|as)?(?:me|nos)?(?:${IT}| ${BOOKED})`,
    `(?:ya )?no (?:lo |la )?(?:quiero|necesito|voy a necesitar)(?: mas)?(?: ${BOOKED})`,
    `ya no (?:lo |la )(?:quiero|necesito|voy a necesitar)(?: mas)?`,
    `(?:mejor )?dejal[oa] sin efecto|(?:mejor )?da(?:l[oa])? de baja(?: ${BOOKED})?`,
  ].join(
    '|',
  )})(?: ${BOOKED})?(?: (?:de|del|para)(?: el| la)? (?:recien|hoy|manana|lunes|martes|miercoles|jueves|viernes|sabado|domingo|\\d[\\d ]{0,9}))?${TAIL}$`,
)

/** What is denied keeps it, "no lo canceles", but for what happened: "no me cancelaron el turno". */
const KEEPS = new RegExp(
  `^${LEAD}${DENIED}(?:${CANCEL}(?:(?:ar|er)(?:me|nos)?${IT}?|a|as|e|es|en|o|emos|amos)|(?:d[ae]\\w*|dar(?:me)?${IT}?) de baja|dej\\w+ sin efecto)(?: ${BOOKED})?(?: nada)?${TAIL}$`,
)

/** What a message does with a request that was just finished. */
type CallOff = 'call_off' | 'keep'

/** Words of a question whether something is possible. */
const WHETHER =
  /\b(?:(?:no )?(?:l[oa] )?(?:tengo que|hay que|hace falta)|puedo|podemos|se puede|podria|podriamos|cuando|como|si)\b/

/** What the customer did already, whose accent is lost in a folded text. */
const DONE = /(?:(?:cancel|anul)é|suspendí)(?!\p{L})/iu

/** Most characters of a clause that changes a request. */
const LONGEST = 120

function changeIn({ text, asks }: Pick<Clause, 'asks' | 'text'>): CallOff | undefined {
  if (text.length > LONGEST || DONE.test(text)) return undefined
  const folded = asks ? withoutPoliteNo(plainWords(text)) : plainWords(text)
  if (asks && WHETHER.test(folded)) return undefined
  // "No lo canceles" has the words of calling off, too.
  if (KEEPS.test(folded)) return 'keep'
  return CALLS_OFF.test(folded) ? 'call_off' : undefined
}

/**
 * Returns whether a message calls off the request that was just finished, "mejor cancelalo", or keeps it, "no, no lo
 * canceles". Undefined if it does neither, and for questions whether that is possible.
 */
export const callOffIn = (text: string): CallOff | undefined =>
  clausesOf(text)
    .map(changeIn)
    .find((one) => one !== undefined)

/** A clause that says nothing beside a change of mind. */
const NOTHING = /^(?:(?:no|ah|uy|ay|perdon|bueno|mejor|disculpa|disculpe|espera|espere)(?: |$))+$/

/** Returns a text without the clauses that only call off or keep a request. */
export const withoutCallOff = (text: string): string =>
  clausesOf(text)
    .filter((clause) => changeIn(clause) === undefined && !NOTHING.test(plainWords(clause.text)))
    .map((clause) => clause.text)
    .join(', ')
