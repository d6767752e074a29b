import { newKey } from '../../contract/key.ts'
import { type Api, ApiError, type FileFacts, type Message, type OfflineMessage, type Session } from './api.ts'
import { openDraft } from './draft.ts'
import { changeOne, changeOutbox, isStored, type Pending, readOutbox } from './outbox.ts'
import { pollQueue } from './queue-poll.ts'
import { openSession } from './session.ts'
import { type LiveConnection, openConnection } from './socket.ts'
import { type ChatState, initialState } from './state.ts'
import type { Surroundings } from './surroundings.ts'
import { tabLock } from './tab-lock.ts'
import { appendPushed, countUnseen, emptyThread, merge, type Thread, withoutDeleted, withReactions } from './thread.ts'
import { typingReports } from './typing-reports.ts'

const TYPING_MS = 6_000
const RETRY_MS = 5_000

/** Whether the server does not let this visitor write any more. */
const isDenied = ({ code }: ApiError): boolean => code === 'no_access'

/** The chat of one browser. Its state is updated by events and by fetching missed messages after a disconnect. */
export function makeChat({ api, memory, key, onStarted, onUnread, onSaid, ...others }: Surroundings) {
  let state: ChatState = { ...initialState, pending: readOutbox(memory) }
  let line: LiveConnection | undefined
  let shown = false
  let from: Parameters<Api['session']>[0] = { origin: '' }
  let quiet: ReturnType<typeof setTimeout> | undefined
  let retry: ReturnType<typeof setTimeout> | undefined
  let flushing = false
  let opening: Promise<void> | undefined
  let fetching: Promise<void> | undefined
  const sendTyping = typingReports(api, () => state.thread.messages.length > 0)
  const alone = tabLock(`webchat:${key}`)
  const listeners = new Set<() => void>()
  const draft = openDraft(memory)

  function set(change: Partial<ChatState>): void {
    state = { ...state, ...change }
    if (shown) see()
    const unread = countUnseen(state.thread, Number(memory.get('seen') ?? 0))
    if (unread !== state.unread) {
      state = { ...state, unread }
      onUnread(unread)
    }
    for (const listener of listeners) listener()
  }

  function see(): void {
    const last = state.thread.messages.at(-1)?.id ?? 0
    if (document.visibilityState === 'visible' && last > Number(memory.get('seen') ?? 0))
      memory.set('seen', String(last))
  }

  const begin = (): Promise<void> => (opening = attempt())

  async function attempt(): Promise<void> {
    try {
      settle(await alone('session', () => openSession(api, memory, from)))
    } catch (error) {
      if (error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429)
        return refuse(error.message)
      set({ connected: false })
      retry = setTimeout(() => void begin(), RETRY_MS)
    }
  }

  /** Shows why the chat does not go on, and what was said no more. */
  function refuse(refusal: string): void {
    set({ phase: 'refused', refusal, thread: emptyThread, said: undefined, typing: undefined })
  }

  function settle({ visitor: _, secret: _secret, messages, ...facts }: Session): void {
    const thread = merge(emptyThread, messages, messages.at(-1)?.id ?? 0)
    set({ ...facts, phase: 'ready', connected: true, thread })
    if (messages.length) onStarted()
    line ??= (others.openLine ?? openConnection)({
      auth: () => ({ key, secret: memory.get('secret') }),
      onConnect: () => {
        // They may write again.
        if (state.phase === 'refused') return void begin()
        void catchUp()
        void flush()
      },
      // Without a working connection, every failed attempt fetches new messages instead.
      onDown: () => void catchUp(),
      onEvent: hear,
    })
    void flush()
  }

  function hear(name: string, payload: unknown): void {
    if (name === 'message') {
      const { message, previous } = payload as { message: Message; previous: number }
      const next = appendPushed(state.thread, message, previous)
      if (!next) return void catchUp()
      take(next, [message])
    } else if (name === 'deleted') {
      const { ids } = payload as { ids: number[] }
      const said = state.said && ids.includes(state.said.id) ? { said: undefined } : {}
      set({ thread: withoutDeleted(state.thread, ids), ...said })
    } else if (name === 'reactions') set({ thread: withReactions(state.thread, payload) })
    else if (name === 'chat-status') set(payload as Pick<ChatState, 'live' | 'ended' | 'waiting'>)
    else if (name === 'access') {
      const { refusal } = payload as { refusal: string | null }
      if (refusal === null) void begin()
      else refuse(refusal)
    } else if (name === 'bot') set(payload as Pick<ChatState, 'off'>)
    else if (name === 'typing') {
      const { typing, name } = payload as { typing: boolean; name: string }
      clearTimeout(quiet)
      set({ typing: typing ? name : undefined })
      if (typing) quiet = setTimeout(() => set({ typing: undefined }), TYPING_MS)
    }
  }

  function take(thread: Thread, fresh: readonly Message[]): void {
    draft.hear(fresh)
    const said = fresh.filter(({ id, from }) => from !== 'visitor' && !state.thread.messages.some((m) => m.id === id))
    set({
      thread,
      pending: settled(fresh),
      ...(said.length && { said: said.at(-1), typing: undefined }),
      ...(fresh.some(({ from }) => from === 'visitor') && { ended: false }),
    })
    if (said.length) onSaid?.()
    onStarted()
  }

  /** Removes stored messages from the outbox and returns those still pending. */
  function settled(stored: readonly Message[]): Pending[] {
    return changeOutbox(memory, (waiting) => waiting.filter((one) => !stored.some((message) => isStored(one, message))))
  }

  /** Fetches missed messages. Concurrent calls share one request. */
  function catchUp(): Promise<void> {
    fetching ??= (async () => {
      try {
        for (let more = true; more; ) {
          const page = await api.after(state.thread.tail)
          take(merge(state.thread, page.data, page.data.at(-1)?.id), page.data)
          more = page.more
        }
        set({ connected: true })
      } catch (error) {
        set({ connected: false })
        if (error instanceof ApiError && error.status === 401) await forget()
        else if (error instanceof ApiError && isDenied(error)) refuse(error.message)
      } finally {
        fetching = undefined
      }
    })()
    return fetching
  }

  /** The server does not know the secret any more: starts a new chat, and hears it instead of the old one. */
  async function forget(): Promise<void> {
    line?.close()
    line = undefined
    memory.set('secret', null)
    memory.set('seen', null)
    await begin()
  }

  async function flush(): Promise<void> {
    if (flushing || state.phase !== 'ready') return
    flushing = true
    clearTimeout(retry)
    try {
      await alone('outbox', async () => {
        for (;;) {
          const next = readOutbox(memory).find(({ failed }) => !failed)
          if (!next) return
          if (await deliver(next)) continue
          retry = setTimeout(() => void flush(), RETRY_MS)
          return
        }
      })
    } finally {
      flushing = false
    }
    set({ pending: readOutbox(memory) })
  }

  /** Sends a message. Returns true if the queue can continue: the message was stored or permanently rejected. */
  async function deliver(one: Pending): Promise<boolean> {
    const { key, text, files, rekeyed } = one
    try {
      const message = await api.send({ key, text, ...(files.length && { files: files.map(({ id }) => id) }) })
      changeOne(memory, one)
      take(merge(state.thread, [message]), [message])
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.status === 0) set({ connected: false })
      if (error.status === 401) await forget()
      if (isDenied(error)) refuse(error.message)
      if (isDenied(error) || error.status === 401 || error.status === 0 || error.status === 429 || error.status >= 500)
        return false
      const isUsed = error.code === 'key_used' && !rekeyed
      set({ pending: changeOne(memory, one, isUsed ? { key: newKey(), rekeyed: true } : { failed: error.message }) })
      return true
    }
  }

  const stopQueue = pollQueue(
    () => shown && Boolean(state.waiting),
    () => api.session(from),
    set,
  )

  const back = () => {
    if (state.phase !== 'ready') return
    void catchUp()
    void flush()
  }
  addEventListener('online', back)
  addEventListener('storage', () => set({ pending: readOutbox(memory) }))
  document.addEventListener('visibilitychange', () => set({}))

  return {
    get state() {
      return state
    },
    draft,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Resumes or starts the chat once the embedding page is known. */
    start(page: typeof from) {
      from = page
      set({ pending: readOutbox(memory) })
      void begin()
    },
    show(visible: boolean) {
      shown = visible
      set({})
      if (visible && state.phase === 'ready') void catchUp()
    },
    send(text: string, files: FileFacts[] = []) {
      const waiting = { key: draft.sentAs(newKey()), text, files }
      set({ pending: changeOutbox(memory, (pending) => [...pending, waiting]), rated: null })
      onStarted()
      sendTyping(false)
      void flush()
    },
    retry(failed: string) {
      const again = (one: Pending) => (one.key === failed ? { ...one, failed: undefined, rekeyed: undefined } : one)
      set({ pending: changeOutbox(memory, (pending) => pending.map(again)) })
      void flush()
    },
    discard(failed: string) {
      set({ pending: changeOutbox(memory, (pending) => pending.filter(({ key }) => key !== failed)) })
    },
    async older() {
      const first = state.thread.messages[0]
      if (!first) return
      const { data, more } = await api.before(first.id)
      set({ thread: merge(state.thread, data), more })
    },
    async rate(score: number) {
      await api.rate(score)
      set({ rated: score })
    },
    async consent() {
      await api.consent()
      set({ consented: true })
    },
    /** Leaves a message outside of business hours. */
    async leave(left: Omit<OfflineMessage, 'key'>) {
      const message = await api.leave({ ...left, key: newKey() })
      take(merge(state.thread, [message]), [message])
    },
    /** Starts over and hides the previous messages. */
    async restart() {
      set({ said: undefined, typing: undefined })
      settle(await api.restart())
    },
    /** Returns all messages, oldest first. */
    async whole() {
      while (state.more) await this.older()
      return state.thread.messages
    },
    typing: sendTyping,
    async upload(file: File) {
      // A file may be chosen before the session is open.
      await opening
      if (state.phase === 'waiting') throw new ApiError(0, 'Sin conexión')
      return api.upload(file)
    },
    file: (id: string) => api.file(id),
    stop() {
      line?.close()
      removeEventListener('online', back)
      for (const timer of [retry, quiet]) clearTimeout(timer)
      stopQueue()
    },
  }
}

export type Chat = ReturnType<typeof makeChat>
