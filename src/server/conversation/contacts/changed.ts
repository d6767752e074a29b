import { isDeepStrictEqual } from 'node:util'
import type { Scope } from '../../foundation/http/scope.ts'
import { recordContactEvent } from '../ledger/record.ts'
import type { Contact } from './contact.ts'

/** What staff change of a contact, as the register names it. The consent has entries of its own. */
const names: Partial<Record<keyof Contact, string>> = {
  name: 'el nombre',
  phone: 'el teléfono',
  email: 'el correo',
  document: 'el documento',
  company: 'la empresa',
  city: 'la localidad',
  province: 'la provincia',
  country: 'el país',
  labels: 'las etiquetas',
  groups: 'los grupos',
  custom: 'los datos propios',
  assigned_user_id: 'quién está a cargo',
  area_id: 'el área',
}

const listed = new Intl.ListFormat('es', { type: 'conjunction' })

type Facts = Partial<Contact>

/** Records in the register what was changed of a contact: its fields in one entry, its consent in another. */
export async function recordChanges(
  scope: Scope,
  { id, name }: Pick<Contact, 'id' | 'name'>,
  before: Facts,
  after: Facts,
): Promise<void> {
  const changed = Object.entries(names).flatMap(([field, named]) =>
    isDeepStrictEqual(before[field as keyof Facts], after[field as keyof Facts]) ? [] : [named],
  )
  const entry = { contactId: id, contact: name }
  if (changed.length > 0)
    await recordContactEvent(scope, { ...entry, kind: 'updated', detail: `Cambió ${listed.format(changed)}` })
  if (before.marketing !== after.marketing)
    await recordContactEvent(scope, { ...entry, ...consentChange(after.marketing) })
}

/** The entry for a change of consent. */
function consentChange(marketing: Facts['marketing']) {
  if (marketing === 'granted') return { kind: 'consent_granted', detail: '' } as const
  if (marketing === 'denied') return { kind: 'consent_withdrawn', detail: '' } as const
  return { kind: 'updated', detail: 'Dejó sin definir si quiere recibir campañas' } as const
}
