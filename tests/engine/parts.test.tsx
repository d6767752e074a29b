import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FormScreen, Screen } from '../../src/contract/screen.ts'
import { createPerson, type Person } from '../support/backend.ts'
import { callsOf, failNetwork, sentTo } from '../support/network-stubs.ts'
import { inputWith, openScreen, profileForm } from './section.tsx'

// A form page whose parts have records of their own.

let marina: Person

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  marina = await createPerson()
})
afterEach(() => vi.restoreAllMocks())

/** The user's profile, and the facts about the business as a part of its own. */
function twoRecords(): Screen {
  const profile = profileForm([inputWith('name', 'text', { label: 'Nombre', required: true })])
  const also: FormScreen['also'] = [
    {
      read: 'botContactGet',
      resource: 'settings',
      operation: 'botContactUpdate',
      submit: 'Guardar datos',
      sections: [{ title: 'Negocio', inputs: [inputWith('address', 'text', { label: 'Dirección' })] }],
    },
  ]
  return { ...profile, body: { ...(profile.body as FormScreen), also } }
}
const saveAddress = (address: string) => marina.call('PUT', '/bots/contact/{bot}', { address })

test('each part shows its own record and saves it with its own button', async () => {
  await saveAddress('Mitre 10')
  const { user } = openScreen(marina, twoRecords())
  const address = await screen.findByLabelText('Dirección')
  expect(address).toHaveValue('Mitre 10')
  expect(screen.getByLabelText(/Nombre/)).toHaveValue('Marina Sosa')
  await user.clear(address)
  await user.type(address, 'Mitre 12')
  await user.click(screen.getByRole('button', { name: 'Guardar datos' }))
  await waitFor(() => expect(sentTo('botContactUpdate')).toMatchObject([{ address: 'Mitre 12' }]))
  expect(sentTo('profileUpdate')).toEqual([])
  await waitFor(async () =>
    expect(await marina.call('GET', '/bots/contact/{bot}')).toMatchObject({ address: 'Mitre 12' }),
  )
})

test('saving one part keeps what was typed in another', async () => {
  const { user } = openScreen(marina, twoRecords())
  const address = await screen.findByLabelText('Dirección')
  const name = screen.getByLabelText(/Nombre/)
  await user.type(name, ' Ríos')
  await user.type(address, 'Mitre 14')
  await user.click(screen.getByRole('button', { name: 'Guardar datos' }))
  await waitFor(() => expect(sentTo('botContactUpdate')).toHaveLength(1))
  await waitFor(() => expect(callsOf('botContactGet').length).toBeGreaterThan(1))
  expect(name).toHaveValue('Marina Sosa Ríos')
})

test('leaving asks when a part with its own record has changes', async () => {
  const { user, router } = openScreen(marina, twoRecords())
  await user.type(await screen.findByLabelText('Dirección'), 'x')
  router.go('/elsewhere')
  await screen.findByText('Cambios sin guardar')
  await user.click(screen.getByRole('button', { name: 'Descartar' }))
  await screen.findByText('En otra parte')
})

test('a record that cannot be read is told in its place; the other parts work, and it can be tried again', async () => {
  failNetwork('botContactGet', 1)
  const { user } = openScreen(marina, twoRecords())
  const again = await screen.findByRole('button', { name: /Reintentar/ })
  expect(screen.getByLabelText(/Nombre/)).toHaveValue('Marina Sosa')
  expect(screen.queryByLabelText('Dirección')).not.toBeInTheDocument()
  await user.click(again)
  expect(await screen.findByLabelText('Dirección')).toHaveValue('')
})

test('an override adds a section below the parts', async () => {
  const End = () => <section aria-label="Al final">Algo más</section>
  openScreen(
    marina,
    { ...twoRecords(), route: '/settings/user' },
    { using: { '/settings/general': { end: { part: End } } } },
  )
  await screen.findByLabelText('Dirección')
  expect(screen.queryByRole('region', { name: 'Al final' })).not.toBeInTheDocument()
  openScreen(
    marina,
    { ...twoRecords(), route: '/settings/general' },
    { using: { '/settings/general': { end: { part: End } } } },
  )
  within(await screen.findByRole('region', { name: 'Al final' })).getByText('Algo más')
})
