import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { createPerson, insert, type Person } from '../support/backend.ts'
import { openConsole } from '../support/console.tsx'
import { callsOf, failNetwork } from '../support/network-stubs.ts'
import '../../src/console/features/chats/index.tsx'
import '../../src/console/features/chats/dialogs/Dialogs.tsx'

const DAY = 24 * 60 * 60 * 1000
let who: Person

beforeEach(async () => {
  who = await createPerson()
})

interface ChatInput {
  /** days since its last message */
  age?: number
  state?: number
}

async function chatOf(name: string, { age = 0, state = 0 }: ChatInput = {}, bot = who.bot): Promise<number> {
  const contact = await insert('contact', { bot_id: bot, name })
  const at = new Date(Date.now() - age * DAY).toISOString()
  const chat = await insert('chat', {
    ...{ bot_id: bot, contact_id: contact.id, channel: 'webchat', sender_id: `${name}-${bot}` },
    ...{ user_name: name, type: 'request', state, last_message_text: 'Hola' },
    ...{ last_message_at: at, last_inbound_at: at },
  })
  return chat.id as number
}

/** The inbox with three chats, newest first: Ana, Beto, Caro. */
async function open(path = '/chats?dates=empty') {
  const ids = {
    ana: await chatOf('Ana'),
    beto: await chatOf('Beto', { age: 1 }),
    caro: await chatOf('Caro', { age: 2 }),
  }
  const inbox = openConsole(path, who)
  const user = userEvent.setup()
  const row = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) })
  await row('Ana')
  const at = async (id: number | null) => {
    await waitFor(() => expect(new URLSearchParams(inbox.query()).get('id')).toBe(id === null ? null : String(id)))
  }
  return { ...ids, ...inbox, user, row, at }
}
function onPhone(): void {
  const rest = { addEventListener() {}, removeEventListener() {} }
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => ({ ...rest, media, matches: media.includes('max-width') }) as never,
  )
}
const shows = (name: string) => screen.findByRole('region', { name: `Conversación con ${name}` })
const showsNone = () => waitFor(() => expect(screen.queryByRole('region', { name: /^Conversación con/ })).toBeNull())

test('the address follows the open chat, beside the filter, and Back and Forward open it again', async () => {
  const { user, row, at, ana, beto, go, query } = await open()
  await user.click(await row('Ana'))
  await shows('Ana')
  await at(ana)
  expect(query()).toContain('dates=empty')
  await user.click(await row('Beto'))
  await shows('Beto')
  await at(beto)
  await go(-1)
  await shows('Ana')
  await at(ana)
  await go(-1)
  await showsNone()
  await at(null)
  await go(2)
  await shows('Beto')
  await user.keyboard('{Escape}')
  await showsNone()
  await at(null)
  await go(-1)
  await shows('Beto')
})

