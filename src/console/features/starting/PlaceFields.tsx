import { type CountryCode, countries, presentZone } from '../../../contract/countries.ts'
import { ownZone } from '../../../contract/zone.ts'
import { zoneOf } from '../../../contract/zone-names.ts'
import { SelectInput } from '../../engine/form/inputs.tsx'
import type { Form } from '../../engine/form/types.ts'
import type { Values } from './values.ts'

/** Country and time zone. The zones are those of the country, and that of the browser for who runs it from elsewhere. */
export function PlaceFields({ form }: { form: Form<Values> }) {
  const country = form.watch('country')
  const own = presentZone(ownZone())
  const zones = [...new Set<string>([...countries[country].zones, own])]

  function choose(code: CountryCode): void {
    const there: readonly string[] = countries[code].zones
    form.setValue('timezone', there.includes(own) ? own : (there[0] ?? own))
  }

  return (
    <>
      <SelectInput
        of={form}
        name="country"
        help="De él dependen la moneda y el trato con tus clientes."
        onChosen={(code) => choose(code as CountryCode)}
      />
      <SelectInput
        of={form}
        name="timezone"
        help="Con ella contamos tus horarios."
        options={zones.map((zone) => ({ value: zone, label: zoneOf(zone).label }))}
      />
    </>
  )
}
