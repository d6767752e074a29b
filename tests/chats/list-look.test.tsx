// How the list looks: density, marks, and the column of views of wide windows.
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { createPerson, insert, type Person } from '../support/backend.ts'
import { openConsole } from '../support/console.tsx'
import { failNetwork } from '../support/network-stubs.ts'
import '../../src/console/features/chats/list/OptionsWindow.tsx'
import '../../src/console/features/chats/views/ViewsColumn.tsx'
import '../../src/console/features/chats/index.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.removeItem('chats-compact')
  localStorage.removeItem('chats-views-folded')
})

async function open(who: Person) {
  const contact = await insert('contact', { bot_id: who.bot, name: 'Ana Núñez' })
  await insert('chat', {
    ...{ bot_id: who.bot, contact_id: contact.id, channel: 'webchat', sender_id: `ana-${who.bot}` },
    ...{ user_name: 'Ana Núñez', type: 'request', last_message_text: 'Hola' },
    ...{ last_message_at: new Date().toISOString(), last_inbound_at: new Date().toISOString() },
  })
  openConsole('/chats?dates=empty', who)
  const row = await screen.findByRole('button', { name: /^Ana Núñez/ })
  return { user: userEvent.setup(), rows: () => row.closest('ul') as HTMLElement }
}

test('rows are compact once somebody says so, also after a reload; the same window explains the marks', async () => {
  const who = await createPerson()
  const { user, rows } = await open(who)
  expect(rows()).not.toHaveClass('chat-rows-compact')
  await user.click(screen.getByRole('button', { name: 'Opciones de la lista' }))
  const options = await screen.findByRole('region', { name: 'Opciones de la lista' })
  expect(await within(options).findByText('Pide hablar con una persona')).toBeVisible()
  expect(within(options).queryByRole('checkbox', { name: 'Vistas en una columna' })).toBeNull()
  await user.click(within(options).getByRole('checkbox', { name: 'Filas compactas' }))
  expect(rows()).toHaveClass('chat-rows-compact')
  openConsole('/chats?dates=empty', who)
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^Ana Núñez/ }).closest('ul')).toHaveClass('chat-rows-compact'),
  )
})

test('a press on the words of an option chooses it, and one outside closes the options', async () => {
  const { user, rows } = await open(await createPerson())
  await user.click(screen.getByRole('button', { name: 'Opciones de la lista' }))
  const options = await screen.findByRole('region', { name: 'Opciones de la lista' })
  await user.click(await within(options).findByText('Filas compactas'))
  expect(rows()).toHaveClass('chat-rows-compact')
  await user.click(within(options).getByText('Qué significa cada marca'))
  expect(options).toBeVisible()
  await user.click(screen.getByRole('main'))
  expect(options).not.toBeInTheDocument()
})

test('wide windows show the views in a column with their counts, which can be put away', async () => {
  const rest = { addEventListener() {}, removeEventListener() {} }
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => ({ ...rest, media, matches: media.includes('min-width: 1440px') }) as never,
  )
  const { user } = await open(await createPerson())
  const column = await screen.findByRole('navigation', { name: 'Vistas' })
  expect(screen.queryByRole('button', { name: 'Vistas' })).toBeNull()
  expect(await within(column).findByRole('button', { name: /^Por defecto/ })).toBeVisible()
  const all = await within(column).findByRole('button', { name: /^Nuevas.*1/ })
  await user.click(all)
  expect(all).toHaveAttribute('aria-current', 'true')
  await user.click(within(column).getByRole('button', { name: 'Ocultar las vistas' }))
  expect(screen.queryByRole('navigation', { name: 'Vistas' })).toBeNull()
  await waitFor(() => expect(screen.getByRole('button', { name: /^Vistas/ })).toHaveFocus())
})

test('what to choose for several conversations is read again after it failed, or is said to be missing', async () => {
  const { user } = await open(await createPerson())
  failNetwork('chatAreaList', 1)
  await user.keyboard('jx')
  await user.click(await screen.findByRole('button', { name: 'Más acciones para las elegidas' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Cambiar de área' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Cambiar de área' }))
  expect(dialog.getByRole('button', { name: 'Guardar' })).toBeDisabled()
  await user.click(await dialog.findByRole('button', { name: 'Reintentar' }))
  expect(await dialog.findByText('Todavía no hay áreas.')).toBeVisible()
})
