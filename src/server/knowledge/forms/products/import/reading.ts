import type { components } from '../../../../../../generated/api.d.ts'
import { ProductInputLimits } from '../../../../../../generated/limits.ts'
import { formatNumber, parseDate } from '../../../../../contract/format.ts'
import { filterInput } from '../../../../../contract/input.ts'
import { fold } from '../../../../../contract/phrase.ts'
import { LOST } from '../../../../../contract/text-file.ts'
import { saysYes } from '../../../../foundation/spreadsheet/words.ts'
import type { KnownCharacteristic } from '../../../catalogue/known.ts'
import { type Amount, amountOf, numberOf } from './amounts.ts'
import { attributeOf } from './attribute-cell.ts'
import { OF_FORM } from './columns.ts'

/** How the rows of a file are read; passed to the worker thread. */
export interface Reading {
  columns: readonly { column: number; field: string }[]
  known: readonly KnownCharacteristic[]
}

type Product = components['schemas']['Product']

/** A row as a product; an absent field is not in the file or empty. */
export type ReadProduct = Partial<Omit<Product, 'id' | 'order' | 'created_at' | 'updated_at' | 'version'>>

/** What a row says: a product, or what is wrong with the row, each on its line. */
export type ReadCells = { product: ReadProduct; fault?: never } | { fault: string; product?: never }

/** Returns what no other row of the file may have: the code, or the name where there is none. */
export function keysOf({ product }: ReadCells): string[] {
  if (!product) return []
  return product.sku ? [`sku ${fold(product.sku)}`] : product.name ? [`name ${fold(product.name)}`] : []
}

/** A fault of a cell, for people. */
class CellFault extends Error {}

const DAMAGED = 'Tiene signos que se perdieron (�). Corrígelos en la planilla y guárdala como «CSV UTF-8».'

const LABELS = { sku: 'Código', name: 'Nombre', description: 'Descripción', category: 'Categoría', brand: 'Marca' }

type Reader = (cell: string, read: ReadProduct) => ReadProduct

const text =
  (field: keyof typeof LABELS): Reader =>
  (cell) => {
    const line = field === 'description' ? cell.trim() : cell.replace(/\s+/g, ' ').trim()
    const said = cleanText(line)
    const { maxLength } = ProductInputLimits[field]
    if ([...said].length > maxLength)
      throw new CellFault(`${LABELS[field]}: tiene más de ${formatNumber(maxLength)} letras. Acórtalo.`)
    return { [field]: said }
  }

