import { fold } from '../../../contract/phrase.ts'

/** Verbs with which customers tell a business what to do for them, without their ending. */
const STEMS =
  'agend|agreg|anot|anul|apart|apunt|arm|avis|cambi|cancel|cobr|confirm|encarg|envi|guard|llam|mand|prepar|reprogram|reserv|separ|sum'
/** The same whose forms differ. */
const FORMS =
  'd[ae]n?|(?:hac[ei]|hag[ae])n?|haz|(?:pon[ei]|pong[ae])n?|pon|(?:tra[ei]|traig[ae])n?|(?:dec[ei]|dig[ae])n?|di|(?:pas[ae]|busc[ae]|busque)n?|muestr[ae]n?|mostr[ae]'
const DAY =
  'hoy|manana|pasado|lunes|martes|miercoles|jueves|viernes|sabado|domingo|finde|fin de semana|semana que viene'

const ORDERS = new RegExp(
  `\\b(?:${[
    `(?:${STEMS})[aeiu]{1,2}n?(?:(?:me|nos)(?:l[oa]s?)?|l[oae]s?)`,
    `(?:${FORMS})(?:me|nos)(?:l[oa]s?)?`,
    // "dejame felicitarlos" asks for nothing.
    'dej[ae]n?(?:me|nos)(?! (?:felicit|dec|agradec|cont)\\w*)(?:l[oa]s?)?',
    'quiero|queremos|quisiera|quisieramos|queria|necesito|necesitamos',
    '(?<!\\b(?:siempre|cuando|que|si|vez) (?:me |les |lo |la |los |las )?)(?:llevo(?! (?:\\w+ )?(?:anos?|meses|mes|dias?|semanas?|horas?|rato|tiempo|\\w+ndo)\\b)|llevamos|pido|encargo|reservo|compro)',
    `para (?:el |este |la )?(?:${DAY})`,
  ].join('|')})\\b`,
)

/** Whether a text orders something or has something done: "anotame dos docenas", "llevo ese", "para el sábado". */
export const isOrder = (text: string): boolean =>
  ORDERS.test(
    fold(text)
      .replaceAll('ñ', 'n')
      .replace(/[^\p{L}\p{N}]+/gu, ' '),
  )
