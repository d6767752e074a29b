import { expect, test } from 'vitest'
import type { Input } from '../../../contract/screen.ts'
import { storableValues } from './drafts.ts'

const input = (source: string, given: Partial<Input> = {}): Input => ({
  ...{ source, label: source, type: 'text', required: false },
  ...given,
})

test('keepable drops values that the contract does not name and secrets at any depth', () => {
  const account = [input('user'), input('token', { secret: true }), input('password', { type: 'password' })]
  const inputs = [
    ...account,
    input('channel', { type: 'object', fields: account }),
    input('all', { type: 'list', fields: account }),
  ]
  const one = { user: 'marina', token: 't', password: 'p' }
  const values = { ...one, channel: one, all: [one], password2: 'p' }
  expect(storableValues(inputs, values)).toEqual({
    user: 'marina',
    channel: { user: 'marina' },
    all: [{ user: 'marina' }],
  })
})
