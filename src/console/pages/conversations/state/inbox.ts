import type { AnyEvent } from '../../../../../generated/events.ts'
import type { Presence, Typing } from '../../../../contract/realtime.ts'
import { type Connection, connectionState, connectRoom, subscribeConnection } from '../../../realtime/index.ts'
import * as calls from '../calls/calls.ts'
import { createOutbox } from '../outbox/outbox.ts'
import { browserStorage } from '../outbox/storage.ts'
import { emptyChat, learnWhole } from './chat.ts'
import { presenceAfter, still, TYPING_MS, typingAfter } from './company.ts'
import { reduce } from './events.ts'
import type { Inbox, InboxController, InboxSetup } from './inbox-types.ts'
import { emptyInbox } from './inbox-types.ts'
import { NOTHING } from './list.ts'
import { dropOld, markRead } from './retention.ts'
import { stir } from './stir.ts'
import { createStore, perFrame } from './store.ts'
import { addMessages, emptyThread } from './thread.ts'
import type { ChatItem, ChatMessage } from './types.ts'

const PAGE = 50
/** Messages of a page, and most pages, that are loaded to reach one that was searched for. */
const LARGE_PAGE = 200
const REACH = 50
/** Milliseconds in which several reasons to ask for the list again become one. */
const REFRESH_MS = 400

export type { Inbox, InboxController, InboxSetup } from './inbox-types.ts'

/** A draft that is known to be there but has not been read yet. */
export const UNREAD_DRAFT = '…'

