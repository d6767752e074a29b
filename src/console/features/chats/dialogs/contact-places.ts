import { ConsentStateOptions, DocumentKindOptions } from '../../../../../generated/options.ts'
import { useShelf } from '../calls/catalogue.ts'
import { useRoom } from '../context.ts'
import type { ContactField, ContactValues } from './contact-values.ts'

const NAMES: Readonly<Record<Exclude<keyof ContactValues, 'custom'>, string>> = {
  name: 'Nombre',
  phone: 'Teléfono',
  email: 'Correo',
  company: 'Empresa',
  city: 'Localidad',
  province: 'Provincia',
  country: 'País',
  document: 'Documento',
  marketing: 'Campañas',
  area: 'Área',
  person: 'Asignado a',
  labels: 'Etiquetas',
}

/** What is compared when two people changed one contact: each piece of the business's own data by itself. */
export const placesOf = (fields: readonly ContactField[]): string[] => [
  ...Object.keys(NAMES),
  ...fields.map(({ key }) => `custom.${key}`),
]

/** The label of such a place. */
export const placeName = (path: string, fields: readonly ContactField[]): string =>
  (NAMES as Readonly<Record<string, string>>)[path] ??
  fields.find(({ key }) => path === `custom.${key}`)?.label ??
  'Dato propio'

/** How a value is told: areas, people and labels by their names; undefined where its own words do. */
export function useTexts(): (path: string, value: unknown) => string | undefined {
  const { catalogue } = useRoom()
  const areas = useShelf(catalogue.areas)
  const users = useShelf(catalogue.users)
  const labels = useShelf(catalogue.labels)
  return (path, value) => {
    if (path === 'area') return areas?.find(({ id }) => String(id) === value)?.name ?? ''
    if (path === 'person') return users?.find(({ id }) => String(id) === value)?.name ?? ''
    if (path === 'marketing') return ConsentStateOptions.find((option) => option.value === value)?.label ?? ''
    if (path === 'labels')
      return (value as number[]).map((one) => labels?.find(({ id }) => id === one)?.title ?? '').join(', ')
    if (path !== 'document') return undefined
    const { kind, value: number } = value as ContactValues['document']
    return kind && `${DocumentKindOptions.find((option) => option.value === kind)?.label ?? kind} ${number}`
  }
}
