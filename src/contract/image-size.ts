// Reads how large an image is from its file, and whether the file has the data that its headers announce. Nothing is
// decoded: decoding is what makes too large images costly.

/** Width and height of an image, in pixels. */
export interface ImageSize {
  width: number
  height: number
}

/** Returns the size of a PNG, JPEG, GIF or WebP; undefined for anything else, and for a file that is not whole. */
export function imageSize(bytes: Uint8Array): ImageSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    const size = readers.find(([start]) => start.every((byte, at) => byte < 0 || bytes[at] === byte))?.[1](view)
    return size && size.width > 0 && size.height > 0 ? size : undefined
  } catch (error) {
    // It ends before what its headers announce.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** Any byte. */
const ANY = -1
const codes = (text: string) => [...text].map((sign) => sign.charCodeAt(0))

const readers: readonly (readonly [start: readonly number[], read: (view: DataView) => ImageSize | undefined])[] = [
  [[0x89, ...codes('PNG'), 0x0d, 0x0a, 0x1a, 0x0a], pngSize],
  [[0xff, 0xd8, 0xff], jpegSize],
  [codes('GIF8'), gifSize],
  [[...codes('RIFF'), ANY, ANY, ANY, ANY, ...codes('WEBP')], webpSize],
]

const nameAt = (view: DataView, at: number) => String.fromCharCode(...[0, 1, 2, 3].map((i) => view.getUint8(at + i)))

/** A PNG is a chain of chunks from IHDR to IEND, with the pixels in IDAT. */
function pngSize(view: DataView): ImageSize | undefined {
  if (nameAt(view, 12) !== 'IHDR') return undefined
  let hasData = false
  for (let at = 8; ; ) {
    const length = view.getUint32(at)
    const name = nameAt(view, at + 4)
    // A chunk ends with its checksum.
    view.getUint32(at + 8 + length)
    if (name === 'IEND') break
    hasData ||= name === 'IDAT' && length > 0
    at += 12 + length
  }
  return hasData ? { width: view.getUint32(16), height: view.getUint32(20) } : undefined
}

/** Markers of JPEG: those of a frame, which has the size, and of the scan that follows it, until the end of the image. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
const SCAN = 0xda
const END = 0xd9

function jpegSize(view: DataView): ImageSize | undefined {
  let size: ImageSize | undefined
  for (let at = 2; ; ) {
    if (view.getUint8(at) !== 0xff) return undefined
    const marker = view.getUint8(at + 1)
    // Fill bytes may precede a marker.
    if (marker === 0xff) {
      at++
      continue
    }
    if (isFrame(marker)) {
      const [width, height] = [view.getUint16(at + 7), view.getUint16(at + 5)]
      size = { width: Math.max(width, size?.width ?? 0), height: Math.max(height, size?.height ?? 0) }
    }
    at += 2 + view.getUint16(at + 2)
    if (marker === SCAN) return hasEnd(view, at) ? size : undefined
  }
}

function hasEnd(view: DataView, from: number): boolean {
  // Cameras add data after the end.
  for (let at = view.byteLength - 2; at >= from; at--)
    if (view.getUint8(at) === 0xff && view.getUint8(at + 1) === END) return true
  return false
}

const GIF_EXTENSION = 0x21
const GIF_IMAGE = 0x2c
const GIF_END = 0x3b

/** Bytes of a color table of a GIF, as its flags tell. */
const colorBytes = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

/** A GIF is a chain of blocks. An image of it may be larger than the canvas that its header tells. */
function gifSize(view: DataView): ImageSize | undefined {
  let [width, height] = [view.getUint16(6, true), view.getUint16(8, true)]
  let hasImage = false
  for (let at = 13 + colorBytes(view.getUint8(10)); ; ) {
    const kind = view.getUint8(at)
    if (kind === GIF_END) return hasImage ? { width, height } : undefined
    if (kind === GIF_IMAGE) {
      hasImage = true
      width = Math.max(width, view.getUint16(at + 1, true) + view.getUint16(at + 5, true))
      height = Math.max(height, view.getUint16(at + 3, true) + view.getUint16(at + 7, true))
      at += 11 + colorBytes(view.getUint8(at + 9))
    } else if (kind === GIF_EXTENSION) at += 2
    else return undefined
    // Data are in pieces, each with its length before it, until one without any.
    for (let length = view.getUint8(at++); length > 0; length = view.getUint8(at++)) at += length
  }
}

/** A WebP is a chain of chunks within RIFF, which has their length. An image of it may differ from its canvas. */
function webpSize(view: DataView): ImageSize | undefined {
  const end = 8 + view.getUint32(4, true)
  // Some programs leave out the last byte, which only fills up.
  if (end > view.byteLength + 1) return undefined
  const sizes: ImageSize[] = []
  let hasImage = false
  for (let at = 12; at + 8 < end; ) {
    const name = nameAt(view, at)
    const length = view.getUint32(at + 4, true)
    if (at + 8 + length > end) return undefined
    const size = webpChunks[name]?.(view, at + 8)
    if (size) sizes.push(size)
    hasImage ||= name !== 'VP8X' && size !== undefined
    at += 8 + length + (length % 2)
  }
  const most = (of: (size: ImageSize) => number) => Math.max(0, ...sizes.map(of))
  return hasImage ? { width: most(({ width }) => width), height: most(({ height }) => height) } : undefined
}

const uint24 = (view: DataView, at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 65_536

/** The chunks of WebP that tell a size: two ways to store an image, the canvas, and a frame of an animation. */
const webpChunks: Readonly<Record<string, (view: DataView, at: number) => ImageSize | undefined>> = {
  'VP8 ': (view, at) =>
    view.getUint8(at + 3) === 0x9d && view.getUint8(at + 4) === 0x01 && view.getUint8(at + 5) === 0x2a
      ? { width: view.getUint16(at + 6, true) & 0x3fff, height: view.getUint16(at + 8, true) & 0x3fff }
      : undefined,
  VP8L: (view, at) => {
    if (view.getUint8(at) !== 0x2f) return undefined
    const bits = view.getUint32(at + 1, true)
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  },
  VP8X: (view, at) => ({ width: uint24(view, at + 4) + 1, height: uint24(view, at + 7) + 1 }),
  ANMF: (view, at) => ({ width: uint24(view, at + 6) + 1, height: uint24(view, at + 9) + 1 }),
}
