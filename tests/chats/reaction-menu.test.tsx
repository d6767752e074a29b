import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { chatActions } from '../../src/console/features/chats/calls/actions.ts'
import { createCatalogue } from '../../src/console/features/chats/calls/catalogue.ts'
import { ChatsContextProvider, useInbox } from '../../src/console/features/chats/context.ts'
import { defaultFilter } from '../../src/console/features/chats/filters/filter.ts'
import { memoryStorage } from '../../src/console/features/chats/outbox/storage.ts'
import { Bubble } from '../../src/console/features/chats/panel/Bubble.tsx'
import { reduce } from '../../src/console/features/chats/state/events.ts'
import { message } from '../../src/console/features/chats/state/fixtures.ts'
import { createInbox } from '../../src/console/features/chats/state/inbox.ts'
import { addMessages, emptyThread } from '../../src/console/features/chats/state/thread.ts'
import type { Channel, ChatMessage } from '../../src/console/features/chats/state/types.ts'
import { Toaster } from '../../src/console/ui/Toaster.tsx'
import { createPerson } from '../support/backend.ts'
import { callsOf, holdCalls, sentTo, stubAnswer } from '../support/network-stubs.ts'
import { openRoutes } from '../support/router.tsx'

function Shown({ channel, late }: { channel: Channel; late: boolean }) {
  const shown = useInbox(({ state }) => state.threads.get(1)?.messages[0])
  return shown ? <Bubble message={shown} channel={channel} late={late} grouped={false} /> : null
}

/** Shows a message of a customer. */
async function show(given: Partial<ChatMessage> = {}, channel: Channel = 'whatsapp', late = false) {
  const { me, token, bot: botId } = await createPerson()
  localStorage.setItem('jwt', token)
  const inbox = createInbox({ botId, userId: me.id, reads: true, filter: defaultFilter(), storage: memoryStorage() })
  const shown = message({ id: 5, type: 'user', text: 'Ya lo recibí', ...given })
  inbox.store.set((before) => {
    const threads = new Map([[1, addMessages({ ...emptyThread(1), loaded: true }, [shown])]])
    return { ...before, selected: 1, state: { ...before.state, threads } }
  })
  const may = { reads: true, mayAddExamples: false, mayAddCases: false, mayReveal: false }
  const context = {
    ...{ botId, me, ...may, inbox, open: () => {} },
    ...{ actions: chatActions(botId, inbox), catalogue: createCatalogue(botId) },
  }
  const element = (
    <ChatsContextProvider value={context}>
      <Toaster />
      <Shown channel={channel} late={late} />
    </ChatsContextProvider>
  )
  openRoutes([{ path: '/', element }], '/')
  await screen.findAllByText('Ya lo recibí')
  const event = (seq: number, team_reaction: ChatMessage['team_reaction']) =>
    inbox.store.set((before) => {
      const payload = { chat_id: 1, message_id: 5, reaction: null, team_reaction }
      return { ...before, state: reduce(before.state, { name: 'reaction', seq, payload } as never) }
    })
  return { user: userEvent.setup(), me, shown, event }
}

const menu = () => screen.getByRole('button', { name: 'Acciones del mensaje: Ya lo recibí' })
const mark = () => document.querySelector('.bubble-reaction')?.textContent ?? null

test('a person reacts with the keyboard, sees it at once, and takes it back with the same emoji', async () => {
  const { user, me, shown, event } = await show()
  await stubAnswer('chatReactionUpdate', 200, shown)
  menu().focus()
  await user.keyboard('{ArrowDown}')
  const row = within(screen.getByRole('group', { name: 'Reaccionar' }))
  const names = row.getAllByRole('menuitemcheckbox').map((one) => one.getAttribute('aria-label'))
  expect(names).toEqual(['Me gusta', 'Me encanta', 'Me divierte', 'Me asombra', 'Gracias', 'Listo'])
  expect(row.getByRole('menuitemcheckbox', { name: 'Me gusta' })).toHaveFocus()
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
  expect(row.getByRole('menuitemcheckbox', { name: 'Me encanta' })).toHaveFocus()
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole('menuitem', { name: 'Responder citando' })).toHaveFocus()
  await user.keyboard('{Home}{Enter}')
  expect(mark()).toBe(`Reacción de ${me.name}: 👍`)
  await waitFor(() => expect(sentTo('chatReactionUpdate')).toEqual([{ emoji: '👍' }]))
  await user.click(menu())
  const current = screen.getByRole('menuitemcheckbox', { name: 'Me gusta' })
  expect(current).toBeChecked()
  expect(screen.getByRole('menuitemcheckbox', { name: 'Gracias' })).not.toBeChecked()
  await user.click(current)
  expect(mark()).toBeNull()
  await waitFor(() => expect(sentTo('chatReactionUpdate')).toEqual([{ emoji: '👍' }, { emoji: null }]))
  // What a colleague does afterwards wins.
  event(1, { emoji: '🙏', user_id: 99, user_name: 'Martín Sosa' })
  await waitFor(() => expect(mark()).toBe('Reacción de Martín Sosa: 🙏'))
})

