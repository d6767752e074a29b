import { lazy, Suspense } from 'react'
import { unreadText } from '../../../notify/unread.ts'
import { useInbox, useRoom } from '../context.ts'
import type { Filter } from '../filters/filter.ts'
import { Popover } from './Popover.tsx'

const ViewsWindow = lazy(() => import('./ViewsWindow.tsx'))

/** Where it is opened from by keyboard and palette. */
export const VIEWS_BUTTON = 'chat-views'

/** What is waiting where, and the saved views: each sets the filter. The counts follow what happens. */
export function ViewsMenu({ filter }: { filter: Filter }) {
  const { inbox, catalogue } = useRoom()
  const counts = useInbox((one) => one.counts)
  const unread = counts?.unread ?? 0

  return (
    <Popover
      id={VIEWS_BUTTON}
      label={unread > 0 ? `Vistas (${unreadText(unread)})` : 'Vistas'}
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
  )
}
