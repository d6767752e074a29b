import * as calls from '../calls/calls.ts'
import type { ChatItem } from './types.ts'

/** Milliseconds after an answer in which the event comes that a chat left. */
const LEAVE_MS = 10_000

/** Where a chat is after a request that may have given it away. */
export type HandedOver = Pick<ChatItem, 'assign_user' | 'area'>

/**
 * The chats of which no notice says that the user lost them: they did it themselves, or a refusal says who was faster.
 */
export function createSilences() {
  const silent = new Map<number, ReturnType<typeof setTimeout> | undefined>()

  function forget(id: number): void {
    clearTimeout(silent.get(id))
    silent.delete(id)
  }

  return {
    has: (id: number): boolean => silent.has(id),
    forget,
    /**
     * Sends a request without such a notice while it is under way.
     * @param left whether the user lost the chat by the request itself, as its answer tells
     */
    async during<T>(id: number, send: () => Promise<T>, left: (answer: T) => boolean): Promise<T> {
      forget(id)
      silent.set(id, undefined)
      // The event that it left may come after the answer.
      const end = (isLeaving: boolean) => {
        if (isLeaving && silent.has(id))
          silent.set(
            id,
            setTimeout(() => forget(id), LEAVE_MS),
          )
        else forget(id)
      }
      try {
        const answer = await send()
        end(left(answer))
        return answer
      } catch (error) {
        end(calls.isTaken(error))
        throw error
      }
    },
  }
}
