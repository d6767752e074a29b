import { expect, test } from 'vitest'
import { fileFault, shownAs } from './channel-files.ts'

const file = (type: string, size = 1000) => ({ filename: 'archivo', type, size })

test.each([
  ['whatsapp', 'image/png', 'image'],
  ['whatsapp', 'image/webp', undefined],
  ['whatsapp', 'video/mp4', 'video'],
  ['whatsapp', 'video/webm', undefined],
  ['whatsapp', 'audio/ogg', 'audio'],
  ['whatsapp', 'audio/wav', undefined],
  ['whatsapp', 'application/pdf', 'document'],
  ['whatsapp', 'application/zip', undefined],
  ['facebook', 'image/gif', 'image'],
  ['facebook', 'application/zip', 'document'],
  ['webchat', 'video/webm', 'video'],
] as const)('%s shows %s as %s', (channel, type, kind) => expect(shownAs(channel, type)).toBe(kind))

test('what a channel does not take is told with what to do', () => {
  expect(fileFault('whatsapp', file('video/webm'))).toBe('WhatsApp no acepta archivo por su tipo. Conviértelo a MP4.')
  expect(fileFault('whatsapp', file('video/mp4'))).toBeUndefined()
  expect(fileFault('webchat', file('video/webm'))).toBeUndefined()
  expect(fileFault('whatsapp', file('image/png', 6_000_000))).toContain('supera los 5 MB que acepta WhatsApp')
  expect(fileFault('facebook', file('image/png', 6_000_000))).toBeUndefined()
  expect(fileFault('facebook', file('image/png', 9_000_000))).toContain('8 MB')
})
