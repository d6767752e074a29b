import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ContactDataDialog } from '../../src/console/features/contacts/data/ContactDataDialog.tsx'
import { setSession } from '../../src/console/session/state.ts'
import { currentToasts } from '../../src/console/ui/toast.ts'
import { createPerson, insert } from '../support/backend.ts'
import { callsOf, holdCalls, stubAnswer } from '../support/network-stubs.ts'
import { collectSavedFiles } from '../support/saved-files.ts'

test('everything stored of a person is shown, and goes once their name is typed', async () => {
  const { me, token, bot, call } = await createPerson()
  localStorage.setItem('jwt', token)
  setSession({ status: 'in', user: me, bots: me.bots, bot: me.bots[0] ?? null })
  const { id } = await insert('contact', { bot_id: bot, name: 'Lucía Fernández', phone: '+5491155550142' })
  await call('POST', `/contacts/notes/{bot}/${id}`, { text: 'Prefiere la tarde' })
  const onErased = vi.fn()
  render(<ContactDataDialog contactId={id} onClose={() => {}} onErased={onErased} />)
  const user = userEvent.setup()
  const shown = within(await screen.findByRole('dialog', { name: 'Todo lo guardado' }))
  expect(await shown.findByText('Prefiere la tarde')).toBeVisible()
  expect(shown.getByText('+5491155550142')).toBeVisible()
  await user.click(shown.getByRole('button', { name: 'Eliminar datos' }))
  const form = within(await screen.findByRole('dialog', { name: 'Eliminar datos' }))
  expect(form.getByText(/0 conversaciones|Ninguna conversación/)).toBeVisible()
  expect(form.getByText(/^Si su nombre es también el de una etiqueta.* solo por sus otros datos\.$/)).toBeVisible()
  const erase = form.getByRole('button', { name: 'Eliminar datos' })
  await user.type(form.getByLabelText(/^Nombre del contacto/), 'Lucía')
  expect(erase).toBeDisabled()
  await user.type(form.getByLabelText(/^Nombre del contacto/), ' Fernández')
  expect(erase).toBeEnabled()
  await user.click(erase)
  await vi.waitFor(() => expect(onErased).toHaveBeenCalled(), 10_000)
  expect(await call('GET', '/contacts/{bot}')).toEqual([])
})

