import type { components } from '../../../../../generated/api.d.ts'
import { ContactCustomLimits, ContactInputLimits } from '../../../../../generated/limits.ts'
import { spanishCountries } from '../../../../contract/country-codes.ts'
import { parseNumber } from '../../../../contract/format.ts'
import { filterInput } from '../../../../contract/input.ts'
import { fold } from '../../../../contract/phrase.ts'
import { LOST } from '../../../../contract/text-file.ts'
import { readPhone } from '../../../foundation/phone/read.ts'
import { saysYes } from '../../../foundation/spreadsheet/words.ts'
import type { Contact } from '../contact.ts'
import { documentNumber } from '../document.ts'
import { valueFault } from '../values.ts'
import { type ContactKey, keysOf } from './keys.ts'

type OwnField = Pick<components['schemas']['ContactField'], 'key' | 'label' | 'type' | 'options'>

/** How the rows of a file are read; passed to the worker thread. */
export interface Reading {
  columns: readonly { column: number; field: string }[]
  /** two letters: of numbers without a country */
  country: string
  own: readonly OwnField[]
}

/** A row as a contact; an absent field is not in the file or empty. */
export interface ReadContact {
  name?: string
  phone?: string
  email?: string
  document?: NonNullable<Contact['document']>
  company?: string
  city?: string
  province?: string
  country?: string
  marketing?: 'granted' | 'denied'
  custom?: Record<string, string | number | boolean>
  /** set by the names in the row's cell, like the next */
  labels?: number[]
  /** names of labels that are to be created */
  newLabels?: string[]
  keys: ContactKey[]
}

/** What a row says: a contact, or what is wrong with the row, each on its line. */
export type ReadCells = ({ contact: ReadContact; fault?: never } | { fault: string }) & {
  /** the cell that names labels: only the store knows which those are */
  labelNames?: string
}

const LONGEST = ContactCustomLimits['*'].maxLength

const DAMAGED = 'Tiene signos que se perdieron (�). Corrígelos en la planilla y guárdala como «CSV UTF-8».'

/** A fault of a row, for people. */
class RowFault extends Error {}

const LABELS = {
  name: 'nombre',
  company: 'nombre de la empresa',
  city: 'nombre de la localidad',
  province: 'nombre de la provincia',
}

/**
 * Returns a function that reads the cells of a row.
 * @param given.isKnown whether the row is of a contact that has a name, a phone number or an address already
 */
export function rowReader(
  { columns, country, own }: Reading,
  { isKnown = false } = {},
): (cells: readonly string[]) => ReadCells {
  const fields = new Map(own.map((field) => [field.key, field]))
  const places = columns.map(({ column, field }) => ({ column, field }))
  return (cells) => {
    const given: Record<string, string> = {}
    for (const { column, field } of places) {
      const cell = cells[column] ?? ''
      if (cell !== '') given[field] = given[field] ? `${given[field]} ${cell}` : cell
    }
    // Half a name must not replace a whole one.
    if (Object.values(given).some((cell) => cell.includes(LOST))) return { fault: DAMAGED }
    const faults: string[] = []
    const read = readRow(given, country, fields, faults)
    if (faults.length === 0 && !isKnown && !read.name && !read.phone && !read.email)
      faults.push('La fila no tiene nombre, teléfono ni correo. Escribe uno.')
    // A cell may have line breaks.
    const fault = faults.map((one) => one.replace(/\s+/g, ' ')).join('\n')
    return { ...(given.labels && { labelNames: given.labels }), ...(fault ? { fault } : { contact: read }) }
  }
}

