import type { AnyEvent } from '../../../../../generated/events.ts'
import type { Presence, Typing } from '../../../../contract/realtime.ts'
import { type Connection, connectionState, connectRoom, subscribeConnection } from '../../../realtime/index.ts'
import * as calls from '../calls/calls.ts'
import { createOutbox } from '../outbox/outbox.ts'
import { browserStorage } from '../outbox/storage.ts'
import { applyChat, emptyChat } from './chat.ts'
import { createCounts } from './counts.ts'
import { reduce } from './events.ts'
import type { DraftQuote, Inbox, InboxController, InboxSetup } from './inbox-types.ts'
import { emptyInbox } from './inbox-types.ts'
import { EMPTY_LISTING } from './list.ts'
import { applyToListing } from './listing-events.ts'
import { applyPins } from './pins.ts'
import { activeTyping, applyPresence, applyTyping, clearTyping, TYPING_MS } from './presence.ts'
import { markRead } from './retention.ts'
import { batchPerFrame, createStore } from './store.ts'
import { emptyThread, receiveMessage, setDeleted, setDelivery } from './thread.ts'
import { createThreadLoader } from './thread-loader.ts'
import type { ChatItem, ChatMessage } from './types.ts'

/** Milliseconds within which several refetches of the list are merged into one. */
const REFRESH_MS = 400

export type { Inbox, InboxController, InboxSetup } from './inbox-types.ts'

/** Placeholder for a draft that exists but has not been fetched yet. */
export const UNREAD_DRAFT = '…'

