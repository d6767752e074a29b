import { newerFact } from './chat.ts'
import { withReactions } from './thread.ts'
import type { Fact, Reactions, Thread } from './types.ts'

/** Parts between the place of an answer and the next event: a reaction may change again before either comes. */
const STEP = 0.001

/**
 * Shows the team's reaction to a message before the server has it.
 * @param place the place of the answer among the events
 * @returns the thread, and what its answer changes: one that was refused gives way to what the server last confirmed,
 *   unless something newer is known
 */
function reactAtOnce(
  thread: Thread,
  { id, team_reaction }: { id: number } & Pick<Reactions, 'team_reaction'>,
  place: number,
): [Thread, settle: (now: Thread, isSaved: boolean) => Thread] {
  const message = [...thread.messages, ...thread.tail].find((one) => one.id === id)
  if (!message) return [thread, (now) => now]
  const { reaction, team_reaction: before = null } = message
  const known = thread.reactions.get(id)
  const seq = known ? Math.max(place, known.seq + STEP) : place
  // What was fetched since is newer than what was confirmed before it.
  const waits = known && known.seq > thread.since ? known.confirmed : undefined
  const confirmed = waits ?? { seq: known?.seq ?? -1, value: { reaction, team_reaction: before } }
  const own: Fact<Reactions> = { seq, value: { reaction, team_reaction } }
  const settle = (now: Thread, isSaved: boolean) => {
    const current = now.reactions.get(id)
    if (!current?.confirmed) return now
    const saved = isSaved ? newerFact(current.confirmed, own) : current.confirmed
    // A reaction that was chosen afterwards still waits for its answer.
    const next = current.seq === seq ? { seq, value: saved.value } : { ...current, confirmed: saved }
    return withReactions(now, id, next)
  }
  return [withReactions(thread, id, { ...own, confirmed }), settle]
}

/**
 * {@link reactAtOnce} in a thread that changes. Returns what its answer changes.
 * @param change applies a function to the thread
 */
export function showReactionIn(
  change: (apply: (thread: Thread) => Thread) => void,
  reaction: Parameters<typeof reactAtOnce>[1],
  place: number,
): (isSaved: boolean) => void {
  let settle: ReturnType<typeof reactAtOnce>[1] = (thread) => thread
  change((thread) => {
    const [next, settled] = reactAtOnce(thread, reaction, place)
    settle = settled
    return next
  })
  return (isSaved) => change((thread) => settle(thread, isSaved))
}
