import { fold } from '../../../../contract/phrase.ts'

/** Days: "mañana", "el miercoles", "después del feriado". */
const DAY = /\b(?:hoy|manana|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|feriados?)\b/

/** An hour of the clock: "a las 9", "9:30", "18 hs", "de 9 a 18". How long it takes is none: "en 24 horas". */
const CLOCK =
  /\b(?:a|desde|hasta|de|para) las? \d{1,2}\b(?!\d)|(?<![\d.:-])(?:[01]?\d|2[0-3])[:.][0-5]\d(?![\d.:-])|(?<!\b(?:en|de|unas|las|proximas|ultimas) (?:\d+ (?:a|o|u) )?)\b\d{1,2} ?(?:hs?|[ap]\. ?m|[ap]m)\b|\b(?:de|entre) \d{1,2}(?: ?hs?)? (?:a|y) \d{1,2}\b(?! (?:dias|minutos|min|horas habiles))/

/** A date: "el 24", "24/12", "24 de diciembre". */
const DATE =
  /(?<![\d/])\d{1,2}\/\d{1,2}(?![\d])|\b\d{1,2}o? de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre)\b|\b(?:el|dia) \d{1,2}\b(?![ .-]?\d)/

/** Whether a text says on what day or at what hour. A telephone number, an address or how long it takes does not. */
export function namesTime(text: string): boolean {
  const folded = fold(text).replaceAll('ñ', 'n')
  return DAY.test(folded) || CLOCK.test(folded) || DATE.test(folded)
}
