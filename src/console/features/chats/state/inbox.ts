import type { AnyEvent } from '../../../../../generated/events.ts'
import type { Presence, Typing } from '../../../../contract/realtime.ts'
import { type Connection, connectRoom, onConnectionBack } from '../../../realtime/index.ts'
import * as calls from '../calls/calls.ts'
import { createOutbox } from '../outbox/outbox.ts'
import { browserStorage } from '../outbox/storage.ts'
import { applyChat, emptyChat } from './chat.ts'
import { createCounts, isWaiting } from './counts.ts'
import { createDraftKeeper } from './draft-keeper.ts'
import { reduce } from './events.ts'
import { createHanding } from './handing.ts'
import { emptyInbox, type Inbox, type InboxController, type InboxSetup } from './inbox-types.ts'
import { EMPTY_LISTING } from './list.ts'
import { createListLoader } from './list-loader.ts'
import { applyToListing } from './listing-events.ts'
import { mergedContacts } from './merged-contacts.ts'
import { applyPins } from './pins.ts'
import { activeTyping, applyPresence, applyTyping, clearTyping, TYPING_MS } from './presence.ts'
import { showReactionIn } from './reacting.ts'
import { marksRead } from './reading.ts'
import { renumbered, withGaps } from './renumber.ts'
import { markRead } from './retention.ts'
import { byOthers, createSilences } from './silences.ts'
import { batchPerFrame, createStore } from './store.ts'
import { emptyThread, receiveMessage, setDeleted, setDelivery } from './thread.ts'
import { createThreadLoader } from './thread-loader.ts'
import type { ChatItem, ChatMessage } from './types.ts'

/**
 * Returns the place of the answer of a change among the events: after everything known when it was requested, such as a
 * list that was on its way, and before the next event.
 */
const placeOfChange = (since: number): number => since + 0.5

export type { Inbox, InboxController, InboxSetup } from './inbox-types.ts'

