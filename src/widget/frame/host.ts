import { parse, type StoredValues, type ToFrame, type ToPage } from '../protocol.ts'

/** Channel to the embedding page. */
interface Page {
  post(message: ToPage): void
}

/** What the embedding page says of itself. */
interface PageFacts {
  page?: string
  title?: string
  referrer?: string
}

/** Longest title and address that the server takes, in characters. */
const TITLE = 200
const ADDRESS = 2000

/** Returns what a page says of itself, as far as it can be told. */
function factsOf(page: unknown, title: unknown, from: unknown): PageFacts {
  const text = (value: unknown, most: number) => (typeof value === 'string' && value ? value.slice(0, most) : undefined)
  const [path, named, referrer] = [text(page, ADDRESS), text(title, TITLE), text(from, ADDRESS)]
  return { ...(path && { page: path }), ...(named && { title: named }), ...(referrer && { referrer }) }
}

interface Hearing {
  /** the page's verified origin, what it stores for the frame, and which page it is */
  onHello: (origin: string, kept: StoredValues, page: PageFacts) => void
  onShown: (shown: boolean, focus: boolean) => void
}

/**
 * Returns the embedding page's origin as reported by the browser. It is undefined in browsers that do not report it.
 * The page then says hello itself once the frame has loaded.
 */
function embedder(): string | undefined {
  const address = location.ancestorOrigins?.[0] ?? document.referrer
  try {
    return new URL(address).origin
  } catch {
    return undefined
  }
}

/** Local-storage key under which the console, which has the same origin as this page, stores its session. */
const CONSOLE_TOKEN = 'jwt'
/** Width in px from which the text field takes the focus: on a phone the keyboard would cover half of the page. */
const WIDE = 600

/** Returns whether somebody is signed in to the console in this browser. */
export function hasConsoleSession(): boolean {
  try {
    return !!localStorage.getItem(CONSOLE_TOKEN)
  } catch {
    return false
  }
}

/** Plays the embedding page for a chat that is a page of its own. The count of unread messages goes into its title. */
export function standAlone({ onHello, onShown }: Hearing): Page {
  const { title } = document
  queueMicrotask(() => {
    onHello(location.origin, {}, factsOf(location.pathname, title, document.referrer))
    onShown(true, innerWidth >= WIDE)
  })
  return {
    post(message) {
      if (message.w === 'unread') document.title = message.count ? `(${message.count}) ${title}` : title
    },
  }
}

/**
 * Connects to the page that embeds the frame. Its origin comes from the browser, not from the message content. After
 * the hello, messages are only exchanged with that origin.
 */
export function connectHost({ onHello, onShown }: Hearing, around: Window = parent): Page {
  let origin: string | undefined
  addEventListener('message', (event) => {
    if (event.source !== around || event.origin === 'null') return
    const message = parse<ToFrame>(event.data)
    if (!message || (origin !== undefined && event.origin !== origin)) return
    if (message.w === 'hello' && origin === undefined) {
      origin = event.origin
      onHello(origin, message.kept ?? {}, factsOf(message.page, message.title, message.from))
    } else if (message.w === 'shown' && origin !== undefined) onShown(message.shown === true, message.focus === true)
  })
  const site = embedder()
  if (site) around.postMessage({ w: 'ready' } satisfies ToPage, site)
  return {
    post(message) {
      if (origin !== undefined) around.postMessage(message, origin)
    },
  }
}
