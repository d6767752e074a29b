/** In how many ways each thing is asked for. */
const TIMES = 2

/**
 * What the short form `way | way _: thing | thing ; way …` stands for: each thing asked for in two of the ways, which
 * take turns. The thing stands where `_` is, or else at the end.
 */
export function askedOf(text: string): string[] {
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