/** Creates the inbox of one chatbot: state, requests and outbox. */
export function createInbox(setup: InboxSetup): InboxController {
  const { botId } = setup
  const store = createStore<Inbox>(emptyInbox(setup.filter, setup.zone))
  const patch = (change: Partial<Inbox>) => store.set((before) => ({ ...before, ...change }))
  const listeners = new Set<(events: readonly AnyEvent[]) => void>()
  let connection: Connection | undefined
  /** chats of which something else tells the user that they lost them */
  const silences = createSilences((id, left) => {
    if (!store.get().state.chats.get(id)?.item) patch({ lost: { id, ...left } })
  })
  let openAbort: AbortController | undefined
  const knownSeq = () => Math.max(store.get().seq, store.get().state.seq)

  /** Reports the contacts of these chats that a change of the state merges with others. */
  function watchContacts(ids: readonly number[], change: () => void): void {
    const before = store.get().state.chats
    change()
    for (const [from, to] of mergedContacts(ids, before, store.get().state.chats)) setup.onMerge?.(from, to)
  }

  /** Merges chats that the server told, as they were at the event `seq`. */
  function mergeChats(items: readonly ChatItem[], seq: number): void {
    const ids = items.map(({ id }) => id)
    watchContacts(ids, () =>
      store.set((before) => {
        const chats = new Map(before.state.chats)
        for (const item of items)
          chats.set(item.id, applyChat(chats.get(item.id) ?? emptyChat(item.id), { seq, value: item }))
        return { ...before, state: { ...before.state, chats } }
      }),
    )
  }

  const list = createListLoader({ botId, store, mergeChats, knownSeq })

  const incoming = batchPerFrame<AnyEvent>((events) => {
    const told = events.flatMap(({ name, payload }) => (name === 'conversation' ? payload.chat.id : []))
    watchContacts(told, () =>
      store.set((before) => {
        const state = events.reduce(reduce, before.state)
        const { listing, unsure } = applyToListing(before.listing, events, state)
        if (unsure) list.refresh()
        const after = { ...before, state, listing, typing: clearTyping(before.typing, events) }
        const open = after.selected === null ? undefined : state.chats.get(after.selected)
        if (!open?.facts.left || open.item) return after
        connection?.presence({ chat_id: null })
        const { value } = open.facts.left
        return { ...after, selected: null, lost: silences.covers(open.id, value) ? null : { id: open.id, ...value } }
      }),
    )
    if (events.some(({ name }) => name === 'membership' || name === 'session-closed')) {
      setup.onRights?.()
      void loadBot()
    }
    for (const { name, payload } of events)
      if (name === 'chat-left' && payload.erased) outbox.discardChat(payload.chat_id)
    counting.hear(events)
    for (const listener of listeners) listener(events)
  })

  const counting = createCounts(setup, store)
  const drafts = createDraftKeeper({ botId, store })
  const isRead = (chat: ChatItem) => marksRead(setup, chat)
  const opening = createThreadLoader({ botId, isRead, store, mergeChats })

  async function select(id: number | null, message?: number): Promise<void> {
    openAbort?.abort()
    const abort = new AbortController()
    openAbort = abort
    if (id !== null) silences.forget(id)
    connection?.presence({ chat_id: id })
    if (id === null) drafts.flush()
    if (id === null) return patch({ selected: null, opening: 'ready', lost: null, missing: null, jump: null })
    const opened = store.get().state.chats.get(id)?.item
    if (opened?.open && isRead(opened) && isWaiting(opened)) counting.read(opened)
    store.set((before) => {
      const chat = before.state.chats.get(id)
      const chats =
        chat?.item && isRead(chat.item) ? new Map(before.state.chats).set(id, markRead(chat)) : before.state.chats
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
    drafts.open(id)
    try {
      await opening.loadEnd(id, abort.signal)
      // Events were lost while it was read.
      if (store.get().state.threads.get(id)?.gap && !abort.signal.aborted) catchUp(id, abort.signal)
      if (message !== undefined && !abort.signal.aborted) await opening.reach(id, message)
    } catch (error) {
      if (abort.signal.aborted) return
      if (calls.isMissing(error)) return giveUp(id)
      patch({ opening: 'failed', openError: error })
      // What is shown of it may be out of date.
      if (store.get().state.threads.get(id)?.gap) catchUp(id, abort.signal)
    }
  }

  /** Closes a chat that does not exist for the user. */
  function giveUp(id: number): void {
    void select(null)
    outbox.forgetCustomer(id)
    patch({ missing: id })
  }

  const catchUp = (id: number, signal: AbortSignal) => void opening.catchUp(id, signal).catch(() => giveUp(id))

  const handing = createHanding({ userId: setup.userId, store, silences, close: () => select(null) })

  const outbox = createOutbox({
    userId: setup.userId,
    botId,
    storage: setup.storage ?? browserStorage,
    failure: calls.sendFailure,
    onChange: (all) => patch({ outbox: all }),
    // Who answers first takes the chat: the refusal says who was faster.
    send: (one) => {
      // Whom it was for is forgotten once the chat was not found, which may be seen again.
      const targetId = one.targetId || (store.get().state.chats.get(one.chatId)?.item?.sender_id ?? '')
      const send = async () => applyMessages(one.chatId, await calls.send({ ...one, targetId }))
      // Files may be on their way for a minute: that the chat left meanwhile is told.
      return one.kind === 'files' ? send() : silences.during(one.chatId, send, () => byOthers)
    },
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
  function onReset(seq: number, isRestart: boolean): void {
    incoming.flush()
    // What is known would count as newer than the answers of a server that numbers from an earlier point.
    store.set((before) => (isRestart ? renumbered(before, seq) : withGaps(before, seq)))
    void list.load()
    void loadBot()
    const { selected, state } = store.get()
    const open = selected === null ? undefined : state.threads.get(selected)
    // Keep the position of a user who is reading older messages; the newest ones are fetched when they go back to the
    // end.
    if (open?.loaded && !open.past && openAbort) catchUp(open.chatId, openAbort.signal)
  }

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
      void list.load()
    },
    refresh: list.refresh,
    knownSeq,
    select,
    ...handing,
    loadOlder: () => opening.page('before'),
    loadNewer: () => opening.page('after'),
    goToEnd: (id) => opening.loadEnd(id),
    reachDay: opening.reachDay,
    recount: () => counting.load(),
    applyChats: (items, since) => mergeChats(items, placeOfChange(since)),
    applyPinnedChats: (ids, since) =>
      store.set((before) => {
        const pins = applyPins(before.state.pins, ids, placeOfChange(since))
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
    showReaction: (chatId, id, team_reaction) =>
      showReactionIn((apply) => opening.change(chatId, apply), { id, team_reaction }, placeOfChange(knownSeq())),
    setDraft: drafts.set,
    setQuote: drafts.setQuote,
    onEvents(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start() {
      const connect = setup.connect ?? connectRoom
      let ended = false
      // Load the list first, then join the room from its sequence number, so that nothing is fetched twice.
      void list.start().then(() => {
        if (ended) return
        counting.load()
        void loadBot()
        // A chat that was opened meanwhile may be newer than the list, which lacks the events in between.
        const { list: status, listing, selected } = store.get()
        const since = status === 'ready' && listing.seq > 0 ? listing.seq : undefined
        const onDenied = () => setup.onRights?.()
        connection = connect(botId, { onEvent: incoming.add, knownSeq, onReset, onTyping, onPresence, onDenied }, since)
        connection.presence({ chat_id: selected })
      })
      drafts.start()
      const stopWatching = onConnectionBack(() => {
        outbox.wake()
        const { opening: state, selected } = store.get()
        if (state === 'failed' && selected !== null) void select(selected)
      })
      return () => {
        ended = true
        stopWatching()
        connection?.close()
        list.stop()
        openAbort?.abort()
        counting.stop()
        drafts.stop()
        outbox.stop()
      }
    },
  }
}
