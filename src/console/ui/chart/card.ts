import { textWidth, wrapped } from './measure.ts'
import type { Box, Item, Tone } from './types.ts'

/** Room of the texts of a card, as its styles have it: size and line of a text, edge, and room of the sample of a series. */
const [SIZE, LINE, EDGE, SAMPLE] = [13, 19, 9, 16]
/** How far a card stands from what it tells of, and how narrow it may become beside it. */
const [GAP, LEAST] = [8, 108]
const BOLD = 600

interface CardLine {
  text: string
  /** of the series that a line begins the value of */
  tone?: Tone | undefined
}

export interface Card extends Box {
  head: readonly string[]
  lines: readonly CardLine[]
  /** the values have samples of their series before them */
  sampled: boolean
}

type Size = Pick<Box, 'width' | 'height'>

/**
 * Returns the card with the values of an item: near what is drawn of it, never over that, and within the plot. Without
 * room there, as in a plot of one row, it reaches over the title above. Undefined if nothing is drawn of the item.
 * @param marks what it must not cover, the best first: it may cover the others
 */
export function cardFor(item: Item, marks: readonly Box[], plot: Size): Card | undefined {
  const natural = sized(item, plot.width)
  for (const mark of marks) {
    const place = beside(natural, mark, plot)
    if (place) return { ...natural, ...place }
  }
  const mark = marks.at(-1)
  if (!mark) return undefined
  const room = Math.floor(Math.max(mark.x, plot.width - mark.x - mark.width) - GAP)
  const narrow = room < LEAST ? undefined : sized(item, room)
  const place = narrow && beside(narrow, mark, plot)
  if (narrow && place) return { ...narrow, ...place }
  return { ...natural, ...aboveOrBelow(natural, mark, plot) }
}

function beside({ width, height }: Size, mark: Box, plot: Size): { x: number; y: number } | undefined {
  const [right, left] = [mark.x + mark.width + GAP, mark.x - GAP - width]
  const x = right + width <= plot.width ? right : left >= 0 ? left : undefined
  if (x === undefined || height > plot.height) return undefined
  return { x, y: within(mark.y + mark.height / 2 - height / 2, plot.height - height) }
}

function aboveOrBelow({ width, height }: Size, mark: Box, plot: Size): { x: number; y: number } {
  const [below, above] = [mark.y + mark.height + GAP, mark.y - GAP - height]
  const y = below + height <= plot.height ? below : above
  return { x: within(mark.x + mark.width / 2 - width / 2, plot.width - width), y }
}

const within = (value: number, most: number) => Math.round(Math.min(Math.max(0, value), most))

/** Returns the texts of a card that is at most as wide as said, and its size. */
function sized({ group, head, facts, tones }: Item, most: number): Omit<Card, 'x' | 'y'> {
  const sampled = tones !== undefined
  const inset = 2 * (EDGE + 1)
  const room = most - inset - (sampled ? SAMPLE : 0)
  const name = wrapped(group === undefined ? head : `${group}, ${head}`, most - inset, SIZE, BOLD)
  const lines = facts.flatMap((fact, at) =>
    wrapped(fact, room, SIZE).map((text, part) => ({ text, ...(part === 0 && { tone: tones?.[at] }) })),
  )
  const widths = [
    ...name.map((text) => textWidth(text, SIZE, BOLD)),
    ...lines.map(({ text }) => textWidth(text, SIZE) + (sampled ? SAMPLE : 0)),
  ]
  const width = Math.ceil(Math.max(...widths)) + inset
  return { head: name, lines, sampled, width, height: (name.length + lines.length) * LINE + inset }
}
