import type { PageProps } from '../../ui/PageFrame.tsx'
import './chats.css'
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useAvailability } from '../../availability/useAvailability.ts'
import type { Visit } from '../../engine/features.ts'
import { mayOpen } from '../../session/gates.ts'
import { checkSession, useSession } from '../../session/index.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { HeldKeys } from '../../ui/HeldKeys.tsx'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { Loading } from '../../ui/Spinner.tsx'
import { toast } from '../../ui/toast.ts'
import { useNarrow } from '../../ui/useNarrow.ts'
import { chatActions } from './calls/actions.ts'
import { prefetchChats } from './calls/calls.ts'
import { createCatalogue } from './calls/catalogue.ts'
import { ConnectionsContext, useConnections } from './connections/useConnections.ts'
import { type ChatsContext, ChatsContextProvider, useChatsContext, useInbox } from './context.ts'
import { Dialogs } from './dialogs/lazy-dialogs.ts'
import type { DialogRequest } from './dialogs/requests.ts'
import { filterFromQuery, filterToQuery } from './filters/filter.ts'
import { ChatList, useVisibleChats } from './list/ChatList.tsx'
import { useUnsentNotice } from './outbox/useUnsentNotice.ts'
import { moveKeptNote } from './pane/kept-notes.ts'
import { Pane } from './pane/Pane.tsx'
import { usePaneLayout } from './pane/usePaneLayout.ts'
import { ChatPanel } from './panel/ChatPanel.tsx'
import { createInbox } from './state/inbox.ts'
import { leftSubject, leftText } from './state/left-text.ts'
import { useChatAddress } from './useChatAddress.ts'
import { useInboxShortcuts } from './useInboxShortcuts.ts'
import { useNotifications } from './useNotifications.ts'
import { useRestoredChat } from './useRestoredChat.ts'
import { useShownHeight } from './useShownHeight.ts'
import { useViewsColumn } from './views/useViewsColumn.ts'

const MISSING = 'No encontramos esta conversación o ya no tienes acceso.'

const ViewsColumn = lazy(() => import('./views/ViewsColumn.tsx'))
const UndoBar = lazy(async () => ({ default: (await import('./list/UndoBar.tsx')).UndoBar }))

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
      onMerge: moveKeptNote,
    })
  }, [botId, userId, reads, zone])
  useEffect(() => inbox.start(), [inbox])
  useAvailability(botId)
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
        <Suspense fallback={<HeldKeys onCancel={closeDialog} />}>
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
  const { inbox } = useChatsContext()
  const narrow = useNarrow()
  const hasColumn = useViewsColumn()
  const selected = useInbox((one) => one.selected)
  const chat = useInbox(({ state, selected }) => (selected === null ? undefined : state.chats.get(selected)?.item))
  const lost = useInbox((one) => one.lost)
  const missing = useInbox((one) => one.missing)
  const hasUndo = useInbox((one) => one.undo !== null)
  const [current, setCurrent] = useState<number | null>(null)
  const [checked, setChecked] = useState<ReadonlySet<number>>(() => new Set())
  const filters = useInbox((one) => filterToQuery(one.filter).toString())
  // Bulk changes are about the list that was looked at when it was selected.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another filter shows another list
  useEffect(() => setChecked(new Set()), [filters])
  const input = useRef<HTMLTextAreaElement>(null)
  const searchBox = useRef<HTMLInputElement>(null)
  const chats = useVisibleChats()
  useNotifications(title)
  useUnsentNotice()
  useShownHeight(narrow && selected !== null)

  const [search] = useSearchParams()
  const replaceEntry = useChatAddress({ covers: narrow, closeDialog })

  useRestoredChat(search, replaceEntry)
  useEffect(() => {
    if (!lost) return
    const { selected, state } = inbox.store.get()
    // A notice that comes late may be about another chat than the open one.
    const isOther = selected !== null && !lost.erased
    const detail = isOther ? state.chats.get(lost.id)?.base?.value.user_name : undefined
    toast.info(leftText(lost), { subject: leftSubject(lost.id), detail })
  }, [inbox, lost])
  useEffect(() => {
    if (narrow && missing !== null) toast.info(MISSING)
  }, [narrow, missing])

  const open = useCallback((id: number, message?: number) => void inbox.select(id, message), [inbox])
  const close = useCallback(() => {
    const id = inbox.store.get().selected
    void inbox.select(null)
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-chat="${id}"]`)?.focus())
  }, [inbox])
  const moveTo = useCallback(
    (id: number) => {
      if (id === inbox.store.get().selected) return
      setCurrent(id)
      void inbox.select(id)
    },
    [inbox],
  )
  useInboxShortcuts({ chats, current, setCurrent, open, moveTo, close, input, searchBox, checked, setChecked })

  const at = chats.findIndex(({ id }) => id === selected)
  const steps = { previous: at > 0 ? chats[at - 1]?.id : undefined, next: chats[at + 1]?.id, onMove: moveTo }
  const shown = selected !== null
  const list = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const pane = usePaneLayout(list, panel)
  const beside = pane === 'column' && chat !== undefined
  return (
    <div className={classes('inbox', shown && 'inbox-chat', hasColumn && 'inbox-wide', beside && 'inbox-with-pane')}>
      <h1 className="sr-only">{title}</h1>
      {hasColumn && (
        <nav className="inbox-views" aria-label="Vistas">
          <Suspense>
            <ViewsColumn />
          </Suspense>
        </nav>
      )}
      <div className="inbox-list" ref={list} hidden={narrow && shown}>
        <ChatList
          current={current}
          onCurrent={setCurrent}
          onOpen={open}
          checked={checked}
          onChecked={setChecked}
          searchRef={searchBox}
        />
        {hasUndo && (
          <Suspense>
            <UndoBar />
          </Suspense>
        )}
      </div>
      <div className="inbox-panel" ref={panel} hidden={narrow && !shown}>
        {chat ? (
          <ChatPanel key={selected} chat={chat} onClose={close} steps={steps} pane={pane} inputRef={input} />
        ) : (
          <NoPanel help={help} onClose={close} />
        )}
        {beside && (
          <aside className="inbox-pane" aria-label="Contacto">
            <Pane chat={chat} beside />
          </aside>
        )}
      </div>
    </div>
  )
}

/** What the place of a chat shows while there is none. */
function NoPanel({ help, onClose }: { help: string | undefined; onClose: () => void }) {
  const { inbox } = useChatsContext()
  const selected = useInbox((one) => one.selected)
  const opening = useInbox((one) => one.opening)
  const error = useInbox((one) => one.openError)
  const missing = useInbox((one) => one.missing)
  return (
    <div className="inbox-none">
      {selected !== null && opening === 'failed' ? (
        <div>
          <LoadFailure error={error} onRetry={() => void inbox.select(selected)} />
          <Button variant="ghost" icon="arrow-left" onClick={onClose}>
            Volver a la lista
          </Button>
        </div>
      ) : selected !== null ? (
        <Loading />
      ) : missing !== null ? (
        <div role="alert">
          <EmptyState icon="alert-circle" title="No encontramos esta conversación">
            <p>Quizás alguien la eliminó, es de otro chatbot o ya no tienes acceso. Elige otra de la lista.</p>
          </EmptyState>
        </div>
      ) : (
        <EmptyState icon="chat" title="Elige una conversación para empezar" help="conversaciones">
          <p>{help}</p>
          <p>
            Muévete con <kbd>J</kbd> y <kbd>K</kbd>, abre con <kbd>Enter</kbd>. Con <kbd>?</kbd> verás todos los atajos.
          </p>
        </EmptyState>
      )}
    </div>
  )
}
