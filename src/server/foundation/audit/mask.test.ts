import { expect, it } from 'vitest'
import { MASK, mask } from './mask.ts'

it('masks secret properties at any depth and leaves the rest unchanged', () => {
  const before = {
    name: 'Ferretería',
    password: 'x',
    integrations: { facebook: { page_access_token: 'x', page: 'Quebracho' }, list: [{ api_key: 'x', on: true }] },
    at: new Date('2026-01-02T03:04:05Z'),
    token: null,
    app_secret: 'x',
  }
  expect(mask(before)).toEqual({
    name: 'Ferretería',
    password: MASK,
    integrations: { facebook: { page_access_token: MASK, page: 'Quebracho' }, list: [{ api_key: MASK, on: true }] },
    at: '2026-01-02T03:04:05.000Z',
    token: null,
    app_secret: MASK,
  })
  expect(before.password).toBe('x')
})

it('shows the end of a secret and its times, without which a rotation changes nothing', () => {
  const shown = { token_last4: '9f2c', previous_token_until: '2026-01-02T03:04:05.000Z', secret_last4: 'ZQ==' }
  expect(mask(shown)).toEqual(shown)
  expect(mask({ token_hash: 'x', token: 'x', secret_at_rest: 'x' })).toEqual({
    ...{ token_hash: MASK, token: MASK, secret_at_rest: MASK },
  })
})
