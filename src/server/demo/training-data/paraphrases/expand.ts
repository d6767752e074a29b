/** Number of patterns that each object is combined with. */
const TIMES = 2

/**
 * Expands the compact form `pattern | pattern _: object | object ; pattern …`: each object is combined with two of the
 * patterns in rotation. It replaces `_` or is appended.
 */
export function expandParaphrases(text: string): string[] {
  return text.split(';').flatMap((group) => {
    const [ways = [], things = []] = group.split(':').map(listed)
    return things.flatMap((thing, i) =>
      Array.from({ length: Math.min(TIMES, ways.length) }, (_, k) => {
        const way = ways[(i + k) % ways.length] as string
        return way.includes('_') ? way.replace('_', thing) : `${way} ${thing}`
      }),
    )
  })
}

const listed = (part: string): string[] => part.split('|').map((entry) => entry.replace(/\s+/g, ' ').trim())
