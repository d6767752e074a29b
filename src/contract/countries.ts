import type { FormOfAddress } from './address-form.ts'
import { TIMEZONE } from './zone.ts'

/** What a new bot of a country starts with, and the time zones by which a country is recognized, the usual one first. */
interface CountryDefaults<Currency extends string = string> {
  language: 'es-AR' | 'es-419' | 'es-ES'
  currency: Currency
  form: FormOfAddress
  zones: readonly string[]
}

const of = <Currency extends string>(
  currency: Currency,
  zones: readonly string[],
  { language = 'es-419', form = 'tu' }: Partial<Pick<CountryDefaults, 'language' | 'form'>> = {},
): CountryDefaults<Currency> => ({ language, currency, form, zones })

const america = (...cities: string[]) => cities.map((city) => `America/${city}`)
const argentina = (...cities: string[]) => cities.map((city) => `America/Argentina/${city}`)

/** The countries by their code of two letters. */
export const countries = {
  AR: of(
    'ARS',
    argentina(
      ...['Buenos_Aires', 'Catamarca', 'Cordoba', 'Jujuy', 'La_Rioja', 'Mendoza', 'Rio_Gallegos', 'Salta'],
      ...['San_Juan', 'San_Luis', 'Tucuman', 'Ushuaia'],
    ),
    { language: 'es-AR', form: 'vos' },
  ),
  BO: of('BOB', america('La_Paz')),
  CL: of('CLP', [...america('Santiago', 'Punta_Arenas', 'Coyhaique'), 'Pacific/Easter']),
  CO: of('COP', america('Bogota')),
  CR: of('CRC', america('Costa_Rica')),
  CU: of('CUP', america('Havana')),
  DO: of('DOP', america('Santo_Domingo')),
  EC: of('USD', [...america('Guayaquil'), 'Pacific/Galapagos']),
  ES: of('EUR', ['Europe/Madrid', 'Africa/Ceuta', 'Atlantic/Canary'], { language: 'es-ES' }),
  GT: of('GTQ', america('Guatemala')),
  HN: of('HNL', america('Tegucigalpa')),
  MX: of(
    'MXN',
    america(
      ...['Mexico_City', 'Monterrey', 'Merida', 'Cancun', 'Chihuahua', 'Ciudad_Juarez', 'Ojinaga', 'Matamoros'],
      ...['Mazatlan', 'Bahia_Banderas', 'Hermosillo', 'Tijuana'],
    ),
  ),
  NI: of('NIO', america('Managua')),
  PA: of('USD', america('Panama')),
  PE: of('PEN', america('Lima')),
  PR: of('USD', america('Puerto_Rico')),
  PY: of('PYG', america('Asuncion'), { form: 'vos' }),
  SV: of('USD', america('El_Salvador')),
  US: of('USD', [
    ...america('New_York', 'Chicago', 'Denver', 'Phoenix', 'Los_Angeles', 'Anchorage'),
    'Pacific/Honolulu',
  ]),
  UY: of('UYU', america('Montevideo'), { form: 'vos' }),
  VE: of('VES', america('Caracas')),
} as const satisfies Readonly<Record<string, CountryDefaults>>

/** Code of a country that bots can be in. */
export type CountryCode = keyof typeof countries

/** Argentine zones that browsers still report under their old names. */
const OLD = /^America\/(Buenos_Aires|Catamarca|Cordoba|Jujuy|Mendoza)$/

/** Returns the present name of a time zone. */
export const presentZone = (zone: string): string => zone.replace(OLD, 'America/Argentina/$1')

/** Returns the country of a bot: the one of its settings, else that of its time zone. */
export const countryOfBot = ({ country, timezone = TIMEZONE }: { country?: string; timezone?: string }): string =>
  country ?? countryOfZone(timezone) ?? 'AR'

/** Returns the country of a time zone, if it is one of the list. */
export function countryOfZone(zone: string): CountryCode | undefined {
  const name = presentZone(zone)
  const codes = Object.keys(countries) as CountryCode[]
  return codes.find((code) => (countries[code].zones as readonly string[]).includes(name))
}
