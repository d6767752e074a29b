/** What is said before the days that are left out: "cualquier día menos el lunes". */
export const EXCEPT = '(?:(?<!\\bo )menos|excepto|salvo|pero no)'
/** The days that are left out of any, as they are written. */
const EXCEPTED = new RegExp(
  String.raw`(?<!\p{L})(?:cualquiera?|todos|el que|primero?)(?!\p{L})[^.;!?]{0,30}?((?<!\p{L})${EXCEPT}\s[^.,;!?]{1,40})`,
  'iu',
)

/** Returns the days that a text leaves out of any: "menos el lunes". */
export const exceptionIn = (text: string): string | undefined => EXCEPTED.exec(text)?.[1]?.trim()

/** Returns a text with spaces in place of the days that it leaves out. */
export const withoutException = (text: string): string => {
  const said = EXCEPTED.exec(text)?.[1]
  return said === undefined ? text : text.replace(said, ' '.repeat(said.length))
}
