import { isSpanish } from '../../nlu/spelling/spanish.ts'
import { cardExpiry, lastDigits, securityCode } from '../../nlu/system/card-details.ts'
import type { SystemHit } from '../../nlu/system/hit.ts'
import { foldKeepingLength } from '../../nlu/system/numbers.ts'
import { disguise } from './replacement.ts'
import { type PersonalRule, spansOf, withDigits } from './span.ts'

// Data without a form of their own, which only the words before them show.

const SAYS = '(?: (?:es|era|son)(?: el| la)?| n[uú]mero| nro\\.?| n[°º])?[ :=]{1,3}'

const announced = (words: string, value: string, flags = 'giu') =>
  new RegExp(`(?<!\\p{L})(?<before>(?:${words})${SAYS})(?<value>${value})`, flags)

/** Replaces what follows an announcement; undefined keeps it. */
const after =
  (expression: RegExp, replace: (value: string, before: string) => string | undefined): PersonalRule =>
  (text) =>
    spansOf(text, expression, (_, { before = '', value = '' }) => {
      const replacement = replace(value, before)
      return replacement === undefined ? undefined : before + replacement
    })

const passports = after(announced('pasaporte', '[a-z]{1,3} ?\\d{6,9}(?![\\p{L}\\d])'), disguise)

const plates = after(
  announced(
    'patentes?|dominio|matr[ií]cula|placas? del? (?:auto|coche|carro|moto|camioneta|veh[ií]culo)|mi placa',
    '[a-z]{1,4}[ -]?\\d{2,4}(?:[ -]?[a-z]{1,3})?(?![\\p{L}\\d]|\\.\\p{L})',
  ),
  disguise,
)

const aliases: PersonalRule = (text) => [
  ...after(
    announced('alias(?: de [\\p{L}\\d]{1,20}){0,2}', '[\\p{L}\\d-]{2,20}(?:\\.[\\p{L}\\d-]{2,20}){1,3}'),
    disguise,
  )(text),
  ...spansOf(text, /(?<![\p{L}\d.@-])\p{Lu}{3,20}\.\p{Lu}{3,20}\.\p{Lu}{3,20}(?![\p{L}\d.])/gu, disguise),
]

const secretWords = '(?:mi |la |su )?(?:contraseña|clave|pin|password)(?: del? [\\p{L}\\d]{1,20}){0,2}'

/** "la clave es que funcione" tells none: a word of the dictionary in small letters says something about it. */
const secrets = after(announced(secretWords, '[^\\s,;]{3,40}'), (written, before) => {
  const value = written.replace(/[.!?)»"]+$/, '')
  const isSaid = /(?:es|era|son|[:=])\s*$/i.test(before.trimEnd()) || /(?:^|\s)mi\s/i.test(before)
  const isMixed = /\d/.test(value) && /\p{L}/u.test(value)
  const isUnusual = /\d/.test(value) || /^\p{Lu}/u.test(value) || !isSpanish(foldKeepingLength(value))
  return isMixed || (isSaid && isUnusual) ? disguise(value) + written.slice(value.length) : undefined
})

const MONTHS = 'enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre'
const births: PersonalRule = (text) =>
  spansOf(
    text,
    new RegExp(
      `(?<!\\p{L})(?<before>(?:nac[ií](?:[oó]|d[oa]|mos|miento)?|f(?:echa|ec|\\.)? ?(?:de )?nac(?:imiento|\\.)?|cumplo(?: años)?|cumpleaños)(?: es| el| fue)*(?: d[ií]a)?[ :]{1,3})` +
        `(?<value>\\d{1,2}(?:[/.-]\\d{1,2}(?:[/.-]\\d{2,4})?| de (?:${MONTHS})(?:,? del? \\d{4})?)(?!\\d))`,
      'giu',
    ),
    (_, { before = '', value = '' }) => before + bornOn(value),
  )

/** Returns the first of January of 1990 in the form of a date. */
const bornOn = (date: string): string =>
  date
    .replace(new RegExp(MONTHS, 'giu'), 'enero')
    .replace(/\d+/g, ({ length }) => (length > 2 ? '1990' : '01'.slice(-length)))

const cards: PersonalRule = (text) => {
  const question = { text, now: new Date(0), timeZone: 'UTC' }
  const spans = (found: readonly SystemHit[], by: (written: string) => string) =>
    found.map(({ start, end }) => ({
      start,
      end,
      replacement: by(text.slice(start, end)),
    }))
  return [
    ...spans(securityCode(question), (code) => withDigits(code, '0')),
    ...spans(lastDigits(question), (digits) => withDigits(digits, '1')),
    ...spans(cardExpiry(question), (month) => month.replace(/\d+/g, ({ length }) => '2001'.slice(-length))),
  ]
}

/** Finds passports, number plates, aliases of accounts, passwords, dates of birth and what stands beside a card. */
export const findAnnounced: PersonalRule = (text) =>
  [passports, plates, aliases, secrets, births, cards].flatMap((rule) => rule(text))
