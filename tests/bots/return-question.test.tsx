import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import '../../src/console/features/bots/handoff/AbsenceControl.tsx'
import '../../src/console/features/bots/handoff/MessageControl.tsx'
import '../../src/console/features/bots/ReturnQuestion.tsx'
import { toast } from '../../src/console/ui/toast.ts'
import { createPerson, insert, type Person } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'
import '../support/engine-parts.ts'
import { callsOf } from '../support/network-stubs.ts'

afterEach(() => {
  toast.clear()
  closeConsole()
})

async function waiting(who: Person, name: string): Promise<void> {
  const contact = await insert('contact', { bot_id: who.bot, name })
  await insert('chat', {
    ...{
      bot_id: who.bot,
      contact_id: contact.id,
      channel: 'webchat',
      sender_id: name,
      user_name: name,
      type: 'request',
    },
    ...{ last_message_text: 'Hola', last_message_at: '2026-03-01T12:00:00Z' },
  })
}

test('minutes that give chats back at once are saved after a question that counts them', async () => {
  const marina = await createPerson()
  for (const name of ['Ana', 'Beto']) await waiting(marina, name)
  openConsole('/settings/general', marina)
  const user = userEvent.setup()
  const minutes = await screen.findByRole('textbox', { name: /^Volver al chatbot/ })
  const part = minutes.closest('form') as HTMLElement
  const save = async (value: string) => {
    fireEvent.change(minutes, { target: { value } })
    await user.click(within(part).getByRole('button', { name: 'Guardar derivación' }))
  }
  const saved = () => callsOf('handoffUpdate').map(({ status }) => status)
  const title = '¿Devolver conversaciones al chatbot?'
  await save('30')
  const dialog = within(await screen.findByRole('dialog', { name: title }))
  expect(dialog.getByText(/^Ahora volverían 2 conversaciones: dejarán/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Cancelar' }))
  expect(saved()).toEqual([])
  expect(minutes).toHaveValue('30')
  await save('30')
  await user.click(await screen.findByRole('button', { name: 'Guardar y devolver' }))
  await waitFor(() => expect(saved()).toEqual([200]))
  expect(await marina.call('GET', '/bots/handoff/{bot}')).toMatchObject({ return_to_bot_after_minutes: 30 })
  // A longer silence gives nothing back.
  await save('60')
  await waitFor(() => expect(saved()).toEqual([200, 200]))
  expect(screen.queryByRole('dialog')).toBeNull()
})
