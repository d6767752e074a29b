import { formatInteger } from './format.ts'
import { type ImageSize, imageSize } from './image-size.ts'

// Which images are kept to be shown. A browser keeps four bytes for each pixel of an image that it draws, however few bytes
// the file has.

/** The most pixels that an image may have in all and on one side. A photo of 40 megapixels fits. */
const LIMITS = { pixels: 40_000_000, side: 12_000 } as const

/** What is wrong with an image: it cannot be drawn, or has too many pixels. */
export type ImageFault = 'broken' | 'large'

/** Returns what is wrong with the content of an image; undefined if it can be shown. */
export function imageFault(bytes: Uint8Array): ImageFault | undefined {
  const size = imageSize(bytes)
  if (!size) return 'broken'
  return fits(size) ? undefined : 'large'
}

const fits = ({ width, height }: ImageSize): boolean =>
  width * height <= LIMITS.pixels && Math.max(width, height) <= LIMITS.side

/** The limits in words. */
export const MOST_PIXELS = `${LIMITS.pixels / 1_000_000} megapíxeles o los ${formatInteger(LIMITS.side)} píxeles por lado`

/** What staff read of an image that is refused, after its name. */
export const imageFaultTexts: Readonly<Record<ImageFault, string>> = {
  broken: 'está dañada o incompleta. Guárdala de nuevo o elige otra imagen.',
  large: `supera los ${MOST_PIXELS}. Redúcela y elígela de nuevo.`,
}
