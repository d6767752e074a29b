import { DocumentKindOptions } from '../../../../../generated/options.ts'
import { useShelf } from '../calls/catalogue.ts'
import { useRoom } from '../context.ts'
import type { ContactField, ContactValues } from './contact-values.ts'

const PLACES: Readonly<Record<Exclude<keyof ContactValues, 'custom'>, true>> = {
  ...{ name: true, phone: true, email: true, company: true, city: true, province: true, country: true },
  ...{ document: true, marketing: true, area_id: true, assigned_user_id: true, labels: true },
}

/** What is compared when two people changed one contact: each piece of the business's own data by itself. */
export const placesOf = (fields: readonly ContactField[]): string[] => [
  ...Object.keys(PLACES),
  ...fields.map(({ key }) => `custom.${key}`),
]

/** The label of such a piece; undefined for what the contract names. */
export const placeName = (path: string, fields: readonly ContactField[]): string | undefined =>
  fields.find(({ key }) => path === `custom.${key}`)?.label

/** How a value is told: areas, people and labels by their names; undefined where its own words do. */
export function useTexts(): (path: string, value: unknown) => string | undefined {
  const { catalogue } = useRoom()
  const areas = useShelf(catalogue.allAreas)
  const users = useShelf(catalogue.users)
  const labels = useShelf(catalogue.labels)
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
