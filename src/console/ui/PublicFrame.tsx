import './public-frame.css'
import type { ReactNode } from 'react'
import { brand } from '../../../generated/shell.ts'
import { classes } from './classes.ts'
import { Logo } from './Logo.tsx'
import { PublicFooter } from './PublicFooter.tsx'
import { useTitle } from './title.ts'

/** Layout of public pages: logo linking to the marketing site, centred content, footer. */
export function PublicFrame({ title, wide, children }: { title: string; wide?: boolean; children: ReactNode }) {
  useTitle(title)
  return (
    <div className="public">
      <header className="public-head">
        <a href={brand.site} className="public-logo" aria-label={`${brand.product}: ir al sitio web`}>
          <Logo />
        </a>
      </header>
      <main className={classes('public-main', wide && 'public-wide')} tabIndex={-1}>
        {children}
      </main>
      <PublicFooter />
    </div>
  )
}
