import type { KnownResponse } from '../../models/knowledge.ts'
import { plainWords } from '../words.ts'
import { EXCEPT } from './excepted-days.ts'
import { wishesDay } from './past.ts'
import type { Slot } from './slot.ts'

const SOON =
  '(?:(?:cuanto|lo mas|mientras mas|cuanto mas) antes(?: posible| mejor| que (?:se )?pueda\\w*)?|lo antes (?:posible|que (?:se |me )?(?:pued\\w+|tengan|haya))|lo mas (?:pronto|rapido|temprano|cercano)(?: posible| que (?:se |me )?(?:pued\\w+|tengan|haya))?)'
const ANY = new RegExp(
  `^(?:(?:si|bueno|ah|uy|la verdad|quiero|quisiera|lo quiero|necesito|seria|que sea|si puede ser|si se puede|por mi|para|pa|el|un turno|turno|mira|me sirve|puedo|puede ser|prefiero) )*(?:${[
    SOON,
    '(?:en |para )?cualquiera?(?: (?:dia|fecha|momento|de (?:esos|los|estos)|semana))*',
    '(?:el|la|lo)(?: (?:dia|fecha|turno))? que (?:ustedes |uds )?(?:(?:les |te |le )?(?:tengan|haya|hayan|puedan|puedas|pueda|quieran|quieras|tenga|tengas|sea|consigan|digan|quede|venga|convenga)|este|esten)(?: (?:libres?|disponibles?|lugar|turno|primero|mas cerca|mas cerc\\w+|bien|mejor|comodo))*',
    'cuando (?:ustedes |uds )?(?:se |les |te |le )?(?:pued\\w+|quier\\w+|haya|tenga\\w*|sea|quede)(?: (?:lugar|turnos?|un turno|bien|mejor|libre|disponible))*',
    '(?:el )?(?:primer[oa]?|proximo|mas cercano|mas pronto|mas proximo)(?: (?:dia|turno|lugar|libre|disponible|que (?:haya|tengan|tenga|puedan|encuentren)))*',
    '(?:me )?(?:da|es) (?:lo mismo|igual)(?: (?:el|que) dia)?|(?:me es )?indistinto|no tengo preferencia|todos me sirven',
  ].join(
    '|',
  )})(?: (?:por favor|porfa|gracias|mejor|me sirve|me da igual|me viene bien|esta bien|si se puede|si puede ser|nomas|no importa|es urgente|urgente))*$`,
)
const WEEKDAY = '(?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|fines? de semana)'
const ANY_WITHIN = '(?:para |en )?cualquier (?:dia|fecha)'
const TOLD = new RegExp(
  `\\b(?:${SOON}|${ANY_WITHIN}(?: ${EXCEPT} (?:(?:el|los|la|las|y|o|ni) |${WEEKDAY} ?)+)?|cuando (?:puedan|tengan(?: lugar)?))(?= |$)`,
)
/** What is said before that where it is not wished: "pero no cualquier día". "Si no, cualquier día" wishes it. */
const NOT =
  /(?<!\bsi )\bno (?:(?:quiero|puedo|necesito|hace falta|tiene|que|ser|sea|es|me|nos|sirve|viene bien|para|en) )*$/

/** Most characters of an answer that leaves the day open. */
const LONGEST = 100

/** The same for an answer: "cualquier día menos el lunes". */
const BUT = new RegExp(`^(?:cualquiera?|todos|el que)\\b.{0,30}\\b${EXCEPT}\\b.{0,40}$`)
/** Whether the wish for a day may be left to the business. A system that looks it up needs a date. */
const mayBeAny = (slot: Slot, { webhook }: Pick<KnownResponse, 'webhook'>): boolean => wishesDay(slot) && !webhook

/** Reads an answer that leaves the wished day to the business, as it is said: "cuanto antes", "el que tengan". */
export function anyDayIn(slot: Slot, text: string, response: Pick<KnownResponse, 'webhook'>): string | undefined {
  if (!mayBeAny(slot, response) || text.includes('?') || text.length > LONGEST) return undefined
  const folded = plainWords(text)
  return ANY.test(folded) || BUT.test(folded) ? text.trim() : undefined
}

/** Reads the same in a longer message, as it is said there: "quiero un turno lo antes posible". */
export function anyDayWithin(slot: Slot, text: string, response: Pick<KnownResponse, 'webhook'>): string | undefined {
  if (!mayBeAny(slot, response)) return undefined
  const folded = plainWords(text)
  const found = TOLD.exec(folded)
  if (!found || NOT.test(folded.slice(0, found.index))) return undefined
  return asWritten(text, folded.slice(0, found.index), found[0])
}

/** Returns the words of a text that are the given ones once it is folded. */
function asWritten(text: string, before: string, said: string): string {
  const count = (words: string) => words.split(' ').filter(Boolean).length
  const words = [...text.normalize('NFC').matchAll(/[\p{L}\p{N}]+/gu)].slice(count(before), count(before) + count(said))
  const [first, last] = [words[0], words.at(-1)]
  return first && last ? text.normalize('NFC').slice(first.index, last.index + last[0].length) : said
}