test('a reaction that the server refuses is taken back, with its reason', async () => {
  const { user } = await show({ team_reaction: { emoji: '❤️', user_id: 7, user_name: 'Ana' } })
  const text = 'Pasaron más de 24 horas: podrás reaccionar cuando el cliente vuelva a escribir.'
  await stubAnswer('chatReactionUpdate', 409, { message: text, code: 'window_closed' })
  await user.click(menu())
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Gracias' }))
  expect(await screen.findByText(text)).toBeVisible()
  await waitFor(() => expect(mark()).toBe('Reacción de Ana: ❤️'))
})

test('of two chosen in a row, those that the server refuses leave what it had', async () => {
  const { user, me, shown } = await show()
  const choose = async (name: string) => {
    await user.click(menu())
    await user.click(screen.getByRole('menuitemcheckbox', { name }))
  }
  const twice = async (first: string, second: string) => {
    const release = holdCalls('chatReactionUpdate')
    await choose(first)
    await choose(second)
    release()
  }
  const text = 'El contacto está bloqueado. Para reaccionar, desbloquéalo en su conversación.'
  const refuse = (times: number) => stubAnswer('chatReactionUpdate', 409, { message: text, code: 'blocked' }, { times })
  await refuse(2)
  await twice('Me gusta', 'Gracias')
  await waitFor(() => expect(callsOf('chatReactionUpdate').map(({ status }) => status)).toEqual([409, 409]))
  await waitFor(() => expect(mark()).toBeNull())
  // The latest stub wins: the first call is saved, the second one refused.
  await refuse(1)
  await stubAnswer('chatReactionUpdate', 200, shown, { times: 1 })
  await twice('Me gusta', 'Gracias')
  await waitFor(() => expect(callsOf('chatReactionUpdate').at(-1)?.status).toBe(409))
  await waitFor(() => expect(mark()).toBe(`Reacción de ${me.name}: 👍`))
})

test('one that did not reach the customer says why', async () => {
  const error = 'El canal no aceptó la reacción. Contesta con un mensaje.'
  await show({ reaction: '😂', team_reaction: { emoji: '👍', user_name: '', error } })
  expect(screen.getByText(error)).toBeVisible()
  const marks = [...document.querySelectorAll('.bubble-reaction')].map(({ textContent }) => textContent)
  expect(marks).toEqual(['Reacción: 😂', 'Reacción de tu equipo: 👍'])
})

test.each([
  ['on Telegram, its own emojis', {}, 'telegram', false, ['👍', '❤️', '🤣', '😱', '🙏', '👌']],
  ['by mail, none', {}, 'email', false, []],
  ['when the time for answers is over, none', {}, 'whatsapp', true, []],
  ['for what the team wrote, none', { type: 'agent' }, 'whatsapp', false, []],
] as const)('%s', async (_, given, channel, late, expected) => {
  const { user } = await show(given, channel, late)
  await user.click(menu())
  const shown = screen.queryAllByRole('menuitemcheckbox').map(({ textContent }) => textContent)
  expect(shown).toEqual(expected)
  expect(screen.getByRole('menuitem', { name: 'Responder citando' })).toBeVisible()
})

test('who replaces the reaction of a colleague is told whose it was; who replaces their own is not', async () => {
  const theirs = { emoji: '👍', user_id: 999, user_name: 'Tomás Ledesma' }
  const { user, shown } = await show({ team_reaction: theirs })
  await stubAnswer('chatReactionUpdate', 200, shown)
  const react = async (name: string) => {
    await user.click(menu())
    await user.click(screen.getByRole('menuitemcheckbox', { name }))
  }
  await react('Gracias')
  const told = 'Tu reacción reemplazó la de Tomás Ledesma.'
  const notice = (await screen.findByText(told)).closest<HTMLElement>('.toast')
  if (!notice) throw new Error('The notice is no toast')
  await user.click(within(notice).getByRole('button', { name: 'Cerrar aviso' }))
  await react('Listo')
  await waitFor(() => expect(sentTo('chatReactionUpdate')).toHaveLength(2))
  expect(screen.queryByText(/^Tu reacción reemplazó/)).toBeNull()
})
