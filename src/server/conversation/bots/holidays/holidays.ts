import type { components } from '../../../../../generated/api.d.ts'
import { HolidayCountryOptions } from '../../../../../generated/options.ts'
import { dayIn, TIMEZONE } from '../../../../contract/zone.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { db } from '../../../foundation/store/db.ts'
import table from './national-holidays.json' with { type: 'json' }

type Holidays = components['schemas']['Holidays']
type Country = Holidays['country']

/** The national holidays, as `npm run holidays` writes them: by country, year and day (MM-DD), the place of the name. */
const { names, days }: { names: string[]; days: Record<string, Record<string, Record<string, number>>> } = table

/** The time zones of countries other than Argentina. */
const ZONES: readonly (readonly [country: Country, zones: RegExp])[] = [
  ['BO', /^America\/La_Paz$/],
  ['CL', /^(?:America\/(?:Santiago|Punta_Arenas|Coyhaique)|Pacific\/Easter)$/],
  ['CO', /^America\/Bogota$/],
  ['EC', /^(?:America\/Guayaquil|Pacific\/Galapagos)$/],
  ['ES', /^(?:Europe\/Madrid|Africa\/Ceuta|Atlantic\/Canary)$/],
  [
    'MX',
    /^America\/(?:Mexico_City|Cancun|Merida|Monterrey|Matamoros|Chihuahua|Ciudad_Juarez|Ojinaga|Mazatlan|Bahia_Banderas|Hermosillo|Tijuana)$/,
  ],
  ['PE', /^America\/Lima$/],
  ['UY', /^America\/Montevideo$/],
]

const hasHolidays = (country: string | undefined): country is Country =>
  HolidayCountryOptions.some(({ value }) => value === country)

/** Returns the holidays of a country, by default of the bot's, from today until the end of next year. */
export async function holidaysOf({ botId }: Scope, given: Country | undefined, now: Date): Promise<Holidays> {
  const { settings } = await db().selectFrom('bot').select('settings').where('id', '=', botId).executeTakeFirstOrThrow()
  const timezone = settings?.handoff?.schedule?.timezone ?? settings?.timezone ?? TIMEZONE
  const country =
    given ?? [settings?.country].find(hasHolidays) ?? ZONES.find(([, zones]) => zones.test(timezone))?.[0] ?? 'AR'
  const today = dayIn(now, timezone)
  const year = Number(today.slice(0, 4))
  const data = [year, year + 1].flatMap((one) =>
    Object.entries(days[country]?.[one] ?? {}).map(([day, name]) => ({
      date: `${one}-${day}`,
      name: names[name] ?? '',
    })),
  )
  return { country, data: data.filter(({ date }) => date >= today) }
}
