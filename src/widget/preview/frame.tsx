/** @jsxImportSource preact */
import { render } from 'preact'
import type { PublicWebchatSettings } from '../../contract/webchat.ts'
import { App } from '../frame/App.tsx'
import type { Message } from '../frame/api.ts'
import type { Chat } from '../frame/chat.ts'
import { initialState } from '../frame/state.ts'
import { createTextResolver } from '../frame/text-resolver.ts'
import { applyTheme } from '../frame/theme.ts'
import { draftIn } from './messages.ts'
import '../frame/frame.css'
import '../frame/extras.css'

// The chat in the preview: shows unsaved settings with sample messages.

const sampleMessage = (id: number, from: Message['from'], text: string, more: Partial<Message> = {}): Message => ({
  ...{ id, from, text, name: null, at: new Date(2025, 2, 10, 10, id).toISOString(), files: [], buttons: [], key: null },
  ...more,
})

const sampleMessages: readonly Message[] = [
  sampleMessage(1, 'visitor', 'Hola, ¿hacen envíos?'),
  sampleMessage(2, 'bot', 'Sí: llegan en **24 a 48 horas**.', {
    buttons: [{ title: 'Ver los precios', type: 'response', target: null }],
  }),
  sampleMessage(3, 'visitor', 'Quiero hablar con una persona'),
]

/** Returns a static chat whose actions do nothing. */
function still({ show_agents, form_of_address: form }: PublicWebchatSettings): Chat {
  const nothing = async () => {}
  const greeting = createTextResolver(form)('Hola, soy Julieta. ¿En qué {te/le} puedo ayudar?')
  const samples = [...sampleMessages, sampleMessage(4, 'agent', greeting, { name: 'Julieta' })]
  const messages = samples.map((message) => (show_agents ? message : { ...message, name: null }))
  return {
    state: {
      ...initialState,
      phase: 'ready',
      live: true,
      consented: false,
      thread: { messages, tail: messages.length },
    },
    draft: { text: '', load: () => {}, sentAs: (key) => key, hear: () => {} },
    subscribe: () => () => true,
    start: () => {},
    show: () => {},
    send: () => {},
    retry: () => {},
    discard: () => {},
    older: nothing,
    rate: nothing,
    consent: nothing,
    leave: nothing,
    restart: nothing,
    whole: async () => messages,
    typing: () => {},
    upload: () => Promise.reject(new Error('preview')),
    file: () => Promise.reject(new Error('preview')),
    stop: () => {},
  }
}

addEventListener('message', (event) => {
  const draft = draftIn(event)
  if (!draft || event.source !== parent) return
  const { dark } = draft
  const theme = draft.face.theme === 'auto' ? (dark ? 'dark' : 'light') : draft.face.theme
  const face = { ...draft.face, theme }
  applyTheme(face)
  const close = () => parent.postMessage({ w: 'close' }, location.origin)
  render(
    <App chat={still(face)} face={face} focused={false} onClose={close} />,
    document.getElementById('root') as HTMLElement,
  )
})
parent.postMessage({ w: 'ready' }, location.origin)
