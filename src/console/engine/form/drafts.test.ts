import { expect, test } from 'vitest'
import type { Input } from '../../../contract/screen.ts'
import { keepable } from './drafts.ts'

const input = (source: string, given: Partial<Input> = {}): Input => ({
  ...{ source, label: source, type: 'text', required: false },
  ...given,
})

test('of what was written only that is kept which the contract names, and nothing secret, however deep', () => {
  const account = [input('user'), input('token', { secret: true }), input('password', { type: 'password' })]
  const inputs = [
    ...account,
    input('channel', { type: 'object', fields: account }),
    input('all', { type: 'list', fields: account }),
  ]
  const one = { user: 'marina', token: 't', password: 'p' }
  const values = { ...one, channel: one, all: [one], password2: 'p' }
  expect(keepable(inputs, values)).toEqual({ user: 'marina', channel: { user: 'marina' }, all: [{ user: 'marina' }] })
})
