import { momentIn } from '../../../../contract/zone.ts'
import * as calls from '../calls/calls.ts'
import type { Inbox } from './inbox-types.ts'
import { evictThreads, markRead } from './retention.ts'
import type { Store } from './store.ts'
import { addChanges, addMessages, addNewerPage, emptyThread, showEnd, showPage } from './thread.ts'
import type { ChatItem, ChatMessage, Thread } from './types.ts'

const PAGE = 50

/** Milliseconds until the end of a chat that could not be read again is requested again: at first, and at most. */
const RETRY_MS = 2000
const MOST_RETRY_MS = 60_000

interface OpeningSetup {
  botId: number
  /** whether opening a chat marks it read */
  isRead: (chat: ChatItem) => boolean
  store: Store<Inbox>
  mergeChats: (items: readonly ChatItem[], seq: number) => void
}

/** Loads the messages of chats: the end when a chat is opened, other parts on demand. */
export function createThreadLoader({ botId, isRead, store, mergeChats }: OpeningSetup) {
  const threadOf = (id: number) => store.get().state.threads.get(id)
  const change = (id: number, to: (thread: Thread) => Thread) =>
    store.set((before) => {
      const thread = before.state.threads.get(id)
      if (!thread) return before
      return { ...before, state: { ...before.state, threads: new Map(before.state.threads).set(id, to(thread)) } }
    })

  /**
   * Fetches the end of a chat, which marks it read.
   * @param isWanted whether it is still to be shown once it arrives
   */
  async function loadEnd(id: number, signal?: AbortSignal, isWanted: () => boolean = () => true): Promise<void> {
    const { seq, state } = store.get()
    const asked = threadOf(id)?.gap
    const opened = await calls.openChat(botId, id, { limit: PAGE }, signal)
    if (signal?.aborted || !isWanted()) return
    const since = opened.seq ?? Math.max(seq, state.seq)
    if (opened.chat) mergeChats([opened.chat], since)
    const { data: messages, changes, rating = null, visit = null } = opened
    const end = { messages, changes, rating, visit, since, more: opened.more_before ?? messages.length >= PAGE }
    store.set((before) => {
      const threads = new Map(before.state.threads)
      const known = threads.get(id) ?? emptyThread(id)
      // The last one that was opened is kept longest.
      threads.delete(id)
      threads.set(id, showEnd(known, end, asked))
      const chat = before.state.chats.get(id)
      const chats =
        chat?.item && isRead(chat.item) ? new Map(before.state.chats).set(id, markRead(chat)) : before.state.chats
      const state = { ...before.state, chats, threads: evictThreads(threads, id) }
      return { ...before, opening: 'ready', seq: Math.max(before.seq, since), state }
    })
  }

  /**
   * Fetches the end of the open chat again after events were lost, until it succeeds. What is shown stays, also for a
   * user who goes to older messages meanwhile: they get the end when they go back to it.
   * @throws when the chat does not exist for the user any more
   */
  async function catchUp(id: number, signal: AbortSignal): Promise<void> {
    const isWanted = () => threadOf(id)?.past === false
    for (let wait = RETRY_MS; isWanted(); wait = Math.min(wait * 2, MOST_RETRY_MS)) {
      try {
        await loadEnd(id, signal, isWanted)
      } catch (error) {
        if (signal.aborted) return
        if (calls.isMissing(error)) throw error
      }
      // Events may have been lost again meanwhile.
      if (signal.aborted || !threadOf(id)?.gap) return
      await new Promise((resolve) => setTimeout(resolve, wait))
      if (signal.aborted || !threadOf(id)?.gap) return
    }
  }

  /** Shows a message of a chat with the messages around it. */
  async function reach(id: number, message: number): Promise<void> {
    if (!threadOf(id)?.messages.some((known) => known.id === message))
      await showAround(id, await calls.openChat(botId, id, { around: message, limit: PAGE }))
    if (store.get().selected === id) store.set((before) => ({ ...before, jump: message }))
  }

  /**
   * Shows a chat from the first message of a day on, or the first one after it, or else the last one before it. Returns
   * that message.
   */
  async function reachDay(id: number, day: string): Promise<ChatMessage | undefined> {
    const { zone } = store.get().state
    store.set((before) => ({ ...before, jump: null }))
    const part = await calls.openChat(botId, id, { date: day, limit: PAGE })
    const start = momentIn(day, '00:00', zone).getTime()
    const found = part.data.find(({ at }) => Date.parse(at) >= start) ?? part.data.at(-1)
    if (!found || store.get().selected !== id) return undefined
    await showAround(id, part)
    store.set((before) => ({ ...before, jump: found.id }))
    return found
  }

  function showAround(id: number, part: Awaited<ReturnType<typeof calls.openChat>>): void {
    const { data: messages, more_before: older = true, more_after: newer = false, changes } = part
    change(id, (thread) => addChanges(showPage(thread, { messages, older, newer }), changes))
  }

  /** Loads one page at a time, before or after the shown messages. */
  let loading = false
  async function page(side: 'before' | 'after', limit = PAGE * 2): Promise<void> {
    const { selected } = store.get()
    const thread = selected === null ? undefined : threadOf(selected)
    const edge = side === 'before' ? thread?.messages[0] : thread?.messages.at(-1)
    const there = side === 'before' ? thread?.more : thread?.past
    if (!thread?.loaded || !there || !edge || loading) return
    loading = true
    try {
      const part = await calls.openChat(botId, thread.chatId, { limit, [side]: edge.id })
      const { data, more_before, more_after } = part
      change(thread.chatId, (before) => {
        const now = addChanges(before, part.changes)
        // The user may have jumped to another part meanwhile.
        const still = side === 'before' ? now.messages[0] : now.messages.at(-1)
        if (still?.id !== edge.id) return now
        if (side === 'after') return addNewerPage(now, data, more_after ?? data.length >= limit)
        return addMessages({ ...now, more: more_before ?? data.length >= limit }, data)
      })
    } finally {
      loading = false
    }
  }

  return { loadEnd, catchUp, reach, reachDay, page, change }
}
