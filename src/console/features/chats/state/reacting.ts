import { withReactions } from './thread.ts'
import type { Reactions, Thread } from './types.ts'

/** Parts between the place of an answer and the next event: a reaction may change again before either comes. */
const STEP = 0.001

/**
 * Shows the team's reaction to a message before the server has it.
 * @param place the place of the answer among the events
 * @returns the thread, and what takes the reaction back unless something newer is known
 */
export function reactAtOnce(
  thread: Thread,
  { id, team_reaction }: { id: number } & Pick<Reactions, 'team_reaction'>,
  place: number,
): [Thread, undo: (now: Thread) => Thread] {
  const message = [...thread.messages, ...thread.tail].find((one) => one.id === id)
  if (!message) return [thread, (now) => now]
  const { reaction, team_reaction: before = null } = message
  const known = thread.reactions.get(id)
  const seq = known ? Math.max(place, known.seq + STEP) : place
  const fact = { seq, value: { reaction, team_reaction } }
  const undo = (now: Thread) =>
    now.reactions.get(id) === fact ? withReactions(now, id, { seq, value: { reaction, team_reaction: before } }) : now
  return [withReactions(thread, id, fact), undo]
}
