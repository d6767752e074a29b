import { clausesOf } from '../clauses.ts'
import type { NamedEntity } from '../types.ts'
import { plainWords } from '../words.ts'
import { withoutException } from './excepted-days.ts'
import { wishesDay } from './past.ts'
import type { Slot } from './slot.ts'

/**
 * Verbs that tell what happened, and nothing else without their accent. Those with which a wish is also corrected, such
 * as "era", are none. "Vino" is also a thing, and so needs who came.
 */
const HAPPENED =
  /\b(?:fui|fuimos|fueron|estuve|estuvo|estuvimos|estaban? (?:\w+ )?(?:cerrad|llen|enferm)\w*|vine|vinimos|(?:nadie|no|ella|(?:el|la|un|una|mi) (?!buen )\w+) vino|(?:me|nos|lo|la|le|les) (?:atendio|atendieron|recibio|recibieron|vio|vieron|hizo|hicieron|sacaron|puso|pusieron|revisaron|cancelaron|llamaron|cobraron|dolio|rompio|cayo|salio|mandaron|entregaron)|atendio|atendieron|hice|hicimos|llegaron|cerraron|se me (?:rompio|cayo|salio|partio)|empezo)\b/
/** The same with the accent that tells them from what somebody will do: "cuando llegue". */
const HAPPENED_ACCENTED = /(?<!\p{L})(?:llegué|pagué|compré|empecé)(?!\p{L})/u
/** Verbs that are also of today, with a day that is over. */
const HAPPENED_BEFORE =
  /\b(?:llegamos|pagamos|compramos|empezamos)\b.*\b(?:pasad[oa]|ayer|anteayer)\b|\b(?:pasad[oa]|ayer|anteayer)\b.*\b(?:llegamos|pagamos|compramos|empezamos)\b/
/** What is wrong with somebody or something. */
const AILS = String.raw`\b(?:duelen?|dolor\w*|molestan?|sangra|(?<!lo )siento|fiebre|hinchad\w+|inflamad\w+|enferm\w+|(?:estoy|esta|anda|ando) (?:muy )?mal|no (?:anda|funciona|prende|enciende))\b`
const OVER = String.raw`desde (?:ayer|anteayer|antes|hace|(?:el|la) \w+ pasad[oa])\b`
const GOES_ON = String.raw`\b(?:tengo|estoy|esta|anda)\b`
/** What has been going on: "me duele desde el lunes", "estoy así desde ayer". */
const SINCE = new RegExp(
  String.raw`\bdesde (?:el|la)\b.*${AILS}|${AILS}.*\bdesde (?:el|la)\b|\b${OVER}.*(?:${AILS}|${GOES_ON})|(?:${AILS}|${GOES_ON}).*\b${OVER}`,
)
/** A wish in the same clause. */
const WISHES =
  /\b(?:quiero|quisiera|queria|prefiero|puedo|podria|necesito|para el|mejor|seria|libre|franco|disponible)\b/
/** What comes between what happened and what is therefore wished: "me cancelaron el martes así que el jueves". */
const THEREFORE = /\s(?=(?:as[ií] que|por eso|entonces)\s)/giu

function isRemark(clause: string): boolean {
  const folded = plainWords(clause)
  const happened = [HAPPENED, HAPPENED_BEFORE, SINCE].some((pattern) => pattern.test(folded))
  return (happened || HAPPENED_ACCENTED.test(clause.normalize('NFC').toLowerCase())) && !WISHES.test(folded)
}

/** Returns the places of the clauses of a text, and of what is said to follow from them. */
const partsOf = (text: string): { start: number; end: number }[] =>
  clausesOf(text).flatMap(({ start, end }) => {
    const cuts = [...text.slice(start, end).matchAll(THEREFORE)].map(({ index }) => start + index)
    return [start, ...cuts].map((from, place) => ({ start: from, end: cuts[place] ?? end }))
  })

/** Returns a text with spaces in place of the clauses that only tell what happened: "el lunes fui y estaba cerrado". */
export function withoutRemarks(text: string): string {
  const remarks = partsOf(text).filter(({ start, end }) => isRemark(text.slice(start, end)))
  return remarks.reduce(
    (left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
    text,
  )
}

/** Whether a text only tells what happened. */
export const isOnlyRemark = (text: string): boolean => plainWords(withoutRemarks(text)) === '' && text.trim() !== ''

/** Kinds of values that are nothing wished where a remark has them. */
const TOLD: ReadonlySet<string> = new Set(['list', 'date', 'time'])

/**
 * Returns the values of a message without those in what it tells of another day, if one is wished: "el martes me atendió
 * Bianchi", "cualquier día menos el lunes".
 */
export function withoutRemarked(
  text: string,
  entities: readonly NamedEntity[],
  slots: readonly Slot[],
  known: readonly { name: string; type: string; system?: string | null }[],
): readonly NamedEntity[] {
  if (entities.length === 0 || !slots.some(wishesDay)) return entities
  const left = withoutException(withoutRemarks(text))
  if (left === text) return entities
  const kinds = new Map(known.map(({ name, type, system }) => [name, type === 'system' ? (system ?? '') : type]))
  return entities.filter(
    ({ entity, start, end }) => !TOLD.has(kinds.get(entity) ?? '') || left.slice(start, end).trim() !== '',
  )
}
