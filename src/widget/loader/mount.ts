import type { LoaderSettings } from '../../contract/webchat.ts'
import type { StoredValues, ToFrame, ToPage } from '../protocol.ts'
import { calloutElement } from './callout.ts'
import { element } from './element.ts'
import { iconOf } from './icon.ts'
import { styleOf } from './style.ts'
import { matchesPatterns } from './url-patterns.ts'

/** Polling interval for URL changes, in milliseconds, in browsers without the Navigation API. */
const LOOK_MS = 500

/** Opens or closes the chat. By default the focus follows. */
export type Show = (visible: boolean, focus?: boolean) => void

/**
 * Adds styles to a shadow root: as an adopted style sheet, which no CSP blocks, or in Safari before 16.4 as an inline
 * style.
 */
function dress(root: ShadowRoot, text: string): void {
  if ('replaceSync' in CSSStyleSheet.prototype && 'adoptedStyleSheets' in root) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    root.adoptedStyleSheets = [sheet]
  } else root.append(element('style', text))
}

/**
 * Adds the button to the page, and the chat's iframe on demand.
 * @param home origin of the widget's server
 * @param source URL of the frame
 * @param listening options of the page's listeners; with a signal they can be removed
 */
export function mount(face: LoaderSettings, home: string, source: string, listening?: AddEventListenerOptions): Show {
  /** localStorage key in the page. Its presence means that there is a chat whose unread messages should be shown. */
  const mark = `webchat:${face.key}`
  /** The draft has its own key: a text that was never sent is no chat to load the frame for. */
  const draft = `${mark}:draft`
  let shown = false
  /** whether opening moves the focus into the chat; false when it opens automatically */
  let taken = true
  let unread = 0
  /** The frame is listening. Before that, its window still has the page's origin. */
  let ready = false
  let frame: HTMLIFrameElement | undefined
  const host = element('div')
  const button = element('button')
  const bubble = element('span')
  const timers: ReturnType<typeof setTimeout>[] = []

  function open(): HTMLIFrameElement {
    if (frame) return frame
    frame = element('iframe')
    frame.title = face.title
    frame.referrerPolicy = 'origin'
    frame.allow = face.allow
    frame.src = source
    frame.hidden = true
    // A frame that cannot determine the page's origin cannot send `ready`.
    frame.onload = () => ready || greet()
    button.before(frame)
    return frame
  }

  function post(message: ToFrame): void {
    if (ready) frame?.contentWindow?.postMessage(message, home)
  }

  function greet(): void {
    ready = true
    post({
      w: 'hello',
      kept: { ...kept(), draft: read(draft) ?? undefined },
      page: location.pathname,
      title: document.title,
      from: document.referrer,
    })
    post({ w: 'shown', shown, focus: shown && taken })
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
    post({ w: 'shown', shown, focus })
  }

  function label(): void {
    const waiting = shown || !unread ? '' : ` (${unread} mensaje${unread > 1 ? 's' : ''} sin leer)`
    button.setAttribute('aria-label', (shown ? face.close : face.open) + waiting)
    button.setAttribute('aria-expanded', `${shown}`)
    bubble.textContent = unread > 9 ? '9+' : `${unread}`
    bubble.hidden = shown || !unread
  }

  function hear({ source, origin, data: message }: MessageEvent<ToPage | null>): void {
    // Nobody else sends from the frame: `parse` would cost every page 20 bytes.
    if (!frame || source !== frame.contentWindow || origin !== home) return
    if (message?.w === 'ready') greet()
    else if (message?.w === 'unread') {
      unread = message.count
      label()
    } else if (message?.w === 'close') show(false)
    else if (message?.w === 'started') keep('', null)
    else if (message?.w === 'keep') keep(message.name, message.value)
  }

  /** Returns a stored value; null without it or without storage. */
  function read<Value>(key: string): Value | null {
    try {
      return JSON.parse(localStorage.getItem(key) ?? 'null')
    } catch {
      return null
    }
  }

  function write(key: string, value: StoredValues | string | null): void {
    try {
      if (value === null) localStorage.removeItem(key)
      else localStorage.setItem(key, JSON.stringify(value))
    } catch {
      // No storage in this page: the chat is lost when the page is left.
    }
  }

  /** Returns the values stored for the frame; null without a chat. */
  const kept = () => read<StoredValues>(mark)

  function keep(name: string, value: string | null): void {
    if (name === 'draft') write(draft, value)
    // JSON leaves out what is undefined.
    else write(mark, { ...kept(), [name]: value ?? undefined })
  }

  /** Returns whether this is the first time in the current browser session. */
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

  const after = (seconds: number, work: () => void) => timers.push(setTimeout(work, seconds * 1000))
  let address = ''
  /** Updates the visibility for the current URL, also after navigations without a page load. */
  const place = () => {
    const [only, never] = face.urls
    address = location.href
    host.hidden = (only.length > 0 && !matchesPatterns(only, location)) || matchesPatterns(never, location)
  }
  const root = host.attachShadow({ mode: 'open' })
  dress(root, styleOf(face))
  button.append(iconOf(face.icon && new URL(face.icon, home).href))
  if (face.label) button.append(element('b', face.label))
  button.append(bubble)
  button.onclick = () => show(!shown)
  root.append(button)
  const invite = face.callout && calloutElement(face.callout, () => show(true))
  label()
  place()
  addEventListener('message', hear, listening)
  const { navigation } = window as { navigation?: EventTarget }
  navigation?.addEventListener('navigatesuccess', place, listening)
  // Older browsers have no event for pushState, and the page's history functions must not be patched.
  if (!navigation && face.urls.some((rules) => rules[0]))
    setInterval(() => address !== location.href && place(), LOOK_MS)
  host.dataset.webchat = face.key
  document.body.append(host)
  if (kept()) (window.requestIdleCallback ?? setTimeout)(open)
  const { auto, callout } = face
  if (auto) after(auto[0], () => !host.hidden && (!auto[1] || first('auto')) && show(true, false))
  if (invite && callout) after(callout[2], () => !host.hidden && !shown && first('callout') && button.before(invite))
  return show
}
