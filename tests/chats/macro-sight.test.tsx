import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { toast } from '../../src/console/ui/toast.ts'
import { createPerson, insert } from '../support/backend.ts'
import { openConsole } from '../support/console.tsx'
import { sendConsoleEvent } from '../support/sockets.ts'
import { addChat } from './played-inbox.ts'
import '../../src/console/features/chats/dialogs/Dialogs.tsx'
import '../../src/console/features/chats/macros/MacrosDialog.tsx'
import '../../src/console/features/chats/index.tsx'

// A macro by which its user loses sight of the chat says so before, and nothing else says it afterwards.

afterEach(() => toast.clear())

/** Opens a chat of an area of the person, with macros that pass it on. */
async function arrange(roleId: number) {
  const who = await createPerson({ bots: [{ roleId }] })
  const boss = await createPerson({ bots: [{ id: who.bot }] })
  const mate = await createPerson({ name: 'Martín Sosa', bots: [{ id: who.bot }] })
  const [sales, claims] = [
    await insert('area', { bot_id: who.bot, name: 'Ventas' }),
    await insert('area', { bot_id: who.bot, name: 'Reclamos' }),
  ]
  await insert('area_user', { area_id: sales.id, user_id: who.me.id })
  const create = (name: string, ...actions: object[]) =>
    boss.call('POST', '/chats/macros/{bot}', { name, actions, visibility: 'todos' })
  await create('A Reclamos', { type: 'area', area_id: claims.id })
  await create('A Martín', { type: 'assign', to: 'person', user_id: mate.me.id })
  await create('Por turno', { type: 'assign', to: 'round_robin' })
  await create('Mía', { type: 'assign', to: 'me' })
  const id = await addChat(who, { area_id: sales.id, open: false, unread_count: 0 })
  openConsole('/chats?dates=empty', who)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: /^Ana Núñez/ }))
  await user.click(await screen.findByRole('button', { name: 'Más acciones' }))
  await user.click(screen.getByRole('menuitem', { name: 'Aplicar una macro' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Macros' }))
  const hear = () => sendConsoleEvent({ name: 'chat-left', bot_id: who.bot, payload: { chat_id: id } })
  return { user, dialog, hear }
}

const LOSING = /^Dejarás de verla/

test('an operator is told which macros take the chat from them', async () => {
  const { user, dialog } = await arrange(4)
  for (const [name, said] of [
    [/^A Reclamos/, 'Dejarás de verla.'],
    [/^A Martín/, 'Dejarás de verla.'],
    [/^Por turno/, 'Dejarás de verla, salvo que te toque a ti.'],
    [/^Mía/, undefined],
  ] as const) {
    await user.click(await dialog.findByRole('button', { name }))
    if (said) expect(await dialog.findByText(LOSING)).toHaveTextContent(said)
    else expect(dialog.queryByText(LOSING)).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Volver' }))
  }
})

test('who sees every chat loses none by a macro', async () => {
  const { user, dialog } = await arrange(2)
  await user.click(await dialog.findByRole('button', { name: /^A Martín/ }))
  expect(await dialog.findByText('Podrás deshacerlo.')).toBeVisible()
  expect(dialog.queryByText(LOSING)).toBeNull()
})

test.each(['before', 'after'])('one notice says that a macro was applied, %s which the chat leaves', async (order) => {
  const { user, dialog, hear } = await arrange(4)
  await user.click(await dialog.findByRole('button', { name: /^A Reclamos/ }))
  await user.click(dialog.getByRole('button', { name: 'Aplicar macro' }))
  if (order === 'after') await screen.findByRole('button', { name: 'Deshacer' })
  await hear()
  expect(await screen.findByText('Macro aplicada correctamente.')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('region', { name: /^Conversación con/ })).toBeNull())
  expect(screen.queryByText(/Ya no ves/)).toBeNull()
})