/** Returns a text with signs that a product may have: quotes of inches and apostrophes in other ones. */
const cleanText = (cell: string): string => filterInput('all', cell.replace(/''/g, '"').replace(/'/g, '’'))

const amount =
  (label: string, of: (amount: Exclude<Amount, { fault: string }>) => ReadProduct): Reader =>
  (cell) => {
    const read = amountOf(cell)
    if ('fault' in read) throw new CellFault(`${label}: ${read.fault}`)
    if ('cents' in read && read.cents > ProductInputLimits.price_cents.maximum)
      throw new CellFault(`${label}: «${cell.slice(0, 40)}» es demasiado alto. Corrígelo.`)
    return of(read)
  }

const count =
  (label: string, field: 'stock' | 'stock_alert'): Reader =>
  (cell) => {
    const value = /^sin (?:stock|existencias?)$/i.test(cell.trim()) ? 0 : numberOf(cell)
    const { maximum } = ProductInputLimits[field]
    if (value === 'ambiguous' || value === undefined || !Number.isInteger(value))
      throw new CellFault(`${label}: «${cell.slice(0, 40)}» no es un número entero. Corrígelo.`)
    if (value < 0 || value > maximum)
      throw new CellFault(`${label}: escribe un número de 0 a ${formatNumber(maximum)}.`)
    return { [field]: value }
  }

/** Cells that take an offer away. */
const NO_OFFER = /^(?:-+|0|no|sin oferta)$/i

/** How the columns are read. Those that come later may depend on what the earlier ones say. */
const READERS: Readonly<Record<string, Reader>> = {
  sku: text('sku'),
  name: text('name'),
  description: text('description'),
  category: text('category'),
  brand: text('brand'),
  price: (cell, read) => {
    const [, from = '', price = ''] = /^(desde\s+)?(.*)$/is.exec(cell.trim()) ?? []
    return amount('Precio', (one) =>
      'asked' in one
        ? { price_mode: 'ask' }
        : {
            ...{ price_cents: one.cents, ...(from !== '' && { price_mode: 'from' }) },
            ...(one.currency !== undefined && { currency: one.currency }),
          },
    )(price, read)
  },
  sale_price: (cell, read) =>
    NO_OFFER.test(cell.trim())
      ? { sale_price_cents: null, sale_until: null }
      : amount('Precio de oferta', (one) => {
          if ('asked' in one)
            throw new CellFault(`Precio de oferta: «${cell.slice(0, 40)}» no es un importe. Corrígelo.`)
          return { sale_price_cents: one.cents }
        })(cell, read),
  sale_until: (cell) => ({ sale_until: dayOf('Oferta hasta', cell) }),
  currency: (cell) => {
    const code = cell.trim().toUpperCase()
    if (!/^[A-Z]{3}$/.test(code)) throw new CellFault(`Moneda: escribe tres letras, como ARS.`)
    return { currency: code }
  },
  tax_rate: (cell) => ({ tax_rate: rateOf(cell) }),
  stock: count('Stock', 'stock'),
  stock_alert: count('Avisar bajo', 'stock_alert'),
  gtin: (cell) => {
    const digits = cell.replace(/[\s-]/g, '')
    if (!/^\d{8,14}$/.test(digits)) throw new CellFault('Código de barras: escribe sus 8 a 14 cifras.')
    return { gtin: digits }
  },
  link: (cell) => {
    const address = cell.trim()
    if (!/^https:\/\/[^\s<>'"]+\.[^\s<>'"]+$/.test(address) || address.length > ProductInputLimits.link.maxLength)
      throw new CellFault(`Enlace: escribe una dirección que empiece con https://.`)
    return { link: address }
  },
  images: (cell) => ({ images: imagesOf(cell) }),
  synonyms: (cell) => ({ synonyms: synonymsOf(cell) }),
  enabled: (cell) => {
    const isOn = saysYes(cell)
    if (isOn === undefined) throw new CellFault(`Activo: dice «${cell.slice(0, 40)}». Escribe Sí o No.`)
    return { enabled: isOn }
  },
}

/** Returns a function that reads the cells of a row. */
export function rowReader({ columns, known }: Reading): (cells: readonly string[]) => ReadCells {
  const attributes = new Map(known.map((one) => [`${OF_FORM}${one.key}`, one]))
  const order = [...Object.keys(READERS), ...attributes.keys()]
  const places = [...columns].sort((a, b) => order.indexOf(a.field) - order.indexOf(b.field))
  return (cells) => {
    const faults: string[] = []
    const read: ReadProduct = {}
    for (const { column, field } of places) {
      const cell = cells[column] ?? ''
      if (cell.trim() === '') continue
      if (cell.includes(LOST)) return { fault: DAMAGED }
      const characteristic = attributes.get(field)
      try {
        if (characteristic) {
          const { value, fault } = attributeOf(characteristic, cell)
          if (fault !== undefined) throw new CellFault(`${characteristic.label}: ${fault}`)
          if (value !== undefined) read.attributes = { ...read.attributes, [characteristic.key]: value }
        } else if (Object.hasOwn(READERS, field)) Object.assign(read, READERS[field]?.(cell, read))
      } catch (error) {
        if (!(error instanceof CellFault)) throw error
        faults.push(error.message)
      }
    }
    if (faults.length === 0 && !read.sku && !read.name)
      faults.push('La fila no tiene código ni nombre. Escribe uno de los dos.')
    // A cell may have line breaks.
    return faults.length > 0 ? { fault: faults.map((one) => one.replace(/\s+/g, ' ')).join('\n') } : { product: read }
  }
}

function dayOf(label: string, cell: string): string {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(cell.trim()) ? cell.trim() : parseDate(cell)
  if (day === undefined) throw new CellFault(`${label}: «${cell.slice(0, 40)}» no es una fecha. Escribe dd/mm/aaaa.`)
  return day
}

/** A workbook has 0,21 where it shows 21 %. */
function rateOf(cell: string): number {
  if (/^exento$/i.test(cell.trim())) return 0
  const value = numberOf(cell.replace('%', ''))
  if (typeof value !== 'number' || value < 0 || value > 100)
    throw new CellFault(`IVA: «${cell.slice(0, 40)}» no es un porcentaje. Corrígelo.`)
  return value > 0 && value < 1 && !cell.includes('%') ? Math.round(value * 10_000) / 100 : value
}

const ELSEWHERE = 'Imágenes: no las traemos de otro sitio. Súbelas en la consola y escribe su dirección o su número.'

/** Reads numbers of files of the bot, or their addresses in the console. */
function imagesOf(cell: string): number[] {
  const numbers = cell
    .split(/[\s,;|]+/)
    .filter(Boolean)
    .map((part) =>
      Number(/^(?:https:\/\/[^/]+)?(?:\/api)?\/media\/\d+\/(\d{1,9})$|^(\d{1,9})$/.exec(part)?.slice(1).find(Boolean)),
    )
  if (numbers.some((number) => !Number.isInteger(number) || number < 1)) throw new CellFault(ELSEWHERE)
  const different = [...new Set(numbers)]
  const { maxItems } = ProductInputLimits.images
  if (different.length > maxItems) throw new CellFault(`Imágenes: un producto admite hasta ${maxItems}. Quita algunas.`)
  return different
}

function synonymsOf(cell: string): string[] {
  const { maxItems, items } = ProductInputLimits.synonyms
  const words = cell.split(/[,;|]/).map((word) => cleanText(word.replace(/\s+/g, ' ')).trim())
  const different = [...new Map(words.filter(Boolean).map((word) => [fold(word), word])).values()]
  if (different.length > maxItems) throw new CellFault(`Sinónimos: hay más de ${maxItems}. Quita algunos.`)
  const long = different.find((word) => [...word].length > items.maxLength)
  if (long) throw new CellFault(`Sinónimos: «${long.slice(0, 40)}…» tiene más de ${items.maxLength} letras. Acórtalo.`)
  return different
}
