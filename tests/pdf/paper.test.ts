import { deflateSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { draw, printable } from '../../src/server/foundation/pdf/canvas.ts'
import { pictureOf } from '../../src/server/foundation/pdf/picture.ts'

const at = new Date('2026-03-10T12:00:00Z')
const write = (text: string) => draw('Prueba', at, (paper) => void paper.text(printable(text)))

test.each([
  'José Ñandú · 1.234,50 € – “comillas” … ¿Qué? ¡Sí!',
  'Łukasz Żółć, Dvořák, Åse Øster, İpek Çağrı',
  'Юрий Гагарин, Київ',
  'Αθήνα, Γιώργος Παπαδόπουλος',
  'Nguyễn Thị Minh Khai',
  '☺ ✓ ★ → ½ №',
])('is printed unchanged: %s', (text) => expect(printable(text)).toBe(text))

test('prints a box for an unknown character and the letters of a flag, and drops bidi and control characters', () => {
  expect(printable('Hola 🧑🏽‍🚀, vamos 🇦🇷')).toBe('Hola ▯, vamos AR')
  expect(printable('precio\u202egnp.exe\u0000\u0007 fin')).toBe('preciognp.exe fin')
  expect(printable('漢字')).toBe('▯▯')
  expect(printable('línea\r\notra\tcolumna')).toBe('línea\notra  columna')
})

test('the same text gives the same bytes', async () => {
  const [one, two] = [await write('Łódź'), await write('Łódź')]
  expect(one.equals(two)).toBe(true)
  expect(one.subarray(0, 5).toString()).toBe('%PDF-')
  // A page with one subset of the font, not the whole font.
  expect(one.length).toBeLessThan(40_000)
})

test('any text gives a complete document', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 60 }), async (text) => {
      expect((await write(text)).subarray(-6).toString()).toContain('EOF')
    }),
    { numRuns: 150 },
  )
}, 120_000)

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  return Buffer.concat([length, Buffer.from(type, 'latin1'), data, Buffer.alloc(4)])
}

/** Returns a PNG of one colour with an alpha channel. */
function png(width: number, height: number, pixels = Buffer.alloc((width * 4 + 1) * height)): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 6, 0, 0, 0], 8)
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

test('a valid picture is drawn', async () => {
  const picture = pictureOf(png(20, 10))
  expect(picture).toMatchObject({ width: 20, height: 10 })
  const bytes = await draw(
    'Prueba',
    at,
    (paper) => void paper.image(picture?.bytes as Buffer, 48, 48, { fit: [80, 40] }),
  )
  expect(bytes.toString('latin1')).toContain('/Subtype /Image')
})

test.each<[string, Buffer]>([
  ['a truncated PNG', png(20, 10).subarray(0, 50)],
  ['too few pixels', png(20, 10, Buffer.alloc(40))],
  ['an unknown filter', png(2, 1, Buffer.from([9, 0, 0, 0, 0, 0, 0, 0, 0]))],
  ['a picture that is far too large', png(5_000, 1)],
  ['data that is too large after inflation', png(2, 2, Buffer.alloc(5_000_000))],
  ['a file that is not a picture', Buffer.from('%PDF-1.7')],
  ['a JPEG without a frame', Buffer.from('ffd8ffe000044a46ffd9', 'hex')],
  ['an empty file', Buffer.alloc(0)],
])('no picture is returned for invalid data: %s', (_, bytes) => expect(pictureOf(bytes)).toBeUndefined())
