import type { components, operations } from '../../../../../generated/api.d.ts'
import { matchKey } from '../../../../contract/phone-forms.ts'
import { isPhoneLike, shownPhone, typedPhone } from '../../../../contract/typed-phone.ts'
import { api, asJson, unwrap } from '../../../api/client.ts'

type Contact = components['schemas']['Contact']

/** Somebody to write to: a contact, or whoever has a number. */
export type Person = { name: string; shown: string } & ({ contactId: number } | { phone: string })

/** A contact in the search, with the reason when nobody can write to them. */
export interface Found {
  person: Person
  obstacle: string | null
  /** equal for all forms of their number; '' without one */
  key: string
}

type Query = NonNullable<operations['contactList']['parameters']['query']>

/** Contacts that the search shows. */
const SHOWN = 12

/** Last digits of a number, by which contacts are searched: all forms of a number end in them. */
const LAST = 8

/** Returns the contacts that a search finds; those seen last for an empty one. */
export async function findPeople(bot: number, text: string, signal: AbortSignal): Promise<Found[]> {
  const q = isPhoneLike(text) ? text.replace(/\D/g, '').slice(-LAST) : text
  const filter: Record<string, string> = q ? { q } : {}
  const query = { filter, range: [0, SHOWN - 1], sort: ['last_seen_at', 'DESC'] } satisfies Query
  const request = { params: { path: { bot }, query }, querySerializer: asJson, signal }
  return (await unwrap(api.GET('/contacts/{bot}', request))).map(foundOf)
}

/** Returns a contact as somebody to write to. */
export function foundOf({ id, name, phone = '', blocked, channel_ids }: Contact): Found {
  const known = channel_ids.find(({ channel }) => channel === 'whatsapp')?.external_id ?? ''
  const obstacle = blocked ? 'Está bloqueado.' : phone || known ? null : 'No tiene teléfono.'
  // A customer who hides their number on WhatsApp has another id, which says nothing to staff.
  const number = phone || (/^\d+$/.test(known) ? `+${known}` : '')
  const shown = number.startsWith('+') ? shownPhone(number.slice(1)) : number || (known && 'WhatsApp')
  return { person: { contactId: id, name, shown }, obstacle, key: number && matchKey(number) }
}

/** Returns whoever has a typed number; undefined while it is not complete. */
export function personWith(text: string, line: string): (Person & { phone: string }) | undefined {
  const digits = typedPhone(text, line)
  return digits ? { name: '', phone: `+${digits}`, shown: shownPhone(digits) } : undefined
}
