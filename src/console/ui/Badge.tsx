import './banner.css'
import type { ReactNode } from 'react'
import type { Tone } from '../../contract/screen.ts'
import { classes } from './classes.ts'

/** A short label in a pill, coloured by tone. */
export function Badge({ tone = 'neutral', children }: { tone?: Tone | 'accent'; children: ReactNode }) {
  return <span className={classes('badge', `badge-${tone}`)}>{children}</span>
}
