import { buildAbsenceReplies, noticeIn } from '../handoff.ts'
import type { Reading } from '../reading.ts'
import type { Decision, DialogueState, HandoffNotice, Reply, Turn } from '../types.ts'
import { isWithin, leftToTeam } from './acknowledge.ts'
import { type WaitingAsk, waitingAsk } from './asks.ts'
import { waitingText } from './texts.ts'
import type { Wait } from './types.ts'

/** Milliseconds within which the same question is not answered again. */
const AGAIN = 600_000

/**
 * Answers a waiting customer who asks what will happen, "¿me van a llamar?", "¿tardan mucho?", by what is known: who is
 * there now, when it opens, and how the customer can be reached. Nothing if somebody who is there has the conversation,
 * or if the settings leave everything to the team.
 */
export function answerOutlook({ message }: Reading, given: DialogueState, wait: Wait): Decision | undefined {
  const { turn, bot } = message
  const ask = waitingAsk(turn.text)
  if (!ask || wait.isTaken || wait.isUrgent || bot.settings.handoff?.answer_while_waiting === false) return undefined
  const { waiting = {} } = given
  const now = turn.now.toISOString()
  if (isWithin(AGAIN, waiting.told?.[ask], now)) return leftToTeam(given)
  const notice = noticeIn(bot, turn, wait.areaId)
  const isAbsent = notice === 'closed' || notice === 'absent'
  const tellsAbsence = isAbsent && !isWithin(AGAIN, waiting.absentAt, now)
  const variants = { ...given.variants }
  const absence = tellsAbsence ? buildAbsenceReplies(bot, turn, wait.areaId, notice, variants) : []
  const own = ownReply(ask, message.turn, { notice, tellsAbsence, hasUsualWait: bot.usualWait !== undefined })
  const replies: Reply[] = [...absence, ...(own ? [waitingText(bot, turn, own)] : [])]
  const told = { ...waiting.told, [ask]: now }
  return leftToTeam(given, replies, {
    variants,
    waiting: { ...waiting, told, ...(tellsAbsence && { absentAt: now }) },
  })
}

/** What is known when a customer asks. */
interface Known {
  notice: HandoffNotice | undefined
  /** the same reply says that nobody is there */
  tellsAbsence: boolean
  hasUsualWait: boolean
}

function ownReply(
  ask: WaitingAsk,
  turn: Turn,
  { notice, tellsAbsence, hasUsualWait }: Known,
): Parameters<typeof waitingText>[2] | undefined {
  if (ask === 'call') return reachKnown(turn)
  if (notice === 'present') return 'present'
  if (notice === undefined) return ask === 'long' ? waitText(hasUsualWait) : 'open'
  return tellsAbsence || ask === 'there' ? undefined : waitText(hasUsualWait)
}

const waitText = (hasUsualWait: boolean) => (hasUsualWait ? 'usual_wait' : 'unknown_wait')

/** Returns what to say of how the customer can be reached. */
function reachKnown({ channel, known = {} }: Turn): 'here' | 'phone' | 'email' | 'no_phone' {
  if (channel !== 'webchat') return 'here'
  if (known['kind:phone'] || known['name:telefono']) return 'phone'
  return known['kind:email'] || known['name:correo'] ? 'email' : 'no_phone'
}
