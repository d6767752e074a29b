/** Returns a seeded pseudo-random generator of numbers in [0, 1) (mulberry32), so that training is repeatable. */
export function randomFrom(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Shuffles in place. */
export function shuffle<T>(list: T[] | Int32Array, random: () => number): void {
  const items = list as T[]
  for (let i = items.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    const kept = items[i] as T
    items[i] = items[j] as T
    items[j] = kept
  }
}
