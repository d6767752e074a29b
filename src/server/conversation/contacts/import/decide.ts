import type { components } from '../../../../../generated/api.d.ts'
import { type ContactKey, textOfKey } from './keys.ts'
import type { KnownContact } from './match.ts'
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
  | { action: 'update' | 'skip'; contact: ReadContact; known: KnownContact | undefined }
  | { action: 'reject'; reason: string }
)

const named = ({ name, phone, email }: { name: string; phone: string; email: string | null }) =>
  `«${(name || phone || email || 'sin nombre').slice(0, 40)}»`

/**
 * Decides about rows, no two of which are the same person.
 * @param byKey contacts of the agenda, by {@link textOfKey}
 * @param seen returns the row of the file that was the first with a key
 * @param note tells that a row has a key
 */
export function decide(
  rows: readonly ReadRow[],
  { policy }: ImportOptions,
  byKey: ReadonlyMap<string, readonly KnownContact[]>,
  seen: (key: ContactKey) => number | undefined,
  note: (key: ContactKey, row: number) => void,
): Decision[] {
  return rows.map((row): Decision => {
    if (row.fault !== undefined) return { row, repeats: undefined, action: 'reject', reason: row.fault }
    const { contact } = row
    const known = [...new Set(contact.keys.flatMap((key) => byKey.get(textOfKey(key)) ?? []))]
    const [one, other] = known
    if (one && other) {
      const reason = `Coincide con dos contactos, ${named(one)} y ${named(other)}. Únelos o corrige la fila.`
      return { row, repeats: undefined, action: 'reject', reason }
    }
    const [repeats] = contact.keys.flatMap((key): Repeat[] => {
      const of = seen(key)
      return of === undefined ? [] : [{ of, by: key.by }]
    })
    for (const key of contact.keys) note(key, repeats?.of ?? row.row)
    if (!one && !repeats) return { row, repeats, action: 'create', contact }
    if (policy !== 'reject') return { row, repeats, action: policy === 'skip' ? 'skip' : 'update', contact, known: one }
    const reason =
      repeats === undefined
        ? `Ya está en la agenda${one ? `: ${named(one)}` : ''}.`
        : `Es la misma persona que la fila ${repeats.of}. Deja una sola.`
    return { row, repeats, action: 'reject', reason }
  })
}

/** Splits rows so that no two of a part are the same person, in their order. */
export function apart(rows: readonly ReadRow[]): ReadRow[][] {
  const parts: { rows: ReadRow[]; keys: Set<string> }[] = []
  for (const row of rows) {
    const keys = row.fault === undefined ? row.contact.keys.map(textOfKey) : []
    // After every part that has one of the keys: a later row overwrites an earlier one.
    const last = parts.findLastIndex((part) => keys.some((key) => part.keys.has(key)))
    const part = parts[last + 1] ?? { rows: [], keys: new Set<string>() }
    if (!parts[last + 1]) parts.push(part)
    part.rows.push(row)
    for (const key of keys) part.keys.add(key)
  }
  return parts.map((part) => part.rows)
}

/** Returns the columns of a contact with what a row says. An empty cell changes nothing, nor is a refusal taken back. */
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
