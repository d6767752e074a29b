import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import '../../src/console/features/contacts/PageActions.tsx'
import { createPerson, insert, type Person } from '../support/backend.ts'
import { openConsole } from '../support/console.tsx'
import { callsOf, holdCalls, stubAnswer } from '../support/network-stubs.ts'
import { sendConsoleEvent } from '../support/sockets.ts'

// The page of a contact whose data a colleague erases.

async function openPage(who: Person) {
  const { id } = await insert('contact', { bot_id: who.bot, name: 'Inés Vega', phone: '+5491155550142' })
  const { go, path } = openConsole(`/contacts/${id}`, who)
  const city = await screen.findByLabelText('Localidad')
  const erase = async () => {
    await who.call('POST', `/contacts/data/delete/{bot}/${id}`, { name: 'Inés Vega' })
    await sendConsoleEvent({ name: 'content', bot_id: who.bot, payload: { resource: 'contact' } })
  }
  return { go, path, city, erase, user: userEvent.setup() }
}

test('a contact that is gone is not shown any more, nor what could be done with it', async () => {
  const { erase } = await openPage(await createPerson())
  await erase()
  expect(await screen.findByText(/^No lo encontramos/)).toBeVisible()
  expect(screen.queryByText('Inés Vega')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Todo lo guardado' })).toBeNull()
})

test('what was typed about a contact that is gone stays', async () => {
  const who = await createPerson()
  const { city, erase, user } = await openPage(who)
  await user.type(city, 'Rosario')
  await erase()
  await user.click(await screen.findByRole('button', { name: 'Guardar' }))
  expect(await screen.findByText(/eliminó/)).toBeVisible()
  expect(city).toHaveValue('Rosario')
})

test('the dialog of an erasure stays while the page no longer finds the contact', async () => {
  const who = await createPerson()
  const { user } = await openPage(who)
  await user.click(await screen.findByRole('button', { name: 'Todo lo guardado' }))
  await user.click(await screen.findByRole('button', { name: 'Eliminar datos' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Eliminar datos' }))
  const release = holdCalls('contactDataDelete')
  await user.type(dialog.getByRole('textbox'), 'Inés Vega{Enter}')
  const running = await dialog.findByText('Buscando y eliminando sus datos…')
  await stubAnswer('contactGet', 404, { message: 'No lo encontramos.', code: 'not_found' })
  await sendConsoleEvent({ name: 'content', bot_id: who.bot, payload: { resource: 'contact' } })
  expect(await screen.findByText('No lo encontramos.')).toBeInTheDocument()
  expect(running).toBeInTheDocument()
  release()
})

const shownData = () => screen.findByRole('dialog', { name: 'Todo lo guardado' })
const noData = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('everything stored of a contact is not shown any more once a colleague erased it', async () => {
  const { erase, user } = await openPage(await createPerson())
  await user.click(await screen.findByRole('button', { name: 'Todo lo guardado' }))
  expect(await within(await shownData()).findByText('+5491155550142')).toBeVisible()
  await erase()
  await noData()
  expect(screen.queryByText('+5491155550142')).toBeNull()
})

test('an erasure that a colleague was faster with ends its dialog', async () => {
  const { erase, user } = await openPage(await createPerson())
  await user.click(await screen.findByRole('button', { name: 'Todo lo guardado' }))
  await user.click(await screen.findByRole('button', { name: 'Eliminar datos' }))
  const release = holdCalls('contactDataDelete')
  const dialog = within(await screen.findByRole('dialog', { name: 'Eliminar datos' }))
  await user.type(dialog.getByRole('textbox'), 'Inés Vega{Enter}')
  await dialog.findByText('Buscando y eliminando sus datos…')
  await erase()
  expect(await screen.findByText(/^No lo encontramos/)).toBeInTheDocument()
  release()
  await noData()
})

test('what is stored of a contact is not shown over another one, nor by itself on coming back', async () => {
  const who = await createPerson()
  const { go, path, user } = await openPage(who)
  const first = path()
  const other = await insert('contact', { bot_id: who.bot, name: 'Leo Paz' })
  await user.click(await screen.findByRole('button', { name: 'Todo lo guardado' }))
  await within(await shownData()).findByText('+5491155550142')
  await go(`/contacts/${other.id}`)
  expect(await screen.findByDisplayValue('Leo Paz')).toBeVisible()
  await noData()
  await go(first)
  expect(await screen.findByDisplayValue('Inés Vega')).toBeVisible()
  await noData()
})

/** Begins an erasure whose answer is held, and goes to the page of somebody else meanwhile. */
async function leaveErasure() {
  const who = await createPerson()
  const { go, user } = await openPage(who)
  const other = await insert('contact', { bot_id: who.bot, name: 'Leo Paz', phone: '+5491155550143' })
  await user.click(await screen.findByRole('button', { name: 'Todo lo guardado' }))
  await user.click(await screen.findByRole('button', { name: 'Eliminar datos' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Eliminar datos' }))
  const release = holdCalls('contactDataDelete')
  await user.type(dialog.getByRole('textbox'), 'Inés Vega{Enter}')
  await dialog.findByText('Buscando y eliminando sus datos…')
  await go(`/contacts/${other.id}`)
  expect(await screen.findByDisplayValue('Leo Paz')).toBeVisible()
  await noData()
  const end = async () => {
    release()
    await waitFor(() => expect(callsOf('contactDataDelete')[0]?.status).toBe(204))
    expect(await screen.findByText('Datos eliminados.')).toBeVisible()
  }
  return { who, other: other.id, user, end }
}

test('an erasure that ends after its page was left leaves the page of another contact, which goes on hearing of changes', async () => {
  const { who, other, user, end } = await leaveErasure()
  const city = screen.getByLabelText('Localidad')
  await user.click(city)
  await end()
  await who.call('PUT', `/contacts/{bot}/${other}`, { name: 'Leo Paz', city: 'Rosario' })
  await sendConsoleEvent({ name: 'content', bot_id: who.bot, payload: { resource: 'contact' } })
  await waitFor(() => expect(city).toHaveValue('Rosario'))
  expect(city).toHaveFocus()
})

test('an erasure that ends after its page was left leaves what is shown of another contact', async () => {
  const { user, end } = await leaveErasure()
  await user.click(await screen.findByRole('button', { name: 'Todo lo guardado' }))
  const data = await shownData()
  expect(await within(data).findByText('+5491155550143')).toBeVisible()
  await end()
  expect(data).toBeInTheDocument()
})
