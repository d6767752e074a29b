import { clausesOf } from '../clauses.ts'
import type { NamedEntity } from '../types.ts'
import { plainWords } from '../words.ts'
import { wishesDay } from './past.ts'
import type { Slot } from './slot.ts'

/**
 * Verbs that tell what happened. Those with which a wish is also corrected, such as "era", are none, nor those that say
 * without their accent what somebody does: "me llamo".
 */
const HAPPENED =
  /\b(?:fui|fuimos|fueron|estuve|estuvo|estuvimos|estaban?(?! (?:pensando|viendo|buscando|queriendo))|vine|vino|vinimos|(?:me|nos|lo|la|le|les) (?:atendio|atendieron|recibio|recibieron|vio|vieron|hizo|hicieron|sacaron|puso|pusieron|revisaron|cancelaron|llamaron|cobraron|dolio|rompio|cayo|salio|mandaron|entregaron)|atendio|atendieron|hice|hicimos|compre|compramos|llegue|llegamos|llegaron|pague|pagamos|cerraron|se me (?:rompio|cayo|salio|partio)|empezo|empece)\b/
/** What has been going on: "me duele desde el lunes". */
const SINCE =
  /\bdesde (?:el|la|ayer|anteayer|antes|hace)\b.*\b(?:duele|dolor|molesta|tengo|estoy|esta|anda|sangra|siento)\b|\b(?:duele|dolor|molesta|tengo|estoy|esta|anda|sangra|siento)\b.*\bdesde (?:el|la|ayer|anteayer|antes|hace)\b/
/** A wish in the same clause. */
const WISHES = /\b(?:quiero|quisiera|queria|prefiero|puedo|podria|necesito|para el|mejor|seria)\b/

function isRemark(clause: string): boolean {
  const folded = plainWords(clause)
  return (HAPPENED.test(folded) || SINCE.test(folded)) && !WISHES.test(folded)
}

/** Returns a text with spaces in place of the clauses that only tell what happened: "el lunes fui y estaba cerrado". */
export function withoutRemarks(text: string): string {
  const remarks = clausesOf(text).filter((clause) => isRemark(clause.text))
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
 * Bianchi".
 */
export function withoutRemarked(
  text: string,
  entities: readonly NamedEntity[],
  slots: readonly Slot[],
  known: readonly { name: string; type: string; system?: string | null }[],
): readonly NamedEntity[] {
  if (entities.length === 0 || !slots.some(wishesDay)) return entities
  const left = withoutRemarks(text)
  if (left === text) return entities
  const kinds = new Map(known.map(({ name, type, system }) => [name, type === 'system' ? (system ?? '') : type]))
  return entities.filter(
    ({ entity, start, end }) => !TOLD.has(kinds.get(entity) ?? '') || left.slice(start, end).trim() !== '',
  )
}
