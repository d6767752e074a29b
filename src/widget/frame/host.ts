import { type Kept, parse, type ToFrame, type ToPage } from '../protocol.ts'

/** The page around the frame, as far as it is heard. */
interface Page {
  tell(message: ToPage): void
}

interface Hearing {
  /** the page said hello: its exact origin, and what it kept for the frame */
  onHello: (origin: string, kept: Kept) => void
  onShown: (shown: boolean, focus: boolean) => void
}

/**
 * Origin of the page around the frame, as the browser tells it; undefined where it does not, and then the page says
 * hello by itself once the frame has loaded.
 */
function embedder(): string | undefined {
  const address = location.ancestorOrigins?.[0] ?? document.referrer
  try {
    return new URL(address).origin
  } catch {
    return undefined
  }
}

/**
 * Meets the page that embeds the frame. Its origin is what the browser says, not what the page says; afterwards only
 * that origin is heard and told anything.
 */
export function meetPage({ onHello, onShown }: Hearing, around: Window = parent): Page {
  let origin: string | undefined
  addEventListener('message', (event) => {
    if (event.source !== around || event.origin === 'null') return
    const message = parse<ToFrame>(event.data)
    if (!message || (origin !== undefined && event.origin !== origin)) return
    if (message.w === 'hello' && origin === undefined) {
      origin = event.origin
      onHello(origin, message.kept ?? {})
    } else if (message.w === 'shown' && origin !== undefined) onShown(message.shown === true, message.focus === true)
  })
  const site = embedder()
  if (site) around.postMessage({ w: 'ready' } satisfies ToPage, site)
  return {
    tell(message) {
      if (origin !== undefined) around.postMessage(message, origin)
    },
  }
}
