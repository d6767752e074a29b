/**
 * Splits a text into messages of at most `limit` UTF-16 code units: between paragraphs, lines, sentences or words if
 * there is such a place in the second half, else anywhere between two characters.
 */
export function splitText(text: string, limit: number): string[] {
  const pieces: string[] = []
  let rest = text
  while (rest.length > limit) {
    const at = breakOf(rest.slice(0, limit + 1), limit)
    pieces.push(rest.slice(0, at).trimEnd())
    rest = rest.slice(at).trimStart()
  }
  return rest === '' && pieces.length > 0 ? pieces : [...pieces, rest]
}

function breakOf(start: string, limit: number): number {
  for (const mark of ['\n\n', '\n', '. ', ' ']) {
    const found = start.lastIndexOf(mark)
    const at = mark === '. ' ? found + 1 : found
    if (at > limit / 2) return at
  }
  const last = start.charCodeAt(limit - 1)
  // The first half of a pair stays with the second.
  return last >= 0xd800 && last <= 0xdbff ? limit - 1 : limit
}
