import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { SwitchDialog } from '../../src/console/bot-switch/SwitchDialog.tsx'
import { Toaster } from '../../src/console/ui/Toaster.tsx'
import { api } from '../support/api.ts'

test.each([
  ['with a message', ' Volvemos el lunes. ', 'Volvemos el lunes.'],
  ['without one, which takes back what was said before', '', ''],
])('switched off %s', async (_, typed, sent) => {
  const bodies: unknown[] = []
  api.use(
    http.put('*/api/bots/state/3', async ({ request }) => {
      bodies.push(await request.json())
      return HttpResponse.json({})
    }),
  )
  const onChanged = vi.fn()
  const user = userEvent.setup()
  render(<SwitchDialog bot={3} on open onClose={() => undefined} onChanged={onChanged} />)
  if (typed) await user.type(screen.getByLabelText('Mensaje para los clientes (opcional)'), typed)
  await user.click(screen.getByRole('button', { name: 'Apagar chatbot' }))
  await vi.waitFor(() => expect(onChanged).toHaveBeenCalledWith('off'))
  expect(bodies).toEqual([{ botState: 'off', message: sent }])
})

test('what was undone is no longer told', async () => {
  api.use(http.put('*/api/bots/state/3', () => HttpResponse.json({})))
  const user = userEvent.setup()
  render(
    <>
      <SwitchDialog bot={3} on open onClose={() => undefined} onChanged={() => undefined} />
      <Toaster />
    </>,
  )
  await user.click(screen.getByRole('button', { name: 'Apagar chatbot' }))
  await screen.findByText('Apagaste el chatbot.')
  await user.click(screen.getByText('Deshacer'))
  await vi.waitFor(() => expect(screen.queryByText('Apagaste el chatbot.')).toBeNull())
})
