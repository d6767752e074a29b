import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loaderSettings, publicSettings } from '../../src/contract/webchat.ts'
import type { Api, Message } from '../../src/widget/frame/api.ts'
import { makeChat } from '../../src/widget/frame/chat.ts'
import { openDraft } from '../../src/widget/frame/draft.ts'
import { openChatStorage } from '../../src/widget/frame/storage.ts'
import { mount } from '../../src/widget/loader/mount.ts'

const HOME = 'https://chat.example'

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

/** Opens the chat as one tab does; returns it with a function that delivers a pushed message. */
async function openTab() {
  const session = { visitor: 'w', rated: null, live: false, ended: false, more: false, messages: [] }
  let hear: (message: Message) => void = () => {}
  const chat = makeChat({
    api: {
      session: async () => session,
      after: async () => ({ data: [], more: false }),
      send: () => new Promise(() => {}),
      typing: async () => new Response(),
    } as unknown as Api,
    memory: openChatStorage('clave'),
    key: 'clave',
    openLine: ({ onEvent }) => {
      hear = (message) => onEvent('message', { message, previous: message.id - 1 })
      return { close: () => {} }
    },
    onStarted: () => {},
    onUnread: () => {},
  })
  chat.start({ origin: 'https://tienda.example' })
  await vi.waitFor(() => expect(chat.state.phase).toBe('ready'))
  return { chat, hear }
}

const said = (text: string, key: string): Message => ({
  ...{ id: 1, from: 'visitor', name: null, text, at: '2026-03-10T12:00:00Z', files: [], buttons: [], key },
})

test('the text is stored after a pause in typing, not on each key', () => {
  vi.useFakeTimers()
  const memory = openChatStorage('clave')
  const set = vi.spyOn(memory, 'set')
  const draft = openDraft(memory)
  for (const text of ['q', 'qu', 'qui']) draft.text = text
  expect(set).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(set.mock.calls).toEqual([['draft', 'qui']])
  draft.text = ''
  expect(memory.get('draft')).toBeNull()
})

test('a text that two tabs have is cleared in the one when the other sends it', async () => {
  openChatStorage('clave').set('draft', 'quiero dos')
  const [first, second] = [await openTab(), await openTab()]
  second.hear(said('¿abren hoy?', 'a'))
  expect(second.chat.draft.text).toBe('quiero dos')
  first.chat.draft.text = 'y uno más'
  window.dispatchEvent(new Event('pagehide'))
  second.hear({ ...said('quiero dos', 'b'), id: 2 })
  expect(second.chat.draft.text).toBe('')
  expect(openChatStorage('clave').get('draft')).toBe('y uno más')
})

test('a text that is typed again while the first is still being sent is not cleared', async () => {
  const { chat, hear } = await openTab()
  chat.send('hola')
  chat.draft.text = 'hola'
  hear(said('hola', chat.state.pending[0]?.key as string))
  expect(chat.draft.text).toBe('hola')
  chat.stop()
})

test('a frame without storage gets its draft back, but a draft alone does not load the frame on each page', () => {
  const inside = { postMessage: vi.fn() } as unknown as Window
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(inside)
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work())
  const visit = () => {
    const leaving = new AbortController()
    const show = mount(loaderSettings('k', publicSettings('El Trigal')), HOME, '', leaving)
    const leave = () => {
      leaving.abort()
      document.querySelector('[data-webchat]')?.remove()
    }
    return { show, leave }
  }
  const say = (data: object) =>
    window.dispatchEvent(new MessageEvent('message', { data, origin: HOME, source: inside }))
  const frame = () => document.querySelector('[data-webchat]')?.shadowRoot?.querySelector('iframe')

  const first = visit()
  first.show(true)
  say({ w: 'keep', name: 'draft', value: 'quiero dos' })
  first.leave()

  const second = visit()
  expect(frame()).toBeNull()
  second.show(true)
  say({ w: 'ready' })
  expect(inside.postMessage).toHaveBeenCalledWith(
    {
      w: 'hello',
      kept: { draft: 'quiero dos' },
      page: location.pathname,
      title: document.title,
      from: document.referrer,
    },
    HOME,
  )
  say({ w: 'keep', name: 'draft', value: null })
  expect(localStorage).toHaveLength(0)
  say({ w: 'started' })
  second.leave()

  const third = visit()
  expect(frame()).toBeTruthy()
  third.leave()
})
