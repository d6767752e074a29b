/** @jsxImportSource preact */
import { fireEvent, screen, within } from '@testing-library/dom'
import { render } from 'preact'
import { act as settle } from 'preact/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { publicSettings } from '../../src/contract/webchat.ts'
import { App } from '../../src/widget/frame/App.tsx'
import type { Message } from '../../src/widget/frame/api.ts'
import type { Chat } from '../../src/widget/frame/chat.ts'
import { openDraft } from '../../src/widget/frame/draft.ts'
import { saveTranscript } from '../../src/widget/frame/lazy/transcript.ts'
import { type ChatState, initialState } from '../../src/widget/frame/state.ts'
import { openChatStorage } from '../../src/widget/frame/storage.ts'

let root: HTMLElement

/** Runs synchronous work; its result is rendered when this returns. */
function act(work: () => void): void {
  void settle(work)
}

beforeEach(() => {
  localStorage.clear()
  root = document.body.appendChild(document.createElement('div'))
})
afterEach(() => {
  render(null, root)
  root.remove()
})

const base: ChatState = { ...initialState, phase: 'ready' }

const message = (given: Partial<Message>): Message => ({
  id: 1,
  from: 'bot',
  name: null,
  text: '',
  at: '2026-03-10T12:00:00Z',
  files: [],
  buttons: [],
  key: null,
  ...given,
})

function show(state: Partial<ChatState> = {}, face: object = {}) {
  const chat = {
    state: { ...base, ...state },
    draft: openDraft(openChatStorage('clave')),
    subscribe: () => () => {},
    send: vi.fn(),
    typing: vi.fn(),
    retry: vi.fn(),
    discard: vi.fn(),
    rate: vi.fn(async () => {}),
    file: async () => new Blob(),
  }
  const onClose = vi.fn()
  act(() =>
    render(
      <App
        chat={chat as unknown as Chat}
        face={{ ...publicSettings('El Trigal'), ...face }}
        focused={true}
        onClose={onClose}
      />,
      root,
    ),
  )
  return { chat, onClose, field: screen.queryByRole('textbox') as HTMLTextAreaElement }
}

const write = (field: HTMLTextAreaElement, text: string) =>
  act(() => void fireEvent.input(field, { target: { value: text } }))

test('Enter sends the text, but Shift+Enter and Enter during a composition do not', () => {
  const { chat, field } = show()
  write(field, '  ¿Hay pan?  ')
  act(() => void fireEvent.keyDown(field, { key: 'Enter', shiftKey: true }))
  act(() => void fireEvent.keyDown(field, { key: 'Enter', isComposing: true }))
  expect(chat.send).not.toHaveBeenCalled()
  act(() => void fireEvent.keyDown(field, { key: 'Enter' }))
  expect(chat.send).toHaveBeenCalledWith('¿Hay pan?', [])
  expect(field.value).toBe('')
})

test('a text of spaces only is not sent', () => {
  const { chat, field } = show()
  write(field, '   ')
  act(() => void fireEvent.keyDown(field, { key: 'Enter' }))
  expect(chat.send).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: 'Enviar' })).toHaveProperty('disabled', true)
})

test('Escape closes the chat, and the text box has the focus when the chat is shown', () => {
  const { onClose, field } = show()
  expect(document.activeElement).toBe(field)
  act(() => void fireEvent.keyDown(field, { key: 'Escape' }))
  expect(onClose).toHaveBeenCalledOnce()
})

test('formats texts without markup, and links only safe URL schemes', () => {
  const text = '**Hola** <img src=x onerror=alert(1)> [mapa](https://mapa.example) [no](javascript:alert(1))'
  show({ thread: { messages: [message({ text })], tail: 1 } })
  const log = screen.getByRole('region', { name: 'Mensajes' })
  expect(log.querySelector('img, script')).toBeNull()
  expect(log.querySelector('strong')?.textContent).toBe('Hola')
  const [link, ...others] = within(log).getAllByRole('link') as HTMLAnchorElement[]
  expect(link?.getAttribute('href')).toBe('https://mapa.example')
  expect(link?.rel).toContain('noopener')
  expect(others).toEqual([])
})

test('a message of which nothing can be seen says so, also in the file of the conversation', async () => {
  const said = [
    message({ id: 1, from: 'visitor', text: '\u200b' }),
    message({ id: 2, text: '\u200b¿Qué necesitás?' }),
    message({ id: 3, text: '\u2800', reply_to: { id: 1, from: 'visitor', text: 'Mensaje sin texto' } }),
  ]
  show({ thread: { messages: said, tail: 3 } })
  expect(screen.getAllByText('Mensaje sin texto', { selector: 'i' })).toHaveLength(2)
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  saveTranscript(said, 'El Trigal')
  const [file] = saved.mock.calls[0] ?? []
  expect(await (file as Blob).text()).toMatch(/Yo: \[Mensaje sin texto\]\n.*¿Qué necesitás\?\n.*\[Mensaje sin texto\]/)
})

