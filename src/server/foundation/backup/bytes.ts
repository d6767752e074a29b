/** Reads a stream line by line or by number of bytes. */
export class ByteReader {
  readonly #source: AsyncIterator<Buffer>
  #held: Buffer = Buffer.alloc(0)

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]()
  }

  /** Returns the next line without its line break, or undefined if the stream ends before the line does. */
  async line(): Promise<string | undefined> {
    const parts: Buffer[] = []
    for (;;) {
      const end = this.#held.indexOf(10)
      if (end >= 0) {
        parts.push(this.#held.subarray(0, end))
        this.#held = this.#held.subarray(end + 1)
        return Buffer.concat(parts).toString('utf8')
      }
      parts.push(this.#held)
      if (!(await this.#more())) return undefined
    }
  }

  /** Returns the next `count` bytes, or undefined if the stream has fewer. */
  async bytes(count: number): Promise<Buffer | undefined> {
    const parts: Buffer[] = []
    let missing = count
    while (missing > this.#held.length) {
      parts.push(this.#held)
      missing -= this.#held.length
      if (!(await this.#more())) return undefined
    }
    parts.push(this.#held.subarray(0, missing))
    this.#held = this.#held.subarray(missing)
    return Buffer.concat(parts)
  }

  async #more(): Promise<boolean> {
    const { done, value } = await this.#source.next()
    this.#held = done ? Buffer.alloc(0) : value
    return !done
  }
}