test('an erasure says that it is running, and can neither be left nor sent again until it has ended', async () => {
  const { me, token, bot } = await createPerson()
  localStorage.setItem('jwt', token)
  setSession({ status: 'in', user: me, bots: me.bots, bot: me.bots[0] ?? null })
  const { id } = await insert('contact', { bot_id: bot, name: 'Inés Vega' })
  const [onClose, onErased] = [vi.fn(), vi.fn()]
  render(<ContactDataDialog contactId={id} onClose={onClose} onErased={onErased} />)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Eliminar datos' }))
  const form = within(await screen.findByRole('dialog', { name: 'Eliminar datos' }))
  const field = form.getByLabelText(/^Nombre del contacto/)
  const [erase, back] = [
    form.getByRole('button', { name: 'Eliminar datos' }),
    form.getByRole('button', { name: 'Volver' }),
  ]
  const leave = () => user.click(form.getByRole('button', { name: 'Cerrar' }))

  await stubAnswer('contactDataDelete', 409, { message: 'Hay una importación en curso.', code: 'in_use' }, { times: 1 })
  await user.type(field, 'Inés Vega{Enter}')
  expect(await form.findByRole('alert')).toHaveTextContent('Hay una importación en curso.')
  expect(form.queryByRole('status')).toBeNull()
  expect(back).toBeEnabled()

  const release = holdCalls('contactDataDelete')
  await user.click(erase)
  expect(await form.findByRole('status')).toHaveTextContent('Buscando y eliminando sus datos')
  await user.click(erase)
  await user.type(field, '{Enter}')
  await leave()
  expect(back).toBeDisabled()
  expect(onClose).not.toHaveBeenCalled()
  expect(callsOf('contactDataDelete')).toHaveLength(2)
  release()
  await vi.waitFor(() => expect(onErased).toHaveBeenCalledTimes(1), 10_000)
  await leave()
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('who erases somebody after a colleague did is told so, and has nothing left to do', async () => {
  const { me, token, bot } = await createPerson()
  localStorage.setItem('jwt', token)
  setSession({ status: 'in', user: me, bots: me.bots, bot: me.bots[0] ?? null })
  const { id } = await insert('contact', { bot_id: bot, name: 'Inés Vega' })
  const onErased = vi.fn()
  render(<ContactDataDialog contactId={id} onClose={() => {}} onErased={onErased} />)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Eliminar datos' }))
  const form = within(await screen.findByRole('dialog', { name: 'Eliminar datos' }))
  await stubAnswer('contactDataDelete', 404, { message: 'No lo encontramos.', code: 'not_found' })
  await stubAnswer('contactGet', 404, { message: 'No lo encontramos.', code: 'not_found' }, { times: 1 })
  await user.type(form.getByLabelText(/^Nombre del contacto/), 'Inés Vega{Enter}')
  await vi.waitFor(() => expect(onErased).toHaveBeenCalledTimes(1), 10_000)
  expect(currentToasts().at(-1)).toMatchObject({ message: 'Alguien ya eliminó sus datos.', detail: 'Inés Vega' })
})

test('who erases somebody whom a colleague merged meanwhile is told that their data are still there', async () => {
  const { me, token, bot } = await createPerson()
  localStorage.setItem('jwt', token)
  setSession({ status: 'in', user: me, bots: me.bots, bot: me.bots[0] ?? null })
  const { id } = await insert('contact', { bot_id: bot, name: 'Inés Vega' })
  const onErased = vi.fn()
  render(<ContactDataDialog contactId={id} onClose={() => {}} onErased={onErased} />)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Eliminar datos' }))
  const form = within(await screen.findByRole('dialog', { name: 'Eliminar datos' }))
  // The contact itself is still answered: its address leads to the one that it became part of.
  await stubAnswer('contactDataDelete', 404, { message: 'No lo encontramos.', code: 'not_found' })
  await user.type(form.getByLabelText(/^Nombre del contacto/), 'Inés Vega{Enter}')
  await vi.waitFor(() => expect(onErased).toHaveBeenCalledTimes(1), 10_000)
  expect(currentToasts().at(-1)).toMatchObject({ kind: 'error', message: expect.stringMatching(/siguen ahí/) })
})

test('what the team commented is apart, and out of what is handed over unless it is chosen', async () => {
  const { me, token, bot, call } = await createPerson()
  localStorage.setItem('jwt', token)
  setSession({ status: 'in', user: me, bots: me.bots, bot: me.bots[0] ?? null })
  const { id } = await insert('contact', { bot_id: bot, name: 'Rosa Gil' })
  const chat = await insert('chat', {
    bot_id: bot,
    contact_id: id,
    channel: 'webchat',
    sender_id: 'rosa',
    user_name: 'Rosa',
  })
  for (const [author, body] of [
    ['user', 'Quiero pintura'],
    ['internal', 'Paga tarde'],
  ])
    await insert('message', { bot_id: bot, chat_id: chat.id, author, body })
  const { sections } = await call('GET', `/contacts/data/{bot}/${id}`)
  const said = (internal?: true) =>
    sections
      .filter((one: { internal?: true }) => one.internal === internal)
      .flatMap(({ rows }: { rows: { value: string }[] }) => rows.map(({ value }) => value))
  expect(said(true)).toEqual(['Paga tarde'])
  expect(said()).toContain('Quiero pintura')
  render(<ContactDataDialog contactId={id} onClose={() => {}} onErased={() => {}} />)
  const saved = collectSavedFiles()
  const user = userEvent.setup()
  const shown = within(await screen.findByRole('dialog', { name: 'Todo lo guardado' }))
  expect(await shown.findByText('Paga tarde')).toBeVisible()
  await user.click(shown.getByRole('button', { name: 'JSON' }))
  await vi.waitFor(() => expect(saved).toHaveLength(1))
  await user.click(shown.getByRole('checkbox', { name: /^Entregar también lo del equipo/ }))
  await user.click(shown.getByRole('button', { name: 'JSON' }))
  await vi.waitFor(() => expect(saved).toHaveLength(2))
  const texts = await Promise.all(saved.map((file) => file.text()))
  expect(texts.map((text) => text.includes('Paga tarde'))).toEqual([false, true])
})
