import type { Api } from './api.ts'

/**
 * Returns a function that reports whether the visitor is typing, once the chat has messages. Requests run one after the
 * other, so that a slow one cannot override a later one.
 */
export function typingReports(api: Pick<Api, 'typing'>, hasMessages: () => boolean): (typing: boolean) => void {
  /** whether the visitor was last reported as typing */
  let writes = false
  let queue: Promise<unknown> = Promise.resolve()
  return (typing) => {
    if (!hasMessages() || (!typing && !writes)) return
    writes = typing
    queue = queue.then(() => api.typing(typing)).catch(() => {})
  }
}
