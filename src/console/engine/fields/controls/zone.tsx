import { useMemo, useState } from 'react'
import { fold } from '../../../../contract/phrase.ts'
import { allZones, type Zone, zoneOf, zoneSearchText } from '../../../../contract/zone-names.ts'
import type { ControlProps } from '../kinds.ts'
import { Suggestions } from './suggestions.tsx'

/** Normalizes text for comparison: minus signs to hyphens, 'UTC -3' to 'UTC-3'. */
const folded = (text: string) =>
  fold(text)
    .replaceAll('\u2212', '-')
    .replace(/(utc|gmt) +(?=[+-])/g, '$1')

/** Searchable select of time zones by city, name or offset. Stores the IANA name. */
export function ZoneControl(props: ControlProps) {
  const { field, value, required } = props
  const chosen = useMemo(() => (typeof value === 'string' && value !== '' ? zoneOf(value) : null), [value])
  // Computing the offsets of hundreds of zones is slow, so it is deferred until the list opens.
  const [zones, setZones] = useState<readonly (Zone & { sought: string })[]>()

  return (
    <Suggestions<Zone>
      of={props}
      options={zones ?? (chosen ? [chosen] : [])}
      chosen={chosen ? [chosen] : []}
      storedOf={(zone) => zone.name}
      labelOf={(zone) => zone.label}
      placeholder={field.placeholder ?? 'Busca tu ciudad'}
      disableClearable={required === true && chosen !== null}
      groupBy={(zone) => zone.group}
      renderGroup={({ key, group, children }) => (
        // MUI's groups nest lists inside a listbox, which screen readers do not support.
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed in a listbox
        <div key={key} role="group" aria-label={group}>
          <div className="zone-group" aria-hidden="true">
            {group}
          </div>
          <ul role="none" className="zone-options">
            {children}
          </ul>
        </div>
      )}
      folded={folded}
      onOpen={() => setZones(allZones().map((zone) => ({ ...zone, sought: folded(zoneSearchText(zone)) })))}
      find={(text) => {
        const words = folded(text).split(/\s+/)
        return (zones ?? []).filter(({ sought }) => words.every((word) => sought.includes(word)))
      }}
    />
  )
}
