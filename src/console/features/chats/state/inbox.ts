import type { AnyEvent } from '../../../../../generated/events.ts'
import type { Presence, Typing } from '../../../../contract/realtime.ts'
import { type Connection, connectionState, connectRoom, subscribeConnection } from '../../../realtime/index.ts'
import * as calls from '../calls/calls.ts'
import { createOutbox } from '../outbox/outbox.ts'
import { browserStorage } from '../outbox/storage.ts'
import { emptyChat, learnWhole } from './chat.ts'
import { presenceAfter, still, TYPING_MS, typingAfter, typingUntil } from './company.ts'
import { createCounting } from './counting.ts'
import { reduce } from './events.ts'
import type { Inbox, InboxController, InboxSetup } from './inbox-types.ts'
import { emptyInbox } from './inbox-types.ts'
import { NOTHING } from './list.ts'
import { createOpening } from './opening.ts'
import { pinsAfter } from './pins.ts'
import { markRead } from './retention.ts'
import { stir } from './stir.ts'
import { createStore, perFrame } from './store.ts'
import { emptyThread, hearMessage } from './thread.ts'
import type { ChatItem, ChatMessage } from './types.ts'

/** Milliseconds in which several reasons to ask for the list again become one. */
const REFRESH_MS = 400

export type { Inbox, InboxController, InboxSetup } from './inbox-types.ts'

/** A draft that is known to be there but has not been read yet. */
export const UNREAD_DRAFT = '…'

/** The inbox of one chatbot: what is known, what is asked for, what is sent. */
export function createInbox(setup: InboxSetup): InboxController {
  const { botId } = setup
  const store = createStore<Inbox>(emptyInbox(setup.filter, setup.zone))
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
        const { total_chats: total, total_pages: pages, more_chats } = page
        const listing = { ids, stirred: new Set(moved), total, pages, more: more_chats === true }
        return {
          ...before,
          state: { ...before.state, chats, pins: pinsAfter(before.state.pins, page.pinned ?? [], since) },
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
      const after = { ...before, state, listing, typing: typingUntil(before.typing, events) }
      const open = after.selected === null ? undefined : state.chats.get(after.selected)
      if (open?.facts.left && !open.item) return { ...after, selected: null, lost: open.id }
      return after
    })
    if (events.some(({ name }) => name === 'membership' || name === 'session-closed')) {
      setup.onRights?.()
      void loadBot()
    }
    counting.hear(events)
    for (const listener of listeners) listener(events)
  })

  const counting = createCounting(botId, store)
  const opening = createOpening({ botId, reads: setup.reads, store, took })

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
      await opening.loadEnd(id, abort.signal)
      if (message !== undefined && !abort.signal.aborted) await opening.reach(id, message)
      const kept = await draft
      const typed = store.get().drafts.get(id)
      if (kept && !abort.signal.aborted && (typed === undefined || typed === UNREAD_DRAFT)) setDraft(id, kept.text)
    } catch (error) {
      if (!abort.signal.aborted) patch({ opening: 'failed', openError: error })
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

  /** What was sent comes back like what others write. */
  function tookMessages(chatId: number, messages: readonly ChatMessage[]): void {
    opening.change(chatId, (thread) => messages.reduce(hearMessage, thread))
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
    void loadBot()
    const { selected, state } = store.get()
    const open = selected === null ? undefined : state.threads.get(selected)
    // who reads the past stays there: the present is fetched when he comes back to it
    if (open?.loaded && !open.past) void opening.loadEnd(open.chatId).catch(() => {})
    else store.set((before) => ({ ...before, state: { ...before.state, threads: onlyOpen(before) } }))
  }
  const onlyOpen = ({ state, selected }: Inbox) => new Map([...state.threads].filter(([id]) => id === selected))

  /** Whether the bot answers and may be switched; what an event said meanwhile is newer. */
  async function loadBot(): Promise<void> {
    const known = store.get().state.bot
    const told = await calls.botStanding(botId).catch(() => undefined)
    if (!told) return
    store.set((before) => {
      const { bot } = before.state
      const newer = bot !== known && bot ? { botState: bot.botState } : {}
      return { ...before, state: { ...before.state, bot: { ...told, ...newer } } }
    })
  }

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
    loadOlder: () => opening.page('before'),
    loadNewer: () => opening.page('after'),
    toPresent: (id) => opening.loadEnd(id),
    reachDay: opening.reachDay,
    recount: () => counting.load(),
    took,
    tookPins: (ids, since) =>
      store.set((before) => {
        const pins = pinsAfter(before.state.pins, ids, since)
        return { ...before, state: { ...before.state, pins } }
      }),
    tookBot: (botState) =>
      store.set((before) => {
        const { bot } = before.state
        return bot ? { ...before, state: { ...before.state, bot: { ...bot, botState } } } : before
      }),
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
