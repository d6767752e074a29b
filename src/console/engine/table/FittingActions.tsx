import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Menu } from '../../ui/Menu.tsx'
import type { BulkAction } from '../override.ts'

interface FittingActionsProps {
  actions: readonly BulkAction[]
  /** one of them runs */
  busy: boolean
}

/** Buttons in one line. Those that do not fit, the last first, are in a menu at its end. */
export function FittingActions({ actions, busy }: FittingActionsProps) {
  const ref = useRef<HTMLDivElement>(null)
  const folded = useFolded(ref, actions.map(({ label }) => label).join())
  const shown = actions.slice(0, actions.length - folded)
  return (
    <div className="fitting-actions" ref={ref}>
      {shown.map(({ label, icon, danger, onSelect }) => (
        <Button key={label} icon={icon} variant={danger ? 'danger' : 'secondary'} busy={busy} onClick={onSelect}>
          {label}
        </Button>
      ))}
      {shown.length < actions.length && (
        <Menu
          label="Más acciones"
          within=".table-view"
          button={
            <>
              Más <Icon name="chevron-down" size={18} />
            </>
          }
          entries={actions.slice(shown.length)}
        />
      )}
    </div>
  )
}

/** Returns how many buttons do not fit. Before each paint there is one less until the rest does. */
function useFolded(ref: RefObject<HTMLElement | null>, labels: string): number {
  const [folded, setFolded] = useState(0)
  const measured = useRef(labels)
  useLayoutEffect(() => {
    const isOther = measured.current !== labels
    measured.current = labels
    if (isOther && folded > 0) return setFolded(0)
    const line = ref.current
    if (line && line.scrollWidth > line.clientWidth + 1 && line.querySelector(':scope > .btn')) setFolded(folded + 1)
  })
  useEffect(() => {
    const bar = ref.current?.parentElement
    if (!bar) return
    let width = bar.clientWidth
    const sizes = new ResizeObserver(() => {
      if (bar.clientWidth === width) return
      width = bar.clientWidth
      setFolded(0)
    })
    sizes.observe(bar)
    return () => sizes.disconnect()
  }, [ref])
  return folded
}