test('shows the buttons of the last message: a response button sends its title, a URL button is a link', () => {
  const buttons = [
    { title: 'Horarios', type: 'response' as const, target: null },
    { title: 'Mapa', type: 'url' as const, target: 'https://mapa.example' },
    { title: 'Trampa', type: 'url' as const, target: 'javascript:alert(1)' },
  ]
  const { chat } = show({
    thread: {
      messages: [
        message({ id: 1, buttons: [{ title: 'Viejo', type: 'response', target: null }] }),
        message({ id: 2, buttons }),
      ],
      tail: 2,
    },
  })
  expect(screen.queryByRole('button', { name: 'Viejo' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Mapa' })).toHaveProperty('href', 'https://mapa.example/')
  expect(screen.queryByRole('link', { name: 'Trampa' })).toBeNull()
  act(() => void fireEvent.click(screen.getByRole('button', { name: 'Horarios' })))
  expect(chat.send).toHaveBeenCalledWith('Horarios')
})

test('the live region announces the author and the text of new messages only', () => {
  const old = message({ id: 1, text: 'antes' })
  show({ thread: { messages: [old], tail: 1 } })
  const region = () => root.querySelector('[aria-live=polite]')?.textContent
  expect(region()).toBe('')
  render(null, root)
  const fresh = message({ id: 2, from: 'agent', name: 'Lucía', text: '**Hola**' })
  show({ thread: { messages: [old, fresh], tail: 2 }, said: fresh })
  expect(region()).toBe('Lucía: Hola')
})

test('a failed message can be sent again or discarded', () => {
  const pending = [{ key: 'k', text: 'Hola', files: [], failed: 'No es posible escribir.' }]
  const { chat } = show({ pending })
  expect(screen.getByRole('alert').textContent).toContain('No es posible escribir.')
  act(() => void fireEvent.click(screen.getByRole('button', { name: 'Reintentar' })))
  act(() => void fireEvent.click(screen.getByRole('button', { name: 'Descartar' })))
  expect(chat.retry).toHaveBeenCalledWith('k')
  expect(chat.discard).toHaveBeenCalledWith('k')
})

test('a resolved conversation can be rated once if the bot asks for it', () => {
  const { chat } = show({ ended: true }, { show_rating: true })
  act(() => void fireEvent.click(screen.getByRole('button', { name: 'Buena' })))
  expect(chat.rate).toHaveBeenCalledWith(4)
  render(null, root)
  show({ ended: true, rated: 4 }, { show_rating: true })
  expect(screen.queryByRole('group')).toBeNull()
  expect(screen.getByText('¡Gracias por tu opinión!')).toBeTruthy()
  render(null, root)
  show({ ended: true })
  expect(screen.queryByRole('group')).toBeNull()
})

test('the page on which others read ratings is offered after the score, and alone if no score is asked for', () => {
  const rating_url = 'https://trigal.example/opinar'
  const link = () => screen.queryByRole('link', { name: 'Dejá tu opinión' })
  show({ ended: true }, { show_rating: true, rating_url })
  expect(link()).toBeNull()
  render(null, root)
  show({ ended: true, rated: 5 }, { show_rating: true, rating_url })
  expect(link()?.getAttribute('href')).toBe(rating_url)
  render(null, root)
  show({ ended: true }, { rating_url })
  expect(link()?.getAttribute('href')).toBe(rating_url)
  render(null, root)
  show({ ended: false }, { rating_url })
  expect(link()).toBeNull()
})

test('a refused page shows the reason, no greeting and no text box', () => {
  const welcome_message = '¡Hola! ¿En qué te ayudo?'
  const { field } = show({ phase: 'refused', refusal: 'Este sitio no está entre los permitidos.' }, { welcome_message })
  expect(field).toBeNull()
  expect(screen.queryByText(welcome_message)).toBeNull()
  expect(screen.getByText('Este sitio no está entre los permitidos.')).toBeTruthy()
})

test('starter buttons are shown until there is a message', () => {
  const starter_buttons = [{ title: 'Horarios', type: 'response', target: null }]
  show({}, { welcome_message: '¡Hola!', starter_buttons })
  expect(screen.getByRole('button', { name: 'Horarios' })).toBeTruthy()
  render(null, root)
  show({ thread: { messages: [message({ text: 'x' })], tail: 1 } }, { welcome_message: '¡Hola!', starter_buttons })
  expect(screen.queryByRole('button', { name: 'Horarios' })).toBeNull()
})

const PAYLOADS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '"><iframe srcdoc="<script>alert(1)</script>">',
  '<a href="javascript:alert(1)">x</a>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java\tscript:alert(1))',
  '[x](data:text/html,<script>alert(1)</script>)',
  '[x](vbscript:msgbox(1))',
  '[<img src=x onerror=alert(1)>](https://mapa.example)',
  '**<b onclick=alert(1)>x</b>**',
  '_<style>*{display:none}</style>_',
  "'-alert(1)-'",
  '{{constructor.constructor("alert(1)")()}}',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
]

test('payloads are rendered as text in messages, names, files, buttons and titles', () => {
  for (const payload of PAYLOADS) {
    const file = { id: 'f', filename: payload, type: 'application/pdf' as const, size: 9 }
    const buttons = [{ title: payload, type: 'url' as const, target: payload }]
    const messages = [message({ from: 'agent', name: payload, text: payload, files: [file], buttons })]
    show(
      { thread: { messages, tail: 1 }, typing: payload },
      { title: payload, subtitle: payload, welcome_message: payload },
    )
    expect(root.querySelector('script, img, iframe, style, b, [onerror], [onclick], [onload]'), payload).toBeNull()
    for (const link of root.querySelectorAll('a[href]'))
      expect(['https:', 'blob:'], payload).toContain(new URL((link as HTMLAnchorElement).href).protocol)
    expect(root.querySelector('h1')?.textContent).toBe(payload)
    render(null, root)
  }
})

test('shows a notice that the bot is off, with the text of the business if there is one', () => {
  show({ off: { message: null } })
  expect(screen.getByText(/Ahora no puedo responder/)).toBeTruthy()
  show({ off: { message: 'Volvemos el lunes.' }, open: false }, { offline_form: true })
  expect(screen.getByText('Volvemos el lunes.')).toBeTruthy()
  expect(screen.queryByText(/te ayudo yo/)).toBeNull()
  show({ off: { message: 'Volvemos el lunes.' }, live: true })
  expect(screen.queryByText('Volvemos el lunes.')).toBeNull()
})

test('the subtitle, such as «En línea», is not shown while nobody answers', () => {
  show({ off: { message: null } }, { subtitle: 'En línea' })
  expect(screen.queryByText('En línea')).toBeNull()
  show({}, { subtitle: 'En línea' })
  expect(screen.getByText('En línea')).toBeTruthy()
})

test.each([
  [{ waiting: { ahead: 0, attended: false } }, true, false],
  [{ waiting: { ahead: 0, attended: true } }, true, true],
  [{ open: false }, true, false],
  [{ open: false }, false, true],
  [{ phase: 'refused' as const, refusal: 'Tu empresa ya no usa este canal.' }, false, false],
])('with %j and the offline form %s, the subtitle is shown: %s', (state, offline_form, isShown) => {
  const subtitle = 'Contestamos en el momento'
  show(state, { subtitle, offline_form })
  expect(screen.queryByText(subtitle) !== null).toBe(isShown)
})

test('outside business hours shows that only the bot answers, or to a waiting visitor that nobody does', () => {
  const alone = 'A esta hora el equipo no atiende, pero te ayudo yo.'
  show({ open: false }, { offline_form: true })
  expect(screen.getByText(alone, { exact: false })).toBeVisible()
  show({ open: false, waiting: { ahead: 0, attended: false } }, { offline_form: true })
  expect(screen.queryByText(alone, { exact: false })).toBeNull()
  expect(
    screen.getByText('A esta hora el equipo no atiende. Guardé tu mensaje y te respondemos al abrir.'),
  ).toBeVisible()
  expect(screen.getByRole('button', { name: 'Dejar un mensaje' })).toBeVisible()
})

test('a text that is too long stays whole and is not sent until it is shortened', () => {
  const { chat, field } = show()
  write(field, 'a'.repeat(4100))
  expect(field.value).toHaveLength(4100)
  expect(screen.getByRole('alert').textContent).toBe('Sobran 4 caracteres: el límite es 4.096.')
  act(() => void fireEvent.keyDown(field, { key: 'Enter' }))
  expect(chat.send).not.toHaveBeenCalled()
  act(() => void fireEvent.input(field, { target: { value: 'a'.repeat(4096) } }))
  expect(screen.queryByRole('alert')).toBeNull()
  act(() => void fireEvent.keyDown(field, { key: 'Enter' }))
  expect(chat.send).toHaveBeenCalledWith('a'.repeat(4096), [])
})

test('a half-typed text is kept until it is sent, also when the page is left at once', () => {
  write(show().field, 'quiero dos')
  expect(localStorage).toHaveLength(0)
  window.dispatchEvent(new Event('pagehide'))
  render(null, root)
  const { chat, field } = show()
  expect(field.value).toBe('quiero dos')
  write(field, 'quiero dos kilos')
  act(() => void fireEvent.keyDown(field, { key: 'Enter' }))
  expect(chat.send).toHaveBeenCalledWith('quiero dos kilos', [])
  render(null, root)
  expect(show().field.value).toBe('')
})
