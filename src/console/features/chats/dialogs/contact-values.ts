import type { components } from '../../../../../generated/api.d.ts'
import { ownOf } from '../../../../contract/path.ts'
import { parseNumber, typedNumber } from '../../../ui/format.ts'

export type Contact = components['schemas']['Contact']
type ContactInput = components['schemas']['ContactInput']
export type ContactField = components['schemas']['ContactField']

/** Form values of a contact; typed fields are text. */
export interface ContactValues {
  name: string
  phone: string
  email: string
  company: string
  city: string
  province: string
  country: string
  /** a null `kind` means no document */
  document: { kind: NonNullable<Contact['document']>['kind'] | null; value: string }
  marketing: NonNullable<Contact['marketing']>
  area_id: number | null
  assigned_user_id: number | null
  labels: number[]
  custom: Record<string, string | boolean>
}

/** Converts a contact to form values. */
export function valuesOf(contact: Contact, fields: readonly ContactField[]): ContactValues {
  const { name, phone = '', email = '', company = '', city = '', province = '', country = '', labels = [] } = contact
  const custom = fields.map(({ key, type }) => {
    const value = ownOf(contact.custom, key) ?? null
    return [
      key,
      type === 'boolean' ? value === true : typeof value === 'number' ? typedNumber(value) : String(value ?? ''),
    ] as const
  })
  return {
    ...{ name, phone, email, company, city, province, country, labels },
    document: { kind: contact.document?.kind ?? null, value: contact.document?.value ?? '' },
    marketing: contact.marketing ?? 'unknown',
    area_id: contact.area_id ?? null,
    assigned_user_id: contact.assigned_user_id ?? null,
    custom: Object.fromEntries(custom),
  }
}

/** Whether a typed phone number is long enough to be stored. */
export const isPhoneStored = (typed: string): boolean => typed.trim().length >= 6

/**
 * Converts form values to the request body. A phone number of fewer than 6 characters is sent empty (specification,
 * section 5).
 */
export function bodyOf(values: ContactValues, contact: Contact, fields: readonly ContactField[]): ContactInput {
  const { name, email, company, city, province, labels, document } = values
  const phone = values.phone.trim()
  const typed = Object.fromEntries(
    fields.flatMap(({ key, type }) => {
      const value = ownOf(values.custom, key) ?? ''
      if (value === '' || value === false) return []
      return [[key, type === 'number' ? (parseNumber(String(value)) ?? value) : value]]
    }),
  )
  const known = new Set(fields.map(({ key }) => key))
  const others = Object.entries(contact.custom ?? {}).filter(([key]) => !known.has(key))
  return {
    ...{ name, email, company, city, province, labels },
    phone: isPhoneStored(phone) ? phone : '',
    country: values.country.toUpperCase(),
    document: document.kind ? { kind: document.kind, value: document.value } : null,
    marketing: values.marketing,
    area_id: values.area_id,
    assigned_user_id: values.assigned_user_id,
    custom: { ...Object.fromEntries(others), ...typed },
    version: contact.version,
  }
}
