import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { createPerson, insert } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'
import '../../src/console/features/budgets/list-cells.tsx'

afterEach(closeConsole)

test('quotations are listed with their money and lead to the conversation and the customer, and are filtered', async () => {
  const who = await createPerson()
  const at = new Date('2026-11-20T12:00:00Z')
  const contact = await insert('contact', { bot_id: who.bot, name: 'Lucía Fernández' })
  const chat = await insert('chat', {
    bot_id: who.bot,
    contact_id: contact.id,
    user_name: 'Lucía',
    channel: 'webchat',
    sender_id: 'lucia',
  })
  const budget = (number: string, status: string, currency: string) =>
    insert('budget', {
      ...{ bot_id: who.bot, chat_id: chat.id, number, status, currency, date: '2026-11-20', valid_until: '2099-01-01' },
      ...{ contact: JSON.stringify({ id: contact.id, name: 'Lucía Fernández', phone: '', email: '' }), items: '[]' },
      ...{ subtotal_cents: 100, tax_total_cents: 0, total_cents: 4_590_000, notes: '', created_by: who.me.id },
      ...{ created_at: at, updated_at: at },
    })
  await budget('P-00001', 'accepted', 'ARS')
  await budget('P-00002', 'draft', 'USD')
  openConsole('/settings/budget/list', who)
  const user = userEvent.setup()
  const number = await screen.findByRole('link', { name: 'P-00002' })
  expect(number).toHaveAttribute('href', `/chats?chat=${chat.id}`)
  const row = within(screen.getAllByRole('row').find((one) => one.contains(number)) as HTMLElement)
  expect(row.getByText(/US\$|USD/)).toHaveTextContent('45.900')
  expect(row.getByRole('link', { name: 'Lucía Fernández' })).toHaveAttribute('href', `/contacts/${contact.id}`)
  await user.selectOptions(screen.getByLabelText('Estado'), 'Aceptado')
  expect(await screen.findByRole('link', { name: 'P-00001' })).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('link', { name: 'P-00002' })).toBeNull())
})
