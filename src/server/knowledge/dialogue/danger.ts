import type { RuleContext } from './rule.ts'
import { buildSituationReply } from './system.ts'
import type { Reply } from './types.ts'
import { signsIn } from './urgency.ts'
import { foldWords } from './words.ts'

/** Returns what to tell at once to a customer who may be in danger: an accident, a fire, the smell of gas. */
export function buildDangerReplies({ bot, turn }: Pick<RuleContext, 'bot' | 'turn'>): Reply[] {
  if (!signsIn(turn.text).some(({ reason, isStrong }) => reason === 'accident' && isStrong)) return []
  return [buildSituationReply(bot, turn, /\bgas\b/.test(foldWords(turn.text)) ? 'danger_gas' : 'danger')]
}
