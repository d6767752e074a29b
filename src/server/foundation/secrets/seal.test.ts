import { expect, it } from 'vitest'
import { seal, unseal } from './seal.ts'

const secret = 'k'.repeat(32)
const keys = { secret, previousSecrets: [] }

it('unseal returns the sealed value, and the sealed text does not expose it', () => {
  const value = { to: 'a@example.com', text: 'señal' }
  const sealed = seal(value, secret)
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('example')
  expect(seal(value, secret)).not.toBe(sealed)
  expect(unseal(sealed, keys)).toEqual(value)
})

it('unseal rejects another secret and a modified text', () => {
  const sealed = seal('x', secret)
  expect(() => unseal(sealed, { secret: 'l'.repeat(32), previousSecrets: [] })).toThrow()
  const bytes = Buffer.from(sealed, 'base64url')
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1)
  expect(() => unseal(bytes.toString('base64url'), keys)).toThrow()
})

it('unseal still opens what a former key of the server sealed, for its own purpose only', () => {
  const sealed = seal('x', secret, 'channel')
  const changed = { secret: 'l'.repeat(32), previousSecrets: ['m'.repeat(32), secret] }
  expect(unseal(sealed, changed, 'channel')).toBe('x')
  expect(() => unseal(sealed, changed, 'webhook')).toThrow()
})
