/** A queue whose front can be taken at constant cost, however long it is. */
export class Fifo<T> {
  private entries: T[] = []
  private first = 0

  get length(): number {
    return this.entries.length - this.first
  }

  push(entry: T): void {
    this.entries.push(entry)
  }

  shift(): T | undefined {
    const entry = this.entries[this.first]
    if (entry !== undefined) this.first++
    if (this.first > 1000 && this.first * 2 > this.entries.length) {
      this.entries = this.entries.slice(this.first)
      this.first = 0
    }
    return entry
  }

  clear(): void {
    this.entries = []
    this.first = 0
  }
}
