import { crc32, deflateSync } from 'node:zlib'

/** Returns a valid PNG with colored bands. Sizes are in pixels. */
export function samplePng(width = 480, height = 320): Buffer {
  const rows = Buffer.alloc(height * (width * 3 + 1))
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * (width * 3 + 1) + 1 + x * 3
      rows[at] = 30 + Math.round((160 * x) / width)
      rows[at + 1] = 110 + Math.round((90 * y) / height)
      rows[at + 2] = (x >> 5) % 2 === (y >> 5) % 2 ? 120 : 150
    }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const parts = [chunk('IHDR', head), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts])
}

/** Returns a PNG that tells this size, whatever its data are. */
export function pngOfSize(width: number, height: number): Buffer {
  const whole = samplePng(1, 1)
  whole.writeUInt32BE(width, 16)
  whole.writeUInt32BE(height, 20)
  whole.writeUInt32BE(crc32(whole.subarray(12, 29)), 29)
  return whole
}

/** Returns images of one pixel. */
export const sampleGif = (): Buffer => Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
export const sampleWebp = (): Buffer => Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64')
/** Its tables are in the form of such tables, but draw nothing. */
export const sampleJpeg = (): Buffer =>
  Buffer.from(
    [
      ...['ffd8', 'ffe000104a46494600010101004800480000', `ffdb004300${'01'.repeat(64)}`],
      ...['ffc0000b080001000101011100', `ffc400140001${'00'.repeat(15)}09`],
      ...['ffda0008010100003f0037', 'ffd9'],
    ].join(''),
    'hex',
  )

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const all = Buffer.alloc(body.length + 8)
  all.writeUInt32BE(data.length, 0)
  body.copy(all, 4)
  all.writeUInt32BE(crc32(body), body.length + 4)
  return all
}

/** Returns a valid recording: one second of a tone, 8 bits, 8000 samples. */
export function sampleWav(): Buffer {
  const sound = Buffer.from(Array.from({ length: 8000 }, (_, at) => 128 + Math.round(60 * Math.sin(at / 3))))
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + sound.length, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.set([1, 0, 1, 0], 20)
  head.writeUInt32LE(8000, 24)
  head.writeUInt32LE(8000, 28)
  head.set([1, 0, 8, 0], 32)
  head.write('data', 36)
  head.writeUInt32LE(sound.length, 40)
  return Buffer.concat([head, sound])
}

/** Returns the beginning of a video, enough to be recognized as one. */
export const sampleWebm = (): Buffer =>
  Buffer.concat([
    Buffer.from('\x1aE\xdf\xa3\x9fB\x86\x81\x01B\xf7\x81\x01B\xf2\x81\x04B\xf3\x81\x08B\x82\x84webm', 'latin1'),
  ])

/** Returns a document of one empty page. */
export const samplePdf = (): Buffer =>
  Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
      '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  )
