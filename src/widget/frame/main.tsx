/** @jsxImportSource preact */
import { render } from 'preact'
import { App } from './App.tsx'
import { makeApi, type PublicSettings } from './api.ts'
import { makeChat } from './chat.ts'
import { connectHost, hasConsoleSession, standAlone } from './host.ts'
import { openChatStorage } from './storage.ts'
import { applyTheme } from './theme.ts'
import './frame.css'
import './extras.css'

/** Data embedded in the frame's HTML. */
interface Given {
  key: string
  face: PublicSettings
  /** the chat is a page of its own */
  hosted?: boolean
}

const { key, face, hosted } = JSON.parse(document.getElementById('face')?.textContent ?? '{}') as Given
const memory = openChatStorage(key, (name, value) => page.post({ w: 'keep', name, value }))
const api = makeApi(key, () => memory.get('secret'), face.form_of_address)
const company = new URLSearchParams(location.search).get('company')
const asked = new URLSearchParams(location.search).get('text')?.slice(0, 200)
let seen = false
const root = document.getElementById('root') as HTMLElement

applyTheme(face)

const page = (hosted ? standAlone : connectHost)({
  onHello: (origin, kept, place) => {
    memory.adopt(kept)
    chat.draft.load()
    // A link of the business may write the first words, which the visitor sends.
    if (asked && !chat.draft.text) chat.draft.text = asked
    chat.start({
      origin,
      ...place,
      ...(/^[a-z0-9-]{1,35}$/i.test(navigator.language) && { language: navigator.language }),
      ...(company && { company_token: company }),
      ...(hosted && { team: hasConsoleSession() }),
    })
  },
  onShown: (shown, focus) => {
    chat.show(shown)
    seen = shown
    draw(shown && focus)
  },
})
const chat = makeChat({
  api,
  memory,
  key,
  onStarted: () => page.post({ w: 'started' }),
  onUnread: (count) => page.post({ w: 'unread', count }),
  onSaid: () => {
    if (face.sound && !(seen && document.hasFocus())) void import('./sound.ts').then(({ chime }) => chime())
  },
})

function draw(focused: boolean): void {
  const onClose = hosted ? undefined : () => page.post({ w: 'close' })
  render(<App chat={chat} face={face} focused={focused} onClose={onClose} />, root)
}

draw(false)
