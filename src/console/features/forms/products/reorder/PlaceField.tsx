import { useState } from 'react'

interface PlaceFieldProps {
  name: string
  place: number
  /** the order is not by hand */
  fixed: boolean
  /** @param focuses whether the item is to have the focus, as it is not where the person went */
  onMove: (place: number, focuses: boolean) => void
}

/** The place of an item in its list, which is moved to another one by typing it. */
export function PlaceField({ name, place, fixed, onMove }: PlaceFieldProps) {
  const [typed, setTyped] = useState<string>()
  if (fixed) return <span className="sortable-place">{place}</span>
  const move = (focuses: boolean) => {
    setTyped(undefined)
    const wanted = Number(typed)
    if (typed && wanted >= 1 && wanted !== place) onMove(wanted, focuses)
  }
  return (
    <input
      className="sortable-place"
      aria-label={`Lugar de ${name}`}
      inputMode="numeric"
      value={typed ?? String(place)}
      onChange={(event) => setTyped(event.target.value.replace(/\D/g, ''))}
      onFocus={(event) => event.target.select()}
      onBlur={() => move(false)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setTyped(undefined)
        if (event.key !== 'Enter') return
        event.preventDefault()
        move(true)
      }}
    />
  )
}
