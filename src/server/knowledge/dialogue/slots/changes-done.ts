import { type Clause, clausesOf } from '../clauses.ts'
import { plainWords } from '../words.ts'

/** What is said before a change of mind that does not alter it. */
const LEAD =
  '(?:(?:uy|uh|uf|ay|ah|no|perdon|disculp[ae]|mejor|bueno|che|oye|mira|mire|pero|y|entonces|al final|en realidad|por favor|porfa|pensandolo bien|sabe[sn]? que|espera|espere|ya) )*'
/** How a business calls what it noted: "el turno", "mi reserva". */
const NOTED =
  '(?:(?:el|la|ese|esa|este|esta|mi|nuestro|nuestra) )?(?:turno|turnito|cita|hora|reserva|pedido|encargo|visita|consulta|clase|mesa)'
const IT = '(?:l[oa]s?|mel[oa]|nosl[oa])'
const ASKED =
  '(?:(?:me |nos )?(?:quiero|queria|quisiera|necesito|prefiero|tengo que|voy a|vamos a|hay que|podes|podrias|puedes|puede|podria|pueden|podrian|te pido|le pido) )'
const TAIL = '(?: (?:por favor|porfa|porfis|plis|gracias|no puedo ir|no puedo|ya no|mejor|entonces|nomas))*'
const CANCEL = '(?:cancel|anul|suspend)'

const CALLS_OFF = new RegExp(
  `^${LEAD}(?:${[
    `${ASKED}?(?:${CANCEL}(?:ar|er)|dar de baja)(?:me|nos)?(?:${IT}| ${NOTED})`,
    `${ASKED}?(?:me |nos )?l[oa] ${ASKED}?(?:${CANCEL}\\w*|d[ae]n? de baja)`,
    `(?:quiero|quisiera|necesito) ${CANCEL}ar`,
    `${CANCEL}(?:a|e|en|emos|o|as)?(?:me|nos)?(?:${IT}| ${NOTED})`,
    `(?:ya )?no (?:lo |la )?(?:quiero|necesito|voy a necesitar)(?: mas)?(?: ${NOTED})`,
    `ya no (?:lo |la )(?:quiero|necesito|voy a necesitar)(?: mas)?`,
    `(?:mejor )?dejal[oa] sin efecto|(?:mejor )?da(?:l[oa])? de baja(?: ${NOTED})?`,
  ].join(
    '|',
  )})(?: ${NOTED})?(?: (?:de|del|para)(?: el| la)? (?:recien|hoy|manana|lunes|martes|miercoles|jueves|viernes|sabado|domingo|\\d[\\d ]{0,9}))?${TAIL}$`,
)

const KEEPS = new RegExp(
  `^${LEAD}no (?:(?:me |nos )?(?:l[oa] )?(?:${CANCEL}\\w*)|quiero ${CANCEL}ar(?:${IT})?)(?: ${NOTED})?(?: nada)?${TAIL}$`,
)

const MOVE = '(?:pas|cambi|mov|muev|mud|corr|reprogram|adelant|atras|pospon|posterg|reagend)'
/** "Pasalo para el jueves", "¿lo podés mover al martes?", "cambiame el turno al viernes". */
const MOVES = new RegExp(
  `\\b(?:(?:me |nos )?l[oa] ${ASKED}?${MOVE}\\w*|${MOVE}\\w*(?:me|nos)?l[oa]|${MOVE}\\w*(?:me|nos)? ${NOTED})\\b`,
)

/** What a message does with a request that was just finished. */
type ChangeOfMind = 'call_off' | 'keep'

/** Words of a question whether something is possible. */
const WHETHER = /\b(?:puedo|podemos|se puede|podria|podriamos|cuando|como|si)\b/

/** Most characters of a clause that changes a request. */
const LONGEST = 120

function changeIn({ text, asks }: Pick<Clause, 'asks' | 'text'>): ChangeOfMind | undefined {
  if (text.length > LONGEST) return undefined
  const folded = plainWords(text)
  if (asks && WHETHER.test(folded)) return undefined
  // "No lo canceles" has the words of calling off, too.
  if (KEEPS.test(folded)) return 'keep'
  return CALLS_OFF.test(folded) ? 'call_off' : undefined
}

/**
 * Returns whether a message calls off the request that was just finished, "mejor cancelalo", or keeps it, "no, no lo
 * canceles". Undefined if it does neither, and for questions whether that is possible.
 */
export const changeOfMind = (text: string): ChangeOfMind | undefined =>
  clausesOf(text)
    .map(changeIn)
    .find((one) => one !== undefined)

/** Whether a message moves what was noted: "pasalo para el jueves". */
export const movesNoted = (text: string): boolean => MOVES.test(plainWords(text))

/** A clause that says nothing beside a change of mind. */
const NOTHING = /^(?:(?:no|ah|uy|ay|perdon|bueno|mejor|disculpa|disculpe|espera|espere)(?: |$))+$/

/** Returns a text without the clauses that only call off or keep a request. */
export const withoutChangeOfMind = (text: string): string =>
  clausesOf(text)
    .filter((clause) => changeIn(clause) === undefined && !NOTHING.test(plainWords(clause.text)))
    .map((clause) => clause.text)
    .join(', ')
