import { inflateSync } from 'node:zlib'

/** A picture that can be drawn: a complete PNG or JPEG of at most 4000 pixels per side. */
export interface Picture {
  bytes: Buffer
  width: number
  height: number
}

/** Maximum length of a side in pixels; larger pictures waste memory. */
const LONGEST = 4_000
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

/**
 * Validates a file as a picture for documents. Undefined if it is not a PNG or JPEG, or is broken, interlaced or too
 * large. pdfkit inflates a PNG in a callback whose errors cannot be caught, so everything is checked here.
 */
export function pictureOf(bytes: Buffer): Picture | undefined {
  try {
    const size = bytes.toString('latin1', 1, 4) === 'PNG' ? pngSize(bytes) : jpegSize(bytes)
    if (!size) return undefined
    const [width, height] = size
    const fits = width > 0 && height > 0 && width <= LONGEST && height <= LONGEST
    return fits ? { bytes, width, height } : undefined
  } catch {
    return undefined
  }
}

type Size = readonly [width: number, height: number]

function pngSize(bytes: Buffer): Size | undefined {
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
  const [depth = 0, color = 0, , , interlaced] = bytes.subarray(24, 29)
  const channels = CHANNELS[color]
  if (!channels || interlaced !== 0 || width > LONGEST || height > LONGEST) return undefined
  const data: Buffer[] = []
  let [palette, ended] = [false, false]
  for (let at = 8; at + 12 <= bytes.length && !ended; ) {
    const length = bytes.readUInt32BE(at)
    const type = bytes.toString('latin1', at + 4, at + 8)
    if (at + 12 + length > bytes.length) return undefined
    if (type === 'IDAT') data.push(bytes.subarray(at + 8, at + 8 + length))
    palette ||= type === 'PLTE' && length > 0 && length % 3 === 0
    ended = type === 'IEND'
    at += 12 + length
  }
  if (!ended || (color === 3 && !palette)) return undefined
  const line = Math.ceil((width * channels * depth) / 8) + 1
  const pixels = inflateSync(Buffer.concat(data), { maxOutputLength: line * height })
  if (pixels.length !== line * height) return undefined
  for (let at = 0; at < pixels.length; at += line) if ((pixels[at] ?? 5) > 4) return undefined
  return [width, height]
}

/** Reads the size from the frame header. Every segment before it starts with its own length. */
function jpegSize(bytes: Buffer): Size | undefined {
  if (bytes.readUInt16BE(0) !== 0xffd8) return undefined
  for (let at = 2; at + 9 < bytes.length; ) {
    const marker = bytes.readUInt16BE(at)
    if (marker < 0xffc0 || marker > 0xfffe) return undefined
    const isFrame = marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker)
    if (isFrame) return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)]
    at += 2 + bytes.readUInt16BE(at + 2)
  }
  return undefined
}
