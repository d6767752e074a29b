import { normalizePhrase } from '../../../contract/phrase.ts'
import { announceTeam } from '../../knowledge/dialogue/handoff.ts'
import type { BotSnapshot, Decision, DialogueState, HandoffNotice, Turn } from '../../knowledge/dialogue/types.ts'
import type { Untold } from './dialogue-state.ts'

interface Given {
  turn: Turn
  /** the state before the message */
  given: DialogueState
  bot: BotSnapshot
  untold: Untold
  areaId: number | null
}

/** Whether a message is a button of the bot: the web chat sends its title. */
const isPress = ({ turn: { pressed, text }, given: { buttons } }: Given): boolean =>
  pressed !== undefined || buttons.some(({ title }) => normalizePhrase(title) === normalizePhrase(text))

/**
 * Returns a decision about a message of a customer whom a rule or a person gave to the team, which also says that the team
 * attends them, with what it says of that. Who gave it by hand is about to write: then only those are told who answer
 * something that the bot asked before. Undefined for others.
 */
export function withAnnouncement(
  decision: Decision,
  on: Given,
): { decision: Decision; notice: HandoffNotice } | undefined {
  const { state, replies, explanation } = decision
  const { turn, bot, untold, areaId } = on
  if (untold.reason === 'staff' && !isPress(on)) return undefined
  const isHanded = explanation.rule === 'handed'
  const variants = { ...state.variants }
  const { replies: said, notice } = announceTeam(bot, turn, areaId, variants)
  // What a waiting customer hears without an answer says less than that.
  const kept = isHanded ? replies.filter(({ kind }) => kind !== 'say') : replies
  return { decision: { ...decision, replies: [...kept, ...said], state: { ...state, variants } }, notice }
}
