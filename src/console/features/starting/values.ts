import type { components } from '../../../../generated/api.d.ts'
import { countries, countryOfZone, presentZone } from '../../../contract/countries.ts'
import { ownZone } from '../../../contract/zone.ts'
import { draftsOf } from '../../session/drafts.ts'
import { currentSession } from '../../session/state.ts'

type Input = components['schemas']['NewBot']

/** The values of the form. The trade is undefined until it is chosen; null is an empty start. */
export type Values = Omit<Input, 'template'> & { template: string | null | undefined }

/** Returns what was entered before a reload, else the initial values, with the country and zone of the browser. */
export function startValues(): Values {
  const zone = presentZone(ownZone())
  const found = countryOfZone(zone)
  const country = found ?? 'AR'
  const timezone = found ? zone : (countries[country].zones[0] ?? zone)
  return { name: '', template: undefined, country, timezone, ...keptValues() }
}

/** Session-storage key of the entries. Like drafts they belong to a person and a tab, and end with the session. */
const place = (): string => `${draftsOf(currentSession().user?.id)}botCreate`

/** Keeps the entries until the chatbot exists. */
export function keepValues(values: Values): void {
  try {
    sessionStorage.setItem(place(), JSON.stringify(values))
  } catch {
    // Storage is full or not allowed: the entries are lost on reload.
  }
}

export const dropValues = (): void => sessionStorage.removeItem(place())

function keptValues(): Partial<Values> {
  try {
    const { country, ...kept } = JSON.parse(sessionStorage.getItem(place()) ?? '{}') as Partial<Values>
    return country && country in countries ? { ...kept, country } : {}
  } catch {
    return {}
  }
}
