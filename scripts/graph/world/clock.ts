interface Task {
  at: number
  order: number
  run: () => void
}

/** Longest delay of a timer of Node, in milliseconds. */
const LONGEST = 2 ** 31 - 1

/** A clock that runs with the machine's and can be moved forward; tasks that become due by it run at once, in order. */
export class Clock {
  private offset = 0
  private frozenAt: number | undefined
  private order = 0
  private tasks: Task[] = []
  private timer: NodeJS.Timeout | undefined

  /** Milliseconds since 1970. */
  now(): number {
    return this.frozenAt ?? Date.now() + this.offset
  }

  get seconds(): number {
    return Math.floor(this.now() / 1000)
  }

  get isFrozen(): boolean {
    return this.frozenAt !== undefined
  }

  /** Runs a task after a time of this clock, in milliseconds; also when it is moved past that moment. */
  after(delay: number, run: () => void): void {
    this.push({ at: this.now() + delay, order: this.order++, run })
    this.arm()
  }

  /** Moves the clock forward by milliseconds and runs what becomes due on the way. */
  advance(milliseconds: number): void {
    const goal = this.now() + milliseconds
    while (this.tasks[0] && this.tasks[0].at <= goal) {
      this.moveTo(Math.max(this.now(), this.tasks[0].at))
      this.runDue()
    }
    this.moveTo(goal)
    this.arm()
  }

  /** Stops the clock, so that it only moves by `advance`, or lets it run on. */
  freeze(isFrozen: boolean): void {
    const now = this.now()
    this.frozenAt = isFrozen ? now : undefined
    this.offset = now - Date.now()
    this.arm()
  }

  /** Drops all tasks and returns to the machine's time. */
  reset(): void {
    this.tasks = []
    this.offset = 0
    this.frozenAt = undefined
    this.arm()
  }

  private moveTo(time: number): void {
    if (this.frozenAt !== undefined) this.frozenAt = time
    else this.offset = time - Date.now()
  }

  private arm(): void {
    clearTimeout(this.timer)
    const next = this.tasks[0]
    if (!next || this.frozenAt !== undefined) return
    this.timer = setTimeout(
      () => {
        this.runDue()
        this.arm()
      },
      Math.min(LONGEST, Math.max(0, next.at - this.now())),
    )
  }

  private runDue(): void {
    while (this.tasks[0] && this.tasks[0].at <= this.now()) this.pop()?.run()
  }

  // A binary heap: 100,000 messages have as many statuses waiting.
  private push(task: Task): void {
    const { tasks } = this
    let at = tasks.length
    while (at > 0) {
      const parent = (at - 1) >> 1
      const above = tasks[parent] as Task
      if (!isBefore(task, above)) break
      tasks[at] = above
      at = parent
    }
    tasks[at] = task
  }

  private pop(): Task | undefined {
    const { tasks } = this
    const first = tasks[0]
    const last = tasks.pop()
    if (!last || last === first) return first
    let at = 0
    for (;;) {
      let child = at * 2 + 1
      const left = tasks[child]
      const right = tasks[child + 1]
      if (!left) break
      if (right && isBefore(right, left)) child++
      const smaller = tasks[child] as Task
      if (!isBefore(smaller, last)) break
      tasks[at] = smaller
      at = child
    }
    tasks[at] = last
    return first
  }
}

const isBefore = (one: Task, other: Task) => one.at < other.at || (one.at === other.at && one.order < other.order)
