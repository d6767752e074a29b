import { describe, expect, test } from 'vitest'
import { CountryOptions } from '../../generated/options.ts'
import { countries, countryOfZone, presentZone } from './countries.ts'
import { isZone } from './zone.ts'

describe('countries', () => {
  test('are those of the API, with zones that exist and belong to one country alone', () => {
    expect(CountryOptions.map(({ value }) => value).sort()).toEqual(Object.keys(countries).sort())
    const zones = Object.values(countries).flatMap((country) => country.zones)
    expect(new Set(zones).size).toBe(zones.length)
    expect(zones.filter((zone) => !isZone(zone))).toEqual([])
  })

  test.each([
    ['America/Buenos_Aires', 'AR'],
    ['America/Argentina/Ushuaia', 'AR'],
    ['America/Tijuana', 'MX'],
    ['Pacific/Easter', 'CL'],
    ['Europe/Paris', undefined],
    ['UTC', undefined],
  ])('%s is in %s', (zone, country) => expect(countryOfZone(zone)).toBe(country))

  test('only the old names of zones change', () => {
    expect(presentZone('America/Cordoba')).toBe('America/Argentina/Cordoba')
    expect(presentZone('America/Lima')).toBe('America/Lima')
  })

  test('vos is the usual form in Argentina, Paraguay and Uruguay', () => {
    const vos = Object.entries(countries).filter(([, { form }]) => form === 'vos')
    expect(vos.map(([code]) => code).sort()).toEqual(['AR', 'PY', 'UY'])
  })
})
