import { foldWords } from '../words.ts'
import type { Slot } from './slot.ts'

/** What insures somebody, as several countries call it. */
const COVER = '(?:obra social|prepaga|seguro|cobertura|eps|isapre|plan|convenio)'

/** An answer of somebody who has none of what a list has: "ninguna", "no tengo obra social", "por mi cuenta". */
const NONE = new RegExp(
  `^(?:(?:no|yo|la verdad|por ahora) )*(?:ningun[oa](?: de (?:es[ao]s|est[ao]s|ell[ao]s))?|no (?:tengo|tenemos|uso|cuento con)(?: (?:ningun[oa]|nada|(?:ningun[oa] )?${COVER}))?|sin ${COVER}|(?:soy |voy |es |como |de forma )?particular|por mi cuenta)(?: (?:gracias|por ahora))?$`,
)

/** What a list calls the value for who has none. */
const VALUE = new RegExp(
  `^(?:(?:atencion|consulta|paciente|soy|pago) )?particular(?:es)?$|^ningun[oa]$|^(?:sin|no tengo) ${COVER}$`,
)

/** Returns the value of the list of a slot for who has none of the others: "no tengo" is "Particular" there. */
export function noneIn({ definition: { type, values = [] } }: Slot, text: string): string | undefined {
  if (type !== 'list' || !NONE.test(foldWords(text))) return undefined
  return values.find(({ value, synonyms = [] }) => [value, ...synonyms].some((one) => VALUE.test(foldWords(one))))
    ?.value
}
