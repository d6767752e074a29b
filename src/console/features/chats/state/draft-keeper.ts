import { ChatDraftInputLimits } from '../../../../../generated/limits.ts'
import { readToken } from '../../../api/token.ts'
import { onConnectionBack } from '../../../realtime/index.ts'
import { toast } from '../../../ui/toast.ts'
import * as calls from '../calls/calls.ts'
import { passes, timer, waitAfter } from '../outbox/retries.ts'
import { mergeDraft, type StoredDraft, UNREAD } from './drafts.ts'
import type { Inbox } from './inbox-types.ts'
import type { Store } from './store.ts'
import type { ChatQuote } from './types.ts'

/** Milliseconds without typing before a draft is saved on the server. */
const PAUSE = 800
/** Local-storage key that tells the other tabs which draft was saved. */
const SAVED_KEY = 'draft-saved'

/** How far the exchange of one draft with the server is. */
interface Work {
  isRunning: boolean
  /** the answer to a save is awaited */
  isSaving?: boolean
  /** something changed while it was running */
  again: boolean
  /** what the server has is known: it was read, and nothing indicates that another tab or device changed it since */
  isSure: boolean
  /** attempts that failed since the last that succeeded */
  tries: number
  /** text that was sent to be saved last: the server may have it although its answer was lost */
  submitted?: string
  /** text that the server refused */
  refused?: string | undefined
  /** session in which the last attempt failed */
  token: string | null
  /** cancels what waits: a pause in typing or the next attempt */
  cancel?: (() => void) | undefined
}

type Read = Awaited<ReturnType<typeof calls.readDraft>>

interface DraftKeeperSetup {
  botId: number
  store: Store<Inbox>
}

/**
 * Keeps the user's drafts on the server, so that they are available on every device. A draft is never saved before the
 * stored one was read and joined to it. Saving is repeated until the server has the text: otherwise one that was sent
 * meanwhile would reappear on the next visit. Failures are silent, as the text stays in the field.
 */
