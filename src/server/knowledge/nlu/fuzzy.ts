import { withoutTilde } from './tokens.ts'

/**
 * Returns a phonetic key for Argentine Spanish, so that phonetic misspellings match: "vaca" and "baca", "hacer" and
 * "aser".
 */
export function phoneticForm(folded: string): string {
  return withoutTilde(folded)
    .replace(/ch/g, 'X')
    .replace(/h/g, '')
    .replace(/ll/g, 'y')
    .replace(/qu?(?=[ei])|k/g, 'k')
    .replace(/c(?=[ei])|z/g, 's')
    .replace(/c|q/g, 'k')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/gu(?=[ei])/g, 'g')
    .replace(/[vw]/g, 'b')
    .replace(/(.)\1+/g, '$1')
}

/**
 * Returns the similarity of two words or phrases, 0 to 1: one minus the edit distance (with swaps of neighbors) divided
 * by the longer length.
 * @param least minimum similarity; below it the result is 0, which allows an early exit
 */
export function similarity(a: string, b: string, least = 0): number {
  const longest = Math.max(a.length, b.length)
  if (longest === 0) return 1
  const allowed = Math.floor((1 - least) * longest + 1e-9)
  if (Math.abs(a.length - b.length) > allowed) return 0
  const changes = editDistance(a, b, allowed)
  return changes > allowed ? 0 : 1 - changes / longest
}

/**
 * Returns the Damerau-Levenshtein distance with swaps of neighbors; exits early with `most + 1` once it exceeds `most`.
 */
export function editDistance(a: string, b: string, most: number): number {
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let cost = Math.min((row[j] as number) + 1, (next[j - 1] as number) + 1, (row[j - 1] as number) + (same ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] as number) + 1)
      next.push(cost)
    }
    if (Math.min(...next) > most) return most + 1
    before = row
    row = next
  }
  return row[b.length] as number
}
