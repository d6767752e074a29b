import type { PageProps } from '../../ui/PageFrame.tsx'
import './chats.css'
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { applyAvailability, readAvailability } from '../../availability/availability.ts'
import type { Visit } from '../../engine/features.ts'
import { mayOpen } from '../../session/gates.ts'
import { checkSession, useSession } from '../../session/index.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { toast } from '../../ui/toast.ts'
import { useNarrow } from '../../ui/useNarrow.ts'
import { chatActions } from './calls/actions.ts'
import { currentChat, prefetchChats } from './calls/calls.ts'
import { createCatalogue } from './calls/catalogue.ts'
import { ConnectionsContext, useConnections } from './connections/useConnections.ts'
import { type ChatsContext, ChatsContextProvider, useChatsContext, useInbox } from './context.ts'
import type { DialogRequest } from './dialogs/requests.ts'
import { filterFromQuery, filterToQuery } from './filters/filter.ts'
import { ChatList, useVisibleChats } from './list/ChatList.tsx'
import { UndoBar } from './list/UndoBar.tsx'
import { ChatPanel } from './panel/ChatPanel.tsx'
import { createInbox } from './state/inbox.ts'
import { useCloseOnBack } from './useCloseOnBack.ts'
import { useInboxShortcuts } from './useInboxShortcuts.ts'
import { useNotifications } from './useNotifications.ts'

const Dialogs = lazy(() => import('./dialogs/Dialogs.tsx'))

/** Requests the list before the page is rendered. */
export function prefetchFor({ session: { bot }, search }: Visit): void {
  if (bot) prefetchChats(bot.id, filterFromQuery(new URLSearchParams(search)))
}

/** /chats: the inbox. */
export default function Chats({ screen }: PageProps) {
  const session = useSession()
  const { user, bot } = session
  const mayAddExamples = mayOpen('/advanced/misunderstood', session)
  const mayAddCases = mayOpen('/advanced/examples', session) || mayOpen('/responses', session)
  const mayReveal = mayOpen('/contacts', session)
  const [search] = useSearchParams()
  const [dialog, setDialog] = useState<DialogRequest | null>(null)
  const closeDialog = useCallback(() => setDialog(null), [])
  const botId = bot?.id ?? 0
  const userId = user?.id ?? 0
  const name = user?.name ?? ''
  const zone = bot?.timezone
  // Exception in the specification: support staff view chats without marking them read. A bot may also want them to stay
  // unread until somebody answers.
  const isSupport = user?.role.name === 'Soporte' || bot?.role.name === 'Soporte'
  const reads = !isSupport && bot?.unread_policy !== 'on_reply'
  // biome-ignore lint/correctness/useExhaustiveDependencies: the URL is only read for the initial filter
  const inbox = useMemo(() => {
    return createInbox({
      botId,
      userId,
      reads,
      zone,
      filter: filterFromQuery(search),
      onRights: () => void checkSession(),
    })
  }, [botId, userId, reads, zone])
  useEffect(() => inbox.start(), [inbox])
  useEffect(() => {
    void readAvailability(botId)
    return inbox.onEvents((events) => applyAvailability(botId, events))
  }, [inbox, botId])
  const connections = useConnections(botId)
  const room = useMemo<ChatsContext>(
    () => ({
      botId,
      me: { id: userId, name },
      reads,
      mayAddExamples,
      mayAddCases,
      mayReveal,
      inbox,
      actions: chatActions(botId, inbox),
      catalogue: createCatalogue(botId),
      open: setDialog,
    }),
    [botId, userId, name, reads, mayAddExamples, mayAddCases, mayReveal, inbox],
  )
  return (
    <ChatsContextProvider value={room}>
      <ConnectionsContext value={connections}>
        <Inbox title={screen.title} help={screen.help} {...(dialog && { closeDialog })} />
      </ConnectionsContext>
      {dialog && (
        <Suspense>
          <Dialogs request={dialog} onClose={closeDialog} />
        </Suspense>
      )}
    </ChatsContextProvider>
  )
}

interface InboxProps {
  title: string
  help?: string
  closeDialog?: () => void
}

