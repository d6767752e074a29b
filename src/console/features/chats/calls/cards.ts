import type { components, operations } from '../../../../../generated/api.d.ts'
import { matchKey } from '../../../../contract/phone-forms.ts'
import { api, asJson, unwrap } from '../../../api/client.ts'
import type { ChatMessage } from '../state/types.ts'

/** A contact that a customer sent. */
export type Card = NonNullable<NonNullable<ChatMessage['content']>['contacts']>[number]

type Query = NonNullable<operations['contactList']['parameters']['query']>

/** Last digits of a number, by which contacts are searched: all forms of a number end in them. */
const LAST = 8

/** Returns the id of the contact in the agenda with one of these numbers; undefined if there is none. */
export async function findSaved(
  bot: number,
  phones: readonly string[],
  signal: AbortSignal,
): Promise<number | undefined> {
  for (const phone of phones) {
    const digits = phone.replace(/\D/g, '')
    if (digits.length < LAST) continue
    const query = { filter: { phone: digits.slice(-LAST) }, range: [0, 19] } satisfies Query
    const request = { params: { path: { bot }, query }, querySerializer: asJson, signal }
    const found = await unwrap(api.GET('/contacts/{bot}', request))
    const same = found.find((contact) => matchKey(contact.phone ?? '') === matchKey(digits))
    if (same) return same.id
  }
  return undefined
}

/** Adds a card to the agenda with one of its numbers, or returns the contact that has it. */
export const saveCard = (bot: number, body: components['schemas']['ContactCardInput']) =>
  unwrap(api.POST('/contacts/cards/{bot}', { params: { path: { bot } }, body }))