export function createDraftKeeper({ botId, store }: DraftKeeperSetup) {
  const works = new Map<number, Work>()
  /** drafts that other tabs saved while this one was hidden */
  const heard = new Set<number>()
  let isStopped = false
  let unsubscribe: (() => void) | undefined

  function workOf(id: number): Work {
    const work = works.get(id) ?? { isRunning: false, again: false, isSure: false, tries: 0, token: null }
    works.set(id, work)
    return work
  }

  const storedOf = (id: number): StoredDraft | undefined => {
    const stored = store.get().storedDrafts.get(id)
    return stored === UNREAD ? undefined : stored
  }
  const current = (id: number): Omit<StoredDraft, 'at'> => {
    const { drafts, quotes } = store.get()
    return { text: drafts.get(id) ?? '', replyTo: quotes.get(id)?.quote?.id ?? null }
  }

  function isUnsaved(id: number): boolean {
    const { text, replyTo } = current(id)
    const stored = storedOf(id) ?? { text: '', replyTo: null }
    return text !== stored.text || replyTo !== stored.replyTo
  }

  /** Exchanges a draft with the server: reads it if needed, then saves what differs, unless somebody is typing. */
  function sync(id: number, mustRead = false): void {
    const work = workOf(id)
    if (mustRead) work.isSure = false
    if (!mustRead || work.tries > 0) {
      work.cancel?.()
      work.cancel = undefined
    }
    if (work.isRunning) work.again = true
    else void run(id, work)
  }

  async function run(id: number, work: Work): Promise<void> {
    work.isRunning = true
    work.again = false
    try {
      if (!work.isSure) {
        work.isSure = true
        heard.delete(id)
        adopt(id, await calls.readDraft(botId, id))
      }
      // A change that came meanwhile may need the stored draft to be read again first.
      if (!work.again && !work.cancel && current(id).text !== work.refused) {
        work.isSaving = true
        await save(id).finally(() => (work.isSaving = false))
        work.refused = undefined
      }
      work.tries = 0
    } catch (error) {
      work.isSure = false
      if (calls.isStale(error)) {
        // Another window or device saved one since: it is read and joined.
        work.isRunning = false
        return sync(id)
      }
      work.tries += 1
      work.token = readToken()
      if (passes(error, work.tries)) {
        work.again = false
        work.cancel?.()
        work.cancel = timer(() => retry(id), waitAfter(work.tries))
      } else work.refused = current(id).text
    }
    work.isRunning = false
    if (work.again) void run(id, work)
    else release()
  }

  function retry(id: number): void {
    const work = workOf(id)
    work.cancel?.()
    work.cancel = undefined
    const isWanted = isUnsaved(id) || (!isStopped && store.get().selected === id)
    if (isWanted && work.token === readToken()) sync(id)
    else release()
  }

  /** Joins what the server has to what was typed here. */
  function adopt(id: number, { text: stored, reply_to, updated_at: at }: Read): void {
    const base = storedOf(id)
    const known = stored === workOf(id).submitted ? stored : base?.text
    const { text, isJoined } = mergeDraft(known, stored, store.get().drafts.get(id) ?? '')
    store.set((before) => {
      const quote = before.quotes.get(id)
      const isKept = quote && (!quote.isStored || quote.quote?.id === reply_to?.id)
      return {
        ...before,
        drafts: new Map(before.drafts).set(id, text),
        storedDrafts: new Map(before.storedDrafts).set(id, { text: stored, replyTo: reply_to?.id ?? null, at }),
        quotes: isKept ? before.quotes : new Map(before.quotes).set(id, { quote: reply_to ?? null, isStored: true }),
      }
    })
    if (!isJoined || isStopped || store.get().selected !== id) return
    toast.info(
      base
        ? 'Tenías otro borrador en otra ventana: unimos los dos textos.'
        : 'Ya tenías un borrador: lo pusimos antes de lo que escribiste.',
    )
  }

  async function save(id: number, leaving = false): Promise<void> {
    const { text, replyTo } = current(id)
    const { quotes } = store.get()
    const work = workOf(id)
    // What was stored before the save on its way may be what is wanted again, such as nothing once it was sent.
    const isWanted = isUnsaved(id) || (leaving && work.isSaving)
    // The server would refuse a longer one, and keeps what it has.
    if (!isWanted || text.length > ChatDraftInputLimits.text.maxLength) return
    // The save on its way may be stored before or after this one, which must stay.
    const over = leaving && work.isSaving ? undefined : (storedOf(id)?.at ?? null)
    work.submitted = text
    const { updated_at: at } = await calls.writeDraft({ bot: botId, id, text, replyTo, over }, leaving)
    const saved = quotes.get(id)
    store.set((before) => ({
      ...before,
      storedDrafts: new Map(before.storedDrafts).set(id, { text, replyTo, at }),
      ...(saved && before.quotes.get(id) === saved && { quotes: markStored(before.quotes, id) }),
    }))
    localStorage.setItem(SAVED_KEY, JSON.stringify({ bot: botId, id, at: Date.now() }))
  }

  /** Saves a draft after a pause. */
  function schedule(id: number, pause: number): void {
    const work = workOf(id)
    work.cancel?.()
    work.tries = 0
    work.cancel = timer(() => sync(id), pause)
  }

  /** Saves at once what waits for a pause in typing. */
  function flush(): void {
    for (const [id, { cancel, tries }] of works) if (cancel && tries === 0) sync(id)
  }

  /** Saves what waits while the page is left. What was not read yet cannot be joined any more. */
  function leave(): void {
    for (const [id, { cancel, isRunning }] of works)
      if ((cancel || isRunning) && storedOf(id)) void save(id, true).catch(() => {})
  }

  function readAgain(): void {
    const { selected } = store.get()
    for (const id of heard) if (id !== selected) sync(id, true)
    if (selected !== null) sync(selected, true)
  }

  function onBack(): void {
    const { selected } = store.get()
    const open = isStopped ? null : selected
    for (const [id, work] of works) {
      work.isSure = false
      if (id !== open && work.cancel && work.tries > 0) retry(id)
    }
    if (open !== null) sync(open, true)
  }

  const onShown = () => (document.visibilityState === 'hidden' ? flush() : readAgain())

  function onStorage({ key, newValue }: StorageEvent): void {
    if (key !== SAVED_KEY || !newValue) return
    const { bot, id } = JSON.parse(newValue) as { bot: number; id: number }
    if (bot !== botId) return
    if (document.visibilityState === 'hidden') heard.add(id)
    else sync(id, true)
  }

  /** Stops listening once the page was left and nothing waits. */
  function release(): void {
    if (!isStopped || [...works.values()].some(({ cancel, isRunning }) => cancel || isRunning)) return
    unsubscribe?.()
    unsubscribe = undefined
  }

  function listen(): () => void {
    const stopWatching = onConnectionBack(onBack)
    const given = [
      ['pagehide', leave],
      ['blur', flush],
      ['focus', readAgain],
      ['storage', onStorage as EventListener],
    ] as const
    for (const [name, run] of given) window.addEventListener(name, run)
    document.addEventListener('visibilitychange', onShown)
    return () => {
      stopWatching()
      for (const [name, run] of given) window.removeEventListener(name, run)
      document.removeEventListener('visibilitychange', onShown)
    }
  }

  return {
    /** Reads the draft of a chat that is opened, and saves that of the one that is left. */
    open(id: number): void {
      flush()
      sync(id, true)
    },
    flush,
    set(id: number, text: string): void {
      if (store.get().drafts.get(id) === text) return
      store.set((before) => ({ ...before, drafts: new Map(before.drafts).set(id, text) }))
      schedule(id, text === '' ? 0 : PAUSE)
    },
    setQuote(id: number, quote: ChatQuote | null): void {
      store.set((before) => ({ ...before, quotes: new Map(before.quotes).set(id, { quote, isStored: false }) }))
      schedule(id, 0)
    },
    start(): void {
      isStopped = false
      unsubscribe ??= listen()
    },
    stop(): void {
      isStopped = true
      flush()
      release()
    },
  }
}

function markStored(quotes: Inbox['quotes'], id: number): Inbox['quotes'] {
  const quote = quotes.get(id)
  return quote ? new Map(quotes).set(id, { ...quote, isStored: true }) : quotes
}
