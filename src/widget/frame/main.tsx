/** @jsxImportSource preact */
import { render } from 'preact'
import { App } from './App.tsx'
import { type Face, makeApi } from './api.ts'
import { makeChat } from './chat.ts'
import { meetPage } from './host.ts'
import { memoryOf } from './storage.ts'
import { applyTheme } from './theme.ts'
import './frame.css'
import './extras.css'

/** What the frame's page is served with. */
interface Given {
  key: string
  face: Face
}

const { key, face } = JSON.parse(document.getElementById('face')?.textContent ?? '{}') as Given
const memory = memoryOf(key, (name, value) => page.tell({ w: 'keep', name, value }))
const api = makeApi(key, () => memory.get('secret'))
let seen = false
const root = document.getElementById('root') as HTMLElement

applyTheme(face)

const page = meetPage({
  onHello: (origin, kept) => {
    memory.adopt(kept)
    chat.start(origin)
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
  onStarted: () => page.tell({ w: 'started' }),
  onUnread: (count) => page.tell({ w: 'unread', count }),
  onSaid: () => {
    if (face.sound && !(seen && document.hasFocus())) void import('./sound.ts').then(({ chime }) => chime())
  },
})

function draw(focused: boolean): void {
  render(<App chat={chat} face={face} focused={focused} onClose={() => page.tell({ w: 'close' })} />, root)
}

draw(false)
