/** Pattern of the things that a customer books or orders: "el turno", "mi reserva". */
export const THINGS = 'turno|turnito|cita|hora|reserva|pedido|encargo|visita|consulta|clase|mesa'

/** Pattern of a booked thing with its article, in a folded text. */
export const BOOKED = `(?:(?:el|la|ese|esa|este|esta|mi|nuestro|nuestra) )?(?:${THINGS})`

const THING = new RegExp(`\\b(?:${THINGS})s?\\b`)

/** Returns the first booked thing that a folded text names. */
export const thingIn = (folded: string): string | undefined => THING.exec(folded)?.[0]

/** Pattern of what is said before a change of mind and does not alter it; each word ends with a space. */
export const LEAD =
  '(?:(?:uy|uh|uf|ay|ah|si|perdon|disculp[ae]|mejor|bueno|che|oye|mira|mire|pero|y|entonces|al final|en realidad|por favor|porfa|pensandolo bien|sabe[sn]? que|espera|espere|ya|yo) |no (?=(?:perdon|disculp[ae]|mejor|bueno|al final|en realidad|pensandolo bien|por favor|espera|espere) ))*'

/** Pattern of verbs of a wish before another verb. */
export const ASKED =
  '(?:me |nos )?(?:quiero|queria|quisiera|necesito|prefiero|tengo que|voy a|vamos a|hay que|podes|podras|podrias|puedes|puede|podria|pueden|podrian|te pido|le pido) '

/** Words between "no" and the verb that it denies: "no hace falta que lo canceles". */
const BETWEEN =
  '(?:(?:me|nos|te|se|l[oa]s?|mel[oa]|nosl[oa]|que|a|por|para|si|quiero|queria|quise|quisiera|queremos|necesito|necesitaba|prefiero|pienso|pensaba|voy|vamos|vayas?|vayan|iba|hay|habia|tengo|tenia|hace|hacia|falta|era|es|pedi|dije|decia|digo|pido|se|sabia|quiera[ns]?) ){0,6}'

/** Pattern of a denial up to the verb that it denies. */
export const DENIED = `(?:no|nunca|tampoco|ni) ${BETWEEN}`

const POLITE = /\bno (?=(?:(?:me|nos|l[oa]|mel[oa]|nosl[oa]) )*(?:pod[ei]s|podras|podrias?|podrian|puedes?|pueden) )/

/** Returns a folded question without the "no" of a polite request: "¿no me lo podés cancelar?". */
export const withoutPoliteNo = (folded: string): string => folded.replace(POLITE, '')
