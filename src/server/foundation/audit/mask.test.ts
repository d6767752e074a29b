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
