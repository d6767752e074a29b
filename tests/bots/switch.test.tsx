import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { SwitchDialog } from '../../src/console/features/bots/switch/SwitchDialog.tsx'
import { Toaster } from '../../src/console/ui/Toaster.tsx'
import { createPerson } from '../support/backend.ts'
import { sentTo } from '../support/network-stubs.ts'

test.each([
  ['with a message', ' Volvemos el lunes. ', 'Volvemos el lunes.'],
  ['without a message, which removes the previous one', '', ''],
])('switches the chatbot off %s', async (_, typed, sent) => {
  const { bot, token } = await createPerson()
  localStorage.setItem('jwt', token)
  const onChanged = vi.fn()
  const user = userEvent.setup()
  render(<SwitchDialog bot={bot} on open onClose={() => undefined} onChanged={onChanged} />)
  if (typed) await user.type(screen.getByLabelText('Mensaje para los clientes (opcional)'), typed)
  await user.click(screen.getByRole('button', { name: 'Apagar chatbot' }))
  await waitFor(() => expect(onChanged).toHaveBeenCalledWith('off'))
  expect(sentTo('botStateUpdate')).toEqual([{ botState: 'off', message: sent }])
})

test('undoing removes the notice', async () => {
  const { bot, token } = await createPerson()
  localStorage.setItem('jwt', token)
  const user = userEvent.setup()
  render(
    <>
      <SwitchDialog bot={bot} on open onClose={() => undefined} onChanged={() => undefined} />
      <Toaster />
    </>,
  )
  await user.click(screen.getByRole('button', { name: 'Apagar chatbot' }))
  await screen.findByText('Apagaste el chatbot.')
  await user.click(screen.getByText('Deshacer'))
  await waitFor(() => expect(screen.queryByText('Apagaste el chatbot.')).toBeNull())
})
