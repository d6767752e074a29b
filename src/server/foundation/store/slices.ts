/** Milliseconds that a statement should take: meanwhile the embedded store serves nobody else. */
const AIM = 50

/**
 * How many rows each statement of a long look through a table takes, so that others are served in between: more after
 * a fast one, fewer after a slow one.
 */
export class SliceSize {
  #rows: number
  readonly #fewest: number
  readonly #most: number

  constructor({ fewest, most }: { fewest: number; most: number }) {
    this.#rows = fewest
    this.#fewest = fewest
    this.#most = most
  }

  /** The rows that the next statement should take. */
  get rows(): number {
    return this.#rows
  }

  /** Runs the statement of a slice, and sets the size of the next one by how long it took. */
  async timed<T>(work: () => Promise<T>): Promise<T> {
    const from = performance.now()
    const result = await work()
    const fitting = Math.floor((this.#rows * AIM) / (performance.now() - from))
    this.#rows = Math.max(this.#fewest, Math.min(fitting, this.#rows * 2, this.#most))
    return result
  }
}
