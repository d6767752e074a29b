import type { components } from '../../../../../generated/api.d.ts'
import { type ContactKey, ownKey, textOfKey } from './keys.ts'
import type { ContactsByKey, KnownContact } from './match.ts'
import type { ReadContact } from './reading.ts'
import type { ReadRow } from './thread.ts'

/** What a person chose for an import. */
export type ImportOptions = Omit<components['schemas']['ContactImportInput'], 'preview'>

/** The earlier row of the file with the same person, and by which datum. */
interface Repeat {
  of: number
  by: ContactKey['by']
}

/** What is done with a row. */
export type Decision = { row: ReadRow; repeats: Repeat | undefined } & (
  | { action: 'create'; contact: ReadContact }
  | { action: 'update' | 'unchanged' | 'skip'; contact: ReadContact; known: KnownContact | undefined }
  | { action: 'reject'; reason: string }
)

const named = ({ name, phone, email }: { name: string; phone: string; email: string | null }) =>
  `«${(name || phone || email || 'sin nombre').slice(0, 40)}»`

/** The keys of the rows read so far: returns the first row with a key, and notes the key of a row. */
export interface Seen {
  first: (key: ContactKey) => number | undefined
  note: (key: ContactKey, row: number) => void
}

/**
 * Decides about rows, no two of which are the same person.
 * @param byKey contacts of the agenda, by {@link textOfKey}
 * @param take notes the new labels of a contact, or tells why it cannot have them
 */
export function decide(
  rows: readonly ReadRow[],
  { policy }: ImportOptions,
  byKey: ContactsByKey,
  { first, note }: Seen,
  take: (contact: ReadContact) => string | undefined,
): Decision[] {
  return rows.map((row): Decision => {
    const refused = (reason: string) => ({ row, repeats: undefined, action: 'reject', reason }) as const
    if (row.fault !== undefined) return refused(row.fault)
    const { contact } = row
    const known = knownOf(contact, byKey, first)
    if ('reason' in known) return refused(known.reason)
    const { one } = known
    const own = one && ownKey(one)
    const [repeats] = [...(known.isCoded ? [] : contact.keys), ...(own ? [own] : [])].flatMap((key): Repeat[] => {
      const of = first(key)
      return of === undefined ? [] : [{ of, by: key.by }]
    })
    const fault = policy === 'update' || (!one && !repeats) ? take(contact) : undefined
    if (fault !== undefined) return refused(fault)
    for (const key of [...contact.keys, ...(own ? [own] : [])]) note(key, repeats?.of ?? row.row)
    if (!one && !repeats) return { row, repeats, action: 'create', contact }
    if (policy !== 'reject') return { row, repeats, action: policy === 'skip' ? 'skip' : 'update', contact, known: one }
    const reason =
      repeats === undefined
        ? `Ya está en la agenda${one ? `: ${named(one)}` : ''}.`
        : `Es la misma persona que la fila ${repeats.of}. Deja una sola.`
    return { row, repeats, action: 'reject', reason }
  })
}

const WHOSE = { phone: 'el teléfono', email: 'el correo', document: 'el documento', contact: 'el código' } as const
/** Why a row is refused whose code is that of a contact that no longer exists. */
export const GONE = 'Ese contacto ya no está: lo eliminaron o lo unieron a otro. Quita el código para crearlo.'

/** Returns the contact of the agenda that a row is about, or why that cannot be said. A code counts before all else. */
function knownOf(
  { keys }: ReadContact,
  byKey: ContactsByKey,
  first: Seen['first'],
): { one: KnownContact | undefined; isCoded: boolean } | { reason: string } {
  const having = (key: ContactKey) => byKey.get(textOfKey(key)) ?? []
  const code = keys.find(({ by }) => by === 'contact')
  if (!code) {
    const [one, other] = new Set(keys.flatMap(having))
    if (!one || !other) return { one, isCoded: false }
    return { reason: `Coincide con dos contactos, ${named(one)} y ${named(other)}. Únelos o corrige la fila.` }
  }
  const [one] = having(code)
  if (!one) return { reason: GONE }
  for (const key of keys) {
    const others = having(key)
    if (others.includes(one)) continue
    const row = first(key)
    const of = row !== undefined && row !== first(code) ? `el de la fila ${row}` : others[0] && `de ${named(others[0])}`
    if (of) return { reason: `El código es de ${named(one)}, pero ${WHOSE[key.by]} es ${of}. Corrige la fila.` }
  }
  return { one, isCoded: true }
}

/** Splits rows so that no two of a part are the same person, in their order. */
export function apart(rows: readonly ReadRow[], byKey: ContactsByKey): ReadRow[][] {
  const parts: { rows: ReadRow[]; keys: Set<string> }[] = []
  for (const row of rows) {
    const given = row.fault === undefined ? row.contact.keys.map(textOfKey) : []
    // One row may know a contact by the phone number, and another one by the address.
    const keys = [...given, ...given.flatMap((key) => (byKey.get(key) ?? []).map((one) => textOfKey(ownKey(one))))]
    // After every part that has one of the keys: a later row overwrites an earlier one.
    const last = parts.findLastIndex((part) => keys.some((key) => part.keys.has(key)))
    const part = parts[last + 1] ?? { rows: [], keys: new Set<string>() }
    if (!parts[last + 1]) parts.push(part)
    part.rows.push(row)
    for (const key of keys) part.keys.add(key)
  }
  return parts.map((part) => part.rows)
}

/**
 * Returns the columns of a contact with what a row says. An empty cell changes nothing, nor is a refusal taken back.
 */
export function withRow(
  known: Omit<KnownContact, 'id'>,
  contact: ReadContact,
  { marketing: all, consent_source = '' }: ImportOptions,
  at: string,
): Omit<KnownContact, 'id'> {
  const { name, phone, email, document, company, city, province, country, custom } = contact
  const given = { name, phone, email, document, company, city, province, country }
  const filled = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
  const marketing = contact.marketing ?? all ?? undefined
  const consents = marketing !== undefined && marketing !== known.consent && known.consent !== 'denied'
  return {
    ...known,
    ...filled,
    custom: { ...known.custom, ...custom },
    ...(consents && { consent: marketing, consent_source, consent_at: at, consent_text_version: '' }),
  }
}
