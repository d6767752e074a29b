import type { components } from '../../../../../generated/api.d.ts'
import type { ContactDatum } from '../../../../contract/forms/save-to.ts'

/** How the data are called that every contact has: their label, and their name within a sentence. */
export const CONTACT_DATA = {
  name: { label: 'Nombre', noun: 'el nombre' },
  phone: { label: 'Teléfono', noun: 'el teléfono' },
  email: { label: 'Correo', noun: 'el correo' },
  document: { label: 'Documento', noun: 'el documento' },
  company: { label: 'Empresa', noun: 'la empresa' },
  city: { label: 'Localidad', noun: 'la localidad' },
  province: { label: 'Provincia', noun: 'la provincia' },
} as const satisfies Record<ContactDatum, { label: string; noun: string }>

/** What a field of the contact form is by its key. */
interface KnownField {
  datum: ContactDatum
  /** the kind that it must have; absent for any */
  kind?: components['schemas']['ContactFormFieldKind']
}

const KNOWN_FIELDS: Readonly<Record<string, KnownField>> = {
  nombre: { datum: 'name' },
  telefono: { datum: 'phone', kind: 'phone' },
  email: { datum: 'email', kind: 'email' },
  correo: { datum: 'email', kind: 'email' },
  documento: { datum: 'document', kind: 'document' },
  empresa: { datum: 'company' },
  localidad: { datum: 'city' },
  provincia: { datum: 'province' },
}

/** Returns the datum of the contact that a field of the contact form is; undefined for any other field. */
export const knownField = (key: string): KnownField | undefined =>
  Object.hasOwn(KNOWN_FIELDS, key) ? KNOWN_FIELDS[key] : undefined