/** The inbox of one chatbot: what is known, what is asked for, what is sent. */
export function createInbox(setup: InboxSetup): InboxController {
  const { botId } = setup
  const store = createStore<Inbox>(emptyInbox(setup.filter))
  const patch = (change: Partial<Inbox>) => store.set((before) => ({ ...before, ...change }))
  const listeners = new Set<(events: readonly AnyEvent[]) => void>()
  let connection: Connection | undefined
  let listAbort: AbortController | undefined
  let openAbort: AbortController | undefined
  let refreshTimer: ReturnType<typeof setTimeout> | undefined

  function took(items: readonly ChatItem[], since: number): void {
    store.set((before) => {
      const chats = new Map(before.state.chats)
      for (const item of items)
        chats.set(item.id, learnWhole(chats.get(item.id) ?? emptyChat(item.id), { seq: since, value: item }))
      return { ...before, state: { ...before.state, chats } }
    })
  }

  async function load(): Promise<void> {
    clearTimeout(refreshTimer)
    refreshTimer = undefined
    listAbort?.abort()
    const abort = new AbortController()
    listAbort = abort
    const { filter, state } = store.get()
    try {
      const page = await calls.filterChats(botId, filter, abort.signal)
      if (abort.signal.aborted) return
      const since = page.seq ?? state.seq
      took(page.data, since)
      store.set((before) => {
        const ids = page.data.map(({ id }) => id)
        // what stirred while the answer was on its way may not be in it yet
        const moved = [...before.listing.stirred].filter((id) => (before.state.chats.get(id)?.base?.seq ?? 0) > since)
        const kept = new Set([...ids, ...moved, ...before.state.threads.keys()])
        if (before.selected !== null) kept.add(before.selected)
        const chats = new Map([...before.state.chats].filter(([id]) => kept.has(id)))
        const drafts = new Map(before.drafts)
        for (const id of page.drafts ?? []) if (!drafts.has(id)) drafts.set(id, UNREAD_DRAFT)
        const listing = { ids, stirred: new Set(moved), total: page.total_chats, pages: page.total_pages }
        return {
          ...before,
          state: { ...before.state, chats },
          listing,
          drafts,
          seq: Math.max(before.seq, since),
          list: 'ready',
          listError: undefined,
        }
      })
    } catch (error) {
      if (!abort.signal.aborted) patch({ list: 'failed', listError: error })
    }
  }

  function refresh(): void {
    refreshTimer ??= setTimeout(() => void load(), REFRESH_MS)
  }

  const incoming = perFrame<AnyEvent>((events) => {
    store.set((before) => {
      const state = events.reduce(reduce, before.state)
      const { listing, unsure } = stir(before.listing, events, state)
      if (unsure) refresh()
      const after = { ...before, state, listing }
      const open = after.selected === null ? undefined : state.chats.get(after.selected)
      if (open?.facts.left && !open.item) return { ...after, selected: null, lost: open.id }
      return after
    })
    if (events.some(({ name }) => name === 'membership' || name === 'session-closed')) setup.onRights?.()
    for (const listener of listeners) listener(events)
  })

  async function loadThread(id: number, signal: AbortSignal): Promise<void> {
    const { seq } = store.get().state
    const opened = await calls.openChat(botId, id, PAGE, undefined, signal)
    if (signal.aborted) return
    const since = opened.seq ?? seq
    if (opened.chat) took([opened.chat], since)
    store.set((before) => {
      const known = before.state.threads.get(id) ?? emptyThread(id)
      const first = opened.data[0]?.id ?? 0
      // a page that does not meet what is known would leave a hole
      const meets = known.messages.some((message) => message.id >= first)
      const base = meets ? known : { ...emptyThread(id), statuses: known.statuses, reactions: known.reactions }
      const reachesBack = meets && (known.messages[0]?.id ?? first) < first
      const more = reachesBack ? known.more : (opened.more_before ?? opened.data.length >= PAGE)
      const { rating = null, data } = opened
      const thread = addMessages({ ...base, since, more, loaded: true, rating }, data)
      const threads = new Map(before.state.threads)
      threads.delete(id)
      threads.set(id, thread)
      const chat = before.state.chats.get(id)
      const chats = chat && setup.reads ? new Map(before.state.chats).set(id, markRead(chat)) : before.state.chats
      return { ...before, opening: 'ready', state: { ...before.state, chats, threads: dropOld(threads, id) } }
    })
  }

  async function select(id: number | null, message?: number): Promise<void> {
    openAbort?.abort()
    const abort = new AbortController()
    openAbort = abort
    connection?.presence({ chat_id: id })
    if (id === null) return patch({ selected: null, opening: 'ready', lost: null, jump: null })
    store.set((before) => {
      const chat = before.state.chats.get(id)
      const chats = chat && setup.reads ? new Map(before.state.chats).set(id, markRead(chat)) : before.state.chats
      const loaded = before.state.threads.get(id)?.loaded
      // the thread takes events from now on, so that nothing falls between the answer and them
      const threads = new Map(before.state.threads)
      if (!threads.has(id)) threads.set(id, emptyThread(id))
      return {
        ...before,
        selected: id,
        lost: null,
        jump: null,
        opening: loaded ? 'ready' : 'loading',
        openError: undefined,
        state: { ...before.state, chats, threads },
      }
    })
    const draft = calls.readDraft(botId, id, abort.signal).catch(() => null)
    try {
      await loadThread(id, abort.signal)
      if (message !== undefined && !abort.signal.aborted) await reach(id, message)
      const kept = await draft
      const typed = store.get().drafts.get(id)
      if (kept && !abort.signal.aborted && (typed === undefined || typed === UNREAD_DRAFT)) setDraft(id, kept.text)
    } catch (error) {
      if (!abort.signal.aborted) patch({ opening: 'failed', openError: error })
    }
  }

  /** Loads back to a message, then shows it. */
  async function reach(id: number, message: number): Promise<void> {
    for (let page = 0; page < REACH; page++) {
      const thread = store.get().state.threads.get(id)
      if (store.get().selected !== id || !thread) return
      if (!thread.more || (thread.messages[0]?.id ?? 0) <= message) break
      await loadOlder(LARGE_PAGE)
    }
    if (store.get().selected === id) patch({ jump: message })
  }

  let older = false
  async function loadOlder(limit = PAGE * 2): Promise<void> {
    const { selected, state } = store.get()
    const thread = selected === null ? undefined : state.threads.get(selected)
    const first = thread?.messages[0]
    if (!thread?.loaded || !thread.more || !first || older) return
    older = true
    try {
      const opened = await calls.openChat(botId, thread.chatId, limit, first.id)
      store.set((before) => {
        const now = before.state.threads.get(thread.chatId)
        if (!now) return before
        const next = addMessages({ ...now, more: opened.more_before ?? opened.data.length >= limit }, opened.data)
        return {
          ...before,
          state: { ...before.state, threads: new Map(before.state.threads).set(thread.chatId, next) },
        }
      })
    } finally {
      older = false
    }
  }

  function setDraft(id: number, text: string): void {
    store.set((before) => {
      if ((before.drafts.get(id) ?? '') === text && before.drafts.has(id)) return before
      return { ...before, drafts: new Map(before.drafts).set(id, text) }
    })
  }

  const outbox = createOutbox({
    userId: setup.userId,
    botId,
    storage: setup.storage ?? browserStorage,
    failure: calls.sendFailure,
    onChange: (all) => patch({ outbox: all }),
    send: async (one) => tookMessages(one.chatId, await calls.send(one)),
  })

  function tookMessages(chatId: number, messages: readonly ChatMessage[]): void {
    store.set((before) => {
      const thread = before.state.threads.get(chatId)
      if (!thread) return before
      const threads = new Map(before.state.threads).set(chatId, addMessages(thread, messages))
      return { ...before, state: { ...before.state, threads } }
    })
  }

  function onTyping(told: Typing): void {
    store.set((before) => ({ ...before, typing: typingAfter(before.typing, told) }))
    if (told.typing)
      setTimeout(() => store.set((before) => ({ ...before, typing: still(before.typing) })), TYPING_MS + 50)
  }

  function onPresence(told: Presence): void {
    if (told.user.id === setup.userId) return
    store.set((before) => ({ ...before, presence: presenceAfter(before.presence, told) }))
  }

  /** Everything that is shown is asked for again: the connection is new. */
  function onReset(seq: number): void {
    incoming.flush()
    store.set((before) => ({ ...before, state: { ...before.state, seq: Math.max(seq, before.state.seq) } }))
    void load()
    const { selected, state } = store.get()
    if (selected !== null && state.threads.get(selected)?.loaded)
      void loadThread(selected, new AbortController().signal).catch(() => {})
    else store.set((before) => ({ ...before, state: { ...before.state, threads: onlyOpen(before) } }))
  }
  const onlyOpen = ({ state, selected }: Inbox) => new Map([...state.threads].filter(([id]) => id === selected))

  return {
    store,
    outbox,
    connection: () => connection,
    setFilter(filter) {
      patch({ filter, list: 'loading', listing: { ...NOTHING } })
      void load()
    },
    refresh,
    select,
    loadOlder: () => loadOlder(),
    took,
    tookMessages,
    setDraft,
    onEvents(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start() {
      const connect = setup.connect ?? connectRoom
      let ended = false
      // the list first; the room is then joined from the number that it holds for, so that nothing is asked for twice
      void load().then(() => {
        if (ended) return
        const { list, seq, selected } = store.get()
        const since = list === 'ready' && seq > 0 ? seq : undefined
        connection = connect(
          botId,
          { onEvent: incoming.add, onReset, onTyping, onPresence, onDenied: () => setup.onRights?.() },
          since,
        )
        connection.presence({ chat_id: selected })
      })
      const stopWatching = subscribeConnection(() => {
        if (connectionState() === 'online') outbox.wake()
      })
      return () => {
        ended = true
        stopWatching()
        connection?.close()
        listAbort?.abort()
        openAbort?.abort()
        clearTimeout(refreshTimer)
        outbox.stop()
      }
    },
  }
}
