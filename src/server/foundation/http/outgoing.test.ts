import { expect, test } from 'vitest'
import { callOutside, isPublic } from './outgoing.ts'

const within = [
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '::1',
  'fd00::1',
  'fe80::1',
  '::ffff:10.0.0.1',
  'no address',
]

test.each(within)('isPublic returns false for %s', (address) => expect(isPublic(address)).toBe(false))
test.each(['8.8.8.8', '172.32.0.1', '2606:4700::1111'])('isPublic returns true for %s', (address) =>
  expect(isPublic(address)).toBe(true),
)

test.each([
  'http://example.com/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://169.254.169.254/latest',
  'https://localhost/',
  'https://erp.internal/',
  'https://servidor../',
  'https://router.home.arpa./',
])('callOutside rejects %s without sending anything', (address) =>
  expect(callOutside(address, { method: 'POST', body: {} })).rejects.toThrow(/Only https|not public/),
)
