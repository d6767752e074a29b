const FIRST_SIZE = 1 << 16
const NONE = -1

/**
 * The weights of a tagger in training, with the data to average them over all steps. Only labels that a feature was
 * ever shifted for have an entry: a list for each feature, in flat arrays that grow.
 */
export class TaggerWeights {
  private readonly first: Int32Array
  private next = new Int32Array(FIRST_SIZE)
  private label = new Int32Array(FIRST_SIZE)
  private now = new Float32Array(FIRST_SIZE)
  private late = new Float64Array(FIRST_SIZE)
  private size = 0

  constructor(features: number) {
    this.first = new Int32Array(features).fill(NONE)
  }

  /** Adds the weights of a feature to `sums`, where the labels start at `base`. */
  addTo(sums: Float32Array, base: number, feature: number): void {
    const { next, label, now } = this
    for (let at = this.first[feature] as number; at !== NONE; at = next[at] as number) {
      const sum = base + (label[at] as number)
      sums[sum] = (sums[sum] as number) + (now[at] as number)
    }
  }

  /** Adds one to the weight of `right` and subtracts one from that of `wrong`. */
  shift(feature: number, right: number, wrong: number, step: number): void {
    this.move(feature, right, 1, step)
    this.move(feature, wrong, -1, step)
  }

  /** Returns the averaged weights of a feature by ascending label. */
  averages(feature: number, steps: number): { label: number; weight: number }[] {
    const all: { label: number; weight: number }[] = []
    for (let at = this.first[feature] as number; at !== NONE; at = this.next[at] as number)
      all.push({ label: this.label[at] as number, weight: this.averageAt(at, steps) })
    return all.sort((a, b) => a.label - b.label)
  }

  /** Returns the largest averaged weight, without its sign. */
  largest(steps: number): number {
    let most = 0
    for (let at = 0; at < this.size; at++) most = Math.max(most, Math.abs(this.averageAt(at, steps)))
    return most
  }

  private averageAt(at: number, steps: number): number {
    return Math.fround((this.now[at] as number) - (this.late[at] as number) / steps)
  }

  private move(feature: number, label: number, by: number, step: number): void {
    let at = this.first[feature] as number
    while (at !== NONE && this.label[at] !== label) at = this.next[at] as number
    if (at === NONE) {
      if (this.size === this.next.length) this.grow()
      at = this.size++
      this.label[at] = label
      this.next[at] = this.first[feature] as number
      this.first[feature] = at
    }
    this.now[at] = (this.now[at] as number) + by
    this.late[at] = (this.late[at] as number) + by * step
  }

  private grow(): void {
    const size = 2 * this.next.length
    this.next = grown(this.next, new Int32Array(size))
    this.label = grown(this.label, new Int32Array(size))
    this.now = grown(this.now, new Float32Array(size))
    this.late = grown(this.late, new Float64Array(size))
  }
}

function grown<T extends Int32Array | Float32Array | Float64Array>(from: T, to: T): T {
  to.set(from)
  return to
}
