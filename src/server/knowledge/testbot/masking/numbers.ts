import type { SystemHit, SystemRule } from '../../nlu/system/hit.ts'
import { cuit, dni, email, phone } from '../../nlu/system/identifiers.ts'
import { money } from '../../nlu/system/money.ts'
import { card, curp, passesLuhn, rfc, rut } from '../../nlu/system/private-numbers.ts'
import { type PersonalRule, type PersonalSpan, spansOf, withDigits } from './span.ts'

// Replacements have the shape of what they replace and are valid values of their kind, so that a bot understands the
// masked text as it understood the original.

const ANY_DIGITS = '1234567890'
/** Subscriber number of no real telephone, as in films. */
const NOBODY = '5550142'

/** Applies a rule of the bot's system entities. */
function replaced({ find, by }: { find: SystemRule; by: (found: string) => string }): PersonalRule {
  return (text) =>
    find({ text, now: new Date(0), timeZone: 'UTC' }).map(({ start, end }) => {
      return { start, end, replacement: by(text.slice(start, end)) }
    })
}

const emails = replaced({ find: email, by: () => 'cliente@ejemplo.com' })

const handles: PersonalRule = (text) => spansOf(text, /(?<![\w.@+-])@[\w.]{3,30}/g, () => '@cliente')

/** Keeps country and area code: an owner's question may depend on the region. */
const phones = replaced({
  find: phone,
  by: (found) => {
    const digits = found.replace(/\D/g, '')
    return withDigits(found, `${digits.slice(0, -NOBODY.length)}${NOBODY.slice(-digits.length)}`)
  },
})

const documents = replaced({ find: dni, by: (found) => withDigits(found, '30123456') })

const taxNumbers = replaced({ find: cuit, by: (found) => withDigits(found, '20123456786') })

const ruts = replaced({
  find: rut,
  by: (found) => {
    const body = found.slice(0, -1).replace(/\D/g, '').length
    const digits = body === 8 ? '12345678' : '1234567'
    return `${withDigits(found.slice(0, -1), digits)}${body === 8 ? '5' : '4'}`
  },
})

const curps = replaced({ find: curp, by: () => 'XEXX010101HNEXXXA4' })

const rfcs = replaced({ find: rfc, by: (found) => (found.length === 13 ? 'XAXX010101000' : 'XXX010101000') })

const cards = replaced({
  find: card,
  by: (found) => {
    const body = '4111111111111111111'.slice(0, found.replace(/\D/g, '').length - 1)
    const check = [...ANY_DIGITS].find((digit) => passesLuhn(body + digit)) ?? '0'
    return withDigits(found, body + check)
  },
})

/** Other numbers that may identify someone: accounts, orders, identity numbers with dots. Amounts stay. */
const longNumbers: PersonalRule = (text) => [
  ...spansOf(text, /(?<![\d.,])\d{6,}(?![.,]?\d)/g, (found) => withDigits(found, ANY_DIGITS)),
  ...spansOf(text, /(?<![\d.,])\d{1,3}(?:\.\d{3}){2,}(?![.,]?\d)/g, (found) =>
    found.endsWith('000') ? undefined : withDigits(found, ANY_DIGITS),
  ),
]

const rules: readonly PersonalRule[] = [
  ...[emails, handles, cards, taxNumbers, ruts, curps, rfcs, documents, phones, longNumbers],
]

/** Finds numbers, addresses of e-mail and names of accounts that identify someone. Amounts of money are none. */
export function findIdentifiers(text: string): PersonalSpan[] {
  const amounts: SystemHit[] = money({ text, now: new Date(0), timeZone: 'UTC' })
  return rules
    .flatMap((rule) => rule(text))
    .filter(({ start, end }) => !amounts.some((amount) => start < amount.end && end > amount.start))
}
