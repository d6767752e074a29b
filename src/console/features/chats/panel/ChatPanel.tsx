import './panel.css'
import { type RefObject, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { ConnectionBadge } from '../../../realtime/index.ts'
import { lazyInBackground } from '../../../routing/background.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { Loading } from '../../../ui/Spinner.tsx'
import { useNarrow } from '../../../ui/useNarrow.ts'
import { Changes } from '../changes/Changes.tsx'
import { useChangesShown } from '../changes/shown.ts'
import { Composer } from '../composer/Composer.tsx'
import { useChatsContext, useInbox } from '../context.ts'
import { discardUnsent } from '../outbox/unsent.ts'
import { Pane } from '../pane/Pane.tsx'
import { PANE_PARTS, type PaneTab, PaneTabs } from '../pane/PaneTabs.tsx'
import type { PaneLayout } from '../pane/usePaneLayout.ts'
import { useReplyWindow } from '../ReplyWindow.tsx'
import type { ChatItem, ChatMessage, ThreadEvent } from '../state/types.ts'
import { Bubble, OutgoingBubble } from './Bubble.tsx'
import { PanelHead, type Steps } from './PanelHead.tsx'
import { type Row, rowsOf, unconfirmed } from './rows.ts'
import { Thread } from './Thread.tsx'
import { TransferNote } from './TransferNote.tsx'
import { useMarkRead } from './useMarkRead.ts'
import { useReacts } from './useReacts.ts'

const Why = lazyInBackground(async () => ({
  default: (await import('../why/HandoffExplanation.tsx')).HandoffExplanation,
}))

interface ChatPanelProps {
  chat: ChatItem
  /** returns to the list */
  onClose: () => void
  steps: Steps
  /** where the contact is */
  pane: PaneLayout
  inputRef: RefObject<HTMLTextAreaElement | null>
}

const NONE: readonly ChatMessage[] = []
const NO_CHANGES: readonly ThreadEvent[] = []

/** The id of the last message of the business that was tried to be sent; 0 without one. */
const lastAttempted = (messages: readonly ChatMessage[]): number =>
  messages.findLast(
    ({ type, status }) => (type === 'agent' || type === 'bot') && status !== null && status !== 'pending',
  )?.id ?? 0

/** An open chat: header, messages and composer. */
export function ChatPanel({ chat, onClose, steps, pane, inputRef }: ChatPanelProps) {
  const { inbox, me } = useChatsContext()
  const thread = useInbox(({ state }) => state.threads.get(chat.id))
  const opening = useInbox((one) => one.opening)
  const error = useInbox((one) => one.openError)
  const sending = useInbox((one) => one.outbox)
  const typing = useInbox((one) => one.typing)
  const jump = useInbox((one) => one.jump)
  const { changes: all = NO_CHANGES, more = false, past = false } = thread ?? {}
  const loaded = thread?.loaded ? thread.messages : NONE
  // Messages that arrive while older ones are shown are known, though not displayed.
  const tail = thread?.tail ?? NONE
  const known = useMemo(() => (tail.length > 0 ? [...loaded, ...tail] : loaded), [loaded, tail])
  const messages = past ? loaded : known
  const lastId = thread?.loaded ? thread.newest : undefined
  const theirs = known.findLast(({ type, user_id }) => type === 'agent' && user_id !== me.id)
  const toPresent = useCallback(() => void inbox.goToEnd(chat.id).catch(() => {}), [inbox, chat.id])
  const [tab, setTab] = useState<PaneTab>('talk')
  const tabs = pane === 'tab'
  const covered = tabs && tab === 'contact'
  const reading = useMarkRead(chat, known, covered)
  const [divider, setDivider] = useState<number>()
  const unreadAtOpen = useRef(chat.unread_count)

  // Position of the "new messages" divider, from the unread count when the chat was opened.
  useEffect(() => {
    if (!thread?.loaded || divider !== undefined) return
    const theirs = messages.filter(({ type }) => type === 'user')
    const first = theirs[theirs.length - unreadAtOpen.current]
    setDivider(first && unreadAtOpen.current > 0 ? first.id - 1 : lastId)
  }, [thread?.loaded, messages, divider, lastId])

  const outgoing = useMemo(
    () =>
      unconfirmed(
        sending.filter(({ chatId }) => chatId === chat.id),
        known,
        me.id,
      ),
    [sending, known, chat.id, me.id],
  )
  const showsChanges = useChangesShown()
  const changes = showsChanges ? all : NO_CHANGES
  const rows = useMemo(
    () => rowsOf(messages, outgoing, divider, { changes, more, past }),
    [messages, outgoing, divider, changes, more, past],
  )
  const left = useReplyWindow(chat)
  const lastLeft = thread?.past ? Number.POSITIVE_INFINITY : lastAttempted(known)
  const late = left !== null && left <= 0
  const reacts = useReacts(chat)
  const render = useCallback(
    (row: Row) => {
      if (row.kind === 'message')
        return (
          <Bubble
            message={row.message}
            channel={chat.channel}
            late={late}
            reacts={reacts}
            overtaken={row.message.status === 'uncertain' && row.message.id < lastLeft}
            grouped={row.grouped}
            found={row.message.id === jump}
          />
        )
      if (row.kind === 'changes') return <Changes changes={row.changes} />
      if (row.kind !== 'outgoing') return null
      return (
        <OutgoingBubble
          outgoing={row.outgoing}
          channel={chat.channel}
          onRetry={inbox.outbox.retry}
          onDiscard={(key) => discardUnsent(inbox.outbox, key)}
        />
      )
    },
    [chat.channel, inbox, jump, late, reacts, lastLeft],
  )
  const narrow = useNarrow()
  const writing = [...typing.values()].filter((one) => one.chat_id === chat.id && one.user?.id !== me.id)

  return (
    <section className="chat-panel" aria-label={`Conversación con ${chat.user_name}`}>
      <PanelHead chat={chat} onClose={onClose} steps={steps} />
      {tabs && <PaneTabs value={tab} onChange={setTab} />}
      <div className="panel-body">
        <div
          className="panel-talk"
          inert={covered}
          {...(tabs && { id: PANE_PARTS.talk, role: 'tabpanel', 'aria-label': 'Conversación' })}
        >
          <TransferNote chat={chat} />
          {pane !== 'column' && (
            <Suspense>
              <Why chat={chat} />
            </Suspense>
          )}
          {opening === 'failed' && messages.length === 0 ? (
            <div className="panel-fill">
              <LoadFailure error={error} onRetry={() => void inbox.select(chat.id)} />
            </div>
          ) : !thread?.loaded ? (
            <div className="panel-fill">
              <Loading />
            </div>
          ) : rows.length === 0 ? (
            <div className="panel-fill">
              <EmptyState icon="message" title="Todavía no hay mensajes" />
            </div>
          ) : (
            <Thread
              rows={rows}
              more={thread.more}
              onOlder={inbox.loadOlder}
              past={thread.past}
              onNewer={inbox.loadNewer}
              onPresent={toPresent}
              onEnd={reading.onEnd}
              jump={jump ?? undefined}
              render={render}
            />
          )}
          <div className="panel-foot">
            <p className="panel-typing" role="status">
              {writing.length > 0 &&
                (writing[0]?.user
                  ? `${writing[0].user.name} está escribiendo…`
                  : `${chat.user_name} está escribiendo…`)}
            </p>
            {/* On wide screens, the list already shows it. */}
            {narrow && <ConnectionBadge />}
          </div>
          <p className="sr-only" aria-live="polite">
            {reading.announce}
          </p>
          <Composer
            key={chat.id}
            chat={chat}
            unseen={reading.unseen}
            onSeen={reading.markSeen}
            answer={theirs && { id: theirs.id, name: theirs.user_name }}
            lastId={lastId}
            inputRef={inputRef}
          />
        </div>
        {covered && (
          <div className="panel-contact" id={PANE_PARTS.contact} role="tabpanel" aria-label="Contacto">
            <Pane chat={chat} />
          </div>
        )}
      </div>
    </section>
  )
}
