import { parseNumber } from '../../../../../contract/format.ts'

/** An amount of a price list, or why it is none. */
export type Amount = { cents: number; currency?: string } | { asked: true } | { fault: string }

const ASKED = /^(?:a )?consult(?:ar|e)\b/i
/** Signs and letters of currencies before or after a number. */
const CURRENCY =
  /^(?:(u\$[sd]|us\$|usd|ars|ar\$|\$|€|eur|clp|uyu|mxn|cop|pen|brl|r\$))?\s*([-\d.,\s]+?)\s*(u\$s|usd|ars|eur|€|clp|uyu|mxn|cop|pen|brl)?\s*$/i
const NAMES: Readonly<Record<string, string>> = {
  u$s: 'USD',
  u$d: 'USD',
  us$: 'USD',
  '€': 'EUR',
  r$: 'BRL',
  ar$: 'ARS',
}

/** Reads an amount as price lists write it: 1.234,50, $ 1,234.50, U$S 99, consultar. */
export function amountOf(text: string): Amount {
  const typed = text.replace(/\u00a0/g, ' ').trim()
  const shown = `«${typed.slice(0, 40)}»`
  if (ASKED.test(typed)) return { asked: true }
  const [, before, number = '', after] = CURRENCY.exec(typed) ?? []
  const value = numberOf(number)
  if (value === 'ambiguous')
    return { fault: `no sabemos si ${shown} tiene miles o decimales. Escríbelo sin separar miles.` }
  if (value === undefined) return { fault: `${shown} no es un importe. Corrígelo.` }
  if (value < 0) return { fault: `${shown} es menor que cero. Corrígelo.` }
  const sign = (before ?? after ?? '').toLowerCase()
  const currency = sign === '' || sign === '$' ? undefined : (NAMES[sign] ?? sign.toUpperCase())
  return { cents: Math.round(value * 100), ...(currency !== undefined && { currency }) }
}

/** Reads a number with a comma or a dot for decimals; of "1,234" nobody can say which it has. */
export function numberOf(text: string): number | undefined | 'ambiguous' {
  const typed = text.replace(/\s/g, '')
  if (/^-?[1-9]\d{0,2}(?:,\d{3})+\.\d+$/.test(typed) || /^-?[1-9]\d{0,2}(?:,\d{3}){2,}$/.test(typed))
    return Number(typed.replaceAll(',', ''))
  if (/^-?[1-9]\d{0,2},\d{3}$/.test(typed)) return 'ambiguous'
  return parseNumber(typed)
}
