import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { createPerson, insert, type Person } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'
import '../../src/console/features/misunderstood/index.tsx'
import { sentTo } from '../support/network-stubs.ts'

afterEach(closeConsole)

/** Writes a customer message that the bot does not understand; returns the id of the message. */
async function vain({ bot }: Person, body: string): Promise<number> {
  const at = new Date().toISOString()
  const contact = await insert('contact', { bot_id: bot, name: 'Ana Núñez' })
  const place = {
    contact_id: contact.id,
    channel: 'webchat',
    sender_id: `visita-${contact.id}`,
    user_name: 'Ana Núñez',
  }
  const chat = await insert('chat', { bot_id: bot, ...place })
  const { id } = await insert('message', { bot_id: bot, chat_id: chat.id, author: 'user', body, at })
  await insert('message_fact', { message_id: id, bot_id: bot, chat_id: chat.id, at, rule: 'fallback', ranking: '[]' })
  return id
}

test('an unticked message stays unresolved when its group is ignored, and can be resolved on its own', async () => {
  const marina = await createPerson()
  const texts = ['¿Tienen estacionamiento?', 'Hay estacionamiento']
  for (const text of texts) await vain(marina, text)
  for (const text of ['¿Envían a Ushuaia?', 'Busco tornillos de bronce']) await vain(marina, text)
  openConsole('/advanced/misunderstood', marina)
  const user = userEvent.setup()
  const groups = async () => within(await screen.findByRole('list', { name: 'Grupos de mensajes' }))
  const titles = async () => (await groups()).getAllByRole('heading').map(({ textContent }) => textContent)
  const ignore = async () => user.click((await groups()).getAllByRole('button', { name: 'Ignorar' })[0] as HTMLElement)
  await screen.findByText('4 mensajes por resolver')
  expect(await titles()).toHaveLength(3)
  await user.click(screen.getByText('2 mensajes distintos'))
  const [first] = screen.getAllByRole('checkbox') as [HTMLElement]
  const text = first.closest('label')?.textContent
  await user.click(first)
  await ignore()
  await screen.findByText('1 mensaje ignorado.')
  await screen.findByText('3 mensajes por resolver')
  await waitFor(async () => expect(await titles()).toContain(`«${text}»`))
  expect(await titles()).toHaveLength(3)
  for (const left of [2, 1]) {
    await ignore()
    await screen.findByText(left === 1 ? '1 mensaje por resolver' : `${left} mensajes por resolver`)
    expect(await titles()).toHaveLength(left)
  }
  await ignore()
  await screen.findByText('No hay mensajes por resolver')
  expect(screen.getByRole('link', { name: 'Probar el chatbot' })).toHaveAttribute('href', '/testbot')
  expect(screen.queryByText(/^\d+ mensajes? por resolver$/)).not.toBeInTheDocument()
  expect(sentTo('misunderstoodResolve')).toHaveLength(4)
})

test('a resolved group gives the focus to the next one, so that the keyboard goes on, and undoing keeps it in the page', async () => {
  const marina = await createPerson()
  for (const text of ['¿Envían a Ushuaia?', 'Busco tornillos de bronce']) await vain(marina, text)
  openConsole('/advanced/misunderstood', marina)
  const user = userEvent.setup()
  await screen.findByText('2 mensajes por resolver')
  const [first] = screen.getAllByRole('button', { name: 'Ignorar' })
  first?.focus()
  await user.keyboard('{Enter}')
  await screen.findByText('1 mensaje por resolver')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Ignorar' })).toHaveFocus())
  screen.getByRole('button', { name: 'Deshacer' }).focus()
  await user.keyboard('{Enter}')
  await screen.findByText('2 mensajes por resolver')
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
})

test('with a search, the count is of the messages found', async () => {
  const marina = await createPerson()
  for (const text of ['¿Envían a Ushuaia?', 'Busco tornillos de bronce', 'tornillos de bronce busco'])
    await vain(marina, text)
  openConsole('/advanced/misunderstood', marina)
  await screen.findByText('3 mensajes por resolver')
  await userEvent.setup().type(screen.getByLabelText('Buscar'), 'ushuaia')
  await screen.findByText('1 mensaje de 3 por resolver')
})

test('unticking a message leaves out all with the same text', async () => {
  const marina = await createPerson()
  const repeated = ['¿Tienen estacionamiento?', 'tienen estacionamiento', 'Tienen  estacionamiento?']
  const same = await Promise.all(repeated.map((text) => vain(marina, text)))
  const other = await vain(marina, 'Hay estacionamiento')
  openConsole('/advanced/misunderstood', marina)
  const user = userEvent.setup()
  await user.click(await screen.findByText('2 mensajes distintos'))
  const [box] = screen.getAllByRole('checkbox').filter((one) => !/^Hay/.test(one.closest('label')?.textContent ?? ''))
  await user.click(box as HTMLElement)
  await user.click(screen.getByRole('button', { name: 'Ignorar' }))
  await screen.findByText('3 mensajes por resolver')
  expect(sentTo('misunderstoodResolve')).toMatchObject([{ message_ids: [other] }])
  await user.click(screen.getByRole('button', { name: 'Ignorar' }))
  await screen.findByText('No hay mensajes por resolver')
  expect([...((sentTo('misunderstoodResolve')[1] as { message_ids: number[] }).message_ids ?? [])].sort()).toEqual(
    [...same].sort(),
  )
})
