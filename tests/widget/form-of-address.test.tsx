/** @jsxImportSource preact */
import { fireEvent, screen } from '@testing-library/dom'
import { render } from 'preact'
import { act as settle } from 'preact/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FormOfAddress } from '../../src/contract/address-form.ts'
import { publicSettings } from '../../src/contract/webchat.ts'
import { App } from '../../src/widget/frame/App.tsx'
import type { PublicSettings } from '../../src/widget/frame/api.ts'
import type { Chat } from '../../src/widget/frame/chat.ts'
import { type ChatState, initialState } from '../../src/widget/frame/state.ts'

let root: HTMLElement

/** Runs synchronous work; its result is rendered when this returns. */
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

function show(state: Partial<ChatState>, face: PublicSettings) {
  const chat = {
    state: { ...initialState, phase: 'ready', ...state },
    subscribe: () => () => {},
    typing: vi.fn(),
    draft: { text: '' },
  }
  act(() => render(<App chat={chat as unknown as Chat} face={face} focused={true} onClose={() => {}} />, root))
  return { chat, field: screen.queryByRole('textbox') as HTMLTextAreaElement }
}

const registers: [form: FormOfAddress, ...said: string[]][] = [
  [
    'vos',
    'Sin conexión. Lo que escribas se enviará cuando vuelva.',
    'A esta hora el equipo no atiende, pero te ayudo yo.',
    'Tu turno es el próximo',
    '¿Cómo te atendimos?',
    '¡Gracias por tu opinión!',
    'Antes de empezar, aceptá el aviso de privacidad.',
    'Ahora no puedo responder. Guardaré tu mensaje para el equipo.',
  ],
  [
    'tu',
    'Sin conexión. Lo que escribas se enviará cuando vuelva.',
    'A esta hora el equipo no atiende, pero te ayudo yo.',
    'Tu turno es el próximo',
    '¿Cómo te atendimos?',
    '¡Gracias por tu opinión!',
    'Antes de empezar, acepta el aviso de privacidad.',
    'Ahora no puedo responder. Guardaré tu mensaje para el equipo.',
  ],
  [
    'usted',
    'Sin conexión. Lo que escriba se enviará cuando vuelva.',
    'A esta hora el equipo no atiende, pero le ayudo yo.',
    'Su turno es el próximo',
    '¿Cómo le atendimos?',
    '¡Gracias por su opinión!',
    'Antes de empezar, acepte el aviso de privacidad.',
    'Ahora no puedo responder. Guardaré su mensaje para el equipo.',
  ],
]

test.each(registers)('every state addresses the visitor as %s and leaves no placeholder', (form, ...said) => {
  const face = { ...publicSettings('El Trigal', {}, null, form), show_waiting_time: true, show_rating: true }
  const consent = { consent_required: true, privacy_notice: 'Guardamos los datos.' }
  const seen: string[] = []
  const look = (state: Partial<ChatState>, more: object = {}) => {
    show(state, { ...face, ...more })
    expect(root.innerHTML).not.toMatch(/[{}]/)
    seen.push(root.textContent ?? '')
    render(null, root)
  }
  look({ connected: false })
  look({ open: false })
  look({ waiting: { ahead: 0, attended: true } })
  look({ ended: true })
  look({ ended: true, rated: 4 })
  look({}, consent)
  look({ off: { message: null } })
  for (const [at, text] of said.entries()) expect(seen[at]).toContain(text)
  const placeholder = { vos: 'Escribí tu mensaje', tu: 'Escribe tu mensaje', usted: 'Escriba su mensaje' }[form]
  expect(show({}, face).field.placeholder).toBe(placeholder)
})

test.each([
  ['vos', 'Dejanos tu mensaje y te respondemos al abrir.', 'Completá tu nombre y tu mensaje.', 'responderte', 'tu'],
  ['tu', 'Déjanos tu mensaje y te respondemos al abrir.', 'Completa tu nombre y tu mensaje.', 'responderte', 'tu'],
  ['usted', 'Déjenos su mensaje y le respondemos al abrir.', 'Complete su nombre y su mensaje.', 'responderle', 'su'],
] as const)('the offline form addresses the visitor as %s', async (form, intro, missing, answer, own) => {
  const { chat } = show({ open: false }, publicSettings('El Trigal', {}, null, form))
  const leave = vi.fn(async () => {})
  Object.assign(chat, { leave })
  act(() => screen.getByRole('button', { name: 'Dejar un mensaje' }).click())
  await screen.findByText(intro)
  const send = () => act(() => void fireEvent.submit(root.querySelector('form.offline') as HTMLFormElement))
  send()
  expect(await screen.findByText(missing)).toBeTruthy()
  const fill = (name: string, value: string) => {
    ;(root.querySelector(`[name=${name}]`) as HTMLInputElement).value = value
  }
  fill('name', 'Ana')
  fill('message', 'Hola')
  send()
  expect(await screen.findByText(`Para ${answer} necesitamos un correo o un teléfono.`)).toBeTruthy()
  expect(leave).not.toHaveBeenCalled()
  fill('email', 'ana@example.com')
  send()
  expect(await screen.findByText(`¡Listo! Recibimos ${own} mensaje.`)).toBeTruthy()
  expect(leave).toHaveBeenCalledOnce()
})
