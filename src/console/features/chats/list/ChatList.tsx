import './list.css'
import './rows.css'
import './bulk.css'
import './compact.css'
import { type Ref, Suspense, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import { messageOf } from '../../../api/errors.ts'
import { lazyInBackground } from '../../../routing/background.ts'
import { IconButton } from '../../../ui/Button.tsx'
import { formatNumber } from '../../../ui/format.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { useCatalogueStore } from '../calls/catalogue.ts'
import { ConnectionAlerts } from '../connections/ConnectionAlerts.tsx'
import { ConnectionsContext, isBroken } from '../connections/useConnections.ts'
import { useChatsContext, useInbox } from '../context.ts'
import { defaultFilter, type Filter } from '../filters/filter.ts'
import { shownDraft } from '../state/drafts.ts'
import { visibleChats } from '../state/list.ts'
import { isPinned } from '../state/pins.ts'
import { useKept } from '../useKept.ts'
import { ChatRow } from './ChatRow.tsx'
import { ListHead } from './ListHead.tsx'
import { UnsentLine } from './UnsentLine.tsx'

const NoChats = lazyInBackground(() => import('./NoChats.tsx'))
const BulkBar = lazyInBackground(async () => ({ default: (await import('./BulkBar.tsx')).BulkBar }))

interface ChatListProps {
  /** the chat with the keyboard focus */
  current: number | null
  onCurrent: (id: number) => void
  onOpen: (id: number, message?: number) => void
  checked: ReadonlySet<number>
  onChecked: (checked: ReadonlySet<number>) => void
  searchRef: Ref<HTMLInputElement>
}

/** Returns the chats that the list currently shows. */
export function useVisibleChats() {
  const { me } = useChatsContext()
  const state = useInbox((inbox) => inbox.state)
  const listing = useInbox((inbox) => inbox.listing)
  const filter = useInbox((inbox) => inbox.filter)
  const selected = useInbox((inbox) => inbox.selected)
  return useMemo(() => visibleChats(state, listing, filter, selected, me.id), [state, listing, filter, selected, me.id])
}

/** The list of chats: header with filters, chats, pagination. */
export function ChatList({ current, onCurrent, onOpen, checked, onChecked, searchRef }: ChatListProps) {
  const { inbox, catalogue } = useChatsContext()
  const chats = useVisibleChats()
  const status = useInbox((one) => one.list)
  const error = useInbox((one) => one.listError)
  const listing = useInbox((one) => one.listing)
  const filter = useInbox((one) => one.filter)
  const selected = useInbox((one) => one.selected)
  const pins = useInbox(({ state }) => state.pins)
  const mentions = useInbox(({ state }) => state.mentions)
  const drafts = useInbox((one) => one.drafts)
  const storedDrafts = useInbox((one) => one.storedDrafts)
  const typing = useInbox((one) => one.typing)
  const presence = useInbox((one) => one.presence)
  const labels = useCatalogueStore(catalogue.labels) ?? []
  const [isCompact] = useKept('chats-compact')
  const used = chats.some((chat) => chat.labels.length > 0)
  useEffect(() => {
    if (used) void catalogue.labels.load().catch(() => {})
  }, [used, catalogue])

  const check = useCallback(
    (id: number, on: boolean) => {
      const next = new Set(checked)
      if (on) next.add(id)
      else next.delete(id)
      onChecked(next)
    },
    [checked, onChecked],
  )
  const open = useCallback(
    (id: number, message?: number) => {
      onCurrent(id)
      onOpen(id, message)
    },
    [onCurrent, onOpen],
  )
  const broken = useContext(ConnectionsContext).filter(isBroken)
  const focusable = chats.some(({ id }) => id === current) ? current : (chats[0]?.id ?? null)
  // A search that was typed is sent later: the filter may be another by then.
  const setFilter = (change: Partial<Filter>) =>
    inbox.setFilter({ ...inbox.store.get().filter, page_number: 1, ...change })

  return (
    <section className="chat-list" aria-label="Conversaciones">
      <ListHead
        filter={filter}
        onFilter={setFilter}
        total={listing.total}
        more={listing.more}
        older={listing.older}
        searchRef={searchRef}
      />
      <ConnectionAlerts connections={broken} />
      <UnsentLine />
      {checked.size > 0 && (
        <Suspense>
          <BulkBar checked={checked} chats={chats} total={listing.total} onChecked={onChecked} />
        </Suspense>
      )}
      {status === 'failed' && chats.length > 0 && <Outdated error={error} onRetry={inbox.refresh} />}
      <div className="chat-list-scroll" aria-busy={status === 'loading' || undefined}>
        {status === 'failed' && chats.length === 0 ? (
          <LoadFailure error={error} onRetry={() => inbox.setFilter(filter)} />
        ) : status === 'loading' && chats.length === 0 ? (
          <Skeleton />
        ) : chats.length === 0 ? (
          <Suspense>
            <NoChats
              filter={filter}
              onFilter={setFilter}
              onClear={() => inbox.setFilter({ ...defaultFilter(), category: filter.category, q: filter.q })}
            />
          </Suspense>
        ) : (
          <ul className={isCompact ? 'chat-rows chat-rows-compact' : 'chat-rows'}>
            {chats.map((chat) => (
              <ChatRow
                key={chat.id}
                chat={chat}
                labels={labels}
                selected={chat.id === selected}
                current={chat.id === focusable}
                checked={checked.has(chat.id)}
                pinned={isPinned(pins, chat.id)}
                mentioned={isPinned(mentions, chat.id)}
                match={listing.matches.get(chat.id)}
                draft={chat.id === selected ? undefined : shownDraft(drafts.get(chat.id), storedDrafts.get(chat.id))}
                typing={(typing.get(`${chat.id}:customer`)?.until ?? 0) > Date.now()}
                watchers={watchersOf(presence, chat.id)}
                onOpen={open}
                onCheck={check}
              />
            ))}
          </ul>
        )}
      </div>
      {listing.pages > 1 && (
        <Pages
          filter={filter}
          pages={listing.pages}
          more={listing.more}
          onPage={(page_number) => setFilter({ page_number })}
        />
      )}
    </section>
  )
}

/** Says that the rows on screen may no longer be those of the server. */
function Outdated({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div className="list-outdated" role="status">
      <Icon name="alert" size={16} />
      <span>{messageOf(error, 'No pudimos actualizar la lista: puede haber cambios que no ves.')}</span>
      <button type="button" className="link-button" onClick={onRetry}>
        Reintentar
      </button>
    </div>
  )
}

function watchersOf(presence: ReadonlyMap<number, { chat_id: number | null; user: { name: string } }>, id: number) {
  return [...presence.values()]
    .filter((one) => one.chat_id === id)
    .map((one) => one.user.name)
    .join(', ')
}

interface PagesProps {
  filter: Filter
  pages: number
  /** there are more pages that were not counted */
  more?: boolean
  onPage: (page: number) => void
}

function Pages({ filter, pages, more, onPage }: PagesProps) {
  const page = filter.page_number
  return (
    <nav className="chat-pages" aria-label="Páginas">
      <IconButton icon="chevron-left" label="Página anterior" disabled={page <= 1} onClick={() => onPage(page - 1)} />
      <span className="num">
        {formatNumber(page)} de {more && 'más de '}
        {formatNumber(pages)}
      </span>
      <IconButton
        icon="chevron-right"
        label="Página siguiente"
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  )
}

function Skeleton() {
  const [rows] = useState(() => [...Array(8).keys()])
  return (
    <div role="status">
      <span className="sr-only">Cargando…</span>
      {rows.map((row) => (
        <div key={row} className="chat-row chat-row-ghost">
          <span className="ghost-disc" />
          <span className="ghost-lines">
            <span />
            <span />
          </span>
        </div>
      ))}
    </div>
  )
}
