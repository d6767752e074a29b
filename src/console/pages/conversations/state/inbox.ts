import type { AnyEvent } from '../../../../../generated/events.ts'
import type { Presence, Typing } from '../../../../contract/realtime.ts'
import {
  type Connection,
  connectionState,
  connectRoom,
  type Listener,
  subscribeConnection,
} from '../../../realtime/index.ts'
import * as calls from '../calls/calls.ts'
import type { Filter } from '../filters/filter.ts'
import { createOutbox, type Outbox } from '../outbox/outbox.ts'
import { browserStorage, type OutboxStorage } from '../outbox/storage.ts'
import type { Outgoing } from '../outbox/types.ts'
import { emptyChat, learnWhole, settle } from './chat.ts'
import { reduce } from './events.ts'
import { type Listing, NOTHING } from './list.ts'
import { createStore, perFrame, type Store } from './store.ts'
import { addMessages, emptyThread } from './thread.ts'
import { type Chat, type ChatItem, type ChatMessage, EMPTY, type InboxState, type Thread } from './types.ts'

/** Everything that the page shows. */
export interface Inbox {
  state: InboxState
  filter: Filter
  listing: Listing
  list: 'loading' | 'ready' | 'failed'
  listError?: unknown
  selected: number | null
  /** the open chat's messages */
  opening: 'loading' | 'ready' | 'failed'
  openError?: unknown
  outbox: readonly Outgoing[]
  /** own drafts by chat */
  drafts: ReadonlyMap<number, string>
  /** who writes where; the time says until when that holds */
  typing: ReadonlyMap<string, Typing & { until: number }>
  /** where colleagues are */
  presence: ReadonlyMap<number, Presence>
  /** a message that was searched for, to be shown */
  jump: number | null
  /** what was done to many chats and can be undone */
  undo: { id: string; text: string } | null
  /** number that what is shown holds for at least */
  seq: number
  /** the chat that was just taken out of this user's sight while open */
  lost: number | null
}

/** Most threads kept, and most messages kept of one that is not open: an inbox is open for a whole day. */
const THREADS = 25
const KEPT_MESSAGES = 100
const PAGE = 50
/** Messages of a page, and most pages, that are loaded to reach one that was searched for. */
const LARGE_PAGE = 200
const REACH = 50
/** Milliseconds in which several reasons to ask for the list again become one. */
const REFRESH_MS = 400
const TYPING_MS = 6000

export interface InboxController {
  store: Store<Inbox>
  outbox: Outbox
  connection: () => Connection | undefined
  setFilter(filter: Filter): void
  refresh(): void
  /** opens a chat, at a message of it if one is given */
  select(id: number | null, message?: number): Promise<void>
  loadOlder(): Promise<void>
  /** takes in chats as an answer told them */
  took(items: readonly ChatItem[], since: number): void
  /** takes in messages as an answer told them */
  tookMessages(chatId: number, messages: readonly ChatMessage[]): void
  setDraft(id: number, text: string): void
  /** what every numbered event is told to besides */
  onEvents(listener: (events: readonly AnyEvent[]) => void): () => void
  start(): () => void
}

export interface InboxSetup {
  botId: number
  userId: number
  filter: Filter
  /** whether opening marks read here; not for the group named Soporte */
  reads: boolean
  /** what the user may do has changed, or he was refused: the session is to be checked */
  onRights?: () => void
  storage?: OutboxStorage
  connect?: (botId: number, listener: Listener, since?: number) => Connection
}

function dropOld(threads: ReadonlyMap<number, Thread>, open: number | null): ReadonlyMap<number, Thread> {
  const entries = [...threads].slice(-THREADS).map(([id, thread]): [number, Thread] => {
    if (id === open || thread.messages.length <= KEPT_MESSAGES) return [id, thread]
    return [id, { ...thread, messages: thread.messages.slice(-KEPT_MESSAGES), more: true }]
  })
  return new Map(entries)
}

/** A draft that is known to be there but has not been read yet. */
export const UNREAD_DRAFT = '…'

/** What the user has read here is read, whatever the last whole said. */
function markRead(chat: Chat): Chat {
  if (!chat.base || !chat.item?.open) return chat
  const { open: _, ...facts } = chat.facts
  const value = { ...chat.base.value, open: false, unread_count: 0 }
  const heard = new Map([...chat.heard].map(([seq]) => [seq, ''] as const))
  return settle({ ...chat, facts, heard, base: { ...chat.base, value } })
}

/** The inbox of one chatbot: what is known, what is asked for, what is sent. */
export function createInbox(setup: InboxSetup): InboxController {
  const { botId } = setup
  const store = createStore<Inbox>({
    state: EMPTY,
    filter: setup.filter,
    listing: NOTHING,
    list: 'loading',
    selected: null,
    opening: 'ready',
    outbox: [],
    drafts: new Map(),
    typing: new Map(),
    presence: new Map(),
    seq: 0,
    jump: null,
    undo: null,
    lost: null,
  })
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

  /** Which chats events told of; the list is asked for again where they alone don't say what it holds now. */
  function stir(events: readonly AnyEvent[], before: Inbox, after: InboxState): Listing {
    const touched = new Set<number>()
    for (const { payload } of events) {
      if ('chat_id' in payload) touched.add(payload.chat_id)
      else if ('chat' in payload) touched.add(payload.chat.id)
    }
    if (touched.size === 0) return before.listing
    const changesList = events.some(({ name }) => !['status', 'reaction', 'internal-message'].includes(name))
    const unknown = [...touched].some((id) => !after.chats.get(id)?.item)
    if (changesList || unknown) refresh()
    return { ...before.listing, stirred: new Set([...before.listing.stirred, ...touched]) }
  }

  const incoming = perFrame<AnyEvent>((events) => {
    store.set((before) => {
      const state = events.reduce(reduce, before.state)
      const after = { ...before, state, listing: stir(events, before, state) }
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
      const thread = addMessages({ ...base, since, more, loaded: true }, opened.data)
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
    const key = `${told.chat_id}:${told.user?.id ?? 'customer'}`
    store.set((before) => {
      const typing = new Map([...before.typing].filter(([, { until }]) => until > Date.now()))
      if (told.typing) typing.set(key, { ...told, until: Date.now() + TYPING_MS })
      else typing.delete(key)
      return { ...before, typing }
    })
    if (told.typing)
      setTimeout(() => store.set((before) => ({ ...before, typing: still(before.typing) })), TYPING_MS + 50)
  }
  const still = (typing: Inbox['typing']) => new Map([...typing].filter(([, { until }]) => until > Date.now()))

  function onPresence(told: Presence): void {
    if (told.user.id === setup.userId) return
    store.set((before) => {
      const presence = new Map(before.presence)
      if (told.here) presence.set(told.user.id, told)
      else presence.delete(told.user.id)
      return { ...before, presence }
    })
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

  const onDenied = () => setup.onRights?.()

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
        connection = connect(botId, { onEvent: incoming.add, onReset, onTyping, onPresence, onDenied }, since)
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
