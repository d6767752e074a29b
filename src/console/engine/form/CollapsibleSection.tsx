import { formatInteger } from '../../ui/format.ts'
import './fold.css'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { UNFOLD } from './problems.ts'
import { useAnchor } from './useAnchor.ts'

interface CollapsibleSectionProps {
  title: string
  /** key under which the browser stores the collapsed state */
  name: string
  /** number of items inside, shown while collapsed */
  count?: number
  /** one line about the content, shown while collapsed */
  summary?: string
  /** collapsed until the user expands it once in this browser */
  closed?: boolean
  /** renders a fieldset with a legend instead of a section with a heading */
  group?: boolean
  className?: string
  /** makes `#id` in the address expand the section and scroll to it */
  id?: string | undefined
  children: ReactNode
}

/**
 * A collapsible part of a form. Its content stays part of the form. Saving with errors inside expands it, so that the
 * field can take the focus.
 */
export function CollapsibleSection({
  title,
  name,
  count = 0,
  summary,
  closed = false,
  group = false,
  className,
  id: anchor,
  children,
}: CollapsibleSectionProps) {
  const key = `fold:${name}`
  const id = useId()
  const [open, setOpen] = useState(() => {
    const stored = localStorage.getItem(key)
    return stored === null ? !closed : stored === 'open'
  })
  const box = useAnchor<HTMLFieldSetElement>(anchor, () => setOpen(true))
  useEffect(() => {
    const element = box.current
    // Synchronously, because the focus moves there next.
    const unfold = () => flushSync(() => setOpen(true))
    element?.addEventListener(UNFOLD, unfold)
    return () => element?.removeEventListener(UNFOLD, unfold)
  }, [box])
  function turn(): void {
    if (open === closed) localStorage.removeItem(key)
    else localStorage.setItem(key, open ? 'folded' : 'open')
    setOpen(!open)
  }
  const [Box, Head] = group ? (['fieldset', 'legend'] as const) : (['section', 'h2'] as const)
  return (
    <Box
      ref={box}
      id={anchor}
      tabIndex={anchor ? -1 : undefined}
      className={classes('fold', className)}
      aria-label={group ? undefined : title}
    >
      <Head>
        <button type="button" className="fold-turn" aria-expanded={open} aria-controls={id} onClick={turn}>
          <span>
            {title}
            {!open && count > 0 && <span className="soft"> ({formatInteger(count)})</span>}
            {!open && summary && <span className="fold-summary">{summary}</span>}
          </span>
          <Icon name="chevron-down" size={20} />
        </button>
      </Head>
      <div id={id} className="fold-body" hidden={!open}>
        {children}
      </div>
    </Box>
  )
}
