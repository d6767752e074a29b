import * as calls from '../calls/calls.ts'
import type { ChatItem, Left } from './types.ts'

/** Milliseconds after an answer in which the event comes that a chat left. */
const LEAVE_MS = 10_000

/** Where a chat is after a request that may have given it away. */
export type HandedOver = Pick<ChatItem, 'assign_user' | 'area'>

/** Whether what the user did themselves, or what a refusal tells, explains that a chat left. */
type Explains = (left: Left) => boolean

/** The request gave the chat away, or the refusal says who was faster. */
export const byRequest: Explains = ({ erased }) => !erased
/** The request gives nothing away: whoever moved the chat was somebody else. */
export const byOthers: Explains = () => false

interface Silence {
  /** requests under way */
  pending: number
  /** what ended requests explain, for the event that comes after the answer */
  ended: Set<Explains>
  /** how the chat left meanwhile, until a request explains it */
  left?: Left | undefined
}

export type Silences = ReturnType<typeof createSilences>

/**
 * The chats of which no notice says that the user lost them: they did it themselves, or a refusal says who was faster. A
 * loss that comes while a request is under way waits for its answer.
 * @param onLost receives a loss that turns out to be nothing that the user did
 */
export function createSilences(onLost: (id: number, left: Left) => void) {
  const silences = new Map<number, Silence>()

  function drop(id: number, silence: Silence): void {
    // A later silence of the same chat is not this one.
    if (silence.pending === 0 && silence.ended.size === 0 && silences.get(id) === silence) silences.delete(id)
  }

  function begin(id: number): Silence {
    const silence = silences.get(id) ?? { pending: 0, ended: new Set() }
    silence.pending += 1
    silences.set(id, silence)
    return silence
  }

  function end(id: number, silence: Silence, explains: Explains): void {
    silence.pending -= 1
    if (!silence.left) {
      silence.ended.add(explains)
      setTimeout(() => {
        silence.ended.delete(explains)
        drop(id, silence)
      }, LEAVE_MS)
    } else if (explains(silence.left)) silence.left = undefined
    const { left } = silence
    if (left && silence.pending === 0) {
      silence.left = undefined
      onLost(id, left)
    }
    drop(id, silence)
  }

  return {
    /** Returns whether nothing is to be said, or nothing yet, of an open chat that left. */
    covers(id: number, left: Left): boolean {
      const silence = silences.get(id)
      if (!silence) return false
      if ([...silence.ended].some((explains) => explains(left))) return true
      if (silence.pending > 0) silence.left = left
      return silence.pending > 0
    },
    /** The user opens the chat, which they see again: what comes now is another loss. */
    forget(id: number): void {
      const silence = silences.get(id)
      if (!silence) return
      silence.ended.clear()
      silence.left = undefined
      drop(id, silence)
    },
    /**
     * Sends a request without such a notice while it is under way.
     * @param explained returns which losses the answer explains
     */
    async during<T>(id: number, send: () => Promise<T>, explained: (answer: T) => Explains): Promise<T> {
      const silence = begin(id)
      let explains = byOthers
      try {
        const answer = await send()
        explains = explained(answer)
        return answer
      } catch (error) {
        if (calls.isTaken(error)) explains = byRequest
        throw error
      } finally {
        end(id, silence, explains)
      }
    },
  }
}
