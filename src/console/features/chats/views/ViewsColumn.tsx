import './column.css'
import { useEffect } from 'react'
import { IconButton } from '../../../ui/Button.tsx'
import { useChatsContext, useInbox } from '../context.ts'
import { useKept } from '../useKept.ts'
import { VIEWS_BUTTON } from './ViewsMenu.tsx'
import ViewsWindow from './ViewsWindow.tsx'

/** The views in a column beside the list, with their counts. Loaded on wide screens only. */
export default function ViewsColumn() {
  const { inbox, catalogue } = useChatsContext()
  const filter = useInbox((one) => one.filter)
  const [, setFolded] = useKept('chats-views-folded')
  useEffect(() => {
    inbox.recount()
    void catalogue.areas.load().catch(() => {})
  }, [inbox, catalogue])
  return (
    <>
      <div className="views-column-head">
        <h2>Vistas</h2>
        <IconButton
          icon="chevron-left"
          label="Ocultar las vistas"
          onClick={() => {
            setFolded(true)
            requestAnimationFrame(() => document.getElementById(VIEWS_BUTTON)?.focus())
          }}
        />
      </div>
      <ViewsWindow filter={filter} close={() => {}} />
    </>
  )
}
