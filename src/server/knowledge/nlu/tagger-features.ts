import type { Gazetteer } from './gazetteer.ts'
import type { Token } from './tokens.ts'

/** What a word looks like: "Juan" Xx, "PB" X, "12" 9; runs count as one. */
const shapeOf = (word: string): string =>
  word
    .replace(/\p{Lu}+/gu, 'X')
    .replace(/[\p{L}\p{M}]+/gu, (run) => (run.startsWith('X') ? (run.length > 1 ? 'Xx' : 'X') : 'x'))
    .replace(/\p{N}+/gu, (run) => `9${Math.min(run.length, 5)}`)

/**
 * The features of each token of a text: the word, its ends and look, its neighbours, and which entities the gazetteer
 * knows it for.
 * @param own phrases that this very text taught the gazetteer, with how often, as `phrase|entity`: they say nothing
 * about it
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
