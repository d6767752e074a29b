import { expect, it } from 'vitest'
import { seal, unseal } from './seal.ts'

const secret = 'k'.repeat(32)

it('unseal returns the sealed value, and the sealed text does not expose it', () => {
  const value = { to: 'a@example.com', text: 'señal' }
  const sealed = seal(value, secret)
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('example')
  expect(seal(value, secret)).not.toBe(sealed)
  expect(unseal(sealed, secret)).toEqual(value)
})

it('unseal rejects another secret and a modified text', () => {
  const sealed = seal('x', secret)
  expect(() => unseal(sealed, 'l'.repeat(32))).toThrow()
  const bytes = Buffer.from(sealed, 'base64url')
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1)
  expect(() => unseal(bytes.toString('base64url'), secret)).toThrow()
})
