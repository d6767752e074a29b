import type { CSSProperties, ReactNode } from 'react'
import { classes } from '../../../ui/classes.ts'
import { AlertButton } from '../AlertButton.tsx'
import { ListLink } from '../ListLink.tsx'

interface TileProps {
  name: string
  value: string
  /** what screen readers say in place of the value */
  spoken?: string
  /** what it counts is shown behind this address */
  to: string | undefined
  /** in words below the figure; the room for it is always there */
  note?: ReactNode
  /** what an alert can be set on */
  metric?: 'waiting' | 'longest_wait'
  /** the note is bad news */
  isBad?: boolean
}

/** A figure that can be read across the room, as large as its tile allows. All of it leads to what it counts. */
export function Tile({ name, value, spoken, to, note, metric, isBad }: TileProps) {
  return (
    <li className={classes('live-tile', isBad && 'live-bad')} style={{ '--signs': value.length } as CSSProperties}>
      <span className="live-name">
        {name}
        {metric && <AlertButton metric={metric} name={name} />}
      </span>
      <ListLink to={to} className="live-value num">
        {spoken === undefined ? (
          value
        ) : (
          <>
            <span aria-hidden="true">{value}</span>
            <span className="sr-only">{spoken}</span>
          </>
        )}
        <span className="sr-only"> {name}</span>
      </ListLink>
      <span className="live-note">{note}</span>
    </li>
  )
}
