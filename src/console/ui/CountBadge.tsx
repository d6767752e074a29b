import './count-badge.css'
import { classes } from './classes.ts'
import { formatNumber } from './format.ts'

interface CountBadgeProps {
  count: number
  /** in the corner of the parent instead of beside the text */
  corner?: boolean
}

/** A small badge with a count, at most "99+", hidden for 0. Decorative: the parent states the count as text. */
export function CountBadge({ count, corner }: CountBadgeProps) {
  if (count <= 0) return null
  return (
    <span className={classes('count-badge num', corner && 'count-badge-corner')} aria-hidden="true">
      {count > 99 ? '99+' : formatNumber(count)}
    </span>
  )
}
