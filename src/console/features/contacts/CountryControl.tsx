import { spanishCountries } from '../../../contract/country-codes.ts'
import { fold } from '../../../contract/phrase.ts'
import { Suggestions } from '../../engine/fields/controls/suggestions.tsx'
import type { ControlProps } from '../../engine/fields/kinds.ts'

/** Searchable select of countries by name or code. A stored code that is no country stays until another one is chosen. */
export function CountryControl(props: ControlProps) {
  const { value, onChange } = props
  const countries = spanishCountries()
  const held = typeof value === 'string' ? value : ''
  const chosen = countries.find((country) => country.value === held) ?? { value: held, label: held }
  return (
    <Suggestions
      of={{ ...props, onChange: (next) => onChange(next ?? '') }}
      options={countries}
      chosen={held === '' ? [] : [chosen]}
      storedOf={(country) => country.value}
      labelOf={(country) => country.label}
      placeholder="Busca el país"
      find={(text) => {
        const sought = fold(text.trim())
        return countries.filter(({ value: code, label }) => fold(code) === sought || fold(label).includes(sought))
      }}
    />
  )
}
