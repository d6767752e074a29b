import type { Gazetteer } from './gazetteer.ts'
import type { Token } from './tokens.ts'

/** Returns the shape of a word: "Juan" is Xx, "PB" is X, "12" is 92 (9 and the number of digits, up to 5). */
const shapeOf = (word: string): string =>
  word
    .replace(/\p{Lu}+/gu, 'X')
    .replace(/[\p{L}\p{M}]+/gu, (run) => (run.startsWith('X') ? (run.length > 1 ? 'Xx' : 'X') : 'x'))
    .replace(/\p{N}+/gu, (run) => `9${Math.min(run.length, 5)}`)

/**
 * Returns the features of each token: the word, its prefixes, suffixes and shape, its neighbors, and its entities in
 * the gazetteer.
 * @param own the phrases that this text itself contributed to the gazetteer, with their counts, as `phrase|entity`;
 * they are ignored
 */
export function tokenFeatures(
  tokens: readonly Token[],
  gazetteer: Gazetteer,
  own?: ReadonlyMap<string, number>,
): string[][] {
  const at = (i: number) => (i < 0 ? '<' : (tokens[i]?.folded ?? '>'))
  const features = tokens.map(({ folded, text }, i) => {
    const all = [
      '*',
      `w${folded}`,
      `s${shapeOf(text)}`,
      `-${at(i - 1)}`,
      `+${at(i + 1)}`,
      `--${at(i - 2)}`,
      `++${at(i + 2)}`,
      `-w${at(i - 1)} ${folded}`,
      `w+${folded} ${at(i + 1)}`,
      `--w${at(i - 2)} ${at(i - 1)}`,
      `w++${at(i + 1)} ${at(i + 2)}`,
    ]
    for (let size = 1; size <= Math.min(4, folded.length); size++) {
      all.push(`e${folded.slice(-size)}`)
      if (size > 1) all.push(`b${folded.slice(0, size)}`)
    }
    return all
  })
  let covered = 0
  for (const { first, end, phrase, meanings } of gazetteer.hits(tokens)) {
    if (first < covered) continue
    const others = meanings.filter(({ entity, count }) => count > (own?.get(`${phrase}|${entity}`) ?? 0))
    if (others.length === 0) continue
    covered = end
    for (const { entity } of others)
      for (let i = first; i < end; i++)
        features[i]?.push(`g${i === first ? 'B' : 'I'}${entity}`, `g${Math.min(end - first, 3)}${entity}`)
  }
  return features
}
