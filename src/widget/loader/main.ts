import { type Kept, type LoaderFace, parse, type ToFrame, type ToPage } from '../protocol.ts'
import { iconOf } from './icon.ts'
import { styleOf } from './style.ts'

// What a customer's page runs: a button, and the chat's iframe once it is asked for. Served with the bot's settings as
// FACE. It sets no cookie, writes no markup from text and no style attribute, so that a strict policy of the page holds.

declare const FACE: LoaderFace

const script = (document.currentScript ??
  document.querySelector('script[src*="/widget/loader.js"]')) as HTMLScriptElement | null
const home = new URL(script?.src ?? location.href).origin
/** in the page's own storage: that there is a conversation, so that its unread messages can be shown */
const mark = `webchat:${FACE.key}`

let shown = false
let unread = 0
/** the frame listens; before that its window is still the page's own */
let ready = false
let frame: HTMLIFrameElement | undefined

const host = document.createElement('div')
const button = document.createElement('button')
const bubble = document.createElement('span')

function open(): HTMLIFrameElement {
  if (frame) return frame
  frame = document.createElement('iframe')
  frame.title = FACE.title
  frame.referrerPolicy = 'origin'
  frame.src = `${home}/widget/frame/${FACE.key}`
  frame.hidden = true
  button.before(frame)
  return frame
}

function tell(message: ToFrame): void {
  if (ready) frame?.contentWindow?.postMessage(message, home)
}

function show(visible: boolean): void {
  const panel = open()
  shown = visible
  panel.hidden = !visible
  host.toggleAttribute('data-open', visible)
  if (visible) panel.focus()
  else button.focus()
  label()
  tell({ w: 'shown', shown })
}

function label(): void {
  const waiting = shown || !unread ? '' : ` (${unread} ${unread === 1 ? 'mensaje sin leer' : 'mensajes sin leer'})`
  button.setAttribute('aria-label', (shown ? FACE.close : FACE.open) + waiting)
  button.setAttribute('aria-expanded', String(shown))
  bubble.textContent = unread > 9 ? '9+' : String(unread)
  bubble.hidden = shown || !unread
}

function hear({ source, origin, data }: MessageEvent): void {
  if (!frame || source !== frame.contentWindow || origin !== home) return
  const message = parse<ToPage>(data)
  if (message?.w === 'ready') {
    ready = true
    tell({ w: 'hello', kept: kept() ?? {} })
    tell({ w: 'shown', shown })
  } else if (message?.w === 'unread') {
    unread = message.count
    label()
  } else if (message?.w === 'close') show(false)
  else if (message?.w === 'started') keep('', null)
  else if (message?.w === 'keep') keep(message.name, message.value)
}

/** What is kept for the frame, and with it that there is a conversation; null when there is none or no storage. */
function kept(): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(mark) ?? 'null')
  } catch {
    return null
  }
}

function keep(name: string, value: string | null): void {
  try {
    const { [name]: _, ...others } = kept() ?? {}
    localStorage.setItem(mark, JSON.stringify(value === null ? others : { ...others, [name]: value }))
  } catch {
    // a page without storage: the conversation lasts as long as the page
  }
}

function start(): void {
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styleOf(FACE))
  root.adoptedStyleSheets = [sheet]
  button.type = 'button'
  button.append(iconOf())
  if (FACE.label) button.append(Object.assign(document.createElement('b'), { textContent: FACE.label }))
  button.append(bubble)
  bubble.setAttribute('aria-hidden', 'true')
  button.onclick = () => show(!shown)
  root.append(button)
  label()
  addEventListener('message', hear)
  document.body.append(host)
  if (kept()) (window.requestIdleCallback ?? setTimeout)(open)
}

if (!document.querySelector(`[data-webchat="${FACE.key}"]`)) {
  host.dataset.webchat = FACE.key
  if (document.body) start()
  else addEventListener('DOMContentLoaded', start)
}