function Inbox({ title, help, closeDialog }: InboxProps) {
  const { inbox, botId } = useChatsContext()
  const narrow = useNarrow()
  const filter = useInbox((one) => one.filter)
  const selected = useInbox((one) => one.selected)
  const chat = useInbox(({ state, selected }) => (selected === null ? undefined : state.chats.get(selected)?.item))
  const lost = useInbox((one) => one.lost)
  const [search, setSearch] = useSearchParams()
  const [current, setCurrent] = useState<number | null>(null)
  const [checked, setChecked] = useState<ReadonlySet<number>>(() => new Set())
  const input = useRef<HTMLTextAreaElement>(null)
  const searchBox = useRef<HTMLInputElement>(null)
  const chats = useVisibleChats()
  useNotifications(title)

  // The URL mirrors the filter, and a link to the page sets the filter.
  const address = filterToQuery(filter).toString()
  useEffect(() => {
    // Keep the state of the history entry.
    const { usr: state } = (window.history.state ?? {}) as { usr?: unknown }
    setSearch(new URLSearchParams(address), { replace: true, preventScrollReset: true, state })
  }, [address, setSearch])
  const shownSearch = search.toString()
  const first = useRef(true)
  useEffect(() => {
    const { filter } = inbox.store.get()
    const asked = filterFromQuery(new URLSearchParams(shownSearch))
    // Compared as filters: an address may have parameters of others.
    if (!first.current && filterToQuery(asked).toString() !== filterToQuery(filter).toString()) inbox.setFilter(asked)
    first.current = false
  }, [inbox, shownSearch])

  // The chat requested by the navigation, such as a click on a notification.
  const [wanted] = useState(() => (window.history.state?.usr as { open?: number } | undefined)?.open)
  const restored = useRef(false)
  const listed = useInbox((one) => one.list === 'ready')
  useEffect(() => {
    if (!listed || wanted === undefined || restored.current) return
    restored.current = true
    // Clear it: history state survives a reload, which would open the chat again.
    window.history.replaceState({ ...window.history.state, usr: null }, '')
    void inbox.select(wanted)
  }, [inbox, listed, wanted])
  // On wide screens, reopen the chat that was open before.
  useEffect(() => {
    const hasFilter = filterToQuery(filterFromQuery(new URLSearchParams(window.location.search))).toString() !== ''
    if (narrow || !listed || restored.current || hasFilter) return
    const abort = new AbortController()
    currentChat(botId, abort.signal).then(
      ({ data }) => {
        restored.current = true
        if (!data || abort.signal.aborted || inbox.store.get().selected !== null) return
        inbox.applyChats([data], 0)
        void inbox.select(data.id)
      },
      () => {},
    )
    return () => abort.abort()
  }, [inbox, botId, narrow, listed])

  useEffect(() => {
    if (lost !== null) toast.info('Ya no ves esta conversación: pasó a otra área o a otra persona.')
  }, [lost])

  const open = useCallback((id: number, message?: number) => void inbox.select(id, message), [inbox])
  const close = useCallback(() => {
    const id = inbox.store.get().selected
    void inbox.select(null)
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-chat="${id}"]`)?.focus())
  }, [inbox])
  useCloseOnBack(narrow && chat ? selected : null, close, closeDialog)
  useInboxShortcuts({ chats, current, setCurrent, open, close, input, searchBox, checked, setChecked })

  const shown = chat !== undefined
  return (
    <div className={shown ? 'inbox inbox-chat' : 'inbox'}>
      <h1 className="sr-only">{title}</h1>
      <div className="inbox-list" hidden={narrow && shown}>
        <ChatList
          current={current}
          onCurrent={setCurrent}
          onOpen={open}
          checked={checked}
          onChecked={setChecked}
          searchRef={searchBox}
        />
        <UndoBar />
      </div>
      <div className="inbox-panel" hidden={narrow && !shown}>
        {chat ? (
          <ChatPanel key={selected} chat={chat} onClose={close} inputRef={input} />
        ) : (
          <div className="inbox-none">
            <EmptyState icon="chat" title="Elige una conversación para empezar" help="conversaciones">
              <p>{help}</p>
              <p>
                Muévete con <kbd>J</kbd> y <kbd>K</kbd>, abre con <kbd>Enter</kbd>. Con <kbd>?</kbd> verás todos los
                atajos.
              </p>
            </EmptyState>
          </div>
        )}
      </div>
    </div>
  )
}
