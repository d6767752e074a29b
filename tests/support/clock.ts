/** A clock that stands still until a test moves it. */
export interface TestClock {
  now(): Date
  /** @param seconds by which the time moves forward */
  advance(seconds: number): void
}

export function testClock(start = '2026-03-10T12:00:00Z'): TestClock {
  let time = new Date(start).getTime()
  return {
    now: () => new Date(time),
    advance: (seconds) => {
      time += seconds * 1000
    },
  }
}
