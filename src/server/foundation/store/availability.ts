/** Milliseconds between two probes while the database is unavailable. */
const LOOK_MS = 200
/** Timeout of a probe in milliseconds: a connection may hang forever. */
const ANSWER_MS = 2_000

interface Watched {
  /** sends a query to the database; rejects while it is unavailable */
  readonly probe: () => Promise<unknown>
  /** receives the error once per outage, not for every failed statement */
  readonly report: (error: unknown) => void
}

/** Tracks whether the database is available, and notifies listeners when it is again. */
export class Availability {
  readonly #watched: Watched
  readonly #listeners = new Set<() => void>()
  #away = false
  #closed = false
  #timer: NodeJS.Timeout | undefined

  constructor(watched: Watched) {
    this.#watched = watched
  }

  /**
   * Reports that a connection was lost or could not be opened. Probes immediately, because only that connection may be
   * affected.
   */
  away(error: unknown): void {
    if (this.#away || this.#closed) return
    this.#away = true
    this.#watched.report(error)
    this.#lookIn(0)
  }

  /**
   * Subscribes to recoveries: notifications may have been lost during the outage. Returns a function that unsubscribes.
   */
  onRecovery(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
  }

  #lookIn(milliseconds: number): void {
    this.#timer = setTimeout(() => void this.#look(), milliseconds)
    this.#timer.unref()
  }

  async #look(): Promise<void> {
    try {
      await within(ANSWER_MS, this.#watched.probe())
    } catch {
      if (!this.#closed) this.#lookIn(LOOK_MS)
      return
    }
    this.#away = false
    if (this.#closed) return
    for (const listener of this.#listeners) this.#notify(listener)
  }

  #notify(listener: () => void): void {
    try {
      listener()
    } catch (error) {
      this.#watched.report(error)
    }
  }
}

/** Resolves like `asked`, or rejects after a timeout. */
async function within<T>(milliseconds: number, asked: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The database did not respond in time')), milliseconds)
  })
  return Promise.race([asked, late]).finally(() => clearTimeout(timer))
}
