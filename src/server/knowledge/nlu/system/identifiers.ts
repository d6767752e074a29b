import { hitsOf, type SystemRule } from './hit.ts'

// Values with a fixed format: e-mail addresses, telephone numbers and Argentine identifiers.

const DIGITS = /\D/g

/** E-mail addresses; value: lower case. */
export const email: SystemRule = ({ text }) =>
  hitsOf(
    text,
    /(?<![\w.+-])[\w+-](?:[\w.+-]{0,62}[\w+-])?@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,5}[a-z]{2,24}(?![\w-])/gi,
    ([found]) => (found.includes('..') ? undefined : found.toLowerCase()),
  )

/**
 * Telephone numbers of 8 to 13 digits, or up to 15 with a country prefix; value: the digits, with + if a country prefix
 * is written.
 */
export const phone: SystemRule = ({ text }) =>
  hitsOf(text, /(?<![\w$.,/-])(?:\+|\(\+?)?\d[\d\s().-]{5,22}\d(?![\w/]|[.,]\d)/g, ([found]) => {
    if (/\d{1,3}(?:\.\d{3})+$/.test(found) && !/[\s()-]/.test(found)) return undefined // 30.123.456 is a number
    if (/\s{2}|[-.]{2}|^\d{2}-\d{8}-\d$/.test(found)) return undefined
    const digits = found.replace(DIGITS, '')
    const abroad = found.startsWith('+') || found.startsWith('(+')
    return digits.length >= 8 && digits.length <= (abroad ? 15 : 13) ? `${abroad ? '+' : ''}${digits}` : undefined
  })

/** Argentine identity numbers (DNI) of 7 or 8 digits, with or without dots; value: the digits. */
export const dni: SystemRule = ({ text }) =>
  hitsOf(text, /(?<![\w.,+$/-])(?:\d{1,2}\.\d{3}\.\d{3}|\d{7,8})(?![\w/-]|[.,]\d)/g, ([found]) => {
    const digits = found.replace(DIGITS, '')
    return Number(digits) >= 1_000_000 ? digits : undefined
  })

const CUIT_WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]

/** Argentine tax numbers (CUIT) with a valid check digit; value: 20-12345678-6. */
export const cuit: SystemRule = ({ text }) =>
  hitsOf(text, /(?<![\w.,+$/-])(?:20|2[3-7]|30|33|34)[-. ]?\d{8}[-. ]?\d(?![\w/-]|[.,]\d)/g, ([found]) => {
    const digits = found.replace(DIGITS, '')
    const sum = CUIT_WEIGHTS.reduce((total, weight, i) => total + weight * Number(digits[i]), 0)
    const check = (11 - (sum % 11)) % 11
    if (check === 10 || check !== Number(digits[10])) return undefined
    return `${digits.slice(0, 2)}-${digits.slice(2, 10)}-${digits.slice(10)}`
  })

/**
 * Argentine license plates of cars and motorcycles, in the 1995 and Mercosur formats; value: capitals without spaces.
 */
export const patente: SystemRule = ({ text }) =>
  hitsOf(
    text,
    /(?<![\p{L}\p{N}])(?:[a-z]{2}[ -]?\d{3}[ -]?[a-z]{2}|[a-z]{3}[ -]?\d{3}|[a-z][ -]?\d{3}[ -]?[a-z]{3}|\d{3}[ -]?[a-z]{3})(?![\p{L}\p{N}])/giu,
    ([found]) => {
      const plate = found.replace(/[ -]/g, '').toUpperCase()
      // "con 200", "300 mil": a common word next to a number is not a plate unless written together or in capitals.
      return /[ -]/.test(found) && found !== found.toUpperCase() && WORDS.test(found) ? undefined : plate
    },
  )

const WORDS =
  /(?<!\p{L})(?:con|por|son|los|las|del|una|uno|dos|mas|más|que|hay|van|mil|sin|tel|int|dpto|día|dia|mes|año|hs|km|kg|de|en|el|la|a|y|o|nro|cod|ref|fue|era|ese|esa|sus|mis|tus|pin|ver|doy|voy|dan|dio|tus|ley)(?!\p{L})/iu
