import type { components } from '../../../../../generated/api.d.ts'
import { HolidayCountryOptions } from '../../../../../generated/options.ts'
import { countryOfZone } from '../../../../contract/countries.ts'
import { TIMEZONE } from '../../../../contract/zone.ts'
import table from './national-holidays.json' with { type: 'json' }

type Country = components['schemas']['Holidays']['country']

/** A national holiday; the date is YYYY-MM-DD. */
export interface Holiday {
  date: string
  name: string
}

/** The national holidays, as `npm run holidays` writes them: by country, year and day (MM-DD), the place of the name. */
const { names, days }: { names: string[]; days: Record<string, Record<string, Record<string, number>>> } = table

/** Whether the national holidays of a country are known. */
export const hasHolidays = (country: string | undefined): country is Country =>
  HolidayCountryOptions.some(({ value }) => value === country)

/** Where a bot is, as its settings say. */
interface Place {
  country?: string
  timezone?: string
  handoff?: { schedule?: { timezone: string } }
}

/** Returns the time zone in which a bot's days begin. */
export const zoneOf = ({ timezone, handoff }: Place): string => handoff?.schedule?.timezone ?? timezone ?? TIMEZONE

/** Returns the country whose holidays count for a bot: the one of its settings, else that of its time zone. */
export function holidayCountryOf(settings: Place): Country {
  const { country } = settings
  if (hasHolidays(country)) return country
  const there = countryOfZone(zoneOf(settings))
  return hasHolidays(there) ? there : 'AR'
}

/** Returns the holidays of a country from a day (YYYY-MM-DD) until the end of the next year. */
export function holidaysFrom(country: Country, today: string): Holiday[] {
  const year = Number(today.slice(0, 4))
  const all = [year, year + 1].flatMap((one) => holidaysOfYear(country, one))
  return all.filter(({ date }) => date >= today)
}

/** Returns the holidays of a country in a year. */
export const holidaysOfYear = (country: Country, year: number): Holiday[] =>
  Object.entries(days[country]?.[year] ?? {}).map(([day, name]) => ({
    date: `${year}-${day}`,
    name: names[name] ?? '',
  }))
