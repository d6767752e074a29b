import type { components } from '../../../../../generated/api.d.ts'
import { matchKey } from '../../../../contract/phone-forms.ts'

/** A datum by which a contact is found: two with one of them are the same person. */
export interface ContactKey {
  by: components['schemas']['ContactImportRepeat']['by']
  value: string
}

interface Data {
  phone?: string
  email?: string | null
  document?: { value: string } | null
}

/** Returns the keys of a contact's data. */
export const keysOf = ({ phone, email, document }: Data): ContactKey[] => [
  ...(phone ? [{ by: 'phone', value: matchKey(phone) } as const] : []),
  ...(email ? [{ by: 'email', value: email.toLowerCase() } as const] : []),
  ...(document ? [{ by: 'document', value: document.value } as const] : []),
]

/** Returns the key that a contact of the agenda has whatever its data. */
export const ownKey = ({ id }: { id: number }): ContactKey => ({ by: 'contact', value: String(id) })

/** Returns a key as text, which no other one has. */
export const textOfKey = ({ by, value }: ContactKey): string => `${by} ${value}`
