const ROOM = 2

/**
 * The weights of a tagger in training, with the data to average them over all steps. Only labels that a feature was
 * ever shifted for have an entry. The entries of a feature lie side by side, and move when they outgrow their room.
 */
export class TaggerWeights {
  private readonly start: Int32Array
  private readonly count: Int32Array
  private readonly room: Int32Array
  private label: Int32Array
  private now: Float32Array
  private late: Float64Array
  private end = 0

  constructor(features: number) {
    this.start = new Int32Array(features)
    this.count = new Int32Array(features)
    this.room = new Int32Array(features)
    const size = ROOM * features + 1
    this.label = new Int32Array(size)
    this.now = new Float32Array(size)
    this.late = new Float64Array(size)
  }

  /** Adds the weights of a feature to `sums`, where the labels start at `base`. */
  addTo(sums: Float32Array, base: number, feature: number): void {
    const { label, now } = this
    const start = this.start[feature] as number
    const end = start + (this.count[feature] as number)
    for (let at = start; at < end; at++) {
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
    const start = this.start[feature] as number
    const all = Array.from({ length: this.count[feature] as number }, (_, k) => ({
      label: this.label[start + k] as number,
      weight: this.averageAt(start + k, steps),
    }))
    return all.sort((a, b) => a.label - b.label)
  }

  /** Returns the largest averaged weight, without its sign. */
  largest(steps: number): number {
    let most = 0
    for (const [feature, start] of this.start.entries())
      for (let at = start; at < start + (this.count[feature] as number); at++)
        most = Math.max(most, Math.abs(this.averageAt(at, steps)))
    return most
  }

  private averageAt(at: number, steps: number): number {
    return Math.fround((this.now[at] as number) - (this.late[at] as number) / steps)
  }

  private move(feature: number, label: number, by: number, step: number): void {
    const count = this.count[feature] as number
    let at = this.start[feature] as number
    const end = at + count
    while (at < end && this.label[at] !== label) at++
    if (at === end) {
      if (count === this.room[feature]) at = this.widen(feature) + count
      this.label[at] = label
      this.count[feature] = count + 1
    }
    this.now[at] = (this.now[at] as number) + by
    this.late[at] = (this.late[at] as number) + by * step
  }

  /** Moves the entries of a feature to the end, where they get twice the room; returns their new start. */
  private widen(feature: number): number {
    const from = this.start[feature] as number
    const until = from + (this.count[feature] as number)
    const room = Math.max(ROOM, 2 * (this.room[feature] as number))
    const to = this.end
    this.end += room
    if (this.end > this.label.length) {
      const size = 2 * this.end
      this.label = grown(this.label, new Int32Array(size))
      this.now = grown(this.now, new Float32Array(size))
      this.late = grown(this.late, new Float64Array(size))
    }
    this.label.copyWithin(to, from, until)
    this.now.copyWithin(to, from, until)
    this.late.copyWithin(to, from, until)
    this.start[feature] = to
    this.room[feature] = room
    return to
  }
}

function grown<T extends Int32Array | Float32Array | Float64Array>(from: T, to: T): T {
  to.set(from)
  return to
}
