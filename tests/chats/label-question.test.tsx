import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { chatActions } from '../../src/console/features/chats/calls/actions.ts'
import { createCatalogue } from '../../src/console/features/chats/calls/catalogue.ts'
import { ChatsContextProvider } from '../../src/console/features/chats/context.ts'
import { LabelsDialog } from '../../src/console/features/chats/dialogs/LabelsDialog.tsx'
import { defaultFilter } from '../../src/console/features/chats/filters/filter.ts'
import { FilterChips } from '../../src/console/features/chats/list/FilterChips.tsx'
import { memoryStorage } from '../../src/console/features/chats/outbox/storage.ts'
import { chatItem } from '../../src/console/features/chats/state/fixtures.ts'
import { createInbox } from '../../src/console/features/chats/state/inbox.ts'
import { setSession } from '../../src/console/session/state.ts'
import { mainResponseBody } from '../responses/fixtures.ts'
import { addIntent, createPerson, insert, type Person } from '../support/backend.ts'
import { callsOf } from '../support/network-stubs.ts'
import { openRoutes } from '../support/router.tsx'

let marina: Person
let label: number

beforeEach(async () => {
  marina = await createPerson()
  label = (await marina.call('POST', '/chats/labels/{bot}', { title: 'Urgente', color: '#123456' })).id
})

/** Opens the labels dialog, as the inbox does, and asks to delete the only label. */
async function ask() {
  const { me, token, bot: botId } = marina
  localStorage.setItem('jwt', token)
  setSession({ status: 'in', user: me, bots: me.bots, bot: me.bots[0] ?? null })
  const filter = { ...defaultFilter(), labels: [label] }
  const inbox = createInbox({ botId, userId: me.id, reads: true, filter, storage: memoryStorage() })
  const room = {
    botId,
    me,
    reads: true,
    mayAddExamples: false,
    mayAddCases: false,
    mayReveal: true,
    inbox,
    open: () => {},
  }
  const element = (
    <ChatsContextProvider value={{ ...room, actions: chatActions(botId, inbox), catalogue: createCatalogue(botId) }}>
      <LabelsDialog chat={chatItem({ id: 1 })} onClose={() => {}} />
      <FilterChips filter={filter} onFilter={() => {}} />
    </ChatsContextProvider>
  )
  openRoutes([{ path: '/', element }], '/')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: /^Editar/ }))
  await user.click(await screen.findByRole('button', { name: 'Eliminar' }))
  const question = within(await screen.findByRole('dialog', { name: 'Eliminar etiqueta' }))
  return { user, inbox, question, listed: () => question.getAllByRole('listitem').map((one) => one.textContent) }
}

test('the question names the label and everything that will lose it', async () => {
  for (const name of ['Ayuda', 'Envíos', 'Pagos', 'Reclamos']) {
    const { id } = await addIntent(marina, name)
    await marina.call('POST', '/responses/{bot}', mainResponseBody(id, name, { assign_labels: [label] }))
  }
  await marina.call('POST', '/chats/views/{bot}', { name: 'Urgentes', filter: { labels: [label] } })
  const contact = await insert('contact', { bot_id: marina.bot, name: 'Lucía' })
  await marina.call('PUT', `/contacts/{bot}/${contact.id}`, { name: 'Lucía', labels: [label] })
  const { question, listed } = await ask()
  expect(question.getByText('¿Eliminar la etiqueta «Urgente»?')).toBeInTheDocument()
  expect(listed()).toEqual([
    'Se quitará de 1 contacto.',
    'Las respuestas «Ayuda», «Envíos», «Pagos» y 1 más dejarán de ponerla.',
    'La vista «Urgentes» dejará de filtrar por ella.',
  ])
})

test('the question says when nothing uses the label; once deleted, the filter no longer contains it', async () => {
  const { user, inbox, question, listed } = await ask()
  expect(listed()).toEqual(['Ninguna conversación la tiene.'])
  await user.click(question.getByRole('button', { name: 'Eliminar etiqueta' }))
  await waitFor(() => expect(callsOf('labelDelete').map(({ status }) => status)).toEqual([204]))
  await waitFor(() => expect(inbox.store.get().filter.labels).toEqual([]))
  // A filter that still contains it, for example from a URL, shows a placeholder name.
  await screen.findByText('Etiqueta que ya no está')
})
