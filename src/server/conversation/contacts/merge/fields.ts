import { ownOf } from '../../../../contract/path.ts'
import { db } from '../../../foundation/store/db.ts'
import type { Contact } from '../contact.ts'
import type { ContactField } from '../fields.ts'

/** Fields of which a merged contact has one value: either contact's. */
const SINGLE = [
  ['name', 'Nombre'],
  ['phone', 'Teléfono'],
  ['email', 'Correo'],
  ['document', 'Documento'],
  ['company', 'Empresa'],
  ['city', 'Localidad'],
  ['province', 'Provincia'],
  ['country', 'País'],
  ['assigned_user_id', 'A cargo de'],
  ['area_id', 'Área'],
] as const satisfies readonly (readonly [keyof Contact, string])[]

/** A field of which both contacts may have a value. */
interface MergedField {
  /** a property of the contact, or `custom.` with the key of a field of the bot */
  readonly field: string
  readonly label: string
  readonly of: (contact: Contact) => unknown
}

/** Returns the fields that two contacts are compared by: those of every contact, and those that either of them has. */
export function comparedFields(fields: readonly ContactField[], contacts: readonly Contact[]): MergedField[] {
  const labels = new Map(fields.map(({ key, label }) => [key, label]))
  const keys = new Set([...labels.keys(), ...contacts.flatMap(({ custom }) => Object.keys(custom ?? {}))])
  return [
    ...SINGLE.map(([field, label]) => ({ field, label, of: (one: Contact) => one[field] })),
    ...[...keys].map((key) => ({
      field: `custom.${key}`,
      label: labels.get(key) ?? key,
      of: ({ custom }: Contact) => ownOf(custom, key),
    })),
  ]
}

export const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === ''

/** Returns the fields of a contact with the values of a merge. */
export function withValues(contact: Contact, values: ReadonlyMap<string, unknown>): Contact {
  const custom: Record<string, unknown> = { ...contact.custom }
  const plain: Record<string, unknown> = {}
  for (const [field, value] of values) {
    if (!field.startsWith('custom.')) plain[field] = value
    else if (isEmpty(value)) delete custom[field.slice('custom.'.length)]
    else custom[field.slice('custom.'.length)] = value
  }
  return Object.assign({ ...contact }, plain, { custom })
}

/** Returns a function that shows a value of a field to people. */
export async function valueTexts(contacts: readonly Contact[]): Promise<(field: string, value: unknown) => string> {
  const ids = (of: (contact: Contact) => number | null | undefined) =>
    contacts.map(of).filter((id): id is number => typeof id === 'number')
  const names = async (table: 'app_user' | 'area', wanted: number[]) =>
    new Map(
      wanted.length === 0
        ? []
        : (await db().selectFrom(table).select(['id', 'name']).where('id', 'in', wanted).execute()).map(
            ({ id, name }) => [id, name] as const,
          ),
    )
  const people = await names(
    'app_user',
    ids(({ assigned_user_id }) => assigned_user_id),
  )
  const areas = await names(
    'area',
    ids(({ area_id }) => area_id),
  )
  return (field, value) => {
    if (isEmpty(value)) return ''
    if (field === 'assigned_user_id') return people.get(Number(value)) ?? ''
    if (field === 'area_id') return areas.get(Number(value)) ?? ''
    if (typeof value === 'boolean') return value ? 'Sí' : 'No'
    if (typeof value === 'object') return Object.values(value as object).join(' ')
    return String(value)
  }
}
