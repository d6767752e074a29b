/** People that are counted exactly; more are estimated, so that a period of any size needs little memory. */
const EXACT = 100_000

/** Registers of an estimate, as a power of two: 16 kB, a standard error of 0.8 %. */
const BITS = 14
const REGISTERS = 2 ** BITS

/** Standard errors to either side that hold 95 %, and the standard error of an estimate (see {@link People.count}). */
const MARGIN = (1.96 * 1.04) / Math.sqrt(REGISTERS)

/** The people of a part of a period: their ids, or the registers of an estimate in base64. */
export type PeoplePart = readonly number[] | string

/** The people of a period, each counted once. */
export class People {
  #ids: Set<number> | undefined = new Set()
  #registers = new Uint8Array(0)

  /** Adds the people of a part of the period. */
  add(people: PeoplePart): this {
    if (typeof people === 'string') {
      this.#estimate()
      for (const [place, rank] of Buffer.from(people, 'base64').entries())
        this.#registers[place] = Math.max(this.#registers[place] ?? 0, rank)
      return this
    }
    for (const id of people)
      if (this.#ids) this.#ids.add(id)
      else this.#register(id)
    if (this.#ids && this.#ids.size > EXACT) this.#estimate()
    return this
  }

  /** Returns what another period can add. */
  kept(): PeoplePart {
    return this.#ids ? [...this.#ids] : Buffer.from(this.#registers).toString('base64')
  }

  /**
   * Returns how many people they are, and how far an estimate may be from that with a confidence of 95 % (HyperLogLog,
   * Flajolet and others 2007; far above its small range).
   */
  count(): { value: number; margin: number | null } {
    if (this.#ids) return { value: this.#ids.size, margin: null }
    const alpha = 0.7213 / (1 + 1.079 / REGISTERS)
    const sum = this.#registers.reduce((all, rank) => all + 2 ** -rank, 0)
    const value = Math.round((alpha * REGISTERS ** 2) / sum)
    return { value, margin: Math.round(value * MARGIN) }
  }

  #estimate(): void {
    const ids = this.#ids
    if (!ids) return
    this.#ids = undefined
    this.#registers = new Uint8Array(REGISTERS)
    for (const id of ids) this.#register(id)
  }

  #register(id: number): void {
    const hash = mixed(id)
    const place = hash >>> (32 - BITS)
    const rank = Math.clz32((hash << BITS) | (1 << (BITS - 1))) + 1
    if (rank > (this.#registers[place] ?? 0)) this.#registers[place] = rank
  }
}

/** Spreads an id evenly over 32 bits (the finalizer of MurmurHash3). */
function mixed(id: number): number {
  let hash = id
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
