import { newKey } from '../../../../contract/key.ts'
import { messageOf } from '../../../api/errors.ts'
import { GONE, isGone, passes, timer, waitAfter } from './retries.ts'
import type { OutboxStorage } from './storage.ts'
import type { Outgoing } from './types.ts'

interface OutboxSetup {
  userId: number
  botId: number
  storage: OutboxStorage
  /** sends one message; resolves once the server has it */
  send: (one: Outgoing) => Promise<void>
  /** called when the outbox changes */
  onChange: (all: readonly Outgoing[]) => void
  /** error text for a failure without a message from the server */
  failure: (one: Outgoing) => string | Promise<string>
  wait?: (run: () => void, ms: number) => () => void
}

export interface Outbox {
  add(one: Omit<Outgoing, 'key' | 'userId' | 'botId' | 'at' | 'state' | 'error' | 'tries'>): Outgoing
  retry(key: string): void
  /** discards a message; returns a function that restores it */
  discard(key: string): () => void
  /** discards all that is for a chat, whose customer was erased */
  discardChat(chatId: number): void
  /**
   * forgets the customer of a chat that does not exist for the user: they may have been erased. What was written stays.
   */
  forgetCustomer(chatId: number): void
  /** call when the connection is back: retries at once */
  wake(): void
  stop(): void
  ready: Promise<void>
}

/** What a message keeps of a customer who may have been erased. */
const NOBODY = { targetId: '', customer: undefined, quote: undefined }

/**
 * Creates an outbox. It sends messages in order within each chat and retries until the server has them. Pending
 * messages survive a page reload. Messages that the server rejects are kept as failed, with the reason, until the user
 * retries or discards them.
 */
export function createOutbox(setup: OutboxSetup): Outbox {
  const { storage, onChange, wait = timer } = setup
  let all: readonly Outgoing[] = []
  let stopped = false
  const running = new Set<number>()
  const waiting = new Map<number, () => void>()
  /** chats whose customer was erased or forgotten: a restored message must not name them */
  const erased = new Set<number>()
  const forgotten = new Set<number>()

  function set(next: readonly Outgoing[]): void {
    all = next
    if (!stopped) onChange(all)
  }

  function update(one: Outgoing): void {
    if (!here(one.key)) return
    set(all.map((other) => (other.key === one.key ? one : other)))
    void storage.put(one)
  }

  async function run(chatId: number): Promise<void> {
    if (running.has(chatId) || waiting.has(chatId) || stopped) return
    running.add(chatId)
    try {
      for (let next = first(chatId); next && !stopped; next = first(chatId)) if (!(await attempt(next))) break
    } finally {
      running.delete(chatId)
    }
  }

  const first = (chatId: number) => all.find((one) => one.chatId === chatId && one.state === 'pending')
  const here = (key: string) => all.some((one) => one.key === key)

  /** Sends one message; returns whether the next one may be sent. */
  async function attempt(one: Outgoing): Promise<boolean> {
    try {
      await setup.send(one)
      await storage.remove(one.key)
      set(all.filter((other) => other.key !== one.key))
      return true
    } catch (error) {
      if (!here(one.key)) return true
      const tries = one.tries + 1
      if (!passes(error, tries)) {
        const isOut = isGone(error)
        const text = isOut ? GONE : messageOf(error, await setup.failure(one))
        update({ ...one, tries, state: 'failed', error: text, ...(isOut && NOBODY) })
        return true
      }
      update({ ...one, tries })
      waiting.set(
        one.chatId,
        wait(() => go(one.chatId), waitAfter(tries)),
      )
      return false
    }
  }

  function go(chatId: number): void {
    waiting.get(chatId)?.()
    waiting.delete(chatId)
    void run(chatId)
  }

  const wake = () => {
    for (const chatId of new Set(all.map((one) => one.chatId))) go(chatId)
  }

  const ready = storage.all().then((kept) => {
    const own = kept.filter((one) => one.userId === setup.userId && one.botId === setup.botId && !here(one.key))
    if (stopped || own.length === 0) return
    set([...own.sort((a, b) => a.at.localeCompare(b.at)), ...all])
    wake()
  })

  function discard(key: string): () => void {
    const one = all.find((other) => other.key === key)
    set(all.filter((other) => other.key !== key))
    const removed = storage.remove(key)
    return () => {
      if (!one || here(key) || erased.has(one.chatId)) return
      const back = forgotten.has(one.chatId) ? { ...one, ...NOBODY } : one
      set([...all, back].sort((a, b) => a.at.localeCompare(b.at)))
      void removed.then(() => storage.put(back))
    }
  }

  /** Runs a change of the messages for a chat, also of those that are still being read. */
  const changeChat = (chatId: number, change: (one: Outgoing) => void) =>
    void ready.then(() => {
      for (const one of all) if (one.chatId === chatId) change(one)
    })

  return {
    ready,
    wake,
    add(given) {
      const one: Outgoing = {
        ...given,
        key: newKey(),
        userId: setup.userId,
        botId: setup.botId,
        at: new Date().toISOString(),
        state: 'pending',
        tries: 0,
      }
      set([...all, one])
      // Store before sending, so that the message survives if the page is closed.
      void storage.put(one).then(() => run(one.chatId))
      return one
    },
    retry(key) {
      const one = all.find((other) => other.key === key)
      if (!one) return
      update({ ...one, state: 'pending', error: undefined, tries: 0 })
      go(one.chatId)
    },
    discard,
    discardChat(chatId) {
      erased.add(chatId)
      changeChat(chatId, ({ key }) => void discard(key))
    },
    forgetCustomer(chatId) {
      forgotten.add(chatId)
      changeChat(chatId, (one) => one.state === 'failed' && update({ ...one, ...NOBODY }))
    },
    stop() {
      stopped = true
      for (const cancel of waiting.values()) cancel()
    },
  }
}
