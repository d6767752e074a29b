import type { Contact } from './contact.ts'

type Document = NonNullable<Contact['document']>

const digitsOf = (text: string) => [...text].map(Number)
const weighed = (digits: readonly number[], weights: readonly number[]) =>
  weights.reduce((sum, weight, at) => sum + weight * (digits[at] ?? 0), 0)

/** Returns a document's number without separators; undefined when it is invalid for its kind. */
export function documentNumber({ kind, value }: Document): string | undefined {
  const plain = value.replace(/[\s.\-/]/g, '').toUpperCase()
  return checks[kind](plain) ? plain : undefined
}

const checks: Record<Document['kind'], (plain: string) => boolean> = {
  DNI: (plain) => /^\d{6,8}$/.test(plain),
  CUIT: (plain) => {
    if (!/^\d{11}$/.test(plain)) return false
    const rest = 11 - (weighed(digitsOf(plain), [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)
    return (rest === 11 ? 0 : rest) === Number(plain[10]) && rest !== 10
  },
  RUT: (plain) => {
    if (!/^\d{7,8}[\dK]$/.test(plain)) return false
    const body = digitsOf(plain.slice(0, -1)).reverse()
    const rest = 11 - (weighed(body, [2, 3, 4, 5, 6, 7, 2, 3]) % 11)
    return plain.at(-1) === (rest === 11 ? '0' : rest === 10 ? 'K' : String(rest))
  },
  CPF: (plain) => {
    if (!/^\d{11}$/.test(plain) || /^(\d)\1+$/.test(plain)) return false
    const digits = digitsOf(plain)
    const digit = (length: number) => {
      const rest =
        (weighed(
          digits,
          Array.from({ length }, (_, at) => length + 1 - at),
        ) *
          10) %
        11
      return rest === 10 ? 0 : rest
    }
    return digit(9) === digits[9] && digit(10) === digits[10]
  },
}
