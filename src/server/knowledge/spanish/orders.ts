import { fold } from '../../../contract/phrase.ts'

/** Verbs with which customers tell a business what to do for them, without their ending. */
const STEMS =
  'agend|agreg|anot|anul|apart|apunt|arm|avis|cambi|cancel|cobr|confirm|encarg|envi|guard|llam|mand|prepar|reprogram|reserv|separ|sum'
/** The same whose forms differ. */
const FORMS =
  'd[ae]n?|(?:hac[ei]|hag[ae])n?|haz|(?:pon[ei]|pong[ae])n?|pon|(?:tra[ei]|traig[ae])n?|(?:dec[ei]|dig[ae])n?|di|(?:pas[ae]|busc[ae]|busque)n?|muestr[ae]n?|mostr[ae]'
const DAY =
  'hoy|ma[nñ]ana|pasado|lunes|martes|miercoles|jueves|viernes|sabado|domingo|finde|fin de semana|semana que viene'
/** What follows a verb that tells of a habit: "compro hace años", "pido las de carne todos los viernes". */
const HABIT = ' (?:\\w+ ){0,4}(?:hace|desde|siempre|seguido|cada|tod[oa]s l[oa]s)\\b'

/** What is counted after an order: "agrega una docena". */
const QUANTITY =
  'dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|media|medio|otr[oa]s?|una? (?:docena|m[aá]s|media|kilo|litro|caja|bandeja|porci[oó]n|bolsa|par|pack|combo)'

const ORDERS = new RegExp(
  `\\b(?:${[
    `(?:${STEMS})[aeiu]{1,2}n?(?:(?:me|nos)(?:l[oa]s?)?|l[oae]s?)`,
    // Many customers type "sin daños" without its ñ.
    `(?<!\\bsin )(?:${FORMS})(?:me|nos)(?:l[oa]s?)?`,
    // "dejame felicitarlos" asks for nothing.
    'dej[ae]n?(?:me|nos)(?! (?:felicit|dec|agradec|cont)\\w*)(?:l[oa]s?)?',
    'quiero|queremos|quisiera|quisieramos|queria|necesito|necesitamos',
    `(?<!\\b(?:siempre|cuando|que|si|vez) (?:me |les |lo |la |los |las )?)(?:llevo(?! (?:\\w+ )?(?:a[nñ]os?|meses|mes|dias?|semanas?|horas?|rato|tiempo|\\w+ndo)\\b)|llevamos|pido(?! (?:mil |muchas )?(?:disculpa|perdon))|encargo|reservo|compro)(?!${HABIT})`,
    `para (?:el |este |la )?(?:${DAY})`,
  ].join('|')})\\b`,
)

/** Orders whose accent tells them from what others do: "poné dos docenas", "agregá una". */
const ACCENTED = new RegExp(`(?<!\\p{L})(?:(?:${STEMS})á|(?:pon|tra|hac|mov)é)(?!\\p{L})`, 'iu')

/** Orders at the beginning of a clause, where what they order shows that they are none: "agrega una docena, por favor". */
const COUNTED = new RegExp(
  `(?:^|[,.;:!\\n]\\s*|\\s(?:y|pero|por favor)\\s+)(?:(?:${STEMS})(?:a|u?en?)|pon(?:e|ga)?|traiga|haga)\\s+(?:${QUANTITY})(?!\\p{L})`,
  'iu',
)

/** Whether a text orders something or has something done: "anotame dos docenas", "llevo ese", "para el sábado". */
export const isOrder = (text: string): boolean => {
  const written = text.normalize('NFC')
  return ACCENTED.test(written) || COUNTED.test(written) || ORDERS.test(fold(text).replace(/[^\p{L}\p{N}]+/gu, ' '))
}
