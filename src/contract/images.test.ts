import { expect, test } from 'vitest'
import { pngOfSize, sampleGif, sampleJpeg, samplePng, sampleWebp } from '../../tests/support/sample-files.ts'
import { imageSize } from './image-size.ts'
import { imageFault } from './images.ts'

/** A canvas of 20 by 30, with one frame of one pixel in it. */
const canvas = (() => {
  const [head, image] = [Buffer.alloc(18), sampleWebp().subarray(12)]
  head.write('VP8X')
  head.writeUInt32LE(10, 4)
  head.writeUIntLE(19, 12, 3)
  head.writeUIntLE(29, 15, 3)
  const all = Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBP'), head, image])
  all.writeUInt32LE(all.length - 8, 4)
  return all
})()
const lossy = Buffer.from('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA', 'base64')

/** The frame of the sample, and a height and width as in a frame. */
const FRAME = 'ffc0000b080001000101011100'
const hexOf = ([width = 0, height = 0]: readonly number[]) =>
  [height, width].map((pixels) => pixels.toString(16).padStart(4, '0')).join('')

test.each([
  ['PNG', samplePng(3, 2), { width: 3, height: 2 }],
  ['JPEG', sampleJpeg(), { width: 1, height: 1 }],
  ['GIF', sampleGif(), { width: 1, height: 1 }],
  ['WebP', sampleWebp(), { width: 1, height: 1 }],
  ['WebP with losses', lossy, { width: 1, height: 1 }],
  ['WebP with a canvas', canvas, { width: 20, height: 30 }],
])('the size of a %s is read, also with something after its end, but not if it is cut off', (_, bytes, size) => {
  expect(imageSize(bytes)).toEqual(size)
  expect(imageSize(Buffer.concat([bytes, Buffer.from('y algo más')]))).toEqual(size)
  for (let length = 0; length < bytes.length - 2; length++) expect(imageSize(bytes.subarray(0, length))).toBeUndefined()
})

test('a header alone is no image, whatever follows', () => {
  const garbage = Buffer.alloc(500, 0x5a)
  for (const whole of [pngOfSize(4_000_000_000, 4_000_000_000), sampleGif(), sampleWebp(), sampleJpeg()])
    expect(imageFault(Buffer.concat([whole.subarray(0, 20), garbage]))).toBe('broken')
  expect(imageFault(Buffer.from('%PDF-1.7'))).toBe('broken')
})

test.each([
  [8_000, 5_000, undefined],
  [8_001, 5_000, 'large'],
  [12_000, 3_333, undefined],
  [12_001, 1, 'large'],
  [1, 12_001, 'large'],
  [20_000, 20_000, 'large'],
  [4_000_000_000, 4_000_000_000, 'large'],
  [0, 10, 'broken'],
])('an image of %i by %i: %s', (width, height, fault) => expect(imageFault(pngOfSize(width, height))).toBe(fault))

test.each([
  [
    [3_000, 20],
    [20, 2_000],
  ],
  [
    [20, 2_000],
    [3_000, 20],
  ],
])('of a JPEG with frames of %j and %j, the largest width and height count', (...frames) => {
  const [start = '', ...rest] = sampleJpeg().toString('hex').split(FRAME)
  const framed = frames.map((size) => FRAME.replace('00010001', hexOf(size))).join('')
  const bytes = Buffer.from(start + framed + rest.join(''), 'hex')
  expect(imageSize(bytes)).toEqual({ width: 3_000, height: 2_000 })
})

test('an image within a GIF that is larger than its canvas counts', () => {
  const gif = sampleGif()
  const at = gif.indexOf(0x2c)
  gif.writeUInt16LE(60_000, at + 5)
  expect(imageFault(gif)).toBe('large')
})