/** Creates the inbox of one chatbot: state, requests and outbox. */
export function createInbox(setup: InboxSetup): InboxController {
  const { botId } = setup
  const store = createStore<Inbox>(emptyInbox(setup.filter, setup.zone))
  const patch = (change: Partial<Inbox>) => store.set((before) => ({ ...before, ...change }))
  const listeners = new Set<(events: readonly AnyEvent[]) => void>()
  let connection: Connection | undefined
  let passing: number | undefined
  let listAbort: AbortController | undefined
  let openAbort: AbortController | undefined
  let refreshTimer: ReturnType<typeof setTimeout> | undefined

  function applyChats(items: readonly ChatItem[], since: number): void {
    store.set((before) => {
      const chats = new Map(before.state.chats)
      for (const item of items)
        chats.set(item.id, applyChat(chats.get(item.id) ?? emptyChat(item.id), { seq: since, value: item }))
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
      applyChats(page.data, since)
      store.set((before) => {
        const ids = page.data.map(({ id }) => id)
        // Chats that changed while the request was pending may be missing from the response.
        const moved = [...before.listing.changed].filter((id) => (before.state.chats.get(id)?.base?.seq ?? 0) > since)
        const kept = new Set([...ids, ...moved, ...before.state.threads.keys()])
        if (before.selected !== null) kept.add(before.selected)
        const chats = new Map([...before.state.chats].filter(([id]) => kept.has(id)))
        const drafts = new Map(before.drafts)
        for (const id of page.drafts ?? []) if (!drafts.has(id)) drafts.set(id, UNREAD_DRAFT)
        const { total_chats: total, total_pages: pages, more_chats, older } = page
        const listing = { ids, changed: new Set(moved), total, pages, more: more_chats === true, older }
        return {
          ...before,
          state: { ...before.state, chats, pins: applyPins(before.state.pins, page.pinned ?? [], since) },
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

  const incoming = batchPerFrame<AnyEvent>((events) => {
    store.set((before) => {
      const state = events.reduce(reduce, before.state)
      const { listing, unsure } = applyToListing(before.listing, events, state)
      if (unsure) refresh()
      const after = { ...before, state, listing, typing: clearTyping(before.typing, events) }
      const open = after.selected === null ? undefined : state.chats.get(after.selected)
      if (!open?.facts.left || open.item) return after
      connection?.presence({ chat_id: null })
      return { ...after, selected: null, lost: open.id === passing ? null : open.id }
    })
    if (events.some(({ name }) => name === 'membership' || name === 'session-closed')) {
      setup.onRights?.()
      void loadBot()
    }
    counting.hear(events)
    for (const listener of listeners) listener(events)
  })

  const counting = createCounts(botId, store)
  const opening = createThreadLoader({ botId, reads: setup.reads, store, applyChats })

  async function select(id: number | null, message?: number): Promise<void> {
    openAbort?.abort()
    const abort = new AbortController()
    openAbort = abort
    connection?.presence({ chat_id: id })
    if (id === null) return patch({ selected: null, opening: 'ready', lost: null, missing: null, jump: null })
    store.set((before) => {
      const chat = before.state.chats.get(id)
      const chats = chat && setup.reads ? new Map(before.state.chats).set(id, markRead(chat)) : before.state.chats
      const loaded = before.state.threads.get(id)?.loaded
      // The thread receives events from now on, so that none are lost between the response and the events.
      const threads = new Map(before.state.threads)
      if (!threads.has(id)) threads.set(id, emptyThread(id))
      return {
        ...before,
        selected: id,
        lost: null,
        missing: null,
        jump: null,
        opening: loaded ? 'ready' : 'loading',
        openError: undefined,
        state: { ...before.state, chats, threads },
      }
    })
    const draft = calls.readDraft(botId, id, abort.signal).catch(() => null)
    try {
      await opening.loadEnd(id, abort.signal)
      if (message !== undefined && !abort.signal.aborted) await opening.reach(id, message)
      const kept = await draft
      const typed = store.get().drafts.get(id)
      if (!kept || abort.signal.aborted || (typed !== undefined && typed !== UNREAD_DRAFT)) return
      setDraft(id, kept.text)
      if (!store.get().quotes.has(id)) noteQuote(id, { quote: kept.reply_to ?? null, isStored: true })
    } catch (error) {
      if (abort.signal.aborted) return
      if (!calls.isMissing(error)) return patch({ opening: 'failed', openError: error })
      void select(null)
      patch({ missing: id })
    }
  }

  async function passOn<T>(id: number, send: () => Promise<T>): Promise<T> {
    passing = id
    try {
      const answer = await send()
      if (store.get().selected === id) await select(null)
      return answer
    } finally {
      passing = undefined
    }
  }

  function setDraft(id: number, text: string): void {
    store.set((before) => {
      if ((before.drafts.get(id) ?? '') === text && before.drafts.has(id)) return before
      return { ...before, drafts: new Map(before.drafts).set(id, text) }
    })
  }

  const noteQuote = (id: number, quote: DraftQuote) =>
    store.set((before) => ({ ...before, quotes: new Map(before.quotes).set(id, quote) }))

  const outbox = createOutbox({
    userId: setup.userId,
    botId,
    storage: setup.storage ?? browserStorage,
    failure: calls.sendFailure,
    onChange: (all) => patch({ outbox: all }),
    send: async (one) => applyMessages(one.chatId, await calls.send(one)),
  })

  /** Applies sent messages like those of other people. */
  function applyMessages(chatId: number, messages: readonly ChatMessage[]): void {
    opening.change(chatId, (thread) => messages.reduce(receiveMessage, thread))
  }

  function onTyping(event: Typing): void {
    store.set((before) => ({ ...before, typing: applyTyping(before.typing, event) }))
    if (event.typing)
      setTimeout(() => store.set((before) => ({ ...before, typing: activeTyping(before.typing) })), TYPING_MS + 50)
  }

  function onPresence(event: Presence): void {
    if (event.user.id === setup.userId) return
    store.set((before) => ({ ...before, presence: applyPresence(before.presence, event) }))
  }

  /** Refetches everything shown after a new connection. */
  function onReset(seq: number): void {
    incoming.flush()
    store.set((before) => ({ ...before, state: { ...before.state, seq: Math.max(seq, before.state.seq) } }))
    void load()
    void loadBot()
    const { selected, state } = store.get()
    const open = selected === null ? undefined : state.threads.get(selected)
    // Keep the position of a user who is reading older messages; the newest ones are fetched when they go back to the
    // end.
    if (open?.loaded && !open.past) void opening.loadEnd(open.chatId).catch(() => {})
    else store.set((before) => ({ ...before, state: { ...before.state, threads: onlyOpen(before) } }))
  }
  const onlyOpen = ({ state, selected }: Inbox) => new Map([...state.threads].filter(([id]) => id === selected))

  /** Loads whether the bot is on and may be switched; an event received meanwhile has priority. */
  async function loadBot(): Promise<void> {
    const known = store.get().state.bot
    const status = await calls.botStatus(botId).catch(() => undefined)
    if (!status) return
    store.set((before) => {
      const { bot } = before.state
      const newer = bot !== known && bot ? { botState: bot.botState } : {}
      return { ...before, state: { ...before.state, bot: { ...status, ...newer } } }
    })
  }

  return {
    store,
    outbox,
    connection: () => connection,
    setFilter(filter) {
      patch({ filter, list: 'loading', listing: { ...EMPTY_LISTING } })
      void load()
    },
    refresh,
    select,
    passOn,
    loadOlder: () => opening.page('before'),
    loadNewer: () => opening.page('after'),
    goToEnd: (id) => opening.loadEnd(id),
    reachDay: opening.reachDay,
    recount: () => counting.load(),
    applyChats,
    applyPinnedChats: (ids, since) =>
      store.set((before) => {
        const pins = applyPins(before.state.pins, ids, since)
        return { ...before, state: { ...before.state, pins } }
      }),
    applyBotState: (botState) =>
      store.set((before) => {
        const { bot } = before.state
        return bot ? { ...before, state: { ...before.state, bot: { ...bot, botState } } } : before
      }),
    applyMessages,
    applyDelivery: (chatId, { id, status, resends }) =>
      opening.change(chatId, (thread) => (status ? setDelivery(thread, id, { status, resends }) : thread)),
    applyDeletion: (chatId, id) => opening.change(chatId, (thread) => setDeleted(thread, id)),
    setDraft,
    setQuote: (id, quote) => noteQuote(id, { quote, isStored: false }),
    onEvents(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start() {
      const connect = setup.connect ?? connectRoom
      let ended = false
      // Load the list first, then join the room from its sequence number, so that nothing is fetched twice.
      void load().then(() => {
        if (ended) return
        counting.load()
        void loadBot()
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
        counting.stop()
        outbox.stop()
      }
    },
  }
}