function readRow(
  given: Readonly<Record<string, string>>,
  country: string,
  fields: ReadonlyMap<string, OwnField>,
  faults: string[],
): ReadContact {
  const read: ReadContact = { keys: [] }
  const attempt = <T>(work: () => T): T | undefined => {
    try {
      return work()
    } catch (error) {
      if (!(error instanceof RowFault)) throw error
      faults.push(error.message)
      return undefined
    }
  }
  const whole = [given.name, given.last_name].filter(Boolean).join(' ')
  const plain = { name: whole, company: given.company, city: given.city, province: given.province }
  for (const field of ['name', 'company', 'city', 'province'] as const) {
    const text = filterInput('name', (plain[field] ?? '').replace(/\s+/g, ' ')).trim()
    if (text === '') continue
    const { maxLength } = ContactInputLimits[field]
    if ([...text].length > maxLength) faults.push(`El ${LABELS[field]} tiene más de ${maxLength} letras. Acórtalo.`)
    read[field] = text
  }
  // Read in this order: a number without a country code is one of the country of its row.
  const readers = {
    country: (text: string) => countryOf(text),
    phone: (text: string) => phoneOf(text, read.country ?? country),
    email: emailOf,
    document: documentOf,
    marketing: consentOf,
  }
  for (const [field, reader] of Object.entries(readers)) {
    const text = given[field]
    const value = text ? attempt(() => reader(text)) : undefined
    if (value !== undefined) Object.assign(read, { [field]: value })
  }
  for (const [field, text] of Object.entries(given)) {
    const one = field.startsWith('custom.') ? fields.get(field.slice('custom.'.length)) : undefined
    const value = one && attempt(() => ownValue(one, text))
    if (one && value !== undefined) read.custom = { ...read.custom, [one.key]: value }
  }
  return { ...read, keys: keysOf(read) }
}

function phoneOf(text: string, country: string): string {
  // A number that a spreadsheet wrote in short, such as 5,49341E+12, lost its digits.
  if (/\dE\+?\d/i.test(text)) throw new RowFault('El teléfono perdió cifras en la planilla. Escríbelo como texto.')
  const { phone, fault } = readPhone(text, country)
  if (phone === undefined) throw new RowFault(`Revisa el teléfono «${text.slice(0, 40)}». ${fault}`)
  return phone
}

function emailOf(text: string): string {
  const email = text.trim()
  if (
    email.length > ContactInputLimits.email.maxLength ||
    !/^[A-Za-z0-9_.\-+]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/.test(email)
  )
    throw new RowFault(`El correo «${email.slice(0, 60)}» no está completo. Revísalo.`)
  return email
}

const KINDS = ['CUIT', 'DNI', 'RUT', 'CPF'] as const

function documentOf(text: string): NonNullable<Contact['document']> {
  const [, word = '', rest = text] = /^\s*(DNI|CUIT|CUIL|RUT|CPF)?[\s.:#°nro]*(.*)$/i.exec(text) ?? []
  const named = word.toUpperCase() === 'CUIL' ? 'CUIT' : word.toUpperCase()
  for (const kind of KINDS) {
    if (named !== '' && named !== kind) continue
    const value = documentNumber({ kind, value: rest })
    if (value) return { kind, value }
  }
  throw new RowFault(`El documento «${text.slice(0, 40)}» no existe. Revísalo.`)
}

function consentOf(text: string): 'granted' | 'denied' {
  const isYes = saysYes(text)
  if (isYes !== undefined) return isYes ? 'granted' : 'denied'
  throw new RowFault(`En campañas dice «${text.slice(0, 40)}»: escribe Sí o No.`)
}

function ownValue(field: OwnField, text: string): string | number | boolean {
  const value = typedValue(field, text)
  if (typeof value === 'string' && value.length > LONGEST)
    throw new RowFault(`${field.label}: tiene más de ${LONGEST} letras. Acórtalo.`)
  const fault = valueFault(field, value)
  if (fault) throw new RowFault(`${field.label}: ${fault}`)
  return value
}

function typedValue({ type, options = [] }: OwnField, text: string): string | number | boolean {
  const word = fold(text.trim())
  if (type === 'boolean') return saysYes(text) ?? text
  if (type === 'select') return options.find((option) => fold(option) === word) ?? text
  if (type === 'date') {
    const [, day = '', month = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text.trim()) ?? []
    return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text.trim()
  }
  if (type !== 'number') return text
  return parseNumber(text) ?? text
}

let countries: Map<string, string> | undefined

/** Returns the two letters of a country by its Spanish name or its letters. */
function countryOf(text: string): string {
  const word = fold(text.trim())
  countries ??= new Map(
    spanishCountries().flatMap(({ value, label }) => [[fold(label), value] as const, [fold(value), value] as const]),
  )
  const code = countries.get(word)
  if (!code) throw new RowFault(`No conocemos el país «${text.slice(0, 40)}». Revísalo.`)
  return code
}
