import { lazy, Suspense } from 'react'
import { unreadText } from '../../../notify/unread.ts'
import { plural } from '../../../ui/format.ts'
import { useChatsContext, useInbox } from '../context.ts'
import type { Filter } from '../filters/filter.ts'
import { Popover } from './Popover.tsx'

const ViewsWindow = lazy(() => import('./ViewsWindow.tsx'))

/** Id of the button, so that shortcuts and the palette can open the menu. */
export const VIEWS_BUTTON = 'chat-views'

/** Opens the menu of the views, or goes to their column where it is shown. */
export function openViews(): void {
  const column = document.querySelector<HTMLElement>('.inbox-views .view')
  if (column) column.focus()
  else document.getElementById(VIEWS_BUTTON)?.click()
}

/** Counts of waiting chats and the saved views; each one sets the filter. The counts are updated live. */
export function ViewsMenu({ filter }: { filter: Filter }) {
  const { inbox, catalogue } = useChatsContext()
  const counts = useInbox((one) => one.counts)
  const unread = counts?.unread ?? 0
  const mentions = counts?.mentions.unread ?? 0
  const told = [
    ...(unread > 0 ? [unreadText(unread)] : []),
    ...(mentions > 0 ? [plural(mentions, 'mención', 'menciones')] : []),
  ]

  return (
    <div className="views-menu">
      <Popover
        id={VIEWS_BUTTON}
        label={told.length > 0 ? `Vistas (${told.join(', ')})` : 'Vistas'}
        icon="bookmark"
        count={unread}
        onOpen={() => {
          inbox.recount()
          void catalogue.areas.load().catch(() => {})
        }}
      >
        {(close) => (
          <Suspense>
            <ViewsWindow filter={filter} close={close} />
          </Suspense>
        )}
      </Popover>
      {mentions > 0 && (
        <span className="views-mention" aria-hidden="true">
          @
        </span>
      )}
    </div>
  )
}
