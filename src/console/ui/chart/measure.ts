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
