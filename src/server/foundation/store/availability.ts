/** Milliseconds between two looks at whether the store answers again. */
const LOOK_MS = 200
/** Milliseconds after which a look that got no answer counts as failed: a connection may hang for ever. */
const ANSWER_MS = 2_000

interface Watched {
  /** asks the store something; rejects while it can't be reached */
  readonly probe: () => Promise<unknown>
  /** told once as the store goes away, not of every statement that fails meanwhile */
  readonly report: (error: unknown) => void
}

/** Knows whether the store can be reached, and tells when it can be again. */
export class Availability {
  readonly #watched: Watched
  readonly #listeners = new Set<() => void>()
  #away = false
  #closed = false
  #timer: NodeJS.Timeout | undefined

  constructor(watched: Watched) {
    this.#watched = watched
  }

  /** A connection was lost, or could not be made. Looks at once: perhaps it was that one alone. */
  away(error: unknown): void {
    if (this.#away || this.#closed) return
    this.#away = true
    this.#watched.report(error)
    this.#lookIn(0)
  }

  /** Hears each time that the store answers again after it was away: what it was told meanwhile may be missed here. */
  onReturn(listener: () => void): () => void {
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
    for (const listener of this.#listeners) this.#tell(listener)
  }

  #tell(listener: () => void): void {
    try {
      listener()
    } catch (error) {
      this.#watched.report(error)
    }
  }
}

/** What `asked` resolves with; rejects when it takes longer. */
async function within<T>(milliseconds: number, asked: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('No answer in time')), milliseconds)
  })
  return Promise.race([asked, late]).finally(() => clearTimeout(timer))
}
