import { newKey } from '../../contract/key.ts'
import { oneTabAtATime } from './alone.ts'
import type { Api, FileFacts, Left, Message, Session } from './api.ts'
import { ApiError } from './api.ts'
import { changeOutbox, type Pending, readOutbox } from './outbox.ts'
import { type Line, openLine } from './socket.ts'
import { type ChatState, firstState } from './state.ts'
import type { Memory } from './storage.ts'
import { emptyThread, follow, merge, type Thread, unseen } from './thread.ts'

/** What the chat needs of its surroundings. */
interface Surroundings {
  api: Api
  memory: Memory
  key: string
  openLine?: typeof openLine
  /** told once there is a chat */
  onStarted: () => void
  onUnread: (count: number) => void
  /** a message of others arrived */
  onSaid?: () => void
}

const TYPING_MS = 6_000
const RETRY_MS = 5_000
/** Milliseconds between two looks at how many wait before the visitor. */
const QUEUE_MS = 30_000

/** The chat of one browser: its state, kept by events and by what is fetched after a cut. */
export function makeChat({ api, memory, key, onStarted, onUnread, onSaid, ...others }: Surroundings) {
  let state: ChatState = { ...firstState, pending: readOutbox(memory) }
  let line: Line | undefined
  let shown = false
  let origin = ''
  let quiet: ReturnType<typeof setTimeout> | undefined
  let retry: ReturnType<typeof setTimeout> | undefined
  let flushing = false
  let fetching: Promise<void> | undefined
  /** staff were told that the visitor writes */
  let writes = false
  let telling: Promise<unknown> = Promise.resolve()
  const alone = oneTabAtATime(`webchat:${key}`)
  const listeners = new Set<() => void>()

  function set(change: Partial<ChatState>): void {
    state = { ...state, ...change }
    if (shown) see()
    const unread = unseen(state.thread, Number(memory.get('seen') ?? 0))
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

  async function begin(): Promise<void> {
    try {
      const session = await alone('session', async () => {
        const opened = await api.session(origin)
        if (opened.secret) memory.set('secret', opened.secret)
        return opened
      })
      settle(session)
    } catch (error) {
      if (error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429)
        return set({ phase: 'refused', refusal: error.message })
      set({ connected: false })
      retry = setTimeout(() => void begin(), RETRY_MS)
    }
  }

  function settle({ visitor: _, secret: _secret, messages, ...facts }: Session): void {
    const thread = merge(emptyThread, messages, messages.at(-1)?.id ?? 0)
    set({ ...facts, phase: 'ready', connected: true, thread })
    if (messages.length) onStarted()
    line ??= (others.openLine ?? openLine)({
      auth: () => ({ key, secret: memory.get('secret') }),
      onConnect: () => {
        void catchUp()
        void flush()
      },
      // where no line can be kept, every attempt at one asks for what is new instead
      onDown: () => void catchUp(),
      onEvent: hear,
    })
    void flush()
  }

  function hear(name: string, payload: unknown): void {
    if (name === 'message') {
      const { message, previous } = payload as { message: Message; previous: number }
      const next = follow(state.thread, message, previous)
      if (!next) return void catchUp()
      take(next, [message])
    } else if (name === 'standing') set(payload as Pick<ChatState, 'live' | 'ended' | 'waiting'>)
    else if (name === 'bot') set(payload as Pick<ChatState, 'off'>)
    else if (name === 'typing') {
      const { typing, name } = payload as { typing: boolean; name: string }
      clearTimeout(quiet)
      set({ typing: typing ? name : undefined })
      if (typing) quiet = setTimeout(() => set({ typing: undefined }), TYPING_MS)
    }
  }

  function take(thread: Thread, fresh: readonly Message[]): void {
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

  /** What still waits when these messages are stored. */
  function settled(stored: readonly Message[]): Pending[] {
    const keys = new Set(stored.map((message) => message.key))
    return changeOutbox(memory, (waiting) => waiting.filter((one) => !keys.has(one.key)))
  }

  /** Tells staff whether the visitor writes, one sign after the other: a slow one must not undo a later one. */
  function tellTyping(typing: boolean): void {
    if (state.thread.messages.length === 0 || (!typing && !writes)) return
    writes = typing
    telling = telling.then(() => api.typing(typing)).catch(() => {})
  }

  /** Fetches what was missed; asked for twice at once, it is done once. */
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
      } finally {
        fetching = undefined
      }
    })()
    return fetching
  }

  /** The server does not know the secret any more: a new chat begins. */
  async function forget(): Promise<void> {
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

  /** Whether one may go on: the message was stored, or will never be. */
  async function deliver({ key, text, files }: Pending): Promise<boolean> {
    try {
      const message = await api.send({ key, text, ...(files.length && { files: files.map(({ id }) => id) }) })
      take(merge(state.thread, [message]), [message])
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.status === 0) set({ connected: false })
      if (error.status === 401) await forget()
      if (error.status === 401 || error.status === 0 || error.status === 429 || error.status >= 500) return false
      const mark = (one: Pending) => (one.key === key ? { ...one, failed: error.message } : one)
      set({ pending: changeOutbox(memory, (waiting) => waiting.map(mark)) })
      return true
    }
  }

  // those before him are attended without his hearing of it
  const queue = setInterval(() => {
    if (!shown || !state.waiting) return
    api.session(origin).then(
      ({ waiting, open }) => set({ waiting, open }),
      () => {},
    )
  }, QUEUE_MS)

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
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** the page is known: resumes the chat or begins one */
    start(from: string) {
      origin = from
      set({ pending: readOutbox(memory) })
      void begin()
    },
    show(visible: boolean) {
      shown = visible
      set({})
      if (visible && state.phase === 'ready') void catchUp()
    },
    send(text: string, files: FileFacts[] = []) {
      const waiting = { key: newKey(), text, files }
      set({ pending: changeOutbox(memory, (pending) => [...pending, waiting]) })
      onStarted()
      tellTyping(false)
      void flush()
    },
    retry(failed: string) {
      const again = (one: Pending) => (one.key === failed ? { ...one, failed: undefined } : one)
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
    /** a message left while nobody attends */
    async leave(left: Omit<Left, 'key'>) {
      const message = await api.leave({ ...left, key: newKey() })
      take(merge(state.thread, [message]), [message])
    },
    /** begins anew: what was said is not shown any more */
    async restart() {
      set({ said: undefined, typing: undefined })
      settle(await api.restart())
    },
    /** everything that was said, oldest first */
    async whole() {
      while (state.more) await this.older()
      return state.thread.messages
    },
    typing: tellTyping,
    upload: (name: string, data: string) => api.upload(name, data),
    file: (id: string) => api.file(id),
    stop() {
      line?.close()
      removeEventListener('online', back)
      clearTimeout(retry)
      clearTimeout(quiet)
      clearInterval(queue)
    },
  }
}

export type Chat = ReturnType<typeof makeChat>
