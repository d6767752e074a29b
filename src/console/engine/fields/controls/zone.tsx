import { useMemo, useState } from 'react'
import { fold } from '../../../../contract/phrase.ts'
import type { ControlProps } from '../kinds.ts'
import { allZones, soughtIn, type Zone, zoneOf } from '../zones.ts'
import { Suggestions } from './suggestions.tsx'

/** A minus sign is typed as a hyphen, and nobody types the blank of 'UTC -3'. */
const folded = (text: string) =>
  fold(text)
    .replaceAll('\u2212', '-')
    .replace(/(utc|gmt) +(?=[+-])/g, '$1')

/** One of the time zones that exist, found by a part of its city, of its name or of its offset. The IANA name is stored. */
export function ZoneControl(props: ControlProps) {
  const { field, value, required } = props
  const chosen = useMemo(() => (typeof value === 'string' && value !== '' ? zoneOf(value) : null), [value])
  // the offsets of hundreds of zones take a moment, which only who chooses has to spend
  const [zones, setZones] = useState<readonly (Zone & { sought: string })[]>()

  return (
    <Suggestions<Zone>
      of={props}
      options={zones ?? (chosen ? [chosen] : [])}
      chosen={chosen ? [chosen] : []}
      storedOf={(zone) => zone.name}
      labelOf={(zone) => zone.label}
      placeholder={field.placeholder ?? 'Buscar'}
      disableClearable={required === true && chosen !== null}
      groupBy={(zone) => zone.group}
      renderGroup={({ key, group, children }) => (
        // MUI's own groups are lists in a list of choices, which means nothing to a screen reader
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list of choices
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
      onOpen={() => setZones(allZones().map((zone) => ({ ...zone, sought: folded(soughtIn(zone)) })))}
      find={(text) => {
        const words = folded(text).split(/\s+/)
        return (zones ?? []).filter(({ sought }) => words.every((word) => sought.includes(word)))
      }}
    />
  )
}
