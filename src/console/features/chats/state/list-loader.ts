import { ApiError } from '../../../api/errors.ts'
import * as calls from '../calls/calls.ts'
import { UNREAD } from './drafts.ts'
import type { Inbox } from './inbox-types.ts'
import { applyPage, applyPins } from './pins.ts'
import type { Store } from './store.ts'
import type { ChatItem } from './types.ts'

/** Milliseconds within which several refetches of the list are merged into one. */
const REFRESH_MS = 400
/** Milliseconds until a list that could not be fetched is requested again: at first, and at most. */
const RETRY_MS = 5000
const MOST_RETRY_MS = 60_000

/** Refusals that pass: too slow, too often. */
const PASSING: readonly number[] = [408, 429]

interface ListLoaderSetup {
  botId: number
  store: Store<Inbox>
  mergeChats: (items: readonly ChatItem[], seq: number) => void
  knownSeq: () => number
}

/** Loads the list of chats, at once or soon after something changed. */
export function createListLoader({ botId, store, mergeChats, knownSeq }: ListLoaderSetup) {
  let request: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let retry: ReturnType<typeof setTimeout> | undefined
  /** something changed while the list was being loaded */
  let isOutdated = false
  /** attempts that failed since the last that succeeded */
  let failures = 0
  /** the page was left: what still comes changes nothing */
  let isStopped = false

  async function load(): Promise<void> {
    if (isStopped) return
    clearTimers()
    isOutdated = false
    request?.abort()
    const abort = new AbortController()
    request = abort
    const { filter } = store.get()
    const known = knownSeq()
    try {
      const page = await calls.filterChats(botId, filter, abort.signal)
      if (abort.signal.aborted) return
      failures = 0
      const since = page.seq ?? known
      mergeChats(page.data, since)
      store.set((before) => {
        const ids = page.data.map(({ id }) => id)
        // Chats that changed while the request was pending may be missing from the response.
        const moved = [...before.listing.changed].filter((id) => (before.state.chats.get(id)?.base?.seq ?? 0) > since)
        const kept = new Set([...ids, ...moved, ...before.state.threads.keys()])
        if (before.selected !== null) kept.add(before.selected)
        const chats = new Map([...before.state.chats].filter(([id]) => kept.has(id)))
        const storedDrafts = new Map(before.storedDrafts)
        for (const id of page.drafts ?? []) if (!storedDrafts.has(id)) storedDrafts.set(id, UNREAD)
        const { total_chats: total, total_pages: pages, more_chats, older } = page
        const matches = new Map(page.data.flatMap(({ id, match }) => (match ? [[id, match]] : [])))
        const more = more_chats === true
        const listing = { ids, seq: since, changed: new Set(moved), matches, total, pages, more, older }
        return {
          ...before,
          state: {
            ...before.state,
            chats,
            pins: applyPins(before.state.pins, page.pinned ?? [], since),
            mentions: applyPage(before.state.mentions, ids, page.mentioned ?? [], since),
          },
          listing,
          storedDrafts,
          seq: Math.max(before.seq, since),
          list: 'ready',
          listError: undefined,
        }
      })
    } catch (error) {
      if (abort.signal.aborted) return
      // The rows on screen stay; they are out of date until a later attempt succeeds.
      if (isPassing(error)) {
        retry = setTimeout(() => void load(), Math.min(RETRY_MS * 2 ** failures, MOST_RETRY_MS))
        failures += 1
      }
      store.set((before) => ({ ...before, list: 'failed', listError: error }))
    } finally {
      if (request === abort) {
        request = undefined
        if (isOutdated) refresh()
      }
    }
  }

  /**
   * Refetches the list soon. A request on its way is not cancelled: with steady changes none would ever end. After a
   * failure the next attempt comes at its time, however much changes: it would keep an overloaded server busy.
   */
  function refresh(): void {
    if (isStopped || retry !== undefined) return
    timer ??= setTimeout(() => {
      timer = undefined
      if (request) isOutdated = true
      else void load()
    }, REFRESH_MS)
  }

  function clearTimers(): void {
    clearTimeout(timer)
    clearTimeout(retry)
    timer = undefined
    retry = undefined
  }

  return {
    load,
    refresh,
    /** Loads the list of a page that is opened. */
    start(): Promise<void> {
      isStopped = false
      return load()
    },
    stop(): void {
      isStopped = true
      request?.abort()
      clearTimers()
    },
  }
}

/** Whether a list that could not be fetched may be fetched later without anything else changing. */
const isPassing = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status < 400 || error.status >= 500 || PASSING.includes(error.status)
