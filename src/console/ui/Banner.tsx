import './banner.css'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'

const ICONS = { info: 'info', success: 'check-circle', warning: 'alert', danger: 'alert-circle' } as const

interface BannerProps {
  tone: keyof typeof ICONS
  /** `alert` interrupts screen readers: use it for errors that have just occurred */
  role?: 'alert' | 'status' | 'note'
  children: ReactNode
}

/** A message box within the page, coloured by tone. */
export function Banner({ tone, role = 'note', children }: BannerProps) {
  return (
    <div className={classes('banner', `banner-${tone}`)} role={role}>
      <Icon name={ICONS[tone]} />
      <div>{children}</div>
    </div>
  )
}
