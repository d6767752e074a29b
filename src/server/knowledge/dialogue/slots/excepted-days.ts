/** What is said before the days that are left out: "cualquier día menos el lunes". */
export const EXCEPT = '(?:(?<!\\bo )menos|excepto|salvo|pero no|que no sean?)'
const DAY = String.raw`(?:(?:el|los|la|las|un|ni|y|o)\s+)*(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?|fin|fines|finde|feriados?|hoy|ma[nñ]ana|semana|\d)`
/** The days that are left out of any, as they are written. A quarter of an hour is none: "a las 5 menos cuarto". */
const EXCEPTED = new RegExp(
  String.raw`(?<!\p{L})(?:cualquiera?|todos|el que|primero?)(?!\p{L})[^.;!?]{0,30}?((?<!\p{L})${EXCEPT}\s+(?=${DAY})(?:[^.,;!?]|,\s*(?=${DAY})){1,60})`,
  'iu',
)

/** Returns the days that a text leaves out of any: "menos el lunes". */
export const exceptionIn = (text: string): string | undefined => EXCEPTED.exec(text)?.[1]?.trim()

/** Returns a text with spaces in place of the days that it leaves out. */
export const withoutException = (text: string): string => {
  const said = EXCEPTED.exec(text)?.[1]
  return said === undefined ? text : text.replace(said, ' '.repeat(said.length))
}
