import type { components } from '../../../../generated/api.d.ts'
import { countries, countryOfZone, presentZone } from '../../../contract/countries.ts'
import { ownZone } from '../../../contract/zone.ts'

type Input = components['schemas']['NewBot']

/** The values of the form. The trade is undefined until it is chosen; null is an empty start. */
export type Values = Omit<Input, 'template'> & { template: string | null | undefined }

/** Returns the initial values, with the country and zone of the browser. */
export function startValues(): Values {
  const zone = presentZone(ownZone())
  const found = countryOfZone(zone)
  const country = found ?? 'AR'
  return { name: '', template: undefined, country, timezone: found ? zone : (countries[country].zones[0] ?? zone) }
}
