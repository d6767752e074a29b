import './banner.css'
import type { ReactNode } from 'react'
import type { Tone } from '../../contract/screen.ts'
import { classes } from './classes.ts'

/** Characters from which a label may take several lines in a list. Shorter ones stay whole. */
const LONG = 21

/** A label in a pill, coloured by tone. */
export function Badge({ tone = 'neutral', children }: { tone?: Tone | 'accent'; children: ReactNode }) {
  const isLong = typeof children === 'string' && children.length >= LONG
  return <span className={classes('badge', `badge-${tone}`, isLong && 'badge-long')}>{children}</span>
}
