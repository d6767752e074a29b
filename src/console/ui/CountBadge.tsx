import './count-badge.css'
import { classes } from './classes.ts'
import { formatNumber } from './format.ts'

interface CountBadgeProps {
  count: number
  /** in the corner of what it belongs to, instead of beside it */
  corner?: boolean
}

/** How many of something wait, where there is room for two digits; nothing for none. Its owner says it in words. */
export function CountBadge({ count, corner }: CountBadgeProps) {
  if (count <= 0) return null
  return (
    <span className={classes('count-badge num', corner && 'count-badge-corner')} aria-hidden="true">
      {count > 99 ? '99+' : formatNumber(count)}
    </span>
  )
}
