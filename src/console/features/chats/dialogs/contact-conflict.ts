import { DocumentKindOptions } from '../../../../../generated/options.ts'
import { useCatalogueStore } from '../calls/catalogue.ts'
import { useChatsContext } from '../context.ts'
import type { ContactField, ContactValues } from './contact-values.ts'

const PLACES: Readonly<Record<Exclude<keyof ContactValues, 'custom'>, true>> = {
  ...{ name: true, phone: true, email: true, company: true, city: true, province: true, country: true },
  ...{ document: true, marketing: true, area_id: true, assigned_user_id: true, labels: true },
}

/** Paths compared when two people change the same contact; each custom field is compared separately. */
export const comparedPaths = (fields: readonly ContactField[]): string[] => [
  ...Object.keys(PLACES),
  ...fields.map(({ key }) => `custom.${key}`),
]

/** Returns the label of a custom field path; undefined for other fields, whose labels come from the contract. */
export const placeName = (path: string, fields: readonly ContactField[]): string | undefined =>
  fields.find(({ key }) => path === `custom.${key}`)?.label

/**
 * Returns a function that formats a value: areas, users and labels by name; undefined if the value needs no formatting.
 */
export function useContactValueFormatter(): (path: string, value: unknown) => string | undefined {
  const { catalogue } = useChatsContext()
  const areas = useCatalogueStore(catalogue.allAreas)
  const users = useCatalogueStore(catalogue.users)
  const labels = useCatalogueStore(catalogue.labels)
  return (path, value) => {
    if (path === 'area_id') return areas?.find(({ id }) => id === value)?.name ?? ''
    if (path === 'assigned_user_id') return users?.find(({ id }) => id === value)?.name ?? ''
    if (path === 'labels')
      return (value as number[]).map((one) => labels?.find(({ id }) => id === one)?.title ?? '').join(', ')
    if (path !== 'document') return undefined
    const { kind, value: number } = value as ContactValues['document']
    return kind ? `${DocumentKindOptions.find((option) => option.value === kind)?.label ?? kind} ${number}` : ''
  }
}
