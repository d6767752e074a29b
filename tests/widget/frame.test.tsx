/** @jsxImportSource preact */
import { fireEvent, screen, within } from '@testing-library/dom'
import { render } from 'preact'
import { act as settle } from 'preact/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { faceOf } from '../../src/contract/webchat.ts'
import { App } from '../../src/widget/frame/App.tsx'
import type { Message } from '../../src/widget/frame/api.ts'
import type { Chat } from '../../src/widget/frame/chat.ts'
import { type ChatState, firstState } from '../../src/widget/frame/state.ts'

let root: HTMLElement

/** What is done without waiting is drawn when this returns. */
function act(work: () => void): void {
  void settle(work)
}

beforeEach(() => {
  root = document.body.appendChild(document.createElement('div'))
})
afterEach(() => {
  render(null, root)
  root.remove()
})

const base: ChatState = { ...firstState, phase: 'ready' }

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
        face={{ ...faceOf('El Trigal'), ...face }}
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

test('Enter sends what was written; Shift+Enter and an unfinished composition do not', () => {
  const { chat, field } = show()
  write(field, '  ¿Hay pan?  ')
  act(() => void fireEvent.keyDown(field, { key: 'Enter', shiftKey: true }))
  act(() => void fireEvent.keyDown(field, { key: 'Enter', isComposing: true }))
  expect(chat.send).not.toHaveBeenCalled()
  act(() => void fireEvent.keyDown(field, { key: 'Enter' }))
  expect(chat.send).toHaveBeenCalledWith('¿Hay pan?', [])
  expect(field.value).toBe('')
})

test('nothing but spaces is not sent', () => {
  const { chat, field } = show()
  write(field, '   ')
  act(() => void fireEvent.keyDown(field, { key: 'Enter' }))
  expect(chat.send).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: 'Enviar' })).toHaveProperty('disabled', true)
})

test('Escape closes, and the field has the focus when the chat is shown', () => {
  const { onClose, field } = show()
  expect(document.activeElement).toBe(field)
  act(() => void fireEvent.keyDown(field, { key: 'Escape' }))
  expect(onClose).toHaveBeenCalledOnce()
})

test('texts are rich but never markup, and only links of safe schemes are links', () => {
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

test('buttons belong to the last message; one that answers sends its title, one that opens is a link', () => {
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

test('the live region says the new message and who said it, and nothing of the old ones', () => {
  const old = message({ id: 1, text: 'antes' })
  show({ thread: { messages: [old], tail: 1 } })
  const region = () => root.querySelector('[aria-live=polite]')?.textContent
  expect(region()).toBe('')
  render(null, root)
  const fresh = message({ id: 2, from: 'agent', name: 'Lucía', text: '**Hola**' })
  show({ thread: { messages: [old, fresh], tail: 2 }, said: fresh })
  expect(region()).toBe('Lucía: Hola')
})

test('what could not be sent can be sent again or discarded', () => {
  const pending = [{ key: 'k', text: 'Hola', files: [], failed: 'No es posible escribir.' }]
  const { chat } = show({ pending })
  expect(screen.getByRole('alert').textContent).toContain('No es posible escribir.')
  act(() => void fireEvent.click(screen.getByRole('button', { name: 'Reintentar' })))
  act(() => void fireEvent.click(screen.getByRole('button', { name: 'Descartar' })))
  expect(chat.retry).toHaveBeenCalledWith('k')
  expect(chat.discard).toHaveBeenCalledWith('k')
})

test('a resolved conversation is rated once, where the bot asks for it', () => {
  const { chat } = show({ ended: true }, { show_rating: true })
  act(() => void fireEvent.click(screen.getByRole('button', { name: 'Buena' })))
  expect(chat.rate).toHaveBeenCalledWith(4)
  render(null, root)
  show({ ended: true, rated: 4 }, { show_rating: true })
  expect(screen.queryByRole('group')).toBeNull()
  expect(screen.getByText(/Gracias por la valoración: buena/)).toBeTruthy()
  render(null, root)
  show({ ended: true })
  expect(screen.queryByRole('group')).toBeNull()
})

test('a refused page shows why, and no field', () => {
  const { field } = show({ phase: 'refused', refusal: 'Este sitio no está entre los permitidos.' })
  expect(field).toBeNull()
  expect(screen.getByText('Este sitio no está entre los permitidos.')).toBeTruthy()
})

test('starter buttons are offered until something is written', () => {
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

test('what would be script elsewhere is text here: message, name, file, button, title', () => {
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

test('a bot that is switched off is told of, in the words of the business where it has some', () => {
  show({ off: { message: null } })
  expect(screen.getByText(/Ahora el asistente virtual no responde/)).toBeTruthy()
  show({ off: { message: 'Volvemos el lunes.' }, open: false }, { offline_form: true })
  expect(screen.getByText('Volvemos el lunes.')).toBeTruthy()
  expect(screen.queryByText(/contesta sólo el chatbot/)).toBeNull()
  show({ off: { message: 'Volvemos el lunes.' }, live: true })
  expect(screen.queryByText('Volvemos el lunes.')).toBeNull()
})

test('out of hours it says who answers: the bot, or for whoever waits for a person nobody until the team is back', () => {
  const alone = 'A esta hora contesta sólo el chatbot.'
  show({ open: false }, { offline_form: true })
  expect(screen.getByText(alone, { exact: false })).toBeVisible()
  show({ open: false, waiting: { ahead: 0 } }, { offline_form: true })
  expect(screen.queryByText(alone, { exact: false })).toBeNull()
  expect(screen.getByText('A esta hora no hay nadie del equipo. Te responderá aquí cuando vuelva.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Dejar un mensaje' })).toBeVisible()
})
