import { IconButton } from '../../../ui/Button.tsx'
import { useMedia } from '../../../ui/useNarrow.ts'
import { COLUMN_FROM, togglePane, usePaneWanted } from './pane-state.ts'

/** Shows or hides the pane of the contact; on narrow screens it is a tab instead. */
export function PaneToggle() {
  const wide = useMedia(`(min-width: ${COLUMN_FROM}px)`)
  const wanted = usePaneWanted()
  if (!wide) return null
  return (
    <IconButton
      icon="contacts"
      label={wanted ? 'Ocultar contacto' : 'Mostrar contacto'}
      aria-expanded={wanted}
      onClick={togglePane}
    />
  )
}