test('moving through chats with keys or buttons adds entries: Back returns to the chat before', async () => {
  const { user, row, at, ana, beto, caro, go } = await open()
  await user.click(await row('Ana'))
  await shows('Ana')
  await at(ana)
  expect(screen.getByRole('button', { name: 'Conversación anterior' })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Conversación siguiente' }))
  await shows('Beto')
  await at(beto)
  await user.keyboard('j')
  await shows('Caro')
  await at(caro)
  expect(screen.getByRole('button', { name: 'Conversación siguiente' })).toBeDisabled()
  await go(-1)
  await shows('Beto')
  await at(beto)
  await go(-1)
  await shows('Ana')
  await go(-1)
  await showsNone()
  await at(null)
  await go(2)
  await shows('Beto')
})

test('each tab and view adds an entry: Back and Forward choose them again, with the open chat', async () => {
  const { user, row, at, ana, go, query } = await open()
  await user.click(await row('Ana'))
  await at(ana)
  const pressed = (name: RegExp) =>
    waitFor(() => expect(screen.getByRole('button', { name, pressed: true })).toBeInTheDocument())
  await user.click(screen.getByRole('button', { name: /^Resueltas/ }))
  await pressed(/^Resueltas/)
  await user.click(screen.getByRole('button', { name: /^Vistas/ }))
  await user.click(await screen.findByRole('button', { name: /^Mías/ }))
  await pressed(/^Nuevas/)
  expect(query()).toContain('mine=1')
  await go(-1)
  await pressed(/^Resueltas/)
  expect(query()).not.toContain('mine=1')
  await at(ana)
  await go(-1)
  await pressed(/^Nuevas/)
  await shows('Ana')
  await go(1)
  await pressed(/^Resueltas/)
  await go(-2)
  await showsNone()
  await pressed(/^Nuevas/)
})

test('what is typed in the search adds no entry', async () => {
  const { user, row, at, go, query } = await open()
  await user.click(screen.getByRole('button', { name: /^Pospuestas/ }))
  await waitFor(() => expect(query()).toContain('category=pospuestas'))
  await user.click(screen.getByRole('button', { name: /^Nuevas/ }))
  await user.type(screen.getByRole('searchbox'), 'Beto')
  await waitFor(() => expect(query()).toContain('q=Beto'))
  await go(-1)
  await waitFor(() => expect(query()).toContain('category=pospuestas'))
  await go(-1)
  await row('Ana')
  await at(null)
})

test.each([
  ['old', { age: 400 }],
  ['resolved', { state: 2 }],
])('a link opens a chat that the list does not show: %s', async (_, chat) => {
  const id = await chatOf('Dora', chat)
  const { at } = await open(`/chats?id=${id}`)
  await shows('Dora')
  await at(id)
  expect(document.querySelector(`[data-chat="${id}"]`)).toBeNull()
})

test('a link to a chat that the user may not see says so, and the list stays', async () => {
  const other = await createPerson()
  const id = await chatOf('Dora', {}, other.bot)
  const { at, row, user, ana } = await open(`/chats?dates=empty&id=${id}`)
  expect(await screen.findByText('No encontramos esta conversación')).toBeVisible()
  await at(null)
  await user.click(await row('Ana'))
  await shows('Ana')
  await at(ana)
})

test('a new filter keeps the open chat in the address', async () => {
  const { user, row, at, ana, query } = await open()
  await user.click(await row('Ana'))
  await at(ana)
  await user.type(screen.getByRole('searchbox'), 'Beto{Enter}')
  await waitFor(() => expect(query()).toContain('Beto'))
  await at(ana)
  await shows('Ana')
})

test('the link of a chat is copied from its menu', async () => {
  const { user, row, at, ana } = await open()
  await user.click(await row('Ana'))
  await at(ana)
  const write = vi.spyOn(navigator.clipboard, 'writeText')
  await user.click(screen.getByRole('button', { name: 'Más acciones' }))
  await user.click(screen.getByRole('menuitem', { name: 'Copiar enlace' }))
  expect(write).toHaveBeenCalledWith(`${window.location.origin}/chats?id=${ana}&bot=${who.bot}`)
  expect(await screen.findByText('Enlace copiado correctamente.')).toBeVisible()
})

test('Back closes a dialog over the chat first', async () => {
  const { user, row, at, ana, go } = await open()
  await user.click(await row('Ana'))
  await at(ana)
  await user.click(screen.getByRole('button', { name: 'Más acciones' }))
  await user.click(screen.getByRole('menuitem', { name: 'Agregar comentario' }))
  await screen.findByRole('dialog', { name: 'Agregar comentario' })
  await go(-1)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await shows('Ana')
  await at(ana)
  await go(-1)
  await showsNone()
})

test('an id that is none opens no conversation, not the last one either', async () => {
  await chatOf('Caro', { age: 2 })
  openConsole('/chats?id=abc', who)
  await screen.findByRole('button', { name: /^Caro/ })
  await showsNone()
  expect(callsOf('chatCurrentGet')).toHaveLength(0)
  openConsole('/chats', who)
  await waitFor(() => expect(callsOf('chatCurrentGet')).toHaveLength(1))
})

test('on a phone a chat covers the list: Back and the arrow return to it, and Forward opens the chat again', async () => {
  onPhone()
  const { user, row, at, ana, beto, caro, go } = await open()
  await user.click(await row('Ana'))
  await shows('Ana')
  await at(ana)
  expect(screen.queryByRole('button', { name: /^Beto/ })).toBeNull()
  await go(-1)
  await showsNone()
  await go(1)
  await shows('Ana')
  await user.click(screen.getByRole('button', { name: 'Volver a la lista' }))
  await showsNone()
  await at(null)
  await user.click(await row('Beto'))
  await at(beto)
  await user.click(screen.getByRole('button', { name: 'Más acciones' }))
  await user.click(screen.getByRole('menuitem', { name: 'Conversación siguiente' }))
  await shows('Caro')
  await at(caro)
  await go(-1)
  await shows('Beto')
  await go(1)
  await shows('Caro')
  await user.click(screen.getByRole('button', { name: 'Volver a la lista' }))
  await showsNone()
  await at(null)
  await go(1)
  await shows('Beto')
})

test('on a phone a link opens its chat, and the arrow shows the list', async () => {
  onPhone()
  const id = await chatOf('Dora', { age: 400 })
  const { query } = openConsole(`/chats?id=${id}`, who)
  await shows('Dora')
  await userEvent.setup().click(screen.getByRole('button', { name: 'Volver a la lista' }))
  await showsNone()
  await waitFor(() => expect(query()).toBe(''))
})

test('on a phone the arrow leads from a chat after that of a link to the list', async () => {
  onPhone()
  const { user, at, ana, beto, go } = await open()
  go(`/chats?dates=empty&id=${ana}`)
  await shows('Ana')
  await user.keyboard('j')
  await at(beto)
  await user.click(await screen.findByRole('button', { name: 'Volver a la lista' }))
  await at(null)
  await showsNone()
})

test('a conversation that cannot be read says that there is no connection', async () => {
  const id = await chatOf('Ana')
  failNetwork('chatGet')
  openConsole(`/chats?dates=empty&id=${id}`, who)
  const told = 'No hay conexión. Revísala e inténtalo nuevamente.'
  await waitFor(() => expect(screen.getByText(told)).toBeVisible())
})
