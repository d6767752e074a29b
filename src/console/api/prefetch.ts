import { readToken } from './token.ts'

/** Milliseconds for which the answer of a prefetch may be used. */
const FRESH_MS = 5000

/** Answers of requests that were sent before the component that needs them was rendered, by session and key. */
const answers = new Map<string, Promise<unknown>>()

const keyOf = (key: string) => `${readToken() ?? ''} ${key}`

/**
 * Sends a request before the component that needs the answer is rendered, so that both happen at the same time.
 * @param key identifies the request: its URL, or a name with all its parameters
 */
export function prefetch<T>(key: string, load: () => Promise<T>): Promise<T> {
  const answer = load()
  const own = keyOf(key)
  answers.set(own, answer)
  const forget = () => {
    if (answers.get(own) === answer) answers.delete(own)
  }
  answer.then(() => setTimeout(forget, FRESH_MS), forget)
  return answer
}

/** Returns the answer of an equal prefetch of the same session, which serves one request, or sends the request. */
export function prefetched<T>(key: string, load: () => Promise<T>): Promise<T> {
  const own = keyOf(key)
  const answer = answers.get(own) as Promise<T> | undefined
  answers.delete(own)
  return answer ?? load()
}
