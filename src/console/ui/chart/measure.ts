let context: CanvasRenderingContext2D | null | undefined

let family = ''

/** Returns the width of a text in pixels as the charts write it; roughly where no canvas exists. */
export function textWidth(text: string, size = 12, weight = 400): number {
  if (context === undefined) {
    context = document.createElement('canvas').getContext?.('2d') ?? null
    family = getComputedStyle(document.body).fontFamily || 'sans-serif'
  }
  if (context) context.font = `${weight} 100px ${family}`
  const measured = context?.measureText(text).width
  return measured === undefined ? text.length * size * 0.56 : (measured * size) / 100
}

/** Returns the width of the widest of several texts. */
export const widest = (texts: readonly string[], size?: number): number =>
  Math.max(0, ...texts.map((text) => textWidth(text, size)))

/** Shortens a text with an ellipsis to a width in pixels. */
export function fitted(text: string, width: number, size?: number): string {
  if (textWidth(text, size) <= width) return text
  const signs = [...text]
  while (signs.length > 1 && textWidth(`${signs.join('')}…`, size) > width) signs.pop()
  return `${signs.join('').trimEnd()}…`
}

/** Returns a text in lines of a width; a longer word, such as an address, goes on in the next one. */
export function wrapped(text: string, width: number, size?: number, weight?: number): string[] {
  const fits = (part: string) => textWidth(part, size, weight) <= width
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(...(fits(word) ? [word] : broken(word, fits)))
  }
  return lines
}

function broken(word: string, fits: (part: string) => boolean): string[] {
  const parts: string[] = []
  for (const sign of word) {
    const longer = `${parts.at(-1) ?? ''}${sign}`
    if (parts.length > 0 && fits(longer)) parts[parts.length - 1] = longer
    else parts.push(sign)
  }
  return parts
}

/** Returns a text in two lines of two widths at most: what the second has no room for is shortened. */
export function inTwoLines(text: string, [width, second]: readonly [number, number], size?: number): string[] {
  const [first = '', ...others] = wrapped(text, width, size)
  return others.length === 0 ? [first] : [first, fitted(others.join(' '), second, size)]
}
