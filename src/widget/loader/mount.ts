import type { LoaderFace } from '../../contract/webchat.ts'
import { type Kept, parse, type ToFrame, type ToPage } from '../protocol.ts'
import { inviteOf } from './callout.ts'
import { iconOf } from './icon.ts'
import { fits } from './places.ts'
import { styleOf } from './style.ts'

/** Milliseconds between two looks at the address, where the browser tells of no changes. */
const LOOK_MS = 500

/** The button and the panel, as they stand in a page. */
export interface Mounted {
  show(visible: boolean): void
  remove(): void
}

/** Gives a shadow root its style: as a sheet of its own, which no policy of the page forbids, where browsers have that. */
function dress(root: ShadowRoot, text: string): void {
  if ('replaceSync' in CSSStyleSheet.prototype && 'adoptedStyleSheets' in root) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    root.adoptedStyleSheets = [sheet]
  } else root.append(Object.assign(document.createElement('style'), { textContent: text }))
}

/**
 * Puts the button into the page, and the chat's iframe once it is asked for.
 * @param home origin of the widget's server
 * @param source address of the frame
 */
export function mount(face: LoaderFace, home: string, source: string): Mounted {
  /** in the page's own storage: that there is a chat, so that its unread messages can be shown */
  const mark = `webchat:${face.key}`
  let shown = false
  /** the keyboard goes along: not when it opens by itself */
  let taken = true
  let unread = 0
  /** the frame listens; before that its window is still the page's own */
  let ready = false
  let frame: HTMLIFrameElement | undefined
  const host = document.createElement('div')
  const button = document.createElement('button')
  const bubble = document.createElement('span')
  const timers: number[] = []

  function open(): HTMLIFrameElement {
    if (frame) return frame
    frame = document.createElement('iframe')
    frame.title = face.title
    frame.referrerPolicy = 'origin'
    frame.allow = face.allow
    frame.src = source
    frame.hidden = true
    // a frame that does not know whose page it is on cannot tell that it listens
    frame.onload = () => ready || greet()
    button.before(frame)
    return frame
  }

  function tell(message: ToFrame): void {
    if (ready) frame?.contentWindow?.postMessage(message, home)
  }

  function greet(): void {
    ready = true
    tell({ w: 'hello', kept: kept() ?? {} })
    tell({ w: 'shown', shown, focus: shown && taken })
  }

  function show(visible: boolean, focus = true): void {
    const panel = open()
    shown = visible
    taken = focus
    panel.hidden = !visible
    host.toggleAttribute('data-open', visible)
    timers.forEach(clearTimeout)
    invite?.remove()
    if (focus) (visible ? panel : button).focus()
    label()
    tell({ w: 'shown', shown, focus })
  }

  function label(): void {
    const waiting = shown || !unread ? '' : ` (${unread} ${unread === 1 ? 'mensaje sin leer' : 'mensajes sin leer'})`
    button.setAttribute('aria-label', (shown ? face.close : face.open) + waiting)
    button.setAttribute('aria-expanded', String(shown))
    bubble.textContent = unread > 9 ? '9+' : String(unread)
    bubble.hidden = shown || !unread
  }

  function hear({ source, origin, data }: MessageEvent): void {
    if (!frame || source !== frame.contentWindow || origin !== home) return
    const message = parse<ToPage>(data)
    if (message?.w === 'ready') greet()
    else if (message?.w === 'unread') {
      unread = message.count
      label()
    } else if (message?.w === 'close') show(false)
    else if (message?.w === 'started') keep('', null)
    else if (message?.w === 'keep') keep(message.name, message.value)
  }

  /** What is kept for the frame, and with it that there is a chat; null when there is none or no storage. */
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
      // a page without storage: the chat lasts as long as the page
    }
  }

  /** Whether something is done for the first time in this visit. */
  function first(what: string): boolean {
    try {
      const place = `${mark}:${what}`
      const fresh = !sessionStorage.getItem(place)
      sessionStorage.setItem(place, '1')
      return fresh
    } catch {
      return true
    }
  }

  const after = (seconds: number, work: () => void) => timers.push(window.setTimeout(work, seconds * 1000))
  let address = ''
  let watch: ReturnType<typeof setInterval> | undefined
  /** Pages that change without being loaded again: shown or not, as it is now. */
  const place = () => {
    const [only, never] = face.urls
    address = location.href
    host.hidden = (only.length > 0 && !fits(only, location)) || fits(never, location)
  }
  const root = host.attachShadow({ mode: 'open' })
  dress(root, styleOf(face))
  button.type = 'button'
  button.append(iconOf(face.icon && new URL(face.icon, home).href))
  if (face.label) button.append(Object.assign(document.createElement('b'), { textContent: face.label }))
  button.append(bubble)
  bubble.setAttribute('aria-hidden', 'true')
  button.onclick = () => show(!shown)
  root.append(button)
  const invite = face.callout && inviteOf(face.callout, () => show(true))
  label()
  place()
  addEventListener('message', hear)
  addEventListener('popstate', place)
  const { navigation } = window as { navigation?: EventTarget }
  navigation?.addEventListener('navigatesuccess', place)
  // older browsers tell nobody of pushState, and the page's own history is left as it is
  if (!navigation && face.urls.some((rules) => rules[0]))
    watch = setInterval(() => address !== location.href && place(), LOOK_MS)
  host.dataset.webchat = face.key
  document.body.append(host)
  if (kept()) (window.requestIdleCallback ?? setTimeout)(open)
  const { auto, callout } = face
  if (auto) after(auto[0], () => !host.hidden && (!auto[1] || first('auto')) && show(true, false))
  if (invite && callout) after(callout[2], () => !host.hidden && !shown && first('callout') && button.before(invite))
  return {
    show,
    remove() {
      timers.forEach(clearTimeout)
      clearInterval(watch)
      removeEventListener('message', hear)
      removeEventListener('popstate', place)
      navigation?.removeEventListener('navigatesuccess', place)
      host.remove()
    },
  }
}
