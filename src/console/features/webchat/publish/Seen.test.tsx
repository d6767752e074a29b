import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Seen } from './Seen.tsx'

const at = '2026-11-20T12:00:00.000Z'
const site = (more: object) => ({
  ...{ origin: 'https://www.tienda.example', page: '/', first_seen_at: at, last_seen_at: at },
  ...{ refused: false, allowed: true },
  ...more,
})
const show = (...sites: ReturnType<typeof site>[]) =>
  render(
    <Seen publication={{ url: 'https://consola.example/c/x', page: null, sites }} busy={false} onAllow={() => {}} />,
  )
const NOWHERE = 'Todavía no lo vimos en ningún sitio.'

test('nothing is seen yet: it says so, with what to check', () => {
  show()
  expect(screen.getByText(NOWHERE)).toBeTruthy()
  expect(screen.getByText(/bloqueadores de anuncios/)).toBeTruthy()
})

test.each([
  ['was refused', { refused: true, allowed: false }, /pero no está permitido/],
  ['was refused and is allowed now', { refused: true, allowed: true }, /Ya permites/],
  ['showed it', {}, /^Visto/],
])('a site that %s has one state', (_, state, text) => {
  show(site(state))
  expect(screen.getByText(text)).toBeTruthy()
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  expect(screen.queryByText(NOWHERE)).toBeNull()
})
